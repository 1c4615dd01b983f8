import { expect, it } from 'vitest'
import { apply, applyAll } from '../../../../src/rules/apply'
import title from '../../../../src/titles/18lilliput/index'
import { positionOf } from '../../../../src/titles/18lilliput/later/positionOf'
import { law } from '../../../../src/titles/18lilliput/law'
import type { LilState } from '../../../../src/titles/18lilliput/state'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { throughJson } from '../../../random'
import { randomGame } from '../../../randomGame'
import { kits } from '../../kits'

const kit = kits.find(({ id }) => id === title.id)

it('a game joined from any table plays on as the one it was taken from', () => {
  for (let seed = 18; seed < 24; seed++) {
    if (!kit) throw new Error('it has no kit')
    const game = randomGame(kit, seed, 400)
    const states = game.states as readonly LilState[]
    for (const [n, state] of states.entries()) {
      const table = n % 7 === 0 ? positionOf(state) : undefined
      if (!table) continue
      const joined = apply(law, game.start as LilState, throughJson({ type: 'position', table }) as never)
      if ('refusal' in joined) throw new Error(`${n} ${JSON.stringify(joined.refusal)}`)
      expect(report(joined.state), `entry ${n} ${JSON.stringify(state.turn)}`).toEqual(report(state))
      expect(joined.state.turn).toEqual(state.turn)
      const later = applyAll(law, joined.state, game.actions.slice(n + 1, n + 40) as never[])
      if ('refusal' in later) throw new Error(`${n} ${JSON.stringify(later.refusal)}`)
      expect(report(later.state)).toEqual(report(states[Math.min(n + 39, states.length - 1)] ?? state))
    }
  }
})

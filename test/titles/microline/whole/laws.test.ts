import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../../src/bank/money'
import { apply, choices } from '../../../../src/rules/apply'
import { worthOf } from '../../../../src/rules/view'
import { throughJson } from '../../../random'
import { randomGame } from '../../../randomGame'
import type { Kit } from '../../kits'
import { micro, SHARES, setupFor, sharesIn } from '../kit'
import type { MicroState } from '../state'

/** What the general suites ask of a title. Their laws expect longer games than these. */
const kit: Kit = {
  id: micro.id,
  title: micro,
  recorded: [],
  sample: [],
  comparable: report => report,
  setupFor: players => setupFor(players),
  money: () => 0,
  urges: { stop: 0, run: 6 },
  lost: (_, state) =>
    (state as MicroState).companies.flatMap(({ id }) =>
      sharesIn(state as MicroState, id) === SHARES ? [] : [`shares of ${id}`],
    ),
  illegal: () => [],
}

const { law, view, report, start } = micro
const seeds = Array.from({ length: 25 }, (_, i) => i + 1)
const played = (rulings: boolean) => seeds.map(seed => randomGame(kit, seed, 120, rulings))

describe('random games', () => {
  it.each([false, true])('lose nothing and report what is so (with rulings: %s)', rulings => {
    for (const { start: first, states } of played(rulings))
      for (const state of states) {
        expect(totalCash(state.cash)).toBe(kit.money(state.players.length))
        expect(kit.lost(first, state)).toEqual([])
        const { purses, over, actor, worth } = view(state)
        expect(purses.filter(({ holder, books }) => state.cash[holder] !== books)).toEqual([])
        expect(actor === null).toBe(over !== null)
        for (const [player, score] of Object.entries(report(state).scores ?? {}))
          expect(worthOf({ worth }, player)).toBe(score)
      }
  })

  it('end with their last round, and somebody can act until then', () => {
    for (const { states } of played(false)) {
      for (const state of states) {
        const open = choices(law, state).filter(({ draft, refusal }) => !refusal && draft.type !== 'stop')
        expect(open.length > 0).toBe(view(state).over === null)
      }
      expect(view(states.at(-1) as MicroState).over).toBe('rounds')
    }
  })

  it('are the same once written as JSON and read back', () => {
    for (const { setup, actions, states } of played(true)) {
      let state = start(throughJson(setup))
      for (const [i, action] of throughJson(actions).entries()) {
        const outcome = apply(law, state, action)
        if ('refusal' in outcome) throw new Error(outcome.refusal.code)
        state = throughJson(outcome.state)
        expect(state).toEqual(states[i])
      }
    }
  })

  it('offer what is accepted, and grey out what is refused', () => {
    for (const { states } of played(false))
      for (const state of states)
        for (const { draft, refusal } of choices(law, state)) {
          const outcome = apply(law, state, draft)
          expect('refusal' in outcome ? outcome.refusal : undefined).toEqual(refusal)
        }
  })
})

import { describe, expect, it } from 'vitest'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { apply } from '../../../../src/rules/apply'
import { knownGames, merged } from '../../../games/recorded'
import type { Tree } from '../../kits'
import { comparable } from '../kit'
import { type Action1889, law } from '../law'
import { report, start } from '../start'

describe('the recorded games of 1889', () => {
  it.each(knownGames('1889').map(game => [game.seed, game] as const))(
    'game %s has every recorded table',
    (_, game) => {
      let state: AnyRailway = start(game)
      let table: Tree = {}
      for (const [i, { action, after }] of game.trace.entries()) {
        const outcome = apply(law, state, action as Action1889)
        if ('refusal' in outcome)
          throw new Error(`entry ${i} ${JSON.stringify(action)}: ${JSON.stringify(outcome.refusal)}`)
        state = outcome.state
        if (!after) continue
        table = merged(table, after) as Tree
        expect({ i, action, ...comparable(report(state) as unknown as Tree) }).toEqual({
          i,
          action,
          ...table,
        })
      }
    },
  )
})

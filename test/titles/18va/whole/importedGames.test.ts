import { describe, expect, it } from 'vitest'
import type { Setup } from '../../../../src/rules/rule'
import type { VaAction } from '../../../../src/titles/18va/law'
import { knownGames, setupOf } from '../games'
import { imported } from '../import/kit'
import { type Manner, recordedThere, rulesOf } from '../import/record'

/** The entries without their times, and without cities, which the recorded games lack. */
const plain = (actions: readonly object[]) =>
  actions.map(({ at: _, city: __, ...action }: { at?: unknown; city?: unknown }) => action)

const MANNERS: readonly Manner[] = [
  { coal: 'route', silent: false },
  { coal: 'run', silent: true },
  { coal: 'both', silent: true },
]

const games = knownGames()
const actionsOf = ({ trace }: (typeof games)[number]) => trace.map(({ action }) => action)

/** Imports one of our games as 18xx.games would have recorded it. */
function back(setup: Setup, actions: readonly VaAction[], manner: Manner) {
  const entries = recordedThere(setup, actions, manner)
  return imported(entries, { settings: { optional_rules: rulesOf(setup) } }, setup.players.length)
}

describe('a game as 18xx.games would have recorded it', () => {
  it.each(games.flatMap((_, n) => (n % 3 === 0 ? [n] : [])))('%i comes back entry by entry', async n => {
    const game = games[n] as (typeof games)[number]
    const actions = actionsOf(game)
    const result = await back(setupOf(game), actions, MANNERS[(n / 3) % 3] as Manner)
    expect(result.stopped).toBeUndefined()
    const { length } = result.file.actions
    expect(plain(result.file.actions)).toEqual(plain(actions.slice(0, length)))
    // Only the end of the very last turn may be missing, because no later entry shows that it was over.
    expect(actions.slice(length).every(({ type }) => ['run', 'endTurn', 'pass'].includes(type))).toBe(true)
  })

  it('is one in which corporations close and start again, powers are used and bids forced', () => {
    const some = games.filter((_, n) => n % 3 === 0).map(actionsOf)
    const has = (test: (action: VaAction) => boolean) => some.some(actions => actions.some(test))
    expect(has(action => action.type === 'bid' && action.amount === 0)).toBe(true)
    expect(has(action => action.type === 'usePrivate' && action.use === 'trainLimit')).toBe(true)
    expect(has(action => action.type === 'run' && (action.coal ?? 0) > 0)).toBe(true)
    const again = (actions: readonly VaAction[]) => {
      const started = actions.flatMap(action => (action.type === 'par' ? [action.corporation] : []))
      return new Set(started).size < started.length
    }
    expect(some.some(again)).toBe(true)
  })
})

import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { apply } from '../../src/rules/apply'
import type { Action, Setup } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import { WHOLE } from '../all'
import { tablesOf } from '../played'
import { throughJson } from '../random'
import { randomGame } from '../randomGame'
import { type Kit, kits } from '../titles/kits'

/** Lists whose order no rule looks at: trains of one owner or pile, and what was done once, by or to whom. */
const UNORDERED = ['owned', 'market', 'gone', 'objectives', 'operatedOnce', 'bankrupt']

/** A table without meaningless order, so that two that play alike are equal. */
function plainly(value: unknown, key = '', inUnordered = false): unknown {
  const unordered = UNORDERED.includes(key)
  if (Array.isArray(value)) {
    const items = value.map(item => plainly(item))
    return unordered || inUnordered ? items.map(item => JSON.stringify(item)).sort() : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([inner, it]) => [inner, plainly(it, inner, unordered)]),
  )
}

/** What was done on a turn in progress, without what it was done to: not every title's position says that. */
const namelessly = (state: AnyState): unknown =>
  JSON.parse(JSON.stringify(state), (key, value) =>
    key === 'deeds' && Array.isArray(value) ? value.map(({ is }) => ({ is })) : value,
  )

/** Do both tables play on alike? The quick test takes that for granted if only names of what was done differ. */
const sameTable = (a: AnyState, b: AnyState) =>
  isDeepStrictEqual(plainly(a), plainly(b)) ||
  (!WHOLE &&
    JSON.stringify(a).includes('"of":""') &&
    isDeepStrictEqual(plainly(namelessly(a)), plainly(namelessly(b))))

/** A game as it was played. */
interface Played {
  readonly setup: Setup
  readonly actions: readonly Action[]
}

/** Why a game that is cut here does not play on as it did; `undefined` if it does. */
function cut(kit: Kit, game: Played, n: number, state: AnyState, table: unknown): string | undefined {
  const { law, report } = kit.title
  const action: Action & { readonly table: unknown } = { type: 'position', table: throughJson(table) }
  const read = v.safeParse((law.rules.position as { schema: v.GenericSchema }).schema, action)
  if (!read.success) return `${read.issues[0].message} at ${v.getDotPath(read.issues[0])}`
  const joined = apply(law, kit.title.start(game.setup), action)
  if ('refusal' in joined) return JSON.stringify(joined.refusal)
  // Tables that are alike in everything the rules look at play on alike.
  if (sameTable(joined.state, state)) return undefined
  let [left, right] = [joined.state, state]
  for (const [i, next] of game.actions.entries()) {
    if (i < n) continue
    const [one, other] = [apply(law, left, next), apply(law, right, next)]
    if ('refusal' in one || 'refusal' in other) return `entry ${i + 1} ${JSON.stringify(one)}`.slice(0, 300)
    ;[left, right] = [one.state, other.state]
    if (!isDeepStrictEqual(report(left), report(right))) return `the table after entry ${i + 1} differs`
  }
  return undefined
}

/** Tries the cuts of a game, one in `every` from the given one on, and lists those that fail. */
async function cuts(kit: Kit, game: Played, every: number, from = 0) {
  const positionOf = await kit.title.position?.()
  if (!positionOf) throw new Error(`${kit.id} cannot be joined`)
  const failed: string[] = []
  const tables = tablesOf(kit.title.law, kit.title.start(game.setup), game.actions)
  let count = 0
  for (const [n, state] of tables.entries()) {
    if (n % every !== from % every && n !== game.actions.length) continue
    count++
    const why = cut(kit, game, n, state, positionOf(state))
    if (why) failed.push(`after ${n}: ${why}`)
  }
  return { count, failed }
}

/** Titles whose games can be joined midway. */
const joinable = kits.filter(({ title }) => title.position)

describe.each(joinable)('a game of $id that is cut, joined from its printed position and played on', kit => {
  const games = WHOLE ? kit.recorded : kit.sample
  for (const [i, game] of games.entries())
    it(`has the same tables to the end: game ${i + 1} of ${games.length}`, async () => {
      const played = { setup: game, actions: game.trace.map(({ action }) => action) }
      // Each game is cut at other places than the one before.
      const every = WHOLE ? 6 : 17
      const { count, failed } = await cuts(kit, played, every, i)
      expect(failed).toEqual([])
      expect(count).toBeGreaterThanOrEqual(Math.floor(played.actions.length / every))
    }, 600_000)
})

describe.each(joinable)(
  'a game of $id with rulings that is cut, joined from its printed position and played on',
  kit => {
    const seeds = Array.from({ length: WHOLE ? 20 : 4 }, (_, i) => 1400 + i)
    it.each(seeds)(
      'has the same tables to the end, whatever the rulings: seed %i',
      async seed => {
        const { setup, actions } = randomGame(kit, seed, 400, true)
        const every = WHOLE ? 4 : 11
        const { count, failed } = await cuts(kit, { setup, actions }, every)
        expect(failed).toEqual([])
        expect(count).toBeGreaterThanOrEqual(actions.length / every)
        expect(actions.some(({ type }) => type === 'correct')).toBe(true)
      },
      600_000,
    )
  },
)

import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { apply } from '../src/rules/apply'
import type { Action } from '../src/rules/rule'
import type { AnyState } from '../src/rules/state'
import type { Recorded } from './games/recorded'
import { type Kit, kits } from './titles/kits'
import { WHOLE } from './whole'

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value))

/** Lists whose order no rule looks at: trains of one owner or pile, and who or what something was done by or to once. */
const UNORDERED = ['owned', 'market', 'gone', 'objectives', 'operatedOnce']

/** A table without the order that means nothing, so that two that play alike are equal. */
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

const sameTable = (a: AnyState, b: AnyState) => isDeepStrictEqual(plainly(a), plainly(b))

/** Why a game that is cut here does not play on as it was, or nothing. */
function cut(kit: Kit, game: Recorded, n: number, state: AnyState, table: unknown): string | undefined {
  const { law, report } = kit.title
  const action: Action & { readonly table: unknown } = { type: 'position', table: throughJson(table) }
  const read = v.safeParse((law.rules.position as { schema: v.GenericSchema }).schema, action)
  if (!read.success) return `${read.issues[0].message} at ${v.getDotPath(read.issues[0])}`
  const joined = apply(law, kit.title.start(game), action)
  if ('refusal' in joined) return JSON.stringify(joined.refusal)
  // Tables that are alike in all that the rules look at play on alike.
  if (sameTable(joined.state, state)) return undefined
  let [left, right] = [joined.state, state]
  for (const [i, step] of game.trace.entries()) {
    if (i < n) continue
    const [one, other] = [apply(law, left, step.action), apply(law, right, step.action)]
    if ('refusal' in one || 'refusal' in other) return `entry ${i + 1} ${JSON.stringify(one)}`.slice(0, 300)
    ;[left, right] = [one.state, other.state]
    if (!isDeepStrictEqual(report(left), report(right))) return `the table after entry ${i + 1} differs`
  }
  return undefined
}

/** All cuts of a game, those with an answer why not first. */
async function cuts(kit: Kit, game: Recorded, every: number) {
  const positionOf = await kit.title.position?.()
  if (!positionOf) throw new Error(`${kit.id} cannot be joined`)
  const failed: string[] = []
  let state = kit.title.start(game)
  let count = 0
  for (let n = 0; n <= game.trace.length; n++) {
    if (n > 0) {
      const outcome = apply(kit.title.law, state, game.trace[n - 1]?.action as Action)
      if ('refusal' in outcome) throw new Error(outcome.refusal.code)
      state = outcome.state
    }
    if (n % every !== 0 && n !== game.trace.length) continue
    count++
    const why = cut(kit, game, n, state, positionOf(state))
    if (why) failed.push(`after ${n}: ${why}`)
  }
  return { count, failed }
}

describe.each(kits)('a game of $id that is cut, joined from its printed position and played on', kit => {
  const games = WHOLE ? kit.recorded : kit.sample
  for (const [i, game] of games.entries())
    it(`has the same tables to the end: game ${i + 1} of ${games.length}`, async () => {
      const { count, failed } = await cuts(kit, game, WHOLE ? 1 : 3)
      expect(failed).toEqual([])
      expect(count).toBeGreaterThan(10)
    }, 600_000)
})

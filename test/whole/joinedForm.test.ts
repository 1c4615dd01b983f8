import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { apply } from '../../src/rules/apply'
import type { Action, Setup } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import { WHOLE } from '../all'
import { doneBy } from '../played'
import { throughJson } from '../random'
import { randomGame } from '../randomGame'
import { type Kit, kits } from '../titles/kits'

/** Lists whose order no rule looks at: trains of one owner, and what was done once. */
const UNORDERED = ['trains', 'trainMarket', 'scrapped', 'gone', 'operated', 'done', 'terrain', 'laid']

/** A position without meaningless order. */
function plainly(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map(item => plainly(item))
    return UNORDERED.includes(key) ? items.toSorted() : items
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, it]) => [inner, plainly(it, inner)]))
}

/** Where two positions differ, by key. */
function differences(a: unknown, b: unknown, at = ''): readonly string[] {
  if (JSON.stringify(a) === JSON.stringify(b)) return []
  const isTree = (it: unknown): it is Readonly<Record<string, unknown>> =>
    typeof it === 'object' && it !== null && !Array.isArray(it)
  if (!isTree(a) || !isTree(b)) return [`${at}: ${JSON.stringify(a)} is ${JSON.stringify(b)}`]
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].flatMap(key => differences(a[key], b[key], `${at}.${key}`))
}

/** What a position loses on its way through the form and a new join. */
function lostBy(kit: Kit, fresh: AnyState, printed: (state: AnyState) => unknown, state: AnyState) {
  const { form } = kit
  if (!form) throw new Error(`${kit.id} has no form`)
  const table = throughJson(printed(state))
  const filled = form.from(fresh, table)
  const lack = form.missing(fresh, filled)
  if (lack) return [`asks ${JSON.stringify(lack)}`]
  const entry = throughJson(form.entry(fresh, filled))
  const read = v.safeParse((kit.title.law.rules.position as { schema: v.GenericSchema }).schema, entry)
  if (!read.success) return [`${read.issues[0].message} at ${v.getDotPath(read.issues[0])}`]
  const joined = apply(kit.title.law, fresh, entry)
  if ('refusal' in joined) return [JSON.stringify(joined.refusal)]
  return differences(plainly(table), plainly(throughJson(printed(joined.state))))
}

async function tried(kit: Kit, setup: Setup, actions: readonly Action[], every: number) {
  const printed = await kit.title.position?.()
  if (!printed) throw new Error(`${kit.id} cannot be joined`)
  const fresh = kit.title.start(setup)
  const lost: string[] = []
  let count = 0
  for (const [i, { state }] of doneBy(kit.title.law, fresh, actions).entries()) {
    if (i % every !== 0 && i !== actions.length - 1) continue
    count++
    lost.push(...lostBy(kit, fresh, printed, state).map(what => `${i + 1} ${what}`))
  }
  return { count, lost }
}

it('there is a form for each title whose games can be joined', () => {
  for (const { id, title, form } of kits)
    expect([id, form !== undefined]).toEqual([id, title.position !== undefined])
})

describe.each(kits.filter(({ form }) => form))(
  'a table of $id that was joined by its printed position and is put right in the form',
  kit => {
    const games = WHOLE ? kit.recorded : kit.sample
    for (const [i, game] of games.entries())
      it(`keeps all that it says: game ${i + 1} of ${games.length}`, async () => {
        const actions = game.trace.map(({ action }) => action)
        const every = WHOLE ? 7 : 17
        const { count, lost } = await tried(kit, game, actions, every)
        expect(lost).toEqual([])
        expect(count).toBeGreaterThanOrEqual(actions.length / every)
      }, 600_000)

    const seeds = Array.from({ length: WHOLE ? 20 : 4 }, (_, i) => 1400 + i)
    it.each(seeds)(
      'keeps the effects of rulings: seed %i',
      async seed => {
        const { setup, actions } = randomGame(kit, seed, 400, true)
        const every = WHOLE ? 2 : 9
        const { count, lost } = await tried(kit, setup, actions, every)
        expect(lost).toEqual([])
        expect(count).toBeGreaterThanOrEqual(actions.length / every)
        expect(actions.some(({ type }) => type === 'correct')).toBe(true)
      },
      600_000,
    )
  },
)

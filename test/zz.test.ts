import * as v from 'valibot'
import { it } from 'vitest'
import { isDeepStrictEqual } from 'node:util'
import { apply } from '../src/rules/apply'
import { randomGame } from './randomGame'
import { kits } from './titles/kits'
const UNORDERED = ['owned', 'market', 'gone', 'objectives', 'operatedOnce']
function plainly(value: any, key = '', inU = false): any {
  const u = UNORDERED.includes(key)
  if (Array.isArray(value)) { const items = value.map(i => plainly(i)); return u || inU ? items.map(i => JSON.stringify(i)).sort() : items }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([k, it]) => [k, plainly(it, k, u)]))
}
const diff = (a: any, b: any, path = ''): string[] => {
  if (isDeepStrictEqual(a, b)) return []
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a)) return [`${path}: ${JSON.stringify(a)?.slice(0,300)} vs ${JSON.stringify(b)?.slice(0,300)}`]
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap(k => diff(a[k], b[k], `${path}.${k}`))
}
it.each(kits.filter(k => k.title.position))('x $id', async kit => {
  const positionOf = await kit.title.position!()
  const tally: Record<string, [number, string]> = {}
  let n = 0, same = 0, played = 0
  const add = (code: string, why: string) => { const t = tally[code] ?? [0, why]; tally[code] = [t[0] + 1, t[1]] }
  for (let seed = 1; seed <= 30; seed++) {
    const game = randomGame(kit, seed, 400, true)
    for (let i = 0; i < game.states.length; i += 5) {
      const state = game.states[i]!
      n++
      const table = JSON.parse(JSON.stringify(positionOf(state)))
      const action = { type: 'position', table } as any
      const read = v.safeParse((kit.title.law.rules.position as any).schema, action)
      if (!read.success) { add('schema ' + read.issues[0].message + v.getDotPath(read.issues[0]), ''); continue }
      const joined = apply(kit.title.law, kit.title.start(game.setup), action)
      if ('refusal' in joined) { add(joined.refusal.code, JSON.stringify(joined.refusal.facts) + ` seed ${seed} ${i}`); continue }
      const [a, b] = [plainly(JSON.parse(JSON.stringify(joined.state))), plainly(JSON.parse(JSON.stringify(state)))]
      if (isDeepStrictEqual(a, b)) { same++; continue }
      let [l, r] = [joined.state, state]; let bad = ''
      for (let k = i + 1; k < game.actions.length && !bad; k++) {
        const [x, y] = [apply(kit.title.law, l, game.actions[k]!), apply(kit.title.law, r, game.actions[k]!)]
        if ('refusal' in x || 'refusal' in y) { bad = 'refused later'; break }
        l = x.state; r = y.state
        if (!isDeepStrictEqual(kit.title.report(l), kit.title.report(r))) bad = 'differs'
      }
      for (const d of diff(a, b)) add((bad || 'plays') + ' ' + d.split(':')[0], d + ` seed ${seed} ${i}`)
      if (!bad) played++
    }
  }
  console.log(kit.id, { n, same, played }, JSON.stringify(tally, null, 1))
}, 600000)

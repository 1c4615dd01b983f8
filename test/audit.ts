import { totalCash } from '../src/bank/money'
import { apply } from '../src/rules/apply'
import type { Action } from '../src/rules/rule'
import type { AnyState } from '../src/rules/state'
import { type Chance, chanceOf, oneOf, varied } from './random'
import { randomSetup, ruling } from './randomGame'
import type { Kit } from './titles/kits'

/** The result of many random entries: how many were tried, accepted and rulings, and what was lost or broke. */
export interface Audit {
  readonly tried: number
  readonly taken: number
  readonly ruled: number
  readonly faults: readonly string[]
}

/** A game is left for a new one after this many entries. */
const A_GAME = 4000

/** A random entry that the rules offer now, refused or not; `undefined` if they offer none. */
function entry(chance: Chance, { title, likely, urges }: Kit, state: AnyState): Action | undefined {
  const types = Object.keys(title.law.rules).filter(type => urges[type] !== 0)
  const first = chance(types.length)
  for (let i = 0; i < types.length; i++) {
    const type = types[(first + i) % types.length] ?? ''
    const offers = title.law.rules[type]?.offers(state) ?? []
    // Ending the game is always on offer; most games should get past their beginning.
    const wanted = offers.length > 0 && (type !== 'stop' || chance(500) === 0)
    if (!wanted) continue
    const action = varied(chance, oneOf(chance, offers))
    return likely ? likely(chance, action) : action
  }
  return undefined
}

/** Money and things that are missing, or that there are too many of. */
function lost(kit: Kit, start: AnyState, state: AnyState): readonly string[] {
  const odd = Object.entries(state.cash).filter(
    ([holder, amount]) => !Number.isSafeInteger(amount) || (holder !== 'bank' && amount < 0),
  )
  const { privates = {} } = state as AnyState & { readonly privates?: Readonly<Record<string, string>> }
  const nowhere = Object.entries(privates).filter(
    ([, owner]) => owner !== 'closed' && !Object.hasOwn(state.cash, owner),
  )
  return [
    ...nowhere.map(([company]) => `private company ${company}`),
    ...(totalCash(state.cash) === kit.money(state.players.length) ? [] : ['money']),
    ...odd.map(([holder]) => `cash of ${holder}`),
    ...kit.lost(start, state),
  ]
}

/** Tries this many random entries and rulings at tables of one title, game after game, from one seed. */
export function audit(kit: Kit, entries: number, seed: number): Audit {
  const chance = chanceOf(seed)
  const faults: string[] = []
  let [tried, taken, ruled] = [0, 0, 0]
  while (tried < entries && faults.length < 10) {
    const start = kit.title.start(randomSetup(kit, chance))
    let state = start
    for (let n = 0; n < A_GAME && tried < entries; n++) {
      const rules = chance(6) === 0
      const action = rules ? ruling(chance, kit.title, state) : entry(chance, kit, state)
      if (!action) break
      tried++
      try {
        const outcome = apply(kit.title.law, state, action)
        if ('refusal' in outcome) continue
        state = outcome.state
        taken++
        if (rules) ruled++
        const missing = lost(kit, start, state)
        if (missing.length > 0) faults.push(`${missing.join(', ')} after ${JSON.stringify(action)}`)
      } catch (error) {
        faults.push(`${error} at ${JSON.stringify(action)}`)
      }
      if (faults.length > 0) break
    }
  }
  return { tried, taken, ruled, faults }
}

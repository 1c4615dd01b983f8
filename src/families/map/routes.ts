import type { Money } from '../../bank/money'
import type { Link, Network } from './links'

/** An amount for a route that visits all of these stops: once for all trains, and one for a train. */
export interface Bonus {
  readonly stops: readonly number[]
  readonly value: Money
}

/** A train as a runner: what it may count, and what each stop is worth to it. */
export interface Runner {
  readonly train: string
  /** How many of the stops that count against its length it may visit. */
  readonly most: number
  /** By stop. */
  readonly worth: readonly Money[]
  readonly counts: readonly boolean[]
}

/** What a route uses, one bit each: the sides it crosses, and after them the bonus it takes. */
export type Claims = Int32Array

/** A route of one train: from one of its own stations along `head`, and the other way along `tail`. */
export interface Route {
  readonly train: string
  readonly from: number
  readonly head: readonly Link[]
  readonly tail: readonly Link[]
  readonly value: Money
  readonly claims: Claims
}

/** How much may still be done, in comparisons of two routes; at 0 a search ends with what it has. */
export interface Budget {
  left: number
}

/** What a search of routes needs and keeps as it goes. */
interface Walk {
  readonly network: Network
  readonly runner: Runner
  readonly bonuses: readonly Bonus[]
  readonly budget: Budget
  /** What may not be used: by other trains, or by this route itself. */
  readonly taken: Claims
  readonly seen: Uint8Array
  readonly head: Link[]
  readonly tail: Link[]
  /** Stops by worth to this train, the dearest first. */
  readonly dear: readonly number[]
  /** The most that a bonus adds. */
  readonly extra: Money
  /** Routes that earn no more are of no use. */
  above: () => Money
  found: (route: Route) => void
  from: number
  left: number
  value: Money
}

const WORD = 32

/** Room for the claims of a route, a bit for each side and bonus; nothing is claimed yet. */
export const claimsFor = (network: Network, bonuses: readonly Bonus[]): Claims =>
  new Int32Array(Math.ceil((network.sides + bonuses.length) / WORD))

const has = (claims: Claims, bit: number): boolean =>
  ((claims[bit >> 5] ?? 0) & (1 << (bit & (WORD - 1)))) !== 0

const flip = (claims: Claims, bit: number): void => {
  claims[bit >> 5] = (claims[bit >> 5] ?? 0) ^ (1 << (bit & (WORD - 1)))
}

/** The most that the stops not yet visited could add. */
function mostToCome({ runner, seen, dear, left, extra }: Walk): Money {
  let counted = left
  let sum = extra
  for (const stop of dear) {
    if (seen[stop]) continue
    if (runner.counts[stop]) {
      if (counted === 0) continue
      counted -= 1
    }
    sum += runner.worth[stop] ?? 0
  }
  return sum
}

/** Reports the route as it stands, once for each bonus that it could take, and without. */
function report(walk: Walk, free: Claims): void {
  const { network, runner, bonuses, seen, head, tail, from, value, taken } = walk
  const tell = (worth: Money, bit?: number) => {
    if (worth <= walk.above()) return
    const claims = taken.map((word, i) => word & ~(free[i] ?? 0))
    if (bit !== undefined) flip(claims, bit)
    walk.found({ train: runner.train, from, head: [...head], tail: [...tail], value: worth, claims })
  }
  for (const [i, bonus] of bonuses.entries()) {
    const bit = network.sides + i
    if (!has(taken, bit) && bonus.stops.every(stop => seen[stop] === 1)) tell(value + bonus.value, bit)
  }
  tell(value)
}

/** Goes along a link and on from there, if the train may; then comes back. */
function follow(walk: Walk, link: Link, arm: Link[], on: () => void): void {
  const { runner, seen, taken } = walk
  const counts = runner.counts[link.to] ?? false
  if (seen[link.to] || (counts && walk.left === 0)) return
  if (link.sides.some(side => has(taken, side))) return
  const worth = runner.worth[link.to] ?? 0
  for (const side of link.sides) flip(taken, side)
  seen[link.to] = 1
  arm.push(link)
  walk.value += worth
  if (counts) walk.left -= 1
  on()
  if (counts) walk.left += 1
  walk.value -= worth
  arm.pop()
  seen[link.to] = 0
  for (const side of link.sides) flip(taken, side)
}

/** What a step along track costs beside one comparison of two routes, which is what a budget counts. */
const WEIGHT = 20

/** Whether it is worth going on: steps are left, and what is to come may be enough. */
function goesOn(walk: Walk): boolean {
  walk.budget.left -= WEIGHT
  return walk.budget.left > 0 && walk.value + mostToCome(walk) > walk.above()
}

/** All routes whose second arm begins as it does now. */
function extendTail(walk: Walk, at: number, others: Claims): void {
  report(walk, others)
  if (!walk.network.through[at] || !goesOn(walk)) return
  for (const link of walk.network.links[at] ?? [])
    follow(walk, link, walk.tail, () => extendTail(walk, link.to, others))
}

/** All routes whose first arm begins as it does now. The second leaves the station by a later link, so that none comes twice. */
function extendHead(walk: Walk, at: number, first: number, others: Claims): void {
  report(walk, others)
  if (!goesOn(walk)) return
  const { network, from, head, tail } = walk
  if (network.through[at])
    for (const link of network.links[at] ?? [])
      follow(walk, link, head, () => extendHead(walk, link.to, first, others))
  if (network.through[from])
    for (const [i, link] of (network.links[from] ?? []).entries())
      if (i > first) follow(walk, link, tail, () => extendTail(walk, link.to, others))
}

/**
 * Reports every route of a train that earns more than `above` says at that moment, and uses nothing that is `taken`. A
 * route is found at the first of its stations. Ends early when the budget is spent.
 */
export function eachRoute(
  network: Network,
  runner: Runner,
  { bonuses, taken, budget }: { bonuses: readonly Bonus[]; taken: Claims; budget: Budget },
  above: () => Money,
  found: (route: Route) => void,
): void {
  const { worth } = runner
  const walk: Walk = {
    ...{ network, runner, bonuses, budget, above, found },
    taken: taken.slice(),
    seen: new Uint8Array(network.stops.length),
    head: [],
    tail: [],
    dear: network.stops.map((_, i) => i).toSorted((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0)),
    extra: Math.max(0, ...bonuses.map(({ value }) => value)),
    from: 0,
    left: runner.most,
    value: 0,
  }
  for (const from of network.stations) {
    const counts = runner.counts[from] ? 1 : 0
    Object.assign(walk, { from, value: worth[from] ?? 0, left: runner.most - counts })
    walk.seen[from] = 1
    if (walk.left >= 0)
      for (const [i, link] of (network.links[from] ?? []).entries())
        follow(walk, link, walk.head, () => extendHead(walk, link.to, i, taken))
    // Stays seen: routes through this station have all been found.
  }
}

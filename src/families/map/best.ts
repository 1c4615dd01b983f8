import type { Money } from '../../bank/money'
import type { HexSide, Network } from './links'
import { type Bonus, type Budget, type Claims, claimsFor, eachRoute, type Route, type Runner } from './routes'

/** What a train runs: the hexes of its stops in order, the sides it crosses, and what it earns. */
export interface Run {
  readonly train: string
  readonly stops: readonly string[]
  /** Sides of hexes from the first stop to the last, as the train leaves by them. */
  readonly leaves: readonly HexSide[]
  readonly revenue: Money
}

/** The best runs of several trains; not `certain` if the budget ran out before all had been tried. */
export interface Best {
  readonly total: Money
  readonly runs: readonly Run[]
  readonly certain: boolean
}

/** Comparisons that take a slow phone at most a fifth of a second. */
export const COMPARISONS = 1_500_000

/** Routes of one train, the dearest first. */
type Routes = readonly Route[]

const clash = (a: Claims, b: Claims): boolean => {
  for (let i = 0; i < a.length; i += 1) if (((a[i] ?? 0) & (b[i] ?? 0)) !== 0) return true
  return false
}

const dearestOf = (routes: Routes): Money => routes[0]?.value ?? 0
const sumOf = (amounts: readonly Money[]): Money => amounts.reduce((sum, amount) => sum + amount, 0)
const totalOf = (routes: Routes): Money => sumOf(routes.map(({ value }) => value))

/** All that the best runs of a corporation follow from; a structured clone of it is as good. */
export interface Task {
  readonly network: Network
  readonly runners: readonly Runner[]
  readonly bonuses: readonly Bonus[]
}

/** What all trains search with: trains of one type stand together. */
interface Search extends Task {
  readonly budget: Budget
}

/** The routes found so far that earn most together, at most one for each train. */
interface Pick {
  total: Money
  routes: Routes
}

/** The dearest route of one train beside what is taken. */
function dearest({ network, bonuses, budget }: Search, runner: Runner, taken: Claims): Route | undefined {
  let best: Route | undefined
  const above = () => best?.value ?? 0
  eachRoute(network, runner, { bonuses, taken, budget }, above, route => (best = route))
  return best
}

/** Each train in turn takes its dearest route beside those before it: a good pick, not always the best. */
function greedy(search: Search, none: Claims): Pick {
  const taken = none.slice()
  const routes = search.runners.flatMap(runner => {
    const route = dearest(search, runner, taken)
    if (!route) return []
    for (const [i, word] of route.claims.entries()) taken[i] = (taken[i] ?? 0) | word
    return [route]
  })
  return { total: totalOf(routes), routes }
}

/** The routes of a train that earn more than an amount, the dearest first. */
function routesAbove(
  { network, bonuses, budget }: Search,
  runner: Runner,
  none: Claims,
  least: Money,
): Routes {
  const routes: Route[] = []
  eachRoute(
    network,
    runner,
    { bonuses, taken: none, budget },
    () => least,
    route => routes.push(route),
  )
  return routes.toSorted((a, b) => b.value - a.value)
}

/**
 * Tries every pick that can still beat the best one. `lists` holds the routes of the trains from `at` on that go with those
 * chosen so far; of trains that are alike, a later one runs no dearer route.
 */
function tryAll(search: Search, lists: readonly Routes[], at: number, chosen: Route[], best: Pick): void {
  const { runners, budget } = search
  const [mine = [], ...others] = lists
  const sum = totalOf(chosen)
  if (sum > best.total) Object.assign(best, { total: sum, routes: [...chosen] })
  if (lists.length === 0) return
  const later = sumOf(others.map(dearestOf))
  for (const [i, route] of mine.entries()) {
    if (sum + route.value + later <= best.total || budget.left <= 0) break
    const beside = others.map((list, n) => {
      const from = runners[at + 1 + n]?.train === route.train ? list.slice(i + 1) : list
      budget.left -= from.length
      return from.filter(({ claims }) => !clash(claims, route.claims))
    })
    if (sum + route.value + sumOf(beside.map(dearestOf)) <= best.total) continue
    chosen.push(route)
    tryAll(search, beside, at + 1, chosen, best)
    chosen.pop()
  }
  if (sum + later > best.total) tryAll(search, others, at + 1, chosen, best)
}

/** The best pick: every route that can be part of a better one than the greedy pick is tried with every other. */
function pickOf(search: Search): Pick {
  const none = claimsFor(search.network, search.bonuses)
  const best = greedy(search, none)
  const tops = new Map(
    search.runners.map(runner => [runner.train, dearest(search, runner, none)?.value ?? 0] as const),
  )
  const all = sumOf(search.runners.map(({ train }) => tops.get(train) ?? 0))
  if (best.total >= all) return best
  const lists = new Map<string, Routes>()
  for (const runner of search.runners)
    if (!lists.has(runner.train)) {
      const others = all - (tops.get(runner.train) ?? 0)
      lists.set(runner.train, routesAbove(search, runner, none, Math.max(0, best.total - others)))
    }
  tryAll(
    search,
    search.runners.map(({ train }) => lists.get(train) ?? []),
    0,
    [],
    best,
  )
  return best
}

/** A route as it is run: from the end of its second arm to the end of its first. */
function runOf({ stops }: Network, { train, from, head, tail, value }: Route): Run {
  const hex = (stop: number) => stops[stop]?.hex ?? ''
  const back = tail.toReversed()
  return {
    train,
    stops: [...back.map(({ to }) => hex(to)), hex(from), ...head.map(({ to }) => hex(to))],
    leaves: [...back.flatMap(({ enters }) => enters.toReversed()), ...head.flatMap(({ leaves }) => leaves)],
    revenue: value,
  }
}

/**
 * The runs that earn most together, at most one for each train: no side of a hex is crossed twice, stops may be shared. Exact
 * as long as the comparisons last; beyond them, the best found so far.
 */
export function bestRuns({ network, runners, bonuses }: Task, comparisons: number): Best {
  const budget: Budget = { left: comparisons }
  const together = runners.toSorted((a, b) => (a.train < b.train ? 1 : a.train > b.train ? -1 : 0))
  const { total, routes } = pickOf({ network, runners: together, bonuses, budget })
  return { total, runs: routes.map(route => runOf(network, route)), certain: budget.left > 0 }
}

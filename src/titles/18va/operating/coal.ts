import type { Money } from '../../../bank/money'
import type { Check } from '../../../families/railway/law'
import type { Run } from '../../../families/railway/operating/policy'
import type { RunPolicy } from '../../../families/railway/operating/run'
import type { AnyRailway } from '../../../families/railway/table'
import { maybe, money } from '../../../rules/schema'
import { COAL_REVENUE, type CorporationId, freightOf } from '../data'
import { game, va, why } from '../state'

/** A run, and what its coal earns the treasury besides. */
export interface CoalRun extends Run {
  readonly coal?: Money | undefined
}

const trainsOn = (state: AnyRailway, corporation: string) =>
  va(state).depot.owned[corporation as CorporationId]

/**
 * What coal may earn the treasury, $0 included. Each freight train runs to at most one district (4.5.5) and brings $20
 * times its number there, so every sum of some of them is possible; only $0 in phase 4D (4.5.4.3).
 */
function coalSums(state: AnyRailway, corporation: string): readonly Money[] {
  const sums = new Set<Money>([0])
  if (state.phase !== '4D')
    for (const train of trainsOn(state, corporation))
      for (const sum of [...sums]) sums.add(sum + freightOf(train) * COAL_REVENUE)
  return [...sums].sort((a, b) => a - b)
}

/** Refuses an amount of coal that no run can bring. Whether a train called at a district with a station is the banker's word. */
const refuseCoal: Check<CoalRun> = (state, { corporation, revenue, coal = 0 }) => {
  if (coal === 0) return undefined
  if (state.phase === '4D') return why('coalOver', { coal, phase: state.phase }, 'coal')
  const sums = coalSums(state, corporation)
  const most = sums.at(-1) ?? 0
  const freight = trainsOn(state, corporation).filter(train => freightOf(train) > 0)
  if (coal > most) return why('coalTooHigh', { coal, most, freight }, 'coal')
  if (!sums.includes(coal)) return why('coalParts', { coal, sums: sums.map(String), freight }, 'coal')
  return coal > revenue ? why('coalOverRevenue', { coal, revenue }, 'coal') : undefined
}

/** A dividend below the current value leaves the token in place (3.2, 4.5.7). */
export const moves = (state: AnyRailway, { corporation, revenue }: CoalRun): boolean =>
  revenue >= (game.price(state, corporation) ?? 0)

/** What coal adds to a run (4.5.4.3). */
export const coal = {
  fields: { coal: maybe(money(0)) },
  vary(state: AnyRailway, corporation: string) {
    const values = coalSums(state, corporation)
    return values.length > 1 ? { coal: { values } } : {}
  },
  refuse: () => refuseCoal,
  brings: (ledger, { corporation, coal: amount = 0 }) =>
    ledger.pay('bank', corporation, amount, 'coal', corporation),
  moves,
} satisfies Partial<RunPolicy<CoalRun>> & { refuse: RunPolicy<CoalRun>['runs'][number] }

import { cellAt, type Space, spaceOf } from '../../bank/chart'
import { cashOf, type Money } from '../../bank/money'
import { Ledger } from '../../rules/ledger'
import type { BankOutlook, Liquidity, Outlook, RunOutlook, Stranded, TrainOutlook } from '../../rules/outlook'
import type { PlayerId } from '../../rules/state'
import {
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAPER,
  type PhaseId,
  PRIVATE_CARDS,
  PRIVATES,
  TABLE_I,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from './data'
import { cheapestOffer } from './forced'
import { afterPaying, afterWithholding } from './moves'
import { beginPhase } from './phases'
import { refuseSale, salesOf } from './sales'
import {
  type AlState,
  certificateLimit,
  certificates,
  frame,
  operatingTurn,
  overTrainLimit,
  phaseReached,
  priceOf,
  shares,
  trainLimit,
} from './state'
import { upNext } from './turns'

/** How many runs ahead pay and withhold are compared. */
const RUNS = 3

function leavesBank(state: AlState, corporation: CorporationId): Money {
  const { lastRun, floated } = state.corporations[corporation]
  if (!floated || !lastRun || state.depot.owned[corporation].length === 0) return 0
  return (lastRun / PAPER.shares) * (PAPER.shares - shares(state, corporation, 'ipo'))
}

/** The name of the operating round so many further on: each stock round is followed by as many as the phase now says. */
function roundAfter(state: AlState, rounds: number): string {
  const { stock, operating, of } = state.extra.round
  const each = TABLE_I[state.phase as PhaseId].rounds
  const last = operating + rounds
  const inThis = operating === 0 ? each : of
  if (last <= inThis) return `OR ${stock}.${last}`
  const beyond = last - inThis - 1
  return `OR ${stock + 1 + Math.floor(beyond / each)}.${1 + (beyond % each)}`
}

/** Rounds until the bank is out, from the last runs and the income of the private companies (5(a)). */
function bankOutlook(state: AlState): BankOutlook {
  const income = PRIVATES.filter(
    id => state.privates[id] !== 'bank' && state.privates[id] !== 'closed',
  ).reduce((sum, id) => sum + PRIVATE_CARDS[id].income, 0)
  const perRound = income + CORPORATIONS.reduce((sum, id) => sum + leavesBank(state, id), 0)
  const bank = cashOf(state.cash, 'bank')
  if (bank <= 0) return { perRound, rounds: 0, round: null }
  if (perRound === 0) return { perRound, rounds: null, round: null }
  const turn = operatingTurn(state)
  const ran = turn?.step === 'trains' ? turn.corporation : undefined
  const now = turn ? upNext(state, turn.operated).filter(id => id !== ran) : []
  const rest = now.reduce((sum, id) => sum + leavesBank(state, id), 0)
  if (turn && bank <= rest) return { perRound, rounds: 0, round: roundAfter(state, 0) }
  const rounds = Math.ceil((bank - rest) / perRound)
  return { perRound, rounds, round: roundAfter(state, rounds) }
}

function stranded(state: AlState, corporation: CorporationId): Stranded | undefined {
  const { president } = state.corporations[corporation]
  const offer = cheapestOffer(state, corporation)
  if (!president || !offer) return undefined
  const treasury = cashOf(state.cash, corporation)
  const short = Math.max(0, offer.price - treasury)
  return {
    corporation,
    president,
    price: offer.price,
    treasury,
    short,
    presidentHas: cashOf(state.cash, president),
  }
}

/** The trains of a charter that are no more on it afterwards. */
function lost(before: readonly TrainId[], after: readonly TrainId[]): readonly TrainId[] {
  const kept = [...after]
  return before.filter(train => {
    const index = kept.indexOf(train)
    if (index >= 0) kept.splice(index, 1)
    return index < 0
  })
}

/** The table once the first train of a type is sold, and so every train before it: what is cheapest then is another. */
function soldUpTo(state: AlState, type: TrainId): AlState {
  const offering = { ...state.depot.offering }
  for (const before of TRAINS.slice(0, TRAINS.indexOf(type))) offering[before] = 0
  const left = offering[type]
  if (left !== null) offering[type] = left - 1
  return { ...state, depot: { ...state.depot, offering } }
}

/**
 * What the first train of a type would do, by letting it do so on a table on which those before it have done so already;
 * its buyer is left out of it. The 4s that the 7 makes obsolete count as gone, for they run only once more (4.2.5.1).
 */
function trainOutlook(
  before: AlState,
  type: TrainId,
): { readonly after: AlState; readonly row: TrainOutlook } {
  const begins = !phaseReached(before, type)
  const ledger = new Ledger(begins ? soldUpTo(before, type) : before)
  if (begins) beginPhase(ledger, type, 'L&N')
  const after = ledger.state
  const removes = CORPORATIONS.flatMap(corporation => {
    const owned = before.depot.owned[corporation]
    const obsolete = begins && type === '7'
    const trains = obsolete
      ? owned.filter(train => train === '4')
      : lost(owned, after.depot.owned[corporation])
    return trains.length > 0 ? [{ corporation, trains }] : []
  })
  const without = removes.filter(
    ({ corporation, trains }) => trains.length === before.depot.owned[corporation].length,
  )
  const lower = trainLimit(after) < trainLimit(before)
  const row = {
    type,
    price: TRAIN_CARDS[type].price,
    left: before.depot.offering[type],
    removes,
    mustDiscard: (lower ? overTrainLimit(after) : []).map(corporation => ({
      corporation,
      excess: after.depot.owned[corporation].length - trainLimit(after),
    })),
    stranded: without.flatMap(({ corporation }) => stranded(after, corporation) ?? []),
  }
  return { after, row }
}

/** The trains that are left, each by the first of its type, on a table that those before it have changed. */
function trainOutlooks(state: AlState): readonly TrainOutlook[] {
  let at = state
  return TRAINS.filter(type => state.depot.offering[type] !== 0).map(type => {
    const { after, row } = trainOutlook(at, type)
    at = after
    return row
  })
}

function pathOf(at: Space, moves: readonly boolean[]): readonly Space[] {
  let space = at
  return moves.map(pays => {
    space = pays ? afterPaying(space) : afterWithholding(space)
    return space
  })
}

function runOutlook(state: AlState, corporation: CorporationId): RunOutlook | undefined {
  const at = spaceOf(state.chart, corporation)
  const { lastRun, floated } = state.corporations[corporation]
  if (!at || !floated || !lastRun) return undefined
  const prices = (moves: readonly boolean[]) =>
    pathOf(at, moves).map(space => cellAt(GRID, space)?.price ?? 0)
  const paid = prices(Array.from({ length: RUNS }, () => true))
  const withheldFirst = prices(Array.from({ length: RUNS }, (_, i) => i > 0))
  const perShare = lastRun / PAPER.shares
  const now = cellAt(GRID, at)?.price ?? 0
  const gain = (path: readonly Money[], runs: number) => (path.at(-1) ?? now) - now + perShare * runs
  return {
    corporation,
    revenue: lastRun,
    perShare,
    paid,
    withheldFirst,
    gainPaid: gain(paid, RUNS),
    gainWithheldFirst: gain(withheldFirst, RUNS - 1),
  }
}

/** What a player could raise by selling now, were it his turn (3.2(a)); in the first stock round nothing can be sold. */
function liquidity(state: AlState, player: PlayerId): Liquidity {
  const largest = new Map<CorporationId, number>()
  const first = state.extra.round.stock === 1 && frame(state, 'stock') !== undefined
  for (const sale of first ? [] : salesOf(state, player))
    if (!refuseSale(state, sale)) largest.set(sale.corporation, sale.shares)
  const sales = [...largest].map(([corporation, number]) => ({
    corporation,
    shares: number,
    amount: number * (priceOf(state, corporation) ?? 0),
  }))
  const cash = cashOf(state.cash, player)
  const total = sales.reduce((sum, sale) => sum + sale.amount, cash)
  return {
    player,
    cash,
    sales,
    total,
    room: Math.max(0, certificateLimit(state) - certificates(state, player)),
  }
}

/** What comes, as far as it can be said: the bank's end, the trains, pay against withhold, and what each player can raise. */
export function outlook(state: AlState): Outlook {
  return {
    bank: bankOutlook(state),
    trains: trainOutlooks(state),
    runs: CORPORATIONS.flatMap(corporation => runOutlook(state, corporation) ?? []),
    liquidity: state.players.map(player => liquidity(state, player)),
  }
}

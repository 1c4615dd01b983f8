import { cellAt, spaceOf, valueAt } from '../../../bank/chart'
import { cashOf, type Money } from '../../../bank/money'
import {
  type BankOutlook,
  bankOutlook,
  eachInTurn,
  type Liquidity,
  liquidity,
  lost,
  type Outlook,
  type RunOutlook,
  runOutlook,
  type Stranded,
  soldUpTo,
  strandedBy,
  type TrainOutlook,
  yetToRun,
} from '../../../families/ahead/outlook'
import type { PlayerId } from '../../../rules/state'
import {
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAPER,
  PRIVATE_CARDS,
  PRIVATES,
  TABLE_I,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from '../data'
import { AlLedger } from '../ledger'
import { afterPaying, afterWithholding } from '../moves'
import { beginPhase } from '../operating/phases'
import {
  type AlState,
  certificateLimit,
  certificates,
  frame,
  freeCash,
  operatingTurn,
  overTrainLimit,
  phaseReached,
  priceOf,
  shares,
  trainLimit,
} from '../state'
import { cheapestOffer } from '../stock/forced'
import { refuseSale, salesOf } from '../stock/sales'
import { upNext } from '../turns'

function leavesBank(state: AlState, corporation: CorporationId): Money {
  const { lastRun, floated } = state.corporations[corporation]
  if (!floated || !lastRun || state.depot.owned[corporation].length === 0) return 0
  return (lastRun / PAPER.shares) * (PAPER.shares - shares(state, corporation, 'ipo'))
}

/** When the bank runs out, from the last runs and the income of the private companies (5(a)). */
function bankOf(state: AlState): BankOutlook {
  const open = PRIVATES.filter(id => state.privates[id] !== 'bank' && state.privates[id] !== 'closed')
  const income = open.reduce((sum, id) => sum + PRIVATE_CARDS[id].income, 0)
  const leave = (ids: readonly CorporationId[]) => ids.reduce((sum, id) => sum + leavesBank(state, id), 0)
  const now = yetToRun(operatingTurn(state), operated => upNext(state, operated))
  const { in: _, ...bank } = bankOutlook({
    bank: cashOf(state.cash, 'bank'),
    perRound: income + leave(CORPORATIONS),
    still: now && leave(now),
    round: state.extra.round,
    each: TABLE_I[state.phase].rounds,
  })
  return bank
}

function stranded(state: AlState, corporation: CorporationId): Stranded | undefined {
  const { president } = state.corporations[corporation]
  const offer = cheapestOffer(state, corporation)
  if (!president || !offer) return undefined
  return strandedBy({
    corporation,
    president,
    price: offer.price,
    treasury: cashOf(state.cash, corporation),
    presidentHas: cashOf(state.cash, president),
  })
}

/** The table once the first train of a type is sold, and every train before it: another train is then the cheapest. */
function afterSelling(state: AlState, type: TrainId): AlState {
  const offering = soldUpTo(state.depot.offering, TRAINS.slice(0, TRAINS.indexOf(type)), type)
  return { ...state, depot: { ...state.depot, offering } }
}

/**
 * What the first train of a type would do, by letting it do so on a table where those before it have done so already;
 * its buyer is left out. The 4s that the 7 makes obsolete count as gone, because they run only once more (4.2.5.1).
 */
function trainOutlook(
  before: AlState,
  type: TrainId,
): { readonly after: AlState; readonly row: TrainOutlook } {
  const begins = !phaseReached(before, type)
  const ledger = new AlLedger(begins ? afterSelling(before, type) : before)
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

/** The table after the discards that a new limit asks for: each charter loses its oldest trains (4.2.5(g)). */
function afterDiscards(state: AlState): AlState {
  const ledger = new AlLedger(state)
  for (const corporation of overTrainLimit(state)) {
    const trains = state.depot.owned[corporation].toSorted((a, b) => TRAINS.indexOf(a) - TRAINS.indexOf(b))
    for (const train of trains.slice(0, trains.length - trainLimit(state)))
      ledger.train(train, corporation, 'market', 'outlook')
  }
  return ledger.state
}

function runOf(state: AlState, corporation: CorporationId): RunOutlook | undefined {
  const at = spaceOf(state.chart, corporation)
  const { lastRun, floated } = state.corporations[corporation]
  if (!at || !floated || !lastRun) return undefined
  return runOutlook({ corporation, revenue: lastRun, perShare: lastRun / PAPER.shares }, at, {
    pays: afterPaying,
    withholds: afterWithholding,
    price: space => valueAt(GRID, space),
  })
}

/** What a player could raise by selling now, if it were their turn (3.2(a)); in the first stock round nothing can be sold. */
function liquidityOf(state: AlState, player: PlayerId): Liquidity {
  const first = state.extra.round.stock === 1 && frame(state, 'stock') !== undefined
  const taken = first ? [] : salesOf(state, player).filter(sale => !refuseSale(state, sale))
  const room = Math.max(0, certificateLimit(state) - certificates(state, player))
  const price = (corporation: string) => priceOf(state, corporation as CorporationId) ?? 0
  return liquidity({ player, cash: freeCash(state, player), room }, taken, price)
}

/** The market value that ends the game (5(b)). */
export const HIGHEST = Math.max(...GRID.flatMap(row => row.map(cell => cell?.price ?? 0)))

/**
 * The corporation closest to the market value that ends the game (5(b)), and how many runs away it is: a run that is
 * paid out moves its token one space.
 */
export interface MarketOutlook {
  readonly corporation: CorporationId
  readonly price: Money
  readonly runs: number
}

function marketOf(state: AlState): MarketOutlook | null {
  const all = CORPORATIONS.flatMap(corporation => {
    let at = spaceOf(state.chart, corporation)
    const price = at && cellAt(GRID, at)?.price
    if (!state.corporations[corporation].floated || !at || price === undefined) return []
    let runs = 0
    while ((cellAt(GRID, at)?.price ?? HIGHEST) < HIGHEST) {
      const next = afterPaying(at)
      if (next[0] === at[0] && next[1] === at[1]) return []
      at = next
      runs += 1
    }
    return [{ corporation, price, runs }]
  })
  return all.toSorted((a, b) => a.runs - b.runs)[0] ?? null
}

/** What lies ahead at a table of 18AL. */
export interface AlOutlook extends Outlook {
  readonly market: MarketOutlook | null
}

/**
 * What lies ahead, as far as it can be told: the end of the bank, the trains, paying against withholding, and what
 * each player can raise.
 */
export function outlook(state: AlState): AlOutlook {
  return {
    bank: bankOf(state),
    market: marketOf(state),
    trainless: CORPORATIONS.flatMap(id => {
      const { floated } = state.corporations[id]
      return floated && state.depot.owned[id].length === 0 ? (stranded(state, id) ?? []) : []
    }),
    trains: eachInTurn(TRAINS, state, trainOutlook, afterDiscards),
    runs: CORPORATIONS.flatMap(corporation => runOf(state, corporation) ?? []),
    liquidity: state.players.map(player => liquidityOf(state, player)),
  }
}

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
import { movesOn } from '../../../families/chart/moves'
import { firstOf } from '../../../families/railway/law'
import { corporationIn } from '../../../families/railway/ledger'
import { trainsOf } from '../../../families/railway/operating/offers'
import { beginPhase } from '../../../families/railway/operating/phases'
import { salesBy } from '../../../families/railway/stock/sales'
import { type AnyRailway, frame, operatingTurn } from '../../../families/railway/table'
import { upNext } from '../../../families/railway/turns'
import type { PlayerId } from '../../../rules/state'
import { CORPORATIONS, game, PRIVATES, TRAINS } from '../data'
import { forced, operating, stock } from '../law'
import { AlLedger } from '../ledger'

const { afterPaying, afterWithholding } = movesOn(game.grid)
const refuseSale = firstOf(stock.sell.map(needs => needs(game)))

function leavesBank(state: AnyRailway, corporation: string): Money {
  const { lastRun, floated } = corporationIn(state, corporation)
  if (!floated || !lastRun || trainsOf(state, corporation).length === 0) return 0
  return (
    (lastRun / game.printed.paper.shares) *
    (game.printed.paper.shares - game.shares(state, corporation, 'ipo'))
  )
}

/** When the bank runs out, from the last runs and the income of the private companies (5(a)). */
function bankOf(state: AnyRailway): BankOutlook {
  const open = PRIVATES.filter(id => state.privates[id] !== 'bank' && state.privates[id] !== 'closed')
  const income = open.reduce((sum, id) => sum + game.company(state, id).income, 0)
  const leave = (ids: readonly string[]) => ids.reduce((sum, id) => sum + leavesBank(state, id), 0)
  const now = yetToRun(operatingTurn(state), operated => upNext(game, state, operated))
  const { in: _, ...bank } = bankOutlook({
    bank: cashOf(state.cash, 'bank'),
    perRound: income + leave(CORPORATIONS),
    still: now && leave(now),
    round: state.round,
    each: game.phase({ phase: state.phase }).rounds,
  })
  return bank
}

function stranded(state: AnyRailway, corporation: string): Stranded | undefined {
  const { president } = corporationIn(state, corporation)
  const offer = forced.cheapest(state, corporation)
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
function afterSelling(state: AnyRailway, type: string): AnyRailway {
  const offering = soldUpTo(state.depot.offering, TRAINS.slice(0, TRAINS.indexOf(type)), type)
  return { ...state, depot: { ...state.depot, offering } }
}

/**
 * What the first train of a type would do, by letting it do so on a table where those before it have done so already;
 * its buyer is left out. The 4s that the 7 makes obsolete count as gone, because they run only once more (4.2.5.1).
 */
function trainOutlook(
  before: AnyRailway,
  type: string,
): { readonly after: AnyRailway; readonly row: TrainOutlook } {
  const begins = !game.reached(before, type)
  const ledger = new AlLedger(begins ? afterSelling(before, type) : before)
  if (begins) beginPhase(game, operating, ledger, type, 'L&N')
  const after = ledger.state
  const removes = CORPORATIONS.flatMap(corporation => {
    const owned = trainsOf(before, corporation)
    const obsolete = begins && type === '7'
    const trains = obsolete ? owned.filter(train => train === '4') : lost(owned, trainsOf(after, corporation))
    return trains.length > 0 ? [{ corporation, trains }] : []
  })
  const without = removes.filter(
    ({ corporation, trains }) => trains.length === trainsOf(before, corporation).length,
  )
  const lower = game.phase(after).trainLimit < game.phase(before).trainLimit
  const row = {
    type,
    price: game.train(type).price,
    left: before.depot.offering[type] ?? null,
    removes,
    mustDiscard: (lower ? game.overTrainLimit(after) : []).map(corporation => ({
      corporation,
      excess: trainsOf(after, corporation).length - game.trainLimit(after, corporation),
    })),
    stranded: without.flatMap(({ corporation }) => stranded(after, corporation) ?? []),
  }
  return { after, row }
}

/** The table after the discards that a new limit asks for: each charter loses its oldest trains (4.2.5(g)). */
function afterDiscards(state: AnyRailway): AnyRailway {
  const ledger = new AlLedger(state)
  for (const corporation of game.overTrainLimit(state)) {
    const trains = trainsOf(state, corporation).toSorted((a, b) => TRAINS.indexOf(a) - TRAINS.indexOf(b))
    for (const train of trains.slice(0, trains.length - game.trainLimit(state, corporation)))
      ledger.train(train, corporation, 'market', 'outlook')
  }
  return ledger.state
}

function runOf(state: AnyRailway, corporation: string): RunOutlook | undefined {
  const at = spaceOf(state.chart, corporation)
  const { lastRun, floated } = corporationIn(state, corporation)
  if (!at || !floated || !lastRun) return undefined
  return runOutlook({ corporation, revenue: lastRun, perShare: lastRun / game.printed.paper.shares }, at, {
    pays: afterPaying,
    withholds: afterWithholding,
    price: space => valueAt(game.grid, space),
  })
}

/** What a player could raise by selling now, if it were their turn (3.2(a)); in the first stock round nothing can be sold. */
function liquidityOf(state: AnyRailway, player: PlayerId): Liquidity {
  const first = state.round.stock === 1 && frame(state, 'stock') !== undefined
  const taken = first ? [] : salesBy(game, state, player).filter(sale => !refuseSale(state, sale))
  const room = Math.max(0, game.limit(state) - game.certificates(state, player))
  const price = (corporation: string) => game.price(state, corporation as string) ?? 0
  return liquidity({ player, cash: game.free(state, player), room }, taken, price)
}

/** The market value that ends the game (5(b)). */
export const HIGHEST = Math.max(...game.grid.flatMap(row => row.map(cell => cell?.price ?? 0)))

/**
 * The corporation closest to the market value that ends the game (5(b)), and how many runs away it is: a run that is
 * paid out moves its token one space.
 */
export interface MarketOutlook {
  readonly corporation: string
  readonly price: Money
  readonly runs: number
}

function marketOf(state: AnyRailway): MarketOutlook | null {
  const all = CORPORATIONS.flatMap(corporation => {
    let at = spaceOf(state.chart, corporation)
    const price = at && cellAt(game.grid, at)?.price
    if (!corporationIn(state, corporation).floated || !at || price === undefined) return []
    let runs = 0
    while ((cellAt(game.grid, at)?.price ?? HIGHEST) < HIGHEST) {
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
export function outlook(state: AnyRailway): AlOutlook {
  return {
    bank: bankOf(state),
    market: marketOf(state),
    trainless: CORPORATIONS.flatMap(id => {
      const { floated } = corporationIn(state, id)
      return floated && trainsOf(state, id).length === 0 ? (stranded(state, id) ?? []) : []
    }),
    trains: eachInTurn(TRAINS, state, trainOutlook, afterDiscards),
    runs: CORPORATIONS.flatMap(corporation => runOf(state, corporation) ?? []),
    liquidity: state.players.map(player => liquidityOf(state, player)),
  }
}

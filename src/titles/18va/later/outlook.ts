import { spaceOf, valueAt } from '../../../bank/chart'
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
import { firstOf } from '../../../families/railway/law'
import { RailLedger } from '../../../families/railway/ledger'
import { left, right } from '../../../families/railway/operating/moves'
import { beginPhase } from '../../../families/railway/operating/phases'
import { salesBy } from '../../../families/railway/stock/sales'
import { activePlayers, operatingTurn } from '../../../families/railway/table'
import { upNext } from '../../../families/railway/turns'
import type { PlayerId } from '../../../rules/state'
import {
  type CardId,
  CORPORATIONS,
  type CorporationId,
  GRID,
  PHASE_TABLE,
  PRIVATE_CARDS,
  PRIVATES,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
  TYPE_OF,
} from '../data'
import { policy, stock } from '../law'
import {
  certificateLimit,
  certificates,
  freeCash,
  game,
  overTrainLimit,
  paperOf,
  phaseReached,
  priceOf,
  shares,
  trainLimit,
  type VaState,
} from '../state'
import { cheapestOffer, ownsTredegar } from '../stock/forced'

/** When the bank runs out, and the last round of the game in that case: the last one of its set (5). */
export interface BankAhead extends BankOutlook {
  readonly last: string | null
}

/**
 * A corporation left without a train; `withTredegar` is its president's contribution if the Tredegar Iron Works are
 * used, `null` if it does not own them.
 */
export interface StrandedAhead extends Stranded {
  readonly withTredegar: Money | null
}

/** The effects of a type's first train, including the corporations that it turns into Ten-Share Companies. */
export interface TrainAhead extends TrainOutlook {
  readonly converts: readonly CorporationId[]
  readonly stranded: readonly StrandedAhead[]
}

/** The next runs, and the dividend at which the next one moves the token right (3.2). */
export interface RunAhead extends RunOutlook {
  readonly reach: Money
}

/** The outlook for a table of 18VA. */
export interface VaOutlook extends Outlook<BankAhead, TrainAhead, RunAhead> {
  readonly trainless: readonly StrandedAhead[]
}

/** The money that leaves the bank if the last run is repeated and paid out: nothing on the treasury's own shares (4.5.6). */
function leavesBank(state: VaState, corporation: CorporationId): Money {
  const { lastRun, par: value } = state.corporations[corporation]
  if (value === null || !lastRun || state.depot.owned[corporation].length === 0) return 0
  const all = paperOf(state, corporation).shares
  return (lastRun / all) * (all - shares(state, corporation, 'ipo'))
}

/**
 * Rounds until the bank runs out, projected from the last runs and the income of the private companies, and the last
 * round then (5).
 */
function bankOf(state: VaState): BankAhead {
  const open = PRIVATES.filter(id => state.privates[id] !== 'bank' && state.privates[id] !== 'closed')
  const income = open.reduce((sum, id) => sum + PRIVATE_CARDS[id].income, 0)
  const leave = (ids: readonly string[]) =>
    ids.reduce((sum, id) => sum + leavesBank(state, id as CorporationId), 0)
  const now = yetToRun(operatingTurn(state), operated => upNext(game, state, operated))
  const { rounds: each } = PHASE_TABLE[state.phase]
  const { in: out, ...bank } = bankOutlook({
    bank: cashOf(state.cash, 'bank'),
    perRound: income + leave(CORPORATIONS),
    still: now && leave(now),
    round: state.round,
    each,
  })
  const { stock, operating, of } = state.round
  // Once the bank has run out, the game ends with this set, or the next in a stock round, even if money has come back.
  const set = state.ending ? { stock, of: operating === 0 ? each : of } : out
  return { ...bank, last: set && `OR ${set.stock}.${set.of}` }
}

function stranded(state: VaState, corporation: CorporationId): StrandedAhead | undefined {
  const { president } = state.corporations[corporation]
  const offer = cheapestOffer(state, false)
  if (!president || !offer) return undefined
  const treasury = cashOf(state.cash, corporation)
  const reduced = ownsTredegar(state, corporation) ? cheapestOffer(state, true) : undefined
  const presidentHas = cashOf(state.cash, president)
  return {
    ...strandedBy({ corporation, president, price: offer.price, treasury, presidentHas }),
    withTredegar: reduced ? Math.max(0, reduced.price - treasury) : null,
  }
}

/** Types that must be sold out before the first train of a type can be bought; the 4D is sold beside the second 6/5G (4.5.8). */
function before(type: TrainId): readonly TrainId[] {
  return TRAINS.slice(0, TRAINS.indexOf(type === '4D' ? '6' : type))
}

/**
 * The effects of a type's first train, found by applying it to a table already changed by the types before it. Who buys
 * it, and for what money, is ignored.
 */
function trainOutlook(now: VaState, type: TrainId): { readonly after: VaState; readonly row: TrainAhead } {
  const begins = !phaseReached(now, type)
  const offering = soldUpTo(now.depot.offering, before(type), type)
  const ledger = new RailLedger<VaState>(begins ? { ...now, depot: { ...now.depot, offering } } : now)
  if (begins) beginPhase(game, policy, ledger as unknown as RailLedger, type)
  const after = ledger.state
  const removes = CORPORATIONS.flatMap(corporation => {
    const trains = lost(now.depot.owned[corporation], after.depot.owned[corporation])
    return trains.length > 0 ? [{ corporation, trains }] : []
  })
  const without = removes.filter(({ corporation }) => after.depot.owned[corporation].length === 0)
  const row = {
    type,
    price: TRAIN_CARDS[type].price,
    left: now.depot.offering[type],
    removes,
    mustDiscard: (begins ? overTrainLimit(after) : []).map(corporation => ({
      corporation,
      excess: after.depot.owned[corporation].length - trainLimit(after, corporation),
    })),
    stranded: without.flatMap(({ corporation }) => stranded(after, corporation) ?? []),
    converts: CORPORATIONS.filter(
      id => now.corporations[id].par !== null && now.corporations[id].size !== after.corporations[id].size,
    ),
  }
  return { after, row }
}

/** The table after the discards that a new limit asks for: each charter loses its oldest trains (4.5.8). */
function afterDiscards(state: VaState): VaState {
  const ledger = new RailLedger<VaState>(state)
  for (const corporation of overTrainLimit(state)) {
    const age = (train: CardId) => TRAINS.indexOf(TYPE_OF[train])
    const trains = state.depot.owned[corporation].toSorted((a, b) => age(a) - age(b))
    for (const train of trains.slice(0, trains.length - trainLimit(state, corporation)))
      ledger.train(train, corporation, 'market', 'outlook', TYPE_OF[train])
  }
  return ledger.state
}

/** The next runs at the last revenue; a dividend below the current value leaves the token in place (3.2). */
function runOf(state: VaState, corporation: CorporationId): RunAhead | undefined {
  const at = spaceOf(state.chart, corporation)
  const { lastRun } = state.corporations[corporation]
  if (!at || !lastRun) return undefined
  const price = (space: typeof at) => valueAt(GRID, space)
  const perShare = lastRun / paperOf(state, corporation).shares
  const run = runOutlook({ corporation, revenue: lastRun, perShare }, at, {
    pays: space => (lastRun >= price(space) ? right(game)(space) : space),
    withholds: left(game),
    price,
  })
  return { ...run, reach: price(at) }
}

const mayNot = firstOf(stock.sell.map(needs => needs(game)))

/**
 * What a player could raise by selling now, if it were their turn: only corporations that have operated, and only what
 * the Pool takes (4.3.1, 3.1).
 */
function liquidityOf(state: VaState, player: PlayerId): Liquidity {
  const taken = salesBy(game, state, player).filter(sale => !mayNot(state, sale))
  const room = Math.max(0, certificateLimit(state) - certificates(state, player))
  const price = (corporation: string) => priceOf(state, corporation as CorporationId) ?? 0
  return liquidity({ player, cash: freeCash(state, player), room }, taken, price)
}

/** The outlook for the table: the bank's end, the trains, paying against withholding, and what each player can raise. */
export function outlook(state: VaState): VaOutlook {
  return {
    bank: bankOf(state),
    trainless: CORPORATIONS.flatMap(id =>
      state.depot.owned[id].length === 0 ? (stranded(state, id) ?? []) : [],
    ),
    trains: eachInTurn(TRAINS, state, trainOutlook, afterDiscards),
    runs: CORPORATIONS.flatMap(corporation => runOf(state, corporation) ?? []),
    liquidity: activePlayers(state).map(player => liquidityOf(state, player)),
  }
}

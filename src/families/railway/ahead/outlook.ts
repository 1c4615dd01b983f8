import { type Space, spaceOf, valueAt } from '../../../bank/chart'
import { cashOf, type Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import {
  type BankSums,
  bankOutlook,
  eachInTurn,
  type Leaves,
  type Liquidity,
  liquidity,
  type Outlook,
  type RunOutlook,
  runOutlook,
  type Stranded,
  soldUpTo,
  strandedBy,
  type TrainOutlook,
  yetToRun,
} from '../../ahead/outlook'
import { firstOf } from '../law'
import { corporationIn, RailLedger } from '../ledger'
import { left, right } from '../operating/moves'
import { bankOffers, cheapest } from '../operating/offers'
import { beginPhase } from '../operating/phases'
import type { OperatingPolicy, Run } from '../operating/policy'
import type { BuyShare } from '../stock/buyShare'
import { saleNow } from '../stock/limits'
import type { StockPolicy } from '../stock/policy'
import { salesBy } from '../stock/sales'
import { type AnyRailway, operatingTurnIn, stockTurnIn, trainsOf } from '../table'
import { freshStockTurn, upNext } from '../turns'
import { privatesOn, type SalePolicy, startsOn, trainsFor } from './sale'

/** When the bank runs out, and the last round of the game in that case; `null` if the game does not then end with its set. */
export interface BankAhead extends BankSums {
  readonly last: string | null
}

/** A corporation left without a train; `reduced` is its president's contribution with a power that it need not use. */
export interface StrandedAhead extends Stranded {
  readonly reduced?: Money
}

/** The effects of a type's first train, with the corporations that it changes in a way of the title's own. */
export interface TrainAhead extends TrainOutlook {
  readonly changes: readonly string[]
  readonly stranded: readonly StrandedAhead[]
}

/** What lies ahead at a table of a railway game. */
export interface RailOutlook extends Outlook {
  readonly bank: BankAhead
  readonly trains: readonly TrainAhead[]
  readonly trainless: readonly StrandedAhead[]
}

/** What looking ahead depends on in a title. */
export interface AheadPolicy extends SalePolicy {
  readonly stock: StockPolicy
  readonly operating: Pick<OperatingPolicy, 'income' | 'begins' | 'scraps' | 'ends' | 'steps' | 'reduction'>
  /** Does the token move after this dividend? It always does if this is missing. */
  moves?(state: AnyRailway, run: Run): boolean
  /** The price of the cheapest train with a power that the corporation need not use. */
  reduced?(state: AnyRailway, corporation: string): Money | undefined
  /** The corporations that the first train of a type changes in a way of the title's own. */
  changes?(before: AnyRailway, after: AnyRailway): readonly string[]
}

/** What leaves the bank if the last runs are repeated and paid out: nothing for shares in the Initial Offering. */
function leaving({ game }: AheadPolicy, state: AnyRailway): readonly Leaves[] {
  return game.corporations.flatMap(corporation => {
    const { lastRun, floated } = corporationIn(state, corporation)
    if (!floated || !lastRun || trainsOf(state, corporation).length === 0) return []
    const all = game.paper(state, corporation).shares
    return [{ corporation, perShare: lastRun / all, shares: all - game.shares(state, corporation, 'ipo') }]
  })
}

const sumOf = (leaves: readonly Leaves[]): Money =>
  leaves.reduce((sum, { perShare, shares }) => sum + perShare * shares, 0)

/** When the bank runs out, from the last runs and the income of the private companies. */
function bankOf(policy: AheadPolicy, state: AnyRailway): BankAhead {
  const { game, operating } = policy
  const open = game.privates.filter(id => !['bank', 'closed', undefined].includes(state.privates[id]))
  const income = open.reduce((sum, id) => sum + operating.income(game, state, id), 0)
  const leaves = leaving(policy, state)
  const now = yetToRun(operatingTurnIn(state), operated => upNext(game, state, operated))
  const still = now && sumOf(leaves.filter(({ corporation }) => now.includes(corporation)))
  const { rounds: each } = game.phase(state)
  const { in: out, ...bank } = bankOutlook({
    bank: cashOf(state.cash, 'bank'),
    perRound: income + sumOf(leaves),
    ...{ still, round: state.round, each },
  })
  const { stock, operating: nth, of } = state.round
  // Once the bank has run out, it stays so even if money has come back.
  const set = state.ending === 'bank' ? { stock, of: nth === 0 ? each : of } : out
  const last = operating.ends.bank?.after === 'set' && set ? `OR ${set.stock}.${set.of}` : null
  return { ...bank, leaves, still: still ?? 0, last }
}

/** A corporation that has no train, and what its president would add for the cheapest; `undefined` if the bank has none. */
function stranded(policy: AheadPolicy, state: AnyRailway, corporation: string): StrandedAhead | undefined {
  const { president } = corporationIn(state, corporation)
  const price = cheapest(bankOffers(policy.game, state, { ...policy.operating, corporation }))?.price
  if (!president || price === undefined) return undefined
  const treasury = cashOf(state.cash, corporation)
  const presidentHas = cashOf(state.cash, president)
  const less = policy.reduced?.(state, corporation)
  return {
    ...strandedBy({ corporation, president, price, treasury, presidentHas }),
    ...(less === undefined ? {} : { reduced: Math.max(0, less - treasury) }),
  }
}

/** The table once the first train of a type is sold, and every train that must be sold before it. */
function onceSoldUpTo({ game: { trains, train } }: AheadPolicy, state: AnyRailway, type: string): AnyRailway {
  const before = trains.slice(0, trains.indexOf(train(type).besideFrom ?? type))
  const offering = soldUpTo(state.depot.offering, before, type)
  return { ...state, depot: { ...state.depot, offering } }
}

/**
 * What the first train of a type would do, by letting it do so on a table where those before it have done so already. Who
 * buys it, and for what money, is left out.
 */
function trainOutlook(policy: AheadPolicy, before: AnyRailway, type: string) {
  const { game, operating } = policy
  const begins = !game.reached(before, type)
  const ledger = new RailLedger(begins ? onceSoldUpTo(policy, before, type) : before)
  if (begins) beginPhase(game, operating, ledger, type)
  const after = ledger.state
  // Those that may run once more count as gone.
  const goes = (card: string) => begins && game.train(game.typeOf(card)).goesWith === type
  const removes = game.corporations.flatMap(corporation => {
    const trains = trainsOf(before, corporation).filter(goes)
    return trains.length > 0 ? [{ corporation, trains }] : []
  })
  const without = removes.filter(
    ({ corporation, trains }) => trains.length === trainsOf(before, corporation).length,
  )
  const row: TrainAhead = {
    type,
    price: game.train(type).price,
    left: before.depot.offering[type] ?? null,
    removes,
    mustDiscard: (begins ? game.overTrainLimit(after) : []).map(corporation => ({
      corporation,
      excess: trainsOf(after, corporation).length - game.trainLimit(after, corporation),
    })),
    overIfBought: (begins ? game.started(before) : []).filter(
      id =>
        trainsOf(before, id).length < game.trainLimit(before, id) &&
        trainsOf(after, id).length === game.trainLimit(after, id),
    ),
    stranded: without.flatMap(({ corporation }) => stranded(policy, after, corporation) ?? []),
    changes: policy.changes?.(before, after) ?? [],
  }
  return { after, row }
}

/** The table after the discards that a new limit asks for: each charter loses its oldest trains. */
function afterDiscards({ game }: AheadPolicy, state: AnyRailway): AnyRailway {
  const ledger = new RailLedger(state)
  const age = (card: string) => game.trains.indexOf(game.typeOf(card))
  for (const corporation of game.overTrainLimit(state)) {
    const trains = trainsOf(state, corporation).toSorted((a, b) => age(a) - age(b))
    for (const card of trains.slice(0, trains.length - game.trainLimit(state, corporation)))
      ledger.train(card, corporation, 'market', 'outlook', game.typeOf(card))
  }
  return ledger.state
}

/** The next runs at the last revenue. */
function runOf(policy: AheadPolicy, state: AnyRailway, corporation: string): RunOutlook | undefined {
  const { game, moves } = policy
  const at = spaceOf(state.chart, corporation)
  const { lastRun, floated } = corporationIn(state, corporation)
  if (!at || !floated || !lastRun) return undefined
  const perShare = lastRun / game.paper(state, corporation).shares
  const run: Run = { type: 'run', corporation, revenue: lastRun, pay: true }
  const on = (space: Space): AnyRailway => ({
    ...state,
    chart: [...state.chart.filter(token => token.corporation !== corporation), { corporation, at: space }],
  })
  return runOutlook({ corporation, revenue: lastRun, perShare }, at, {
    pays: space => (moves === undefined || moves(on(space), run) ? right(game.grid, space) : space),
    withholds: space => left(game.grid, space),
    price: space => valueAt(game.grid, space),
  })
}

/** The table if it were this player's turn in a stock round, with what the round in progress remembers. */
function onStockTurn(state: AnyRailway, player: PlayerId): AnyRailway {
  return { ...state, turn: [freshStockTurn(player, stockTurnIn(state))] }
}

/** The corporations of which a player could buy a share on a stock turn, at the lowest price that is asked for one. */
function buysOf({ game, stock, taken }: AheadPolicy, state: AnyRailway): Liquidity['buys'] {
  const { price } = stock.certificates(game)
  const open = taken<BuyShare>(state, 'buyShare')
  return game.corporations.flatMap(corporation => {
    const of = open.filter(({ draft }) => draft.corporation === corporation)
    if (of.length === 0) return []
    return [{ corporation, price: Math.min(...of.map(({ draft }) => price(state, corporation, draft.from))) }]
  })
}

/** What a player could buy and raise by selling now, if it were their turn; in an operating round, whatever it is sold for. */
export function liquidityOf(policy: AheadPolicy, state: AnyRailway, player: PlayerId): Liquidity {
  const { game, stock } = policy
  const inStock = state.round.operating === 0
  const refused = inStock ? saleNow(game, stock) : firstOf(stock.sell.map(needs => needs(game)))
  const stockTurn = onStockTurn(state, player)
  const onTurn = inStock ? stockTurn : state
  const taken = salesBy(game, state, player).filter(sale => !refused(onTurn, sale))
  const room = Math.max(0, game.limit(state) - game.certificates(state, player))
  const price = (corporation: string) => game.price(state, corporation) ?? 0
  // Shares come once such an auction is over, and at values that it sets.
  const auctioned = policy.bids?.(state, player) !== undefined
  const sold = {
    buys: auctioned ? [] : buysOf(policy, stockTurn),
    starts: auctioned ? [] : startsOn(policy, stockTurn, player),
    later: !inStock,
    privates: privatesOn(policy, state, stockTurn, player),
    trains: trainsFor(policy, state, player),
  }
  return liquidity({ player, cash: game.free(state, player), ...sold, room }, taken, price)
}

/**
 * What lies ahead, as far as it can be told: the end of the bank, the trains, paying against withholding, and what each
 * player can raise.
 */
export const outlookOf =
  (policy: AheadPolicy) =>
  (state: AnyRailway): RailOutlook => {
    const { corporations, trains } = policy.game
    const trainless = corporations.filter(
      id => corporationIn(state, id).floated && trainsOf(state, id).length === 0,
    )
    return {
      bank: bankOf(policy, state),
      trainless: trainless.flatMap(id => stranded(policy, state, id) ?? []),
      trains: eachInTurn(
        trains,
        state,
        (at, type) => trainOutlook(policy, at, type),
        at => afterDiscards(policy, at),
      ),
      runs: corporations.flatMap(id => runOf(policy, state, id) ?? []),
      liquidity: state.players
        .filter(id => !state.bankrupt.includes(id))
        .map(player => liquidityOf(policy, state, player)),
    }
  }

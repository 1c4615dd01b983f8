import { cellAt, type Grid, type Space, spaceOf, valueAt } from '../../bank/chart'
import { cashOf, type Money } from '../../bank/money'
import { certificatesFor } from '../../bank/paper'
import { privatesOf } from '../../bank/privates'
import type { Late } from '../../rules/late'
import { once } from '../../rules/once'
import { type PlayerId, recordOf } from '../../rules/state'
import type { CorporationCard, Purse, WorthPart } from '../../rules/view'
import { presidenciesOf, sharesBy } from '../books/holdings'
import { type Auctions, highBid } from './auction/auctions'
import type { Game } from './game'
import { corporationIn } from './ledger'
import { left, right } from './operating/moves'
import { stationPrice } from './operating/placeToken'
import type { Forced, OperatingPolicy } from './operating/policy'
import { endsNow, isLast } from './order'
import type { StockPolicy } from './stock/policy'
import { afterSelling } from './stock/sales'
import { type AnyRailway, acted, frame, trainsOf } from './table'
import { actor, deciders, followers, roundName, upNext } from './turns'
import type {
  CorporationView,
  ForcedView,
  PlayerView,
  PrivateView,
  RailwayView,
  TokenGoal,
  TurnView,
  ViewCites,
} from './view'
import { trainsView } from './viewTrains'

/** What a view needs besides what is printed. */
export interface ViewParts {
  readonly game: Game
  readonly auctions: Pick<Auctions, 'price' | 'least' | 'others' | 'freeFor'>
  readonly stock: Pick<StockPolicy, 'certificates'>
  readonly forced: Forced
  readonly operating: Pick<OperatingPolicy, 'income' | 'ends' | 'reduction'>
  /** What most games are played without: it knows the most that a corporation's trains could earn now. */
  readonly rest: Late<{ mostRun(state: AnyRailway, corporation: string): Money }>
  readonly cites: ViewCites
}

/** The corporations as people know them: by short name, name and plate. */
export const cardsOf = ({ corporations, charter }: Game): readonly CorporationCard[] =>
  corporations.map(id => ({ id, short: id, name: charter(id).name, plate: charter(id).plate }))

function playersIn({ game }: ViewParts, state: AnyRailway): readonly PlayerView[] {
  const { corporations } = game
  return state.order.map(id => {
    const shares = sharesBy(corporations, state, id)
    const counted = game.certificates(state, id)
    const all = corporations.reduce((sum, corporation) => {
      const held = shares[corporation] ?? 0
      const presides = corporationIn(state, corporation).president === id
      return held === 0 ? sum : sum + certificatesFor(game.paper(state, corporation), held, presides)
    }, 0)
    const privates = privatesOf(state.privates, id, game.privates)
    return {
      id,
      cash: cashOf(state.cash, id),
      free: game.free(state, id),
      certificates: counted,
      limit: game.limit(state),
      uncounted: all + privates.length - counted,
      privates,
      shares,
      presidencies: presidenciesOf(corporations, state, id),
      netWorth: game.worth(state, id),
    }
  })
}

const zoneAt = (grid: Grid, at: Space): string | null => cellAt(grid, at)?.zone ?? null

/** Where a token would go from its space: if the corporation pays, withholds, or if 1, 2 or 3 shares are sold. */
export function goalsFrom(game: Game, from: Space): readonly TokenGoal[] {
  const { grid } = game
  const goal = (why: TokenGoal['why'], shares: number, at: Space): TokenGoal => {
    return { why, shares, at, price: valueAt(grid, at), zone: zoneAt(grid, at) }
  }
  return [
    goal('pays', 0, right(grid, from)),
    goal('withholds', 0, left(grid, from)),
    ...[1, 2, 3].map(shares => goal('sold', shares, afterSelling(game, from, shares))),
  ]
}

/** Makes the views of corporations: the goals of their tokens, and what lies on their charters. */
function corporationsOf({ game, stock }: ViewParts) {
  const { price } = stock.certificates(game)
  const cards = cardsOf(game)
  return (state: AnyRailway): readonly CorporationView[] =>
    cards.map(card => {
      const { id } = card
      const { par, president, floated, stations, lastRun } = corporationIn(state, id)
      const at = spaceOf(state.chart, id)
      return {
        par,
        price: game.price(state, id) ?? null,
        get costs() {
          return par === null ? null : { ipo: price(state, id, 'ipo'), market: price(state, id, 'market') }
        },
        zone: at ? zoneAt(game.grid, at) : null,
        get goals() {
          return at ? goalsFrom(game, at) : []
        },
        president,
        floated,
        treasury: cashOf(state.cash, id),
        ipo: game.shares(state, id, 'ipo'),
        market: game.shares(state, id, 'market'),
        trains: trainsOf(state, id),
        privates: privatesOf(state.privates, id, game.privates),
        stations,
        stationPrice: stationPrice(game, state, id),
        lastRun,
        // Last, because V8 11 (Chrome 113, Node 20) is slow at many fields after a spread.
        ...card,
      }
    })
}

function privatesIn({ game, auctions, operating }: ViewParts, state: AnyRailway): readonly PrivateView[] {
  const cheapest = game.unsold(state)
  return game.privates.flatMap(id => {
    const owner = state.privates[id]
    if (owner === undefined) return []
    const { name, face } = game.company(state, id)
    return [
      {
        ...{ id, name, face, owner },
        income: operating.income(game, state, id),
        powerless: game.powerless(state),
        price: cheapest === id ? auctions.price(state, id) : null,
        bids: state.bids[id] ?? [],
      },
    ]
  })
}

function forcedView({ forced }: ViewParts, before: AnyRailway): ForcedView | undefined {
  const state = forced.afterSkip(before)
  const need = forced.need(state)
  if (!need) return undefined
  const { president, offer, contribution, has, short } = need
  const { train, from, price } = offer
  return { president, train, from, price, contribution, has, short, canRaise: forced.raises(state, need) }
}

function auctionView({ auctions }: ViewParts, state: AnyRailway): TurnView | undefined {
  const turn = frame(state, 'auction')
  if (!turn) return undefined
  const { private: company, player } = turn
  const bidders = [player, ...auctions.others(state, company, player)].flatMap(id => {
    const bid = state.bids[company]?.find(standing => standing.player === id)
    return bid ? [{ ...bid, free: auctions.freeFor(state, id, company) }] : []
  })
  const high = highBid(state, company) ?? { player, amount: 0 }
  return { at: 'auction', private: company, player, high, least: auctions.least(state, company), bidders }
}

function turnOf(parts: ViewParts, state: AnyRailway): TurnView {
  const { game } = parts
  const stock = frame(state, 'stock')
  if (stock) {
    const unsold = game.unsold(state) !== undefined
    return { at: 'stock', player: stock.player, acted: acted(stock), unsold }
  }
  const over = frame(state, 'over')
  if (over) return { at: 'over', by: over.by }
  const turn = frame(state, 'operate')
  if (turn) {
    const { corporation, step, revenue, operated } = turn
    const need = forcedView(parts, state)
    return {
      at: 'operate',
      corporation,
      president: corporationIn(state, corporation).president ?? '',
      step,
      ran: step === 'trains',
      revenue,
      get mostRun() {
        // Until it is here no revenue is too high.
        return parts.rest.here ? parts.rest().mostRun(state, corporation) : Number.POSITIVE_INFINITY
      },
      nth: operated.length + 1,
      of: operated.length + upNext(game, state, operated).length,
      ...(need ? { forced: need } : {}),
    }
  }
  const owners = game.overTrainLimit(state).map(corporation => ({
    corporation,
    president: corporationIn(state, corporation).president ?? '',
    excess: trainsOf(state, corporation).length - game.trainLimit(state, corporation),
  }))
  return auctionView(parts, state) ?? { at: 'discard', owners }
}

/** The paragraph of the current decision. */
function citeOf(cites: ViewCites, state: AnyRailway, turn: TurnView): string {
  if (turn.at === 'stock' && turn.unsold) return cites.unsold(state)
  return turn.at === 'operate' && turn.forced ? cites.forced : cites[turn.at]
}

/** The parts of a player's total: cash, shares at market value, private companies at face value. */
function worthParts(game: Game, state: AnyRailway, player: PlayerId): readonly WorthPart[] {
  const cash = cashOf(state.cash, player)
  const owned = privatesOf(state.privates, player, game.privates)
  const privates = owned.reduce((sum, id) => sum + game.company(state, id).face, 0)
  return [
    { part: 'cash', amount: cash },
    { part: 'stock', amount: game.worth(state, player) - cash - privates },
    { part: 'privates', amount: privates },
  ]
}

/** The round after this one as it looks now; `null` if the game ends with this one. */
function nextRound({ operating }: ViewParts, state: AnyRailway): string | null {
  const { round } = state
  if (frame(state, 'over')) return null
  if (round.operating === 0) return `OR ${round.stock}.1`
  if (endsNow(operating, state) !== null) return null
  return isLast(state) ? `SR ${round.stock + 1}` : `OR ${round.stock}.${round.operating + 1}`
}

/** The purses that may hold money: treasuries of floated corporations, and any that a ruling filled. */
function pursesOf(game: Game, state: AnyRailway): readonly Purse[] {
  const treasuries = game.corporations.filter(
    id => corporationIn(state, id).floated || cashOf(state.cash, id) > 0,
  )
  return [...state.order, ...treasuries, 'bank'].map(holder => ({
    holder,
    books: cashOf(state.cash, holder),
  }))
}

/** Makes the view of a railway game: the table as the screens show it. */
export function viewOf(parts: ViewParts): (state: AnyRailway) => RailwayView {
  const { game, cites } = parts
  const corporations = corporationsOf(parts)
  const trains = trainsView(game, parts.operating)
  return state => {
    const turn = turnOf(parts, state)
    // A tap reads few of these.
    const worth = once(() => recordOf(state.players, player => worthParts(game, state, player)))
    const purses = once(() => pursesOf(game, state))
    const players = once(() => playersIn(parts, state))
    const started = once(() => corporations(state))
    const companies = once(() => privatesIn(parts, state))
    const sold = once(() => trains(state))
    return {
      round: roundName(state),
      phase: state.phase,
      bank: cashOf(state.cash, 'bank'),
      trainLimit: game.phase(state).trainLimit,
      turn: Object.assign(turn, { cite: citeOf(cites, state, turn) }),
      cites,
      actor: actor(state) ?? null,
      deciders: deciders(game, state),
      followers: turn.at === 'auction' ? turn.bidders.slice(1).map(it => it.player) : followers(game, state),
      nextRound: nextRound(parts, state),
      priorityDeal: state.priorityDeal,
      ending: turn.at === 'over' ? null : state.ending,
      over: turn.at === 'over' ? turn.by : null,
      get purses() {
        return purses()
      },
      ...(state.bankrupt.length > 0 ? { out: state.bankrupt } : {}),
      get worth() {
        return worth()
      },
      get players() {
        return players()
      },
      get corporations() {
        return started()
      },
      get privates() {
        return companies()
      },
      get trains() {
        return sold()
      },
      market: state.depot.market,
      obsolete: game.trains.filter(type => game.obsolete(state, type)),
      own: state.own,
      chart: { grid: game.grid, tokens: state.chart },
    }
  }
}

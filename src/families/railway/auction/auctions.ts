import { cashOf, type Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import type { Why } from '../law'
import type { RailLedger } from '../ledger'
import { why } from '../reasons'
import { type AnyRailway, type AuctionTurn, type Bid, frame } from '../table'
import { endStockTurn, stockTurn } from '../turns'

/** How a title sells its private companies: the cheapest at its price, the others by bids. */
export interface AuctionPolicy {
  /** A bid is at least this much above the face value, and above the highest bid. */
  readonly raise: Money
  /** What the cheapest one costs now. */
  price(game: Game, state: AnyRailway, company: string): Money
  /**
   * The bidders in the order in which they are asked, once `after` has spoken; the auction is over if that begins with the highest.
   */
  order(state: AnyRailway, company: string, after: PlayerId): readonly PlayerId[]
  /** What becomes of the bid of somebody who does not raise. */
  passes(ledger: RailLedger, company: string, player: PlayerId): void
  /** What follows once the last one is sold. */
  allSold?(ledger: RailLedger): void
  /** What follows once all players have passed in a row. */
  allPassed?(game: Game, ledger: RailLedger): void
}

/** What the rules of an auction need of each other. */
export interface Auctions {
  /** The lowest next bid on a company. */
  least(state: AnyRailway, company: string): Money
  /** Who else may be asked about a company, in order, after a bidder: the highest only if somebody raises. */
  others(state: AnyRailway, company: string, bidder: PlayerId): readonly PlayerId[]
  /** What a player may bid on a company: cash less what is set aside for others. */
  freeFor(state: AnyRailway, player: PlayerId, company: string): Money
  /** Refuses a price that a player does not have, or has set aside for bids on other companies. */
  refusePrice(state: AnyRailway, player: PlayerId, company: string, price: Money): Why | undefined
  /** What the cheapest one costs now. */
  price(state: AnyRailway, company: string): Money
  /** Refuses anything else while the cheapest one costs nothing: whoever has the turn must take it. */
  mustAccept(state: AnyRailway, player: PlayerId): Why | undefined
  /** Records a bid; it replaces the player's earlier one on the same company. */
  place(ledger: RailLedger, company: string, bid: Bid): void
  /** Raises in the running auction. */
  raise(ledger: RailLedger, bid: Bid): void
  /** Does not raise in the running auction. */
  withdraw(ledger: RailLedger): void
  /** Ends a stock turn, and then sells the cheapest company if it has bids, and so on for each that is then the cheapest. */
  close(ledger: RailLedger): void
}

/** The highest bid on a private company. */
export const highBid = ({ bids }: AnyRailway, company: string): Bid | undefined => bids[company]?.at(-1)

/** The bidder with the lowest bid is asked first. */
export const lowestFirst: AuctionPolicy['order'] = ({ bids }, company) =>
  (bids[company] ?? []).map(({ player }) => player)

/** Who does not raise is out, and their money is free again. */
export const withdraws: AuctionPolicy['passes'] = (ledger, company, player) =>
  setBids(
    ledger,
    company,
    (ledger.state.bids[company] ?? []).filter(bid => bid.player !== player),
  )

function setBids(ledger: RailLedger, company: string, bids: readonly Bid[]): void {
  ledger.set({ bids: { ...ledger.state.bids, [company]: bids } })
}

/** The running auction, for a rule whose check has passed. Throws if there is none. */
function auctionTurn({ state }: RailLedger): AuctionTurn {
  const turn = frame(state, 'auction')
  if (!turn) throw new Error('no auction')
  return turn
}

/** How bids are placed, and companies sold for them. */
function selling(game: Game, policy: AuctionPolicy) {
  function sell(ledger: RailLedger, company: string, { player, amount }: Bid): void {
    setBids(ledger, company, [])
    ledger.pay(player, 'bank', amount, 'private', company)
    ledger.private(company, player, 'auctioned')
  }

  /** A sole bidder takes the company at once; with several bidders it stops and leaves their auction open. */
  function start(ledger: RailLedger): void {
    for (;;) {
      const company = game.unsold(ledger.state)
      if (company === undefined) {
        policy.allSold?.(ledger)
        return
      }
      const high = highBid(ledger.state, company)
      if (!high) return
      const [player = high.player] = policy.order(ledger.state, company, high.player)
      if (player !== high.player) {
        ledger.pushTurn({ at: 'auction', private: company, player })
        ledger.tell({ is: 'auction', private: company, player })
        return
      }
      sell(ledger, company, high)
    }
  }

  /** Asks the next bidder of the running auction, or ends it if that is the highest one. */
  function goOn(ledger: RailLedger, turn: AuctionTurn): void {
    const high = highBid(ledger.state, turn.private)
    if (!high) throw new Error('no bid in an auction')
    const [player = high.player] = policy.order(ledger.state, turn.private, turn.player)
    if (player !== high.player) {
      ledger.setTurn({ ...turn, player })
      return
    }
    ledger.popTurn()
    sell(ledger, turn.private, high)
    start(ledger)
  }

  return { start, goOn }
}

/** The auctions of a game. */
export function auctionsOf(game: Game, policy: AuctionPolicy): Auctions {
  const { start, goOn } = selling(game, policy)
  const price = (state: AnyRailway, company: string) => policy.price(game, state, company)
  const freeFor: Auctions['freeFor'] = (state, player, company) => {
    const own = state.bids[company]?.find(bid => bid.player === player)
    return game.free(state, player) + (own?.amount ?? 0)
  }
  const place: Auctions['place'] = (ledger, company, bid) => {
    const others = (ledger.state.bids[company] ?? []).filter(({ player }) => player !== bid.player)
    setBids(ledger, company, [...others, bid])
  }
  return {
    price,
    others: (state, company, bidder) =>
      policy.order(state, company, bidder).filter(player => player !== bidder),
    freeFor,
    place,
    least: (state, company) =>
      (highBid(state, company)?.amount ?? game.company(state, company).face) + policy.raise,
    refusePrice(state, player, company, wanted) {
      const free = freeFor(state, player, company)
      if (free >= wanted) return undefined
      const aside = cashOf(state.cash, player) - free
      const part = frame(state, 'auction') ? 'auction' : undefined
      return why('setAside', { payer: player, free, aside, price: wanted }, part)
    },
    mustAccept(state, player) {
      const company = game.unsold(state)
      const free = company !== undefined && price(state, company) === 0
      return free ? why('mustAccept', { player, private: company }) : undefined
    },
    raise(ledger, bid) {
      const turn = auctionTurn(ledger)
      place(ledger, turn.private, bid)
      goOn(ledger, turn)
    },
    withdraw(ledger) {
      const turn = auctionTurn(ledger)
      policy.passes(ledger, turn.private, turn.player)
      goOn(ledger, turn)
    },
    close(ledger) {
      const offered = stockTurn(ledger).deeds.some(({ is }) => is === 'offered')
      const open = offered || game.unsold(ledger.state) !== undefined
      endStockTurn(ledger)
      if (open) start(ledger)
    },
  }
}

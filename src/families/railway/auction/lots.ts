import type { Holder, Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import { reasons, type Why } from '../law'
import type { RailLedger } from '../ledger'
import type { AnyRailway } from '../table'
import { highBid } from './auctions'

/** A turn of an auction of several lots at once. */
export interface LotsTurn {
  readonly at: 'lots'
  readonly player: PlayerId
  /** Players who have passed in a row, in that order. */
  readonly passed: readonly PlayerId[]
}

/** The turn in which the buyer of the presidency sets what its corporation starts at. */
export interface ValueTurn {
  readonly at: 'value'
  readonly player: PlayerId
}

/** What a title's own has if its game begins with such an auction. */
export interface HasLots {
  /** Face values, which fall while nobody bids. */
  readonly faces: Readonly<Record<string, Money>>
}

/**
 * How a title auctions its private companies and a presidency, all at once: bids stand, a bid ends the turn, and all passing
 * in a row sells everything, or lowers the price of whatever has no bid.
 */
export interface LotsPolicy {
  /** What is auctioned with its face value at the start, in the order in which it is sold. */
  readonly faces: Readonly<Record<string, Money>>
  /** The corporation whose presidency is one of the lots. */
  readonly presidency: string
  /** Bids are multiples of this, and each exceeds the one before by at least as much. */
  readonly step: Money
  /** By how much a lot without a bid gets cheaper each time. */
  readonly reduction: Money
  /** What follows once all is sold and the presidency has its value. */
  begins(ledger: RailLedger): void
}

/** Why something is refused because of such an auction. */
export interface LotsReasons {
  auctionFirst: { lots: readonly string[] }
  valueFirst: { player: PlayerId }
  auctionOver: Record<never, never>
  lotSold: { lot: string; owner: Holder }
  fives: { amount: Money }
  mustBid: { player: PlayerId; lot: string }
}

/** Makes a reason of the auction. */
export const told = reasons<LotsReasons>()

/** What only such an auction reports. */
export type LotsHappening =
  /** The face value of a lot without a bid fell. */
  | { readonly is: 'reduced'; readonly lot: string; readonly face: Money }
  | { readonly is: 'sold'; readonly lot: string; readonly player: PlayerId; readonly price: Money }
  /** The move order is another from here on. */
  | { readonly is: 'order'; readonly order: readonly PlayerId[] }

/** The turn of the auction in progress. */
export const lotsTurn = ({ turn: [top] }: AnyRailway): LotsTurn | undefined =>
  top.at === 'lots' ? (top as LotsTurn) : undefined

/** The turn in which the presidency gets its value. */
export const valueTurn = ({ turn: [top] }: AnyRailway): ValueTurn | undefined =>
  top.at === 'value' ? (top as ValueTurn) : undefined

const lotsOf = ({ faces }: LotsPolicy): readonly string[] => Object.keys(faces)

/** What is not sold yet. */
export const unsoldLots = (policy: LotsPolicy, { corporations, privates }: AnyRailway): readonly string[] =>
  lotsOf(policy).filter(lot =>
    lot === policy.presidency ? corporations[lot]?.president === null : privates[lot] === 'bank',
  )

/** The current face values of the lots. */
export const facesOf = ({ own }: AnyRailway): HasLots['faces'] => (own as HasLots).faces
/** The current face value of a lot; 0 if it has none. */
export const faceOf = (state: AnyRailway, lot: string): Money => facesOf(state)[lot] ?? 0

/** The lowest next bid on a lot. */
export function leastBid({ step }: LotsPolicy, state: AnyRailway, lot: string): Money {
  const high = highBid(state, lot)
  return high ? high.amount + step : faceOf(state, lot)
}

/** The most that a player may bid on a lot: cash less what is set aside for others. */
export function mostBid(game: Game, state: AnyRailway, player: PlayerId, lot: string): Money {
  const high = highBid(state, lot)
  return game.free(state, player) + (high?.player === player ? high.amount : 0)
}

/** The lot whose face value has fallen to nothing without a bid: the next action must be a bid on it. */
export const forcedLot = (policy: LotsPolicy, state: AnyRailway): string | undefined =>
  lotsTurn(state) && unsoldLots(policy, state).find(lot => faceOf(state, lot) === 0 && !highBid(state, lot))

/** The auction, and the value of the presidency, come before everything else. */
export const lotsFirst =
  (policy: LotsPolicy) =>
  (state: AnyRailway, by: Holder): Why | undefined => {
    if (lotsTurn(state)?.player === by) return told('auctionFirst', { lots: unsoldLots(policy, state) })
    return valueTurn(state)?.player === by ? told('valueFirst', { player: by }) : undefined
  }

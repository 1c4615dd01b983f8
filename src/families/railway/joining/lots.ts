import * as v from 'valibot'
import type { Money } from '../../../bank/money'
import { player } from '../../../rules/schema'
import { type Frame, type PlayerId, recordOf } from '../../../rules/state'
import { heldIn, presidentIn, sharesIn } from '../../joining/reading'
import { highBid } from '../auction/auctions'
import { faceOf, type HasLots, type LotsPolicy, type LotsTurn, told, type ValueTurn } from '../auction/lots'
import type { Game } from '../game'
import type { RailLedger } from '../ledger'
import { why } from '../reasons'
import type { Bid, RailwayTurn } from '../table'
import type { Fault, Frames } from './policy'
import { type FrameTable, type PositionTable, whole } from './table'

/** The frame of an auction of lots as an entry keeps it, with their face values and bids. */
export interface LotsFrame extends FrameTable {
  readonly at: 'auction'
  readonly player: PlayerId
  readonly passed: readonly PlayerId[]
  readonly lots: Readonly<Record<string, { readonly face: Money; readonly bid: Bid | null }>>
}

/** The frames that an entry may have of the auction, and of the value of the presidency. */
export function lotsSchemas({ faces, step }: LotsPolicy) {
  const bid = v.strictObject({ player, amount: v.pipe(whole, v.multipleOf(step)) })
  const lot = v.strictObject({ face: whole, bid: v.nullable(bid) })
  const lots = v.strictObject(recordOf(Object.keys(faces), () => lot))
  return [
    v.strictObject({ at: v.literal('auction'), player, passed: v.array(player), lots }),
    v.strictObject({ at: v.literal('value'), player }),
  ] as const
}

/** The bids of such a frame, by lot. */
export const bidsIn = ({ lots }: LotsFrame): readonly (readonly [lot: string, face: Money, bid: Bid])[] =>
  Object.entries(lots).flatMap(([lot, { face, bid }]) => (bid ? [[lot, face, bid] as const] : []))

const isAuction = (frame: FrameTable): frame is LotsFrame => frame.at === 'auction'

/** The frames of a title, with those of its auction. */
export const withLots = ({ faces }: LotsPolicy, frames: Frames): Frames => ({
  ...frames,
  read(stored) {
    if (!isAuction(stored)) return frames.read(stored)
    const turn: LotsTurn = { at: 'lots', player: stored.player, passed: stored.passed }
    return turn as Frame as RailwayTurn
  },
  print(turn: Frame, state) {
    if (turn.at !== 'lots') return frames.print(turn as RailwayTurn, state)
    const { player, passed } = turn as LotsTurn
    const lots = recordOf(Object.keys(faces), lot => ({
      face: faceOf(state, lot),
      bid: highBid(state, lot) ?? null,
    }))
    const frame: LotsFrame = { at: 'auction', player, passed, lots }
    return frame
  },
})

/** The auction in tables that are joined. */
export function joinedLots(game: Game, { faces, presidency, step }: LotsPolicy) {
  const { presidentShares } = game.printed.paper
  /** Is it still on? The turn decides; without one, it is on in SR 1 while its corporation has no value. */
  const isOn = ({ round, corporations, phase, turns }: PositionTable): boolean =>
    turns
      ? turns.some(({ at }) => at === 'auction' || at === 'value')
      : round === 'SR 1' && !corporations[presidency] && phase === game.phases[0]
  /** The buyer of the presidency if all is sold but its value is not yet set. */
  const setter = (table: PositionTable): PlayerId | undefined => {
    if (!isOn(table)) return undefined
    const buyer = presidentIn(table, presidency)
    if (buyer === undefined || table.unstarted?.[presidency]) return buyer
    return sharesIn(table, buyer, presidency) === presidentShares ? buyer : undefined
  }
  /** Only the presidency may be held before its corporation is listed. */
  const heldEarly = (table: PositionTable, corporation: string): boolean =>
    corporation === presidency && setter(table) !== undefined && heldIn(table, presidency) === presidentShares
  /** Standing bids must have been possible: multiples of the step, at least the face value, and within the bidder's cash. */
  const bids: Fault = () => (_, table) => {
    const asides: Record<string, Money> = {}
    const auction = table.turns?.find(isAuction)
    for (const [lot, face, { player, amount }] of auction ? bidsIn(auction) : []) {
      if (amount % step !== 0) return told('fives', { amount })
      if (amount < face) return why('bidTooLow', { private: lot, least: face, amount })
      const aside = asides[player] ?? 0
      const free = (table.players[player]?.cash ?? 0) - aside
      if (amount > free) return why('setAside', { payer: player, free, aside, price: amount })
      asides[player] = aside + amount
    }
    return undefined
  }
  /** Takes over its face values, its bids and its turn; and the presidency for whoever sets its value. */
  function take(ledger: RailLedger, table: PositionTable): void {
    const auction = table.turns?.find(isAuction)
    const lots = Object.keys(faces)
    if (auction) ledger.setOwn<HasLots>({ faces: recordOf(lots, lot => auction.lots[lot]?.face ?? 0) })
    ledger.set({ bids: recordOf(lots, lot => [auction?.lots[lot]?.bid ?? []].flat()) })
    const buyer = setter(table)
    if (buyer !== undefined && !table.unstarted?.[presidency]) {
      ledger.shares(presidency, 'ipo', buyer, presidentShares)
      ledger.setCorporation(presidency, { president: buyer })
    }
    if (table.gameOver || table.turns || !isOn(table)) return
    const turn: LotsTurn | ValueTurn =
      buyer === undefined ? { at: 'lots', player: table.turn, passed: [] } : { at: 'value', player: buyer }
    ledger.setTurns([turn])
  }
  return { isOn, setter, heldEarly, bids, take }
}

import * as v from 'valibot'
import { highBid } from '../../../families/railway/auction/auctions'
import { type AnyRailway, frame, operatingTurn } from '../../../families/railway/table'
import {
  asPlayer,
  dealPrice,
  forcedBy,
  label,
  priceHitch,
  reading,
  refused,
  stranger,
  sum,
} from '../../../families/recorded/entry'
import type { ForeignEntry, Hitch } from '../../../rules/intake'
import type { PlayerId } from '../../../rules/state'
import { game } from '../data'
import type { AlAction } from '../law'
import { auctions } from '../law'
import { type ImportDesk, STAGE } from './desk'
import { companyOf, corporationOf } from './entry'
import { CORPORATION_IDS } from './tables'

const certificates = v.pipe(v.array(label), v.minLength(1), v.maxLength(20))

/** A certificate by its id on 18xx.games: `ABC_0` is the president's. */
function certificate(id: string): { corporation: string; shares: number } | undefined {
  const [, named, number] = /^(.+)_(\d)$/.exec(id) ?? []
  const corporation = CORPORATION_IDS.get(named)
  return corporation === undefined
    ? undefined
    : { corporation, shares: number === '0' ? game.printed.paper.presidentShares : 1 }
}

/** The passes before it is a bidder's turn to speak: 18xx.games asks the lowest bidder next; here the auction goes clockwise. */
function passesBefore(state: AnyRailway, player: PlayerId): readonly AlAction[] {
  const auction = frame(state, 'auction')
  if (!auction) return []
  const bidders = (state.bids[auction.private] ?? []).map(bid => bid.player)
  const seats = [...state.players, ...state.players].slice(state.players.indexOf(auction.player))
  const order = seats.filter(seat => bidders.includes(seat)).slice(0, bidders.length)
  return order.slice(0, Math.max(0, order.indexOf(player))).map(other => ({ type: 'pass', player: other }))
}

/** If an auction ended on 18xx.games without an entry, the bidders asked here pass until it is over. */
function endAuctionsBefore(desk: ImportDesk, company: string): void {
  for (;;) {
    const auction = frame(desk.state, 'auction')
    if (!auction || auction.private === company || desk.state.privates[company] !== 'bank') return
    if (desk.enter([{ type: 'pass', player: auction.player }])) return
  }
}

/** A purchase of the cheapest private company, a bid on another, or a raise in an auction (3.1). */
export const takeBid = reading(
  v.looseObject({ company: label, price: sum }),
  (desk: ImportDesk, fields, entry) =>
    asPlayer(entry, player => {
      const company = companyOf(fields.company)
      if (!company) return stranger(fields.company)
      const bid: AlAction = { type: 'bid', player, private: company, amount: fields.price }
      endAuctionsBefore(desk, company)
      if (frame(desk.state, 'auction')?.private === company) {
        const refusal = desk.enter([...passesBefore(desk.state, player), bid])
        return refusal && refused(refusal)
      }
      let here = fields.price
      const hitch = desk.act(player, state => {
        if (game.unsold(state) !== company) return [bid]
        here = auctions.price(state, company)
        return [{ type: 'buyPrivate', player, private: company }]
      })
      return hitch ?? priceHitch(company, fields.price, here)
    }),
)

/** On 18xx.games a bidder who passes is out of the auction; here they may come back. So nothing is entered until only one is left. */
function leaveAuction(desk: ImportDesk, player: PlayerId): Hitch | undefined {
  const auction = frame(desk.state, 'auction')
  if (!auction) return undefined
  const company = auction.private
  const { left } = desk.memory
  left.add(player)
  const bidders = (desk.state.bids[company] ?? []).map(bid => bid.player).filter(other => !left.has(other))
  if (bidders.length > 1) return undefined
  const high = highBid(desk.state, company)?.player
  if (high === undefined || bidders[0] !== high) return { code: 'auctionOrder', facts: { private: company } }
  left.clear()
  for (let asked = auction.player; frame(desk.state, 'auction')?.private === company; ) {
    const refusal = desk.enter([{ type: 'pass', player: asked }])
    if (refusal) return refused(refusal)
    asked = frame(desk.state, 'auction')?.player ?? asked
  }
  return undefined
}

/** A pass: by a player in a stock round or an auction, or by a corporation over one step of its turn. */
export function takePass(desk: ImportDesk, entry: ForeignEntry): Hitch | undefined {
  const { player } = entry
  if (player === undefined) {
    // A private company's pass leaves its ability unused: nothing happens.
    if (companyOf(entry.fields.entity, entry.fields.entity_type)) return undefined
    const corporation = corporationOf(desk, entry)
    return corporation ? desk.passStep(corporation) : stranger(entry.fields.entity)
  }
  if (frame(desk.state, 'over')) return undefined
  const auction = frame(desk.state, 'auction')
  if (auction && (desk.state.bids[auction.private] ?? []).some(bid => bid.player === player))
    return leaveAuction(desk, player)
  // If the Priority Deal lay elsewhere on 18xx.games, the round may be over here before all of them have passed.
  if (desk.unheard) return undefined
  return desk.act(player, () => [{ type: 'pass', player }])
}

/** The president's certificate at a par value, given as `price,row,column` (3.2(c)(1)). */
export const takePar = reading(
  v.looseObject({ corporation: label, share_price: v.pipe(v.string(), v.regex(/^\d{1,4}(,|$)/)) }),
  (desk: ImportDesk, fields, entry) =>
    asPlayer(entry, player => {
      const corporation = CORPORATION_IDS.get(fields.corporation)
      if (!corporation) return stranger(fields.corporation)
      const price = Number.parseInt(fields.share_price, 10)
      return desk.act(player, () => [{ type: 'par', player, corporation, price }])
    }),
)

/** One certificate: new the first time it is sold, from the Open Market ever after. */
export const takePurchase = reading(
  v.looseObject({ shares: certificates }),
  (desk: ImportDesk, fields, entry) =>
    asPlayer(entry, player => {
      const [id = '', more] = fields.shares
      const wanted = certificate(id)
      if (wanted?.shares !== 1 || more !== undefined) return stranger(fields.shares.join(', '))
      const { corporation } = wanted
      const from = desk.memory.issued.has(id) ? 'market' : 'ipo'
      const hitch = desk.act(player, () => [{ type: 'buyShare', player, corporation, from }])
      if (!hitch) desk.memory.issued.add(id)
      return hitch
    }),
)

/** A sale of shares at one price, in a stock turn or for a forced purchase (3.2(a), 4.2.5.2(d)). */
export const takeSale = reading(
  v.looseObject({ shares: certificates, percent: v.nullish(v.number()) }),
  (desk: ImportDesk, fields, entry) =>
    asPlayer(entry, player => {
      const parts = fields.shares.map(certificate)
      const corporation = parts[0]?.corporation
      if (!corporation || parts.some(part => part?.corporation !== corporation))
        return stranger(fields.shares.join(', '))
      const whole = parts.reduce((sum, part) => sum + (part?.shares ?? 0), 0)
      // Only one share of a president's certificate may be meant: the percentage tells.
      const shares = typeof fields.percent === 'number' ? fields.percent / game.printed.paper.percent : whole
      if (!Number.isInteger(shares) || shares < 1 || shares > whole)
        return { code: 'unreadable', facts: { key: 'percent' } }
      const sale: AlAction = { type: 'sellShares', player, corporation, shares }
      const operating = operatingTurn(desk.state)?.corporation
      const buyer = forcedBy(entry, operating, next => corporationOf(desk, next))
      if (buyer && desk.state.corporations[buyer]?.president === player)
        return desk.act(buyer, () => [sale], STAGE.trains)
      return desk.act(player, () => [sale])
    }),
)

/** A private company: sold between players on a stock turn of the buyer, or by a player to a corporation (3.2(c)(4), 4.2.6). */
export const takeCompany = reading(
  v.looseObject({ company: label, price: dealPrice }),
  (desk: ImportDesk, fields, entry) => {
    const company = companyOf(fields.company)
    if (!company) return stranger(fields.company)
    const { price } = fields
    const buyer = entry.player
    if (buyer !== undefined)
      return desk.act(buyer, state => [
        { type: 'sellPrivate', player: state.privates[company] ?? '', private: company, to: buyer, price },
      ])
    const corporation = corporationOf(desk, entry)
    if (!corporation) return stranger(entry.fields.entity)
    const acquire = (): AlAction[] => [{ type: 'acquirePrivate', corporation, private: company, price }]
    return desk.act(corporation, acquire, STAGE.privates, STAGE.tile)
  },
)

import { commonPlay } from '../../../words/en/play'
import { many } from '../../../words/en/say'
import type { Source } from '../../stock/policy'
import type { Voiced } from '../terms'

/** What the panels of stock turns and of auctions say in English. */
export const railStock = ({ offering, market, places, unsold, par }: Voiced) => ({
  ...commonPlay,
  /** `uncounted`: certificates that do not count against the limit now. */
  certificates: (held: number, limit: number, uncounted: number) =>
    `${held} of ${limit} certificates${uncounted > 0 ? `, ${uncounted} not counted` : ''}`,
  setAside: (amount: string) => `${amount} set aside`,
  /** The card that ◆ stands for. */
  priority: 'Priority Deal',
  // buying and selling
  stockTurn: 'Buy and sell',
  corporations: 'Corporations',
  corporationsLater: 'Corporations: once all private companies are sold',
  stock: (from: Source, left: number) => `${from === 'ipo' ? offering : market} · ${left}`,
  empty: { ipo: `${offering} empty`, market: `${market} empty` },
  buyLabel: (visible: string, name: string, corporation: string, from: Source) =>
    `${visible}: ${name} buys ${corporation} from ${from === 'ipo' ? unsold : places[from]}`,
  floats: 'floats',
  startIt: (corporation: string) => `Start ${corporation} at a ${par}`,
  parLabel: (price: number, name: string, corporation: string, cost: string | undefined) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} starts ${corporation} at par ${price}`,
  sellLabel: (corporation: string, held: number) => `Sell (has ${held}): ${corporation}`,
  // over the limit
  overLimitLabel: 'Over the certificate limit',
  overLimit: (name: string, over: number) =>
    `${name} is ${over} over the certificate limit and must sell before the turn ends.`,
  bringsBack: 'Any of these sales is enough:',
  severalSales: 'No single sale is enough: sell shares of several corporations.',
  noSaleHelps: 'None of these may be sold: the turn goes on.',
  thisSale: (count: number, corporation: string, proceeds: string) =>
    `${many(count, 'share')} of ${corporation} for ${proceeds}`,
  /** What it is good for that a sale makes the token fall into a zone. */
  zoneTrick: (corporation: string, zone: string) =>
    `its token falls into the ${zone}, so the remaining ${corporation} shares no longer count`,
  // private companies
  faceAndIncome: (face: string, income: string) => `${face} · pays ${income}`,
  soldTo: (name: string) => `sold to ${name}`,
  bidsSoFar: (bids: string) => `bids: ${bids}`,
  buyFor: (price: string) => `Buy ${price}`,
  buyCompanyLabel: (price: string, name: string, company: string) => `Buy ${price}: ${name} buys ${company}`,
  /** The word before the amounts that may be bid. */
  bids: 'Bid',
  bidOn: (company: string) => `Bids on ${company}`,
  bidLabel: (name: string, amount: string, company: string) => `${name} bids ${amount} on ${company}`,
  typed: 'more…',
  typedLabel: (company: string) => `more…: another bid on ${company}`,
  freeCash: 'What each player has free',
  aside: (amount: string) => `+ ${amount} aside`,
  auctionOf: (company: string) => `Auction: ${company}`,
  highBid: (name: string, amount: string) => `${name} leads with ${amount}`,
  mayRaise: 'may raise, or pass for good',
  freeForThis: 'available',
  leads: (amount: string) => `leads with ${amount}`,
  bid: (amount: string) => `bid ${amount}`,
  upTo: (amount: string) => `up to ${amount}`,
  // passing
  passes: (name: string) => `${name} passes`,
  allPass: 'All pass',
  allPassLabel: (count: number) => `All pass: ${count} times, and the round ends`,
})

import { commonPlay } from '../../../words/en/play'
import { many } from '../../../words/en/say'
import type { StockWords } from '../screens'
import type { Voiced } from '../terms'

/** What the panels of stock turns and of auctions say in English. */
export const railStock = ({ offering, market, places, unsold, par }: Voiced): StockWords => ({
  ...commonPlay,
  certificates: (held, limit, uncounted) =>
    `${held} of ${limit} certificates${uncounted > 0 ? `, ${uncounted} not counted` : ''}`,
  setAside: amount => `${amount} set aside`,
  priority: 'Priority Deal',
  // buying and selling
  stockTurn: 'Buy and sell',
  corporations: 'Corporations',
  corporationsLater: 'Corporations: once all private companies are sold',
  stock: (from, left) => `${from === 'ipo' ? offering : market} · ${left}`,
  empty: { ipo: `${offering} empty`, market: `${market} empty` },
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} buys ${corporation} from ${from === 'ipo' ? unsold : places[from]}`,
  floats: 'floats',
  startIt: corporation => `Start ${corporation} at a ${par}`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} starts ${corporation} at par ${price}`,
  sellLabel: (corporation, held) => `Sell (has ${held}): ${corporation}`,
  // over the limit
  overLimitLabel: 'Over the certificate limit',
  overLimit: (name, over) =>
    `${name} is ${over} over the certificate limit and must sell before the turn ends.`,
  bringsBack: 'Any of these sales is enough:',
  severalSales: 'No single sale is enough: sell shares of several corporations.',
  noSaleHelps: 'None of these may be sold: the turn goes on.',
  thisSale: (count, corporation, proceeds) => `${many(count, 'share')} of ${corporation} for ${proceeds}`,
  zoneTrick: (corporation, zone) =>
    `its token falls into the ${zone}, so the remaining ${corporation} shares no longer count`,
  // private companies
  faceAndIncome: (face, income) => `${face} · pays ${income}`,
  soldTo: name => `sold to ${name}`,
  bidsSoFar: bids => `bids: ${bids}`,
  buyFor: price => `Buy ${price}`,
  buyCompanyLabel: (price, name, company) => `Buy ${price}: ${name} buys ${company}`,
  bids: 'Bid',
  bidOn: company => `Bids on ${company}`,
  bidLabel: (name, amount, company) => `${name} bids ${amount} on ${company}`,
  typed: 'more…',
  typedLabel: company => `more…: another bid on ${company}`,
  freeCash: 'What each player has free',
  aside: amount => `+ ${amount} aside`,
  auctionOf: company => `Auction: ${company}`,
  highBid: (name, amount) => `${name} leads with ${amount}`,
  mayRaise: 'may raise, or pass for good',
  freeForThis: 'available',
  leads: amount => `leads with ${amount}`,
  bid: amount => `bid ${amount}`,
  upTo: amount => `up to ${amount}`,
  // passing
  passes: name => `${name} passes`,
  allPass: 'All pass',
  allPassLabel: count => `All pass: ${count} times, and the round ends`,
})

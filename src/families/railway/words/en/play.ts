import { commonPlay } from '../../../words/en/play'
import { many } from '../../../words/en/say'
import type { PlayWords } from '../screens'
import type { Voiced } from '../terms'

/** What the panels of a railway game say in English. */
export const railPlay = ({ offering, market, places, par, train: called }: Voiced): PlayWords => ({
  ...commonPlay,
  certificates: (held, limit, uncounted) =>
    `${held} of ${limit} certificates${uncounted > 0 ? `, ${uncounted} not counted` : ''}`,
  // a stock turn
  corporationsLater: 'Corporations: once all private companies are sold',
  stock: (from, left) => `${from === 'ipo' ? offering : market} · ${left}`,
  empty: { ipo: `${offering} gone`, market: `${market} none` },
  buyLabel: (visible, name, corporation, from) =>
    `${visible}: ${name} buys ${corporation} from ${places[from]}`,
  floats: 'floats',
  startIt: corporation => `Start ${corporation} at a ${par}`,
  parLabel: (price, name, corporation, cost) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} starts ${corporation} at par ${price}`,
  fallsInto: zone => zone,
  zoneTrick: (corporation, zone) =>
    `its token falls into the ${zone}, so the ${corporation} kept no longer counts`,
  noSaleHelps: 'None of these may be sold: the turn goes on.',
  thisSale: (count, corporation, proceeds) => `${many(count, 'share')} of ${corporation} for ${proceeds}`,
  // private companies
  bidOn: company => `Bids on ${company}`,
  bidLabel: (name, amount, company) => `${name} bids ${amount} on ${company}`,
  typedLabel: company => `more …: another bid on ${company}`,
  faceAndIncome: (face, income) => `${face} · pays ${income}`,
  soldTo: name => `sold to ${name}`,
  bidsSoFar: bids => `bids: ${bids}`,
  buyFor: price => `Buy ${price}`,
  buyCompanyLabel: (price, name, company) => `Buy ${price}: ${name} buys ${company}`,
  auctionOf: company => `Auction: ${company}`,
  highBid: (name, amount) => `${name} leads with ${amount}`,
  mayRaise: 'may raise or pass',
  freeForThis: 'free for this',
  leads: amount => `leads with ${amount}`,
  bid: amount => `bid ${amount}`,
  upTo: amount => `up to ${amount}`,
  deals: 'Private companies between players',
  dealLabel: (company, from, to) => `${company} ${from} to ${to}: agree on a price`,
  fromTo: (from, to) => `${from} to ${to}`,
  paysTo: (buyer, seller, amount, what) => `${buyer} pays ${seller} ${amount} for ${what}`,
  powers: 'Powers of private companies',
  // an operating turn
  obsolete: type => `${type} (obsolete)`,
  charter: (trains, stations) =>
    `${trains === '' ? 'no train' : `${trains.includes(',') ? 'trains' : 'train'}: ${trains}`} · ${many(stations, 'station')} left`,
  terrain: 'Terrain',
  terrainLabel: cost => `${cost} for terrain`,
  didNotRun: 'Did not run',
  train: (type, price) => `${type} · ${price}`,
  tradedIn: type => `and its ${called(type)}`,
  reducedBy: company => `reduced, ${company} closes`,
  buyTrainLabel: (visible, corporation) => `${visible}: ${corporation} buys this train`,
  noEnd: 'never run out',
  used: market,
  place: id => (id === 'ipo' ? offering : id === 'market' ? market : id),
  othersTrain: (from, type) => `${from}’s ${type}`,
  othersTrainLabel: (from, type) => `${from}’s ${type}: agree on a price`,
  noRoute: corporation => `No route: end ${corporation}’s turn without a train`,
  // a forced purchase
  forced: (type, price) => `A train must be bought: the cheapest for sale is a ${called(type)}, ${price}.`,
  sellsAll: (sales, brings) =>
    `all that may be sold is sold: ${sales.join(' · ')}${sales.length > 1 ? ` · together ${brings}` : ''}`,
  forfeits: (amount, treasury) =>
    `${amount} forfeited to ${treasury === undefined ? 'the bank' : `the treasury of ${treasury}`}`,
  cannotRaise: (raises, needs) => `can raise ${raises} of ${needs}: the game ends`,
  // discards
  overTrainLimit: limit => `Over the train limit of ${limit}: discard into ${places.market}, in any order.`,
  discardThis: (corporation, type) => `${corporation}’s ${called(type)}`,
  discardLabel: (corporation, type) => `${corporation}’s ${called(type)} is discarded`,
})

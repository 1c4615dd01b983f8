import { commonPlay } from '../../../../../families/words/en/play'

const shares = (count: number) => (count === 1 ? '1 share' : `${count} shares`)

/** What the panels of 18AL say. */
export const play = {
  ...commonPlay,
  certificates: (held: number, limit: number, uncounted: number) =>
    `${held} of ${limit} certificates${uncounted > 0 ? `, ${uncounted} in yellow not counted` : ''}`,
  // a stock turn
  corporationsLater: 'Corporations: once all private companies are sold',
  stock: (from: 'ipo' | 'market', left: number) => `${from === 'ipo' ? 'Offering' : 'Market'} · ${left}`,
  empty: { ipo: 'Offering gone', market: 'Market none' },
  buyLabel: (visible: string, name: string, corporation: string, from: 'ipo' | 'market') =>
    `${visible}: ${name} buys ${corporation} from the ${from === 'ipo' ? 'Initial Offering' : 'Open Market'}`,
  floats: 'floats',
  startIt: (corporation: string) => `Start ${corporation} at a par value`,
  parLabel: (price: number, name: string, corporation: string, cost: string | undefined) =>
    `${price}${cost ? ` ${cost}` : ''}: ${name} starts ${corporation} at par $${price}`,
  yellow: 'yellow zone',
  noSaleHelps: 'The Bank may not buy any of these: the turn goes on.',
  thisSale: (count: number, corporation: string, proceeds: string) =>
    `${shares(count)} of ${corporation} for ${proceeds}`,
  yellowTrick: (corporation: string) =>
    `its token falls into the yellow zone, so the ${corporation} kept no longer counts`,
  // private companies
  deals: 'Private companies between players',
  dealLabel: (company: string, from: string, to: string) => `${company} ${from} to ${to}: agree on a price`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  paysTo: (buyer: string, seller: string, amount: string, what: string) =>
    `${buyer} pays ${seller} ${amount} for ${what}`,
  bidOn: (company: string) => `Bids on ${company}`,
  bidLabel: (name: string, amount: string, company: string) => `${name} bids ${amount} on ${company}`,
  typedLabel: (company: string) => `more …: another bid on ${company}`,
  parAndIncome: (par: string, income: string) => `par ${par} · pays ${income}`,
  soldTo: (name: string) => `sold to ${name}`,
  bidsSoFar: (bids: string) => `bids: ${bids}`,
  buyFor: (price: string) => `Buy ${price}`,
  buyCompanyLabel: (price: string, name: string, company: string) => `Buy ${price}: ${name} buys ${company}`,
  auctionOf: (company: string) => `Auction: ${company}`,
  highBid: (name: string, amount: string) => `${name} leads with ${amount}`,
  mayRaise: 'may raise or pass',
  freeForThis: 'free for this',
  leads: (amount: string) => `leads with ${amount}`,
  bid: (amount: string) => `bid ${amount}`,
  upTo: (amount: string) => `up to ${amount}`,
  // an operating turn
  obsolete: (train: string) => `${train} (obsolete)`,
  charter: (trains: string, stations: number) =>
    `${trains === '' ? 'no train' : `${trains.includes(',') ? 'trains' : 'train'}: ${trains}`} · ${stations === 1 ? '1 station' : `${stations} stations`} left`,
  terrain: 'Terrain',
  terrainLabel: (cost: string) => `${cost} for terrain`,
  lumber: 'Lumber Terminal, free',
  objectiveSign: 'objective',
  objectiveBonus: (bonus: string) => (bonus === '' ? 'objective' : `+${bonus}`),
  objectiveLabel: (price: string, bonus: string, city: string) =>
    `${price} ${bonus} for a station at the objective, ${city}`,
  coal: 'Coal token, +$10',
  coalLabel: (city: string) => `${city} gets the coal token`,
  coalNotNow: 'Coal token: not now',
  didNotRun: 'Did not run',
  train: (type: string, price: string) => `${type} · ${price}`,
  buyTrainLabel: (visible: string, corporation: string) => `${visible}: ${corporation} buys this train`,
  noEnd: 'never run out',
  openMarket: 'Open Market',
  halfPrice: (company: string) => `half price, ${company} closes`,
  place: (id: string) => (id === 'ipo' ? 'Initial Offering' : id === 'market' ? 'Open Market' : id),
  othersTrain: (from: string, train: string) => `${from}’s ${train}`,
  othersTrainLabel: (from: string, train: string) => `${from}’s ${train}: agree on a price`,
  noRoute: (corporation: string) => `No legal route: end ${corporation}’s turn without a train`,
  // the revenue sheet
  sheetPage: {
    title: (corporation: string) => `Revenue of ${corporation}`,
    none: 'Nothing to add up: there is no train to run.',
    kinds: { end: 'Off the board', city: 'Cities', town: 'Towns' },
    tiles: { yellow: 'yellow', green: 'green', brown: 'brown', gray: 'gray' } as Readonly<
      Record<string, string>
    >,
    tileOf: (tile: string, place: string) => `${tile} tile at ${place}: change it`,
    shut: { length: 'beyond the length of the train', ends: 'a run has two ends' },
    lacks: { alone: 'no run yet: it needs another place' } as Readonly<Record<string, string>>,
    train: (type: string, sum: string) => `${type} · ${sum}`,
    stops: (count: number, of: number) => `${count} of ${of} stops`,
    bonus: (name: string, value: number) => `${name} +${value}`,
    use: (total: string) => `Use ${total} as revenue`,
  },
  // a forced purchase
  forced: (train: string, price: string) =>
    `A train must be bought: the cheapest for sale is a ${train} Train, ${price}.`,
  cannotRaise: (raises: string, needs: string) => `can raise ${raises} of ${needs}: the game ends`,
  // discards, the end, the slip
  overTrainLimit: (limit: number) =>
    `Over the train limit of ${limit}: discard into the Open Market, in any order.`,
  discardLabel: (corporation: string, train: string) => `${corporation}’s ${train} Train is discarded`,
  extraRound: 'Play one more operating round',
}

import { commonPlay } from '../../../words/en/play'
import { many } from '../../../words/en/say'
import type { Voiced } from '../terms'

/** What the panels of a railway game say in English: in an operating turn, and in several kinds of turns. */
export const railPlay = ({ offering, market, train: called }: Voiced) => ({
  ...commonPlay,
  notNow: 'End the turn: not possible now',
  // private companies
  companies: 'Private companies',
  companiesNotNow: 'Private companies: not now',
  /** Stands before the prices at which a company can be bought. */
  buys: 'Buy for',
  ownedBy: (name: string) => `of ${name}`,
  acquireLabel: (corporation: string, company: string, owner: string, amount: string) =>
    `${amount}: ${corporation} buys ${company} from ${owner}`,
  otherPrice: 'other…',
  otherPriceLabel: (company: string) => `other…: another price for ${company}`,
  deals: 'Private companies between players',
  dealLabel: (company: string, from: string, to: string) => `${company} ${from} to ${to}: agree on a price`,
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  paysTo: (buyer: string, seller: string, amount: string, what: string) =>
    `${buyer} pays ${seller} ${amount} for ${what}`,
  /** What private companies may do. */
  powers: 'Powers of private companies',
  // before a run
  /** A train that goes after its next run. */
  obsolete: (type: string) => `${type} (obsolete)`,
  charter: (trains: string, stations: number) =>
    `${trains === '' ? 'no train' : `${trains.includes(',') ? 'trains' : 'train'}: ${trains}`} · ${many(stations, 'station')} left`,
  earlierSteps: (run: string, ran: boolean) => (ran ? `Ran ${run} · earlier steps` : 'Earlier steps'),
  noTrainNoRun: 'No train: it does not run, and its token moves left.',
  terrain: 'Terrain',
  terrainLabel: (cost: string) => `${cost} for terrain`,
  station: 'Station',
  stationLabel: (price: string) => `${price} for a station`,
  didNotRun: 'Did not run',
  /** A sale that makes the token fall into a zone. */
  fallsInto: (zone: string) => zone,
  // trains
  trains: 'Trains',
  train: (type: string, price: string) => `${type} · ${price}`,
  tradedIn: (type: string) => `and its ${called(type)}`,
  /** A private company lowers the price. */
  reducedBy: (company: string) => `reduced, ${company} closes`,
  /** `from`: for a title that has to say it. */
  buyTrainLabel: (visible: string, corporation: string, _from: string) =>
    `${visible}: ${corporation} buys this train`,
  noEnd: 'never run out',
  /** Where used trains are sold, and how many there are of a type. */
  used: (count: number) => `${market} · ${count}`,
  place: (id: string) => (id === 'ipo' ? offering : id === 'market' ? market : id),
  othersTrain: (from: string, type: string) => `${from}’s ${type}`,
  othersTrainLabel: (from: string, type: string) => `${from}’s ${type}: agree on a price`,
  trainsGo: (trains: string) => `these go: ${trains}`,
  mustDiscard: (corporation: string, excess: number) => `${corporation} must discard ${excess}`,
  // its end
  endTurn: (corporation: string) => `End ${corporation}’s turn`,
  noRoute: (corporation: string) => `No route: end ${corporation}’s turn without a train`,
})

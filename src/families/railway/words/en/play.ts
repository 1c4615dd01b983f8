import { commonPlay } from '../../../words/en/play'
import { many } from '../../../words/en/say'
import type { PlayWords } from '../screens'
import type { Voiced } from '../terms'

/** What the panels of a railway game say in English: in an operating turn, and in several kinds of turns. */
export const railPlay = ({ offering, market, train: called }: Voiced): PlayWords => ({
  ...commonPlay,
  notNow: 'End the turn: not possible now',
  // private companies
  companies: 'Private companies',
  companiesNotNow: 'Private companies: not now',
  buys: 'Buy for',
  ownedBy: name => `of ${name}`,
  acquireLabel: (corporation, company, owner, amount) =>
    `${amount}: ${corporation} buys ${company} from ${owner}`,
  otherPrice: 'other…',
  otherPriceLabel: company => `other…: another price for ${company}`,
  deals: 'Private companies between players',
  dealLabel: (company, from, to) => `${company} ${from} to ${to}: agree on a price`,
  fromTo: (from, to) => `${from} to ${to}`,
  paysTo: (buyer, seller, amount, what) => `${buyer} pays ${seller} ${amount} for ${what}`,
  powers: 'Powers of private companies',
  // before a run
  obsolete: type => `${type} (obsolete)`,
  charter: (trains, stations) =>
    `${trains === '' ? 'no train' : `${trains.includes(',') ? 'trains' : 'train'}: ${trains}`} · ${many(stations, 'station')} left`,
  earlierSteps: (run, ran) => (ran ? `Ran ${run} · earlier steps` : 'Earlier steps'),
  noTrainNoRun: 'No train: it does not run, and its token moves left.',
  terrain: 'Terrain',
  terrainLabel: cost => `${cost} for terrain`,
  station: 'Station',
  stationLabel: price => `${price} for a station`,
  didNotRun: 'Did not run',
  fallsInto: zone => zone,
  // trains
  trains: 'Trains',
  train: (type, price) => `${type} · ${price}`,
  tradedIn: type => `and its ${called(type)}`,
  reducedBy: company => `reduced, ${company} closes`,
  buyTrainLabel: (visible, corporation) => `${visible}: ${corporation} buys this train`,
  noEnd: 'never run out',
  used: count => `${market} · ${count}`,
  place: id => (id === 'ipo' ? offering : id === 'market' ? market : id),
  othersTrain: (from, type) => `${from}’s ${type}`,
  othersTrainLabel: (from, type) => `${from}’s ${type}: agree on a price`,
  trainsGo: trains => `these go: ${trains}`,
  mustDiscard: (corporation, excess) => `${corporation} must discard ${excess}`,
  // its end
  endTurn: corporation => `End ${corporation}’s turn`,
  noRoute: corporation => `No route: end ${corporation}’s turn without a train`,
})

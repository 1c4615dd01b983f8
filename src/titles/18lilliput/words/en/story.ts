import type { Rest } from '../vocabulary'
import { many, name, say } from './say'

/** What the story of a game says besides its figures. */
export const story: Pick<Rest, 'turnings' | 'tally'> = {
  turnings: {
    founded: ({ corporation, player }, v) => say`${name(player, v)} founded ${name(corporation, v)}`,
    phase: ({ phase }) => say`Phase ${phase} began`,
    trainless: ({ corporation, player }, v) =>
      say`${name(corporation, v)}, directed by ${name(player, v)}, lost its last train`,
    lastRound: ({ round }) => say`Round ${round}, the last one, began`,
  },
  tally: ({ sharesBought = 0, sharesSold = 0, founded = 0, trains = 0, stations = 0, copies = 0 }) =>
    [
      `${many(sharesBought, 'share')} bought, ${sharesSold} sold`,
      `${many(founded, 'company', 'companies')} founded`,
      `${many(trains, 'train')} bought`,
      `${many(stations, 'station')}`,
      `${many(copies, 'card')} copied`,
    ].join(' · '),
}

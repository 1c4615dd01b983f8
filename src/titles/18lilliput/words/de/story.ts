import type { Rest } from '../vocabulary'
import { many, name, say } from './say'

/** What the story of a game says besides its figures. */
export const story: Pick<Rest, 'turnings' | 'tally'> = {
  turnings: {
    founded: ({ corporation, player }, v) => say`${name(player, v)} hat ${name(corporation, v)} gegründet`,
    phase: ({ phase }) => say`Phase ${phase} hat begonnen`,
    trainless: ({ corporation, player }, v) =>
      say`${name(corporation, v)} unter der Leitung von ${name(player, v)} hat den letzten Zug verloren`,
    lastRound: ({ round }) => say`Runde ${round}, die letzte, hat begonnen`,
  },
  tally: ({ sharesBought = 0, sharesSold = 0, founded = 0, trains = 0, stations = 0, copies = 0 }) =>
    [
      `${many(sharesBought, 'Aktie', 'Aktien')} gekauft, ${sharesSold} verkauft`,
      `${many(founded, 'Gesellschaft', 'Gesellschaften')} gegründet`,
      `${many(trains, 'Zug', 'Züge')} gekauft`,
      `${many(stations, 'Bahnhof', 'Bahnhöfe')}`,
      `${many(copies, 'Karte', 'Karten')} kopiert`,
    ].join(' · '),
}

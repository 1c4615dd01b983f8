import type { Vocabulary } from '../vocabulary'
import { many, name, train } from './say'

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Weg: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
export const story: Pick<Vocabulary, 'turnings' | 'tally'> = {
  turnings: {
    president: ({ corporation, from, to }, v) =>
      `${name(to, v)} hat ${name(from, v)} als Direktor von ${name(corporation, v)} abgelöst.`,
    phase: ({ phase, by, lost }, v) => {
      const begun =
        by === null
          ? `Phase ${phase} hat begonnen.`
          : `${name(by, v)} hat den ersten ${train(phase)} gekauft: Phase ${phase}.`
      return [begun, gone(lost)].join(' ').trim()
    },
    lost: ({ lost }) => gone(lost),
    helped: ({ player, corporation, amount }, v) =>
      `${name(player, v)} hat ${v.money(amount)} zugeschossen, damit ${name(corporation, v)} einen Zug kaufen konnte.`,
  },
  tally: ({ bought = 0, sold = 0, trains = 0 }) =>
    `${many(bought, 'Anteil', 'Anteile')} gekauft, ${sold} verkauft · ${many(trains, 'Zug', 'Züge')} gekauft`,
}

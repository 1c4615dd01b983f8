import type { Vocabulary } from '../vocabulary'
import { list, many, name, portion, say, type } from './say'

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Weg: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
export const story: Pick<Vocabulary, 'turnings' | 'tally'> = {
  turnings: {
    president: ({ corporation, from, to }, v) =>
      say`${name(to, v)} nahm ${name(from, v)} den Direktorenposten von ${name(corporation, v)} ab`,
    phase: ({ phase, by, lost, converted }, v) => {
      const begun =
        by === null
          ? `Phase ${phase} begann.`
          : `${name(by, v)} kaufte den ersten ${type(phase)}: Phase ${phase}.`
      const ten = converted.length > 0 ? `Umgewandelt: ${list(converted.map(id => name(id, v)))}.` : ''
      return [begun, gone(lost), ten].join(' ').replace(/ +/g, ' ').trim()
    },
    converted: ({ corporation }, v) => say`${name(corporation, v)} bekam zehn Anteile`,
    helped: ({ player, corporation, amount }, v) =>
      say`${name(player, v)} schoss ${v.money(amount)} zu, damit ${name(corporation, v)} einen Zug kaufen konnte`,
    bankrupt: ({ player }, v) => say`${name(player, v)} ging bankrott`,
    closed: ({ corporation }, v) => say`${name(corporation, v)} schloss`,
  },
  tally: ({ bought = 0, sold = 0, trains = 0 }) =>
    `${portion(bought)} gekauft, ${sold} verkauft · ${many(trains, 'Zug', 'Züge')} gekauft`,
}

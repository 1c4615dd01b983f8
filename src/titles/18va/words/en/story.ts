import type { Vocabulary } from '../vocabulary'
import { list, many, name, say, type } from './say'

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Gone: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
export const story: Pick<Vocabulary, 'turnings' | 'tally'> = {
  turnings: {
    president: ({ corporation, from, to }, v) =>
      say`${name(to, v)} took the presidency of ${name(corporation, v)} from ${name(from, v)}`,
    phase: ({ phase, by, lost, converted }, v) => {
      const begun =
        by === null
          ? `Phase ${phase} began.`
          : `${name(by, v)} bought the first ${type(phase)}: phase ${phase}.`
      const ten = converted.length > 0 ? `Converted: ${list(converted.map(id => name(id, v)))}.` : ''
      return [begun, gone(lost), ten].join(' ').replace(/ +/g, ' ').trim()
    },
    converted: ({ corporation }, v) => say`${name(corporation, v)} became a Ten-Share Company`,
    helped: ({ player, corporation, amount }, v) =>
      say`${name(player, v)} added ${v.money(amount)} so that ${name(corporation, v)} could buy its train`,
    bankrupt: ({ player }, v) => say`${name(player, v)} went bankrupt`,
    closed: ({ corporation }, v) => say`${name(corporation, v)} closed`,
  },
  tally: ({ bought = 0, sold = 0, trains = 0 }) =>
    `${many(bought, 'share')} bought, ${sold} sold · ${many(trains, 'train')} bought`,
}

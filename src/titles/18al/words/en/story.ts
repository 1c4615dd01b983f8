import type { Vocabulary } from '../vocabulary'
import { many, name, say, train } from './say'

const gone = (lost: readonly string[]) => (lost.length > 0 ? `Gone: ${lost.join(', ')}.` : '')

/** What the story of a game says besides its figures. */
export const story: Pick<Vocabulary, 'turnings' | 'tally'> = {
  turnings: {
    president: ({ corporation, from, to }, v) =>
      say`${name(to, v)} took the presidency of ${name(corporation, v)} from ${name(from, v)}`,
    phase: ({ phase, by, lost }, v) => {
      const begun =
        by === null
          ? `Phase ${phase} began.`
          : `${name(by, v)} bought the first ${train(phase)}: phase ${phase}.`
      return [begun, gone(lost)].join(' ').trim()
    },
    lost: ({ lost }) => gone(lost),
    helped: ({ player, corporation, amount }, v) =>
      say`${name(player, v)} added ${v.money(amount)} so that ${name(corporation, v)} could buy its train`,
  },
  tally: ({ bought = 0, sold = 0, trains = 0 }) =>
    `${many(bought, 'share')} bought, ${sold} sold · ${many(trains, 'train')} bought`,
}

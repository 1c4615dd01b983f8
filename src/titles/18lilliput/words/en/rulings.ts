import { rulingsOf } from '../../../../families/words/en/rulings'
import { correction } from '../../banker/correctionKinds'
import type { CorrectionWords } from '../vocabulary'
import { aTrain, card, character, many, name, percent } from './say'

const rulings: CorrectionWords = {
  money: ({ from, to, amount }, v) => `${v.money(amount)} from ${name(from, v)} to ${name(to, v)}`,
  shares: ({ corporation, from, to, shares }, v) =>
    `${percent(shares)} of ${name(corporation, v)} from ${name(from, v)} to ${name(to, v)}`,
  price: ({ corporation, cell }, v) =>
    `the marker of ${name(corporation, v)} goes to space ${cell[1] + 1} of the ${cell[0] === 0 ? 'top' : 'bottom'} row, under any markers there`,
  train: ({ train, from, to }, v) => {
    if (from === 'closed') return `${aTrain(train)} comes back into the game, to ${name(to, v)}`
    if (to === 'closed') return `${aTrain(train)} from ${name(from, v)} is removed from the game`
    return `${aTrain(train)} from ${name(from, v)} to ${name(to, v)}`
  },
  station: ({ corporation, left }, v) => `${name(corporation, v)} has ${many(left, 'station')} left`,
  character: ({ character: id, to }, v) =>
    to === 'closed' ? `${character(id)} is out of the game` : `${name(to, v)} has ${character(id)}`,
  copies: ({ player, left }, v) => `${name(player, v)} has ${many(left, 'copy card')} left`,
  taken: ({ card: id, player, times }, v) =>
    times > 0 ? `${name(player, v)} has taken ${card(id, v)}` : `${card(id, v)} is in the middle again`,
  operated: ({ corporation, turns }, v) =>
    `${name(corporation, v)} has ${turns > 0 ? 'run' : 'not run yet'} in this round`,
  starting: (player, v) => `${name(player, v)} has the starting player card`,
  round: round => `it is round ${round}`,
  phase: phase => `it is phase ${phase}`,
  turn: (turn, v) => `it is ${name(turn, v)}’s turn`,
}

/** The sentence of the banker's ruling with its reason. */
export const ruling = rulingsOf(correction.kindOf, rulings)

import { cellAt } from '../../../../bank/chart'
import type { Voice } from '../../../../rules/rule'
import { type Correct, type CorrectionKind, correctionKind } from '../../correctionKinds'
import { GRID } from '../../data'
import type { CorrectionWords } from '../vocabulary'
import { company, many, name, percent, say, train } from './say'

const rulings: CorrectionWords = {
  money: ({ from, to, amount }, v) => `${v.money(amount)} from ${name(from, v)} to ${name(to, v)}`,
  shares: ({ corporation, from, to, shares }, v) =>
    `${percent(shares)} of ${name(corporation, v)} from ${name(from, v)} to ${name(to, v)}`,
  president: ({ corporation, player }, v) => `${name(player, v)} is president of ${name(corporation, v)}`,
  price: ({ corporation, cell }, v) =>
    `the token of ${name(corporation, v)} goes to ${v.money(cellAt(GRID, cell)?.price ?? 0)} in row ${cell[0] + 1}, under any that lie there`,
  train: ({ train: type, from, to }, v) => {
    if (from === 'closed') return `a ${train(type)} comes back into play, to ${name(to, v)}`
    if (to === 'closed') return `a ${train(type)} from ${name(from, v)} is removed from play`
    return `a ${train(type)} from ${name(from, v)} to ${name(to, v)}`
  },
  private: ({ private: id, to }, v) =>
    to === 'closed' ? `${company(id)} closes` : `${company(id)} goes to ${name(to, v)}`,
  station: ({ corporation, left }, v) => `${name(corporation, v)} has ${many(left, 'station')} left`,
  phase: phase => `it is phase ${phase}`,
  float: (corporation, v) => `${name(corporation, v)} floats`,
  turn: (turn, v) => `it is the turn of ${name(turn, v)}`,
}

/** The sentence of the banker's ruling with its reason. The cast is safe: each kind has the words for just that kind. */
export function ruling(action: Correct, voice: Voice): string {
  const kind: CorrectionKind = correctionKind(action)
  const what = (rulings[kind] as (what: unknown, voice: Voice) => string)(action[kind], voice)
  const reason = action.reason.trim()
  return reason === '' ? say`Ruling: ${what}` : say`Ruling: ${what} — ${reason}`
}

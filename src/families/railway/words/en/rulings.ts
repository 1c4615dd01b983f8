import { valueAt } from '../../../../bank/chart'
import { many } from '../../../words/en/say'
import type { Voiced } from '../terms'
import type { RailRulingWords } from '../vocabulary'

/** Says in English what the rulings put right that every railway game has. */
export const railRulings = ({
  name,
  company,
  train,
  percent,
  stockPlace,
  game,
}: Voiced): RailRulingWords => ({
  money: ({ from, to, amount }, v) => `${v.money(amount)} from ${name(from, v)} to ${name(to, v)}`,
  shares: ({ corporation, from, to, shares }, v) =>
    `${percent(shares)} of ${name(corporation, v)} from ${stockPlace(from, v)} to ${stockPlace(to, v)}`,
  president: ({ corporation, player }, v) => `${name(player, v)} is president of ${name(corporation, v)}`,
  price: ({ corporation, cell }, v) =>
    `the token of ${name(corporation, v)} goes to ${v.money(valueAt(game.grid, cell))} in row ${cell[0] + 1}, under any that lie there`,
  train({ train: card, from, to }, v) {
    if (from === 'closed') return `a ${train(card)} comes back into play, to ${name(to, v)}`
    if (to === 'closed') return `a ${train(card)} from ${name(from, v)} is removed from play`
    return `a ${train(card)} from ${name(from, v)} to ${name(to, v)}`
  },
  private: ({ private: id, to }, v) =>
    to === 'closed' ? `${company(id)} closes` : `${company(id)} goes to ${name(to, v)}`,
  station: ({ corporation, left }, v) => `${name(corporation, v)} has ${many(left, 'station')} left`,
  phase: phase => `it is phase ${phase}`,
  operated: ({ corporation, turns }, v) =>
    `${name(corporation, v)} has ${turns > 0 ? 'had its turn' : 'not had its turn yet'} in this operating round`,
  rounds: number => `this set has ${many(number, 'operating round')}`,
  priority: (player, v) => `${name(player, v)} has the Priority Deal`,
  turn: (turn, v) => `it is ${name(turn, v)}’s turn`,
  float: (corporation, v) => `${name(corporation, v)} floats`,
})

import type { Space } from '../../../bank/chart'
import type { Holder } from '../../../bank/money'
import type { Voice } from '../../../rules/rule'
import { type RulingWords, ruledOn } from '../rulings'
import type { CorrectionWords } from '../vocabulary'
import { many, say } from './say'

/** How a title names the things in these sentences. */
interface Calls {
  name(id: Holder, voice: Voice): string
  company(id: string): string
  train(type: string): string
  /** A number of shares, in the unit that the title counts in. */
  shares(count: number): string
  /** Where shares come from or go to. */
  stockPlace(id: Holder, voice: Voice): string
  /** The price of a space of the chart. */
  price(cell: Space): number
}

/** Says in English what rulings put right. */
export function commonRulings(calls: Calls): RulingWords {
  const { name, company, train, shares: portion, stockPlace } = calls
  return {
    money: ({ from, to, amount }, v) => `${v.money(amount)} from ${name(from, v)} to ${name(to, v)}`,
    shares: ({ corporation, from, to, shares }, v) =>
      `${portion(shares)} of ${name(corporation, v)} from ${stockPlace(from, v)} to ${stockPlace(to, v)}`,
    president: ({ corporation, player }, v) => `${name(player, v)} is president of ${name(corporation, v)}`,
    price: ({ corporation, cell }, v) =>
      `the token of ${name(corporation, v)} goes to ${v.money(calls.price(cell))} in row ${cell[0] + 1}, under any that lie there`,
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
  }
}

/** The sentences of a title's rulings, each with its reason. */
export function rulingsOf<C extends { readonly reason: string }, K extends keyof C>(
  kindOf: (action: C) => K,
  rulings: CorrectionWords<C, K>,
) {
  return (action: C, voice: Voice): string => {
    const what = ruledOn(kindOf(action), rulings, action, voice)
    const reason = action.reason.trim()
    return reason === '' ? say`Ruling: ${what}` : say`Ruling: ${what} — ${reason}`
  }
}

import type { Space } from '../../../bank/chart'
import type { Holder } from '../../../bank/money'
import type { Voice } from '../../../rules/rule'
import { type RulingWords, ruledOn } from '../rulings'
import type { CorrectionWords } from '../vocabulary'
import { capital, type casesOf, many, say, train } from './say'

/** How a title names the things in these sentences. */
interface Calls extends Pick<ReturnType<typeof casesOf>, 'name' | 'to' | 'from'> {
  company(id: string): string
  /** The verb that goes with a private company. */
  verb(id: string, one: string, several: string): string
  /** A number of shares, in the unit that the title counts in, with the verb that moves them somewhere. */
  sharesGo(count: number, of: string, where: string): string
  shareFrom(id: Holder, voice: Voice): string
  shareTo(id: Holder, voice: Voice): string
  /** The price of a space of the chart. */
  price(cell: Space): number
}

/** What rulings that any game may have put right, in German. */
export const plainRulings = ({ name, from: fromPlace, to: toPlace }: Pick<Calls, 'name' | 'from' | 'to'>) =>
  ({
    money: ({ from, to, amount }, v) => `${v.money(amount)} ${fromPlace(from, v)} ${toPlace(to, v)}`,
    station: ({ corporation, left }, v) =>
      `${name(corporation, v)} hat noch ${many(left, 'Bahnhof', 'Bahnhöfe')} übrig`,
    phase: phase => `Es ist Phase ${phase}`,
    turn: (turn, v) => `${name(turn, v)} ist an der Reihe`,
  }) satisfies Partial<RulingWords>

/** Says in German what rulings put right. */
export function commonRulings(calls: Calls): RulingWords {
  const { name, to: toPlace, from: fromPlace, company, verb, shareFrom, shareTo } = calls
  return {
    ...plainRulings(calls),
    shares: ({ corporation, from, to, shares }, v) =>
      calls.sharesGo(shares, name(corporation, v), `${shareFrom(from, v)} ${shareTo(to, v)}`),
    president: ({ corporation, player }, v) =>
      `${name(player, v)} hat den Direktorenposten von ${name(corporation, v)}`,
    price: ({ corporation, cell }, v) =>
      `Der Kursmarker von ${name(corporation, v)} kommt auf ${v.money(calls.price(cell))} in Zeile ${cell[0] + 1}, unter alle, die dort liegen`,
    train({ train: card, from, to }, v) {
      if (from === 'closed') return `Ein ${train(card)} kommt wieder ins Spiel, ${toPlace(to, v)}`
      if (to === 'closed') return `Ein ${train(card)} ${fromPlace(from, v)} wird aus dem Spiel genommen`
      return `Ein ${train(card)} geht ${fromPlace(from, v)} ${toPlace(to, v)}`
    },
    private: ({ private: id, to }, v) =>
      to === 'closed'
        ? `${company(id)} ${verb(id, 'schließt', 'schließen')}`
        : `${company(id)} ${verb(id, 'geht', 'gehen')} ${toPlace(to, v)}`,
    operated: ({ corporation, turns }, v) =>
      `${name(corporation, v)} war in dieser Betriebsrunde ${turns > 0 ? 'schon' : 'noch nicht'} an der Reihe`,
    rounds: number => `Dieses Set hat ${many(number, 'Betriebsrunde', 'Betriebsrunden')}`,
    priority: (player, v) => `${name(player, v)} hat die Vorrangkarte`,
  }
}

/** The sentences of a title's rulings, each with its reason. */
export function rulingsOf<C extends { readonly reason: string }, K extends keyof C>(
  kindOf: (action: C) => K,
  rulings: CorrectionWords<C, K>,
) {
  return (action: C, voice: Voice): string => {
    const what = capital(ruledOn(kindOf(action), rulings, action, voice))
    const reason = action.reason.trim()
    return reason === '' ? say`Entscheidung: ${what}` : say`Entscheidung: ${what} – ${reason}`
  }
}

import type { Holder, Money } from '../../../bank/money'
import type { Voice } from '../../../rules/rule'
import { ruledOn } from '../rulings'
import type { CorrectionWords } from '../vocabulary'
import { type Cases, capital, many, say } from './say'

/** What rulings that any game may have put right, in German. */
export const plainRulings = ({
  name,
  from: fromPlace,
  to: toPlace,
}: Pick<Cases, 'name' | 'from' | 'to'>) => ({
  money: (
    { from, to, amount }: { readonly from: Holder; readonly to: Holder; readonly amount: Money },
    v: Voice,
  ) => `${v.money(amount)} ${fromPlace(from, v)} ${toPlace(to, v)}`,
  station: ({ corporation, left }: { readonly corporation: string; readonly left: number }, v: Voice) =>
    `${name(corporation, v)} hat noch ${many(left, 'Bahnhof', 'Bahnhöfe')} übrig`,
  phase: (phase: string) => `Es ist Phase ${phase}`,
  turn: (turn: Holder, v: Voice) => `${name(turn, v)} ist an der Reihe`,
})

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

import type { Voice } from '../../../rules/rule'
import { ruledOn } from '../rulings'
import type { CorrectionWords } from '../vocabulary'
import { say } from './say'

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

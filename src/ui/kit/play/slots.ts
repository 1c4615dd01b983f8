import type { Action, Choice } from '../../../rules/rule'
import type { ChoiceOf } from './kit'

/** The choices of a desk while panels take theirs; what is left over goes to the plain renderer. */
export interface Slots<A extends Action = Action> {
  /** Takes the choices of a type whose slot begins with `slot`. */
  take<T extends A['type']>(type: T, slot: string): readonly ChoiceOf<A, T>[]
  rest(): readonly Choice<Action>[]
}

/** Is a revenue to be entered now, so that its keypad has to be in sight? */
export const revenueDue = (choices: readonly Choice<Action>[]): boolean =>
  choices.some(({ slot, refusal }) => slot === 'revenue' && !refusal)

/** Are several things up for bids, so that all of them have to be in sight to choose from? */
export const bidsDue = (choices: readonly Choice<Action>[]): boolean =>
  choices.filter(({ draft }) => draft.type === 'bid').length > 1

/** Starts with all choices; each can be taken once. */
export function slotsOf<A extends Action>(choices: readonly Choice<Action>[]): Slots<A> {
  const left = new Set(choices)
  return {
    take<T extends A['type']>(type: T, slot: string) {
      const taken = [...left].filter(choice => choice.draft.type === type && choice.slot.startsWith(slot))
      for (const choice of taken) left.delete(choice)
      // The cast is safe: a title's drafts are its own actions, and these are of the type asked for.
      return taken as unknown as readonly ChoiceOf<A, T>[]
    },
    rest: () => [...left],
  }
}

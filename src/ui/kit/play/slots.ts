import type { Action, Choice } from '../../../rules/rule'
import type { ChoiceOf } from './kit'

/** The choices of a desk while panels take theirs: what nobody took is left for the plain renderer. */
export interface Slots<A extends Action = Action> {
  /** Takes the choices of a type whose slot begins so. */
  take<T extends A['type']>(type: T, slot: string): readonly ChoiceOf<A, T>[]
  rest(): readonly Choice<Action>[]
}

/** Lays the choices out to be taken, each once. */
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

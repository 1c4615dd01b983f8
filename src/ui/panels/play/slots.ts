import type { Action, Choice } from '../../../rules/rule'
import type { ChoiceOf, Drafts } from './kit'

/** The choices of a desk while panels take theirs: what nobody took is left for the plain renderer. */
export interface Slots {
  /** Takes the choices of a type whose slot begins so. */
  take<T extends keyof Drafts>(type: T, slot: string): readonly ChoiceOf<T>[]
  rest(): readonly Choice<Action>[]
}

/** Lays the choices out to be taken, each once. */
export function slotsOf(choices: readonly Choice<Action>[]): Slots {
  const left = new Set(choices)
  return {
    take<T extends keyof Drafts>(type: T, slot: string) {
      const fits = (choice: Choice<Action>): choice is ChoiceOf<T> =>
        choice.draft.type === type && choice.slot.startsWith(slot)
      const taken = [...left].filter(fits)
      for (const choice of taken) left.delete(choice)
      return taken
    },
    rest: () => [...left],
  }
}

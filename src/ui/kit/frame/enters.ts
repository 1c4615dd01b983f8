import type { Action, Choice } from '../../../rules/rule'

/**
 * Would this choice enter what was asked? Whoever makes it: a button that shows the same for the next player is not drawn anew.
 */
export const enters = ({ draft, vary = {} }: Choice<Action>, asked: Action | undefined): boolean =>
  Object.entries(draft).every(
    ([key, value]) =>
      key === 'player' ||
      key in vary ||
      JSON.stringify(value) === JSON.stringify(asked?.[key as keyof Action]),
  )

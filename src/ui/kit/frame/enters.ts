import type { Action, Choice } from '../../../rules/rule'

/**
 * Would this choice enter what was asked? Whoever makes it: a button that shows the same for the next player is not drawn anew.
 * What may be typed besides, such as a city, is no part of a choice; what is so or not, such as having no route, is.
 */
export function enters({ draft, vary = {} }: Choice<Action>, asked: Action | undefined): boolean {
  const wanted: Readonly<Record<string, unknown>> = { ...asked }
  const isOpen = (key: string) => key === 'player' || key in vary
  const saysSo = ([key, value]: readonly [string, unknown]) =>
    isOpen(key) || JSON.stringify(value) === JSON.stringify(wanted[key])
  const isSaid = ([key, value]: readonly [string, unknown]) => value !== true || isOpen(key) || key in draft
  return Object.entries(draft).every(saysSo) && Object.entries(wanted).every(isSaid)
}

/**
 * Is this what was asked, with the same figures and nothing besides, whoever makes it? Otherwise the tap that enters it is not what
 * was asked.
 */
export const isSame = (entered: Action | undefined, asked: Action): boolean => {
  const own: Readonly<Record<string, unknown>> = { ...entered }
  const wanted: Readonly<Record<string, unknown>> = { ...asked }
  return Object.keys({ ...own, ...wanted }).every(
    key => key === 'player' || JSON.stringify(own[key]) === JSON.stringify(wanted[key]),
  )
}

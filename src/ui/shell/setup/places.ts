import type { SetupFault } from '../../../rules/setup'

/** The name of a place on the new-game page (`data-at`), from its path in the set-up. */
export const placeNamed = (path: SetupFault['path']) => path.join(' ')

/** Goes to the control at a place: a name can be typed there, or the digits for a price are opened. */
export function goToPlace(at: string): void {
  const control = document.querySelector<HTMLElement>(`[data-at=${JSON.stringify(at)}] :is(input, button)`)
  control?.focus()
  control?.click()
}

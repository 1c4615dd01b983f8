import { media } from '../../../app/device/media'

/** Key handler of a text field that calls `then` on Enter; not while a word is still being composed. */
export const onEnter = (then: (field: HTMLInputElement) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.isComposing || !(event.currentTarget instanceof HTMLInputElement)) return
  event.preventDefault()
  then(event.currentTarget)
}

/** Whether what is typed is typed on the screen. */
const onScreen = media('(pointer: coarse)')

/** Closes the on-screen keyboard after the last field. At a keyboard of its own the focus stays there, or it would be nowhere. */
export function closeKeyboard(field: HTMLInputElement): void {
  if (onScreen.matches()) field.blur()
}

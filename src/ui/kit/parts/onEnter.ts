/** Key handler of a text field that calls `then` on Enter; not while a word is still being composed. */
export const onEnter = (then: (field: HTMLInputElement) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.isComposing || !(event.currentTarget instanceof HTMLInputElement)) return
  event.preventDefault()
  then(event.currentTarget)
}

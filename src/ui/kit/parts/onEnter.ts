/** What a line of text does when Enter is tapped; not while a word is still being composed. */
export const onEnter = (then: (field: HTMLInputElement) => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.isComposing || !(event.currentTarget instanceof HTMLInputElement)) return
  event.preventDefault()
  then(event.currentTarget)
}

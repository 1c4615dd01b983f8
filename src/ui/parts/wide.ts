import { signal } from '@preact/signals'

// A phone on its side is wide but low: it keeps one screen at a time, whole.
const query = matchMedia('(min-width: 800px) and (min-height: 500px)')

/** Is there room for play, chart and books side by side? */
export const wide = signal(query.matches)

query.addEventListener('change', () => {
  wide.value = query.matches
})

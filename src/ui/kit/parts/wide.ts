import { signal } from '@preact/signals'

// A phone on its side is wide but low: it keeps one screen at a time, whole.
const query = matchMedia('(min-width: 800px) and (min-height: 500px)')

/** Is there room for play, chart and books side by side? */
export const wide = signal(query.matches)

query.addEventListener('change', () => {
  wide.value = query.matches
})

const broadQuery = matchMedia('(min-width: 1200px) and (min-height: 500px)')

/** Is there room for a column each? */
export const broad = signal(broadQuery.matches)

broadQuery.addEventListener('change', () => {
  broad.value = broadQuery.matches
})

const lowQuery = matchMedia('(max-height: 499px) and (min-width: 640px)')

/** A phone on its side: the chart is shown whole. */
export const low = signal(lowQuery.matches)

lowQuery.addEventListener('change', () => {
  low.value = lowQuery.matches
})

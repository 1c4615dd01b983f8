import { signal } from '@preact/signals'

// A phone on its side is wide but low; it shows one screen at a time, in full.
const query = matchMedia('(min-width: 800px) and (min-height: 500px)')

/** Whether there is room for play, chart and books side by side. */
export const wide = signal(query.matches)

query.addEventListener('change', () => {
  wide.value = query.matches
})

const broadQuery = matchMedia('(min-width: 1200px) and (min-height: 500px)')

/** Whether there is room for a column for each of them. */
export const broad = signal(broadQuery.matches)

broadQuery.addEventListener('change', () => {
  broad.value = broadQuery.matches
})

const lowQuery = matchMedia('(max-height: 499px) and (min-width: 640px)')

/** Whether this is a phone on its side, where the chart is shown whole. */
export const low = signal(lowQuery.matches)

lowQuery.addEventListener('change', () => {
  low.value = lowQuery.matches
})

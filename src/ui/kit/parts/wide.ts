import { type Signal, signal } from '@preact/signals'
import { media } from '../../../app/device/media'

/** Whether the screen is as a media query says, now and later. */
function following(query: string): Signal<boolean> {
  const { matches, onChange } = media(query)
  const now = signal(matches())
  onChange(() => (now.value = matches()))
  return now
}

// A phone on its side is wide but low; it shows one screen at a time, in full.
/** Whether there is room for play, chart and books side by side. */
export const wide = following('(min-width: 800px) and (min-height: 500px)')

/** Whether there is room for a column for each of them. */
export const broad = following('(min-width: 1200px) and (min-height: 500px)')

/** Whether this is a phone on its side, where the chart is shown whole. */
export const low = following('(max-height: 499px) and (min-width: 640px)')

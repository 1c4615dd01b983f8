import { signal } from '@preact/signals'

/** What was entered last is said above what the screen shows, which has stayed where it was scrolled to. */
export const outOfSight = signal(false)

import { signal } from '@preact/signals'

/** What was entered last is said above what the screen shows, which has stayed where it was scrolled to. */
export const outOfSight = signal(false)

/** What was taken back, with Redo beside it, is scrolled away, as by the keypad of a revenue that is due on a small phone. */
export const redoAway = signal(false)

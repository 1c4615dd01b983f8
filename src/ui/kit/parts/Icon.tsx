import { steady } from './steady'

const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-4',
  back: 'M15 4 7 12l8 8',
  up: 'M4 15l8-8 8 8',
  down: 'M4 9l8 8 8-8',
  close: 'M5 5l14 14M19 5L5 19',
  erase: 'M8 5h13v14H8l-6-7zM11 9l6 6M17 9l-6 6',
  to: 'M3 12h17M14 6l6 6-6 6',
  menu: 'M3 6h18M3 12h18M3 18h18',
} as const

/** A small drawing in the color of the text; hidden from screen readers, because the words beside it say what it means. */
export const Icon = steady(({ of }: { of: keyof typeof PATHS }) => (
  <svg
    class="icon"
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="2.5"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[of]} />
  </svg>
))

import { steady } from './steady'

const SHAPES = {
  president: 'M12 1.5l3.2 7 7.6.8-5.7 5.1 1.6 7.5-6.7-3.8-6.7 3.8 1.6-7.5L1.2 9.3l7.6-.8z',
  priority: 'M12 1l9 11-9 11-9-11z',
} as const

/**
 * ★ for the president, ◆ for the Priority Deal; drawn, because not every phone's fonts have them. `name` is for
 * screen readers; without it the mark is silent.
 */
export const Mark = steady(({ of, name }: { of: keyof typeof SHAPES; name?: string }) => (
  <span class="mark">
    <svg viewBox="0 0 24 24" width="12" height="12" aria-hidden="true">
      <path d={SHAPES[of]} fill="currentColor" />
    </svg>
    {name === undefined ? null : <span class="hidden-text"> ({name})</span>}
  </span>
))

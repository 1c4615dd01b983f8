import { computed } from '@preact/signals'
import { guard } from '../../../app/desk/guard'
import { addressOf, go, route, type Screen } from '../../../app/desk/routes'
import { corrected, lastFollowed, lastSaid, session, tableNow } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { insteadOfUndo } from '../../../app/past/places'
import { redo, undo } from '../../../app/saving/commands'
import { Icon } from '../parts/Icon'
import { wide } from '../parts/wide'

const TABS = ['play', 'chart', 'books', 'log'] as const

/** In the side-by-side layout, play, chart and books are one place, so Play is marked for all three. */
function isOn(tab: (typeof TABS)[number], screen: Screen): boolean {
  if (tab === screen) return true
  return wide.value && tab === 'play' && (screen === 'chart' || screen === 'books')
}

/** What the last tap entered, corrected or took back, for screen readers. */
const heard = computed(() => {
  const last = session.value?.records.at(-1)
  const { frame, play } = words.value
  const correction = corrected.value
  if (correction) return play.correction.title(correction.index + 1, correction.takenBack)
  if (last && 'undo' in last) return frame.takenBack(lastSaid.value)
  return [lastSaid.value, ...lastFollowed.value].join(' ')
})

/** Whether this game has a price chart. */
const charted = computed(() => tableNow.value?.chart.grid.length !== 0)

// Computed, so that the bar is not redrawn: most entries leave both unchanged.
const none = computed(() => (session.value?.done.length ?? 0) === 0)
const noneBack = computed(() => (session.value?.undone.length ?? 0) === 0)

/**
 * The bar under the thumb: Undo, always in the same place; next to it the way to mistakes further back, or Redo while
 * something is undone; then the screens of the game. Undo and Redo rest on a page that is itself filled in (`fills`): there
 * they would change the game where a typed figure was meant. They also rest in a game that another phone banks.
 */
export function Bar({ fills = false }: { fills?: boolean }) {
  const { frame } = words.value
  const { screen } = route.value
  // One button for both, so that it keeps the focus.
  const watches = guard.value === 'watches'
  const asks = !watches && noneBack.value && !none.value
  const rests = watches || fills
  const noUndo = rests || (none.value && !insteadOfUndo.value)
  const shown = wide.value ? TABS.filter(tab => tab === 'play' || tab === 'log') : TABS
  const tabs = charted.value ? shown : shown.filter(tab => tab !== 'chart')
  return (
    <div class="bar">
      <p class="hidden-text" role="status">
        {heard}
      </p>
      <button
        type="button"
        class="undo"
        onClick={() => noUndo || (insteadOfUndo.value ?? undo)()}
        aria-disabled={noUndo || undefined}
      >
        <Icon of="undo" />
        {frame.undo}
      </button>
      <button
        type="button"
        class="redo"
        onClick={asks ? () => go('wrong') : () => rests || redo()}
        aria-disabled={(none.value && noneBack.value) || (rests && !asks) || undefined}
        aria-label={asks ? frame.wrongLabel : frame.redo}
      >
        {asks ? frame.wrong : <Icon of="redo" />}
      </button>
      <nav aria-label={frame.bar}>
        {tabs.map(tab => (
          <a
            key={tab}
            href={addressOf(tab)}
            class="tab"
            aria-current={isOn(tab, screen) ? 'page' : undefined}
          >
            {frame[tab]}
          </a>
        ))}
      </nav>
    </div>
  )
}

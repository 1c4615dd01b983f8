import { computed } from '@preact/signals'
import { guard } from '../../../app/desk/guard'
import { addressOf, go, route, type Screen } from '../../../app/desk/routes'
import { corrected, lastFollowed, lastSaid, session, tableNow } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { insteadOfUndo } from '../../../app/past/places'
import { undo } from '../../../app/saving/commands'
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

// Computed, so that the bar is not redrawn: most entries leave it unchanged.
const none = computed(() => (session.value?.done.length ?? 0) === 0)

/**
 * The bar under the thumb: Undo, always in the same place; next to it the way to mistakes further back; then the screens
 * of the game. Undo rests on a page that is itself filled in (`fills`): there it would change the game where a typed figure was
 * meant. Both rest in a game that another phone banks. Redo is not here: it stands beside what was taken back, or in the head
 * while that is scrolled away.
 */
export function Bar({ fills = false }: { fills?: boolean }) {
  const { frame } = words.value
  const { screen } = route.value
  const watches = guard.value === 'watches'
  const noneWrong = watches || none.value
  const noUndo = watches || fills || (none.value && !insteadOfUndo.value)
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
        class="wrong"
        onClick={() => noneWrong || go('wrong')}
        aria-disabled={noneWrong || undefined}
        aria-label={frame.wrongLabel}
      >
        {frame.wrong}
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

import { computed, effect } from '@preact/signals'
import { refused, session } from '../../../app/desk/table'
import { settings, spoken } from '../../../app/device/settings'

/** The page in the colours of the setting; `auto` follows the phone. */
function followTheme(): void {
  effect(() => {
    const theme = settings.theme.value
    const page = document.documentElement
    if (theme === 'auto') delete page.dataset.theme
    else page.dataset.theme = theme
    const paper = getComputedStyle(page).getPropertyValue('--paper').trim()
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      // As they were made, one for light and one for dark, unless one of them is wanted always.
      meta.dataset.made ??= meta.content
      meta.content = theme === 'auto' ? meta.dataset.made : paper
    }
  })
}

/** The screen stays awake while a game is open and the setting says so. */
function stayAwake(): void {
  let lock: WakeLockSentinel | undefined
  // Not the session itself: it changes with each tap, and the phone need not be asked again each time.
  const open = computed(() => session.value !== null)
  const keep = async () => {
    const wanted = settings.keepAwake.value && open.value && document.visibilityState === 'visible'
    if (!wanted) {
      void lock?.release()
      lock = undefined
    } else if (!lock || lock.released) {
      // Refused on a low battery: the phone knows better.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
  }
  effect(() => void keep())
  document.addEventListener('visibilitychange', () => void keep())
}

const ACCEPTED = 15
const REFUSED = [40, 60, 40]

/** A short vibration when an entry is taken, another when it is refused. */
function vibrate(): void {
  let records = 0
  effect(() => {
    const now = session.value?.records.length ?? 0
    if (now === records + 1 && settings.vibration.peek()) navigator.vibrate?.(ACCEPTED)
    records = now
  })
  effect(() => {
    if (refused.value && settings.vibration.peek()) navigator.vibrate?.(REFUSED)
  })
}

/** What the phone does beside showing pictures. */
export function useDevice(): void {
  followTheme()
  stayAwake()
  if ('vibrate' in navigator) vibrate()
  effect(() => {
    document.documentElement.lang = spoken.value
  })
}

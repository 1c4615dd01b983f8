import { computed, effect } from '@preact/signals'
import { refused, session } from '../../../app/desk/table'
import { settings, spoken } from '../../../app/device/settings'

/** Puts the page in the colors of the setting; `auto` follows the phone. */
function followTheme(): void {
  effect(() => {
    const theme = settings.theme.value
    const page = document.documentElement
    if (theme === 'auto') delete page.dataset.theme
    else page.dataset.theme = theme
    const paper = getComputedStyle(page).getPropertyValue('--paper').trim()
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      // `auto` restores their original values, one for light and one for dark; otherwise both get the color of the
      // chosen theme.
      meta.dataset.made ??= meta.content
      meta.content = theme === 'auto' ? meta.dataset.made : paper
    }
  })
}

/** Keeps the screen awake while a game is open, if the setting says so. */
function stayAwake(): void {
  let lock: WakeLockSentinel | undefined
  // Not the session itself, which changes with each tap: the phone need not be asked again each time.
  const open = computed(() => session.value !== null)
  const keep = async () => {
    const wanted = settings.keepAwake.value && open.value && document.visibilityState === 'visible'
    if (!wanted) {
      void lock?.release()
      lock = undefined
    } else if (!lock || lock.released) {
      // The phone refuses on a low battery; that is fine.
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined)
    }
  }
  effect(() => void keep())
  document.addEventListener('visibilitychange', () => void keep())
}

const ACCEPTED = 15
const REFUSED = [40, 60, 40]

/** Vibrates briefly when an entry is accepted, and differently when it is refused. */
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

/** Sets up what the phone does besides showing pictures: theme, wake lock, vibration, language. */
export function useDevice(): void {
  followTheme()
  stayAwake()
  if ('vibrate' in navigator) vibrate()
  effect(() => {
    document.documentElement.lang = spoken.value
  })
}

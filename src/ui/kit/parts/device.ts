import { computed, effect } from '@preact/signals'
import { refused, session } from '../../../app/desk/table'
import { offered } from '../../../app/device/named'
import { painted } from '../../../app/device/painted'
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

/** How often in a row the phone is asked to stay awake without a tap: it may take back at once what it grants. */
const MOST_ASKED = 5

/**
 * Keeps the screen awake while a game is open, if the setting says so. A phone that refuses, as on a low battery, is asked
 * again at the next tap, and one that takes it back while the page is visible at once.
 */
function stayAwake(): void {
  let lock: WakeLockSentinel | undefined
  let isAsking = false
  let left = MOST_ASKED
  // Not the session itself, which changes with each tap: the phone need not be asked again each time.
  const open = computed(() => session.value !== null)
  const isWanted = () => settings.keepAwake.value && open.value && document.visibilityState === 'visible'
  const ask = async () => {
    if (isAsking || left === 0) return
    isAsking = true
    left--
    try {
      lock = await navigator.wakeLock?.request('screen')
      lock?.addEventListener('release', keep, { once: true })
    } catch {
      // Until the next tap, the phone may sleep.
    }
    isAsking = false
    // Meanwhile the game may have been closed.
    if (lock) keep()
  }
  const keep = () => {
    if (lock?.released) lock = undefined
    if (isWanted()) {
      if (!lock) void ask()
    } else {
      const old = lock
      lock = undefined
      void old?.release().catch(() => {})
    }
  }
  const keepAgain = () => {
    left = MOST_ASKED
    keep()
  }
  // Not before what the tap shows.
  const keepLater = () => {
    if (!lock) void painted().then(keepAgain)
  }
  effect(keep)
  document.addEventListener('visibilitychange', keepAgain)
  document.addEventListener('pointerdown', keepLater, { capture: true, passive: true })
}

const ACCEPTED = 15
const REFUSED = [40, 60, 40]

/** Lets the phone vibrate, if it can. */
const shake = (pattern: number | readonly number[]) =>
  offered(() => navigator.vibrate?.(typeof pattern === 'number' ? pattern : [...pattern]))

/** Vibrates briefly when an entry is accepted, and differently when it is refused. */
function vibrate(): void {
  let records = 0
  effect(() => {
    const now = session.value?.records.length ?? 0
    if (now === records + 1 && settings.vibration.peek()) shake(ACCEPTED)
    records = now
  })
  effect(() => {
    if (refused.value && settings.vibration.peek()) shake(REFUSED)
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

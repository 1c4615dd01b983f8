import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { saved, session } from '../desk/table'
import { storage } from '../device/shelf'
import { roundsStored } from '../saving/keeping'
import { games, ready } from './games'

/** What the banker must know before relying on this browser. The words are made elsewhere. */
export type Warning =
  /** The browser gives no database (private browsing, blocked): games last until the page is closed. */
  | 'blocked'
  /** Probably a private window: there is a database, and it may be gone with the window. */
  | 'private'
  /** A newer app has changed the database: this page must be loaded again. */
  | 'newer'
  /** Little room is left on the device. */
  | 'nearlyFull'
  /** The installed app will not see what is entered in this tab: install first. */
  | 'installFirst'
  /** The browser forgets sites that were not visited for a week, unless they stand on the home screen. */
  | 'forgets'

/** Has the browser promised not to clear this site by itself? */
export const persistence = signal<'unknown' | 'promised' | 'refused'>('unknown')

/** Bytes used and allowed, as far as the browser tells. */
const space = signal<{ readonly used: number; readonly most: number } | null>(null)

/**
 * The browser refuses its private files. Firefox and Safari do so in private windows, where a database works as long as
 * the window is open; Chromium does not let a page know.
 */
const refusesFiles = signal(false)

/** Below this many bytes left the banker is told: a long game with its copies takes a tenth of it. */
const LITTLE = 5_000_000

/** Does the app run on its own, from the home screen or the dock? */
const installed = signal(runsOnItsOwn())

function runsOnItsOwn(): boolean {
  const apple = (navigator as { standalone?: boolean }).standalone === true
  return apple || matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches
}

/** Safari, and every browser on an iPhone: they forget after a week, and keep an installed app's storage apart. */
const forgetful = /^Apple/.test(navigator.vendor ?? '')

const hasGames = computed(() => games.value.length > 0 || session.value !== null)

/** All that the banker must be told now, the gravest first. */
export const warnings: ReadonlySignal<readonly Warning[]> = computed(() => {
  const list: Warning[] = []
  if (storage.value === 'blocked' || storage.value === 'newer') list.push(storage.value)
  else if (refusesFiles.value) list.push('private')
  const left = space.value ? space.value.most - space.value.used : Number.POSITIVE_INFINITY
  if (left < LITTLE) list.push('nearlyFull')
  if (forgetful && !installed.value && ready.value) list.push(hasGames.value ? 'forgets' : 'installFirst')
  return list
})

/** Looks how much room is left, and for how long. Never rejects. */
export async function measureSpace(): Promise<void> {
  try {
    await navigator.storage.getDirectory?.()
    refusesFiles.value = false
  } catch {
    refusesFiles.value = typeof navigator.storage?.getDirectory === 'function'
  }
  try {
    const { usage, quota } = await navigator.storage.estimate()
    space.value = usage === undefined || quota === undefined ? null : { used: usage, most: quota }
  } catch {
    space.value = null
  }
}

/** Asks the browser not to clear this site by itself. Some ask the banker, so it is done once there is something to keep. */
async function askToPersist(): Promise<void> {
  try {
    const promised = (await navigator.storage.persisted()) || (await navigator.storage.persist())
    persistence.value = promised ? 'promised' : 'refused'
  } catch {
    persistence.value = 'refused'
  }
}

let asked = false
effect(() => {
  const stored = saved.value.is === 'saved' && (session.value?.records.length ?? 0) > 0
  if (!stored || asked) return
  asked = true
  void askToPersist()
})

effect(() => {
  if (roundsStored.value.count > 0 || saved.value.trouble === 'full') void measureSpace()
})

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}
let offer: InstallPrompt | undefined

/** The browser can install the app when it is asked to, by `install`. */
export const canInstall = signal(false)

addEventListener('beforeinstallprompt', event => {
  event.preventDefault()
  offer = event as InstallPrompt
  canInstall.value = true
})
addEventListener('appinstalled', () => {
  canInstall.value = false
  offer = undefined
})

/** Lets the browser ask whether to install the app; to be called from a tap. */
export async function install(): Promise<void> {
  const prompt = offer
  offer = undefined
  canInstall.value = false
  await prompt?.prompt().catch(() => {})
}

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { saved, session } from '../desk/table'
import { media } from '../device/media'
import { offered } from '../device/named'
import { storage } from '../device/shelf'
import { copyDue } from '../saving/keeping'
import { games, ready } from './games'

/** What the banker must know before relying on this browser. It is put into words elsewhere. */
export type Warning =
  /** The browser provides no database (private browsing, blocked): games last until the page is closed. */
  | 'blocked'
  /** Probably a private window: there is a database, but it may vanish with the window. */
  | 'private'
  /** The database neither answers nor fails, as while another tab holds it; games cannot be read or saved until it does. */
  | 'silent'
  /** A newer app has changed the database: this page must be reloaded. */
  | 'newer'
  /** Little space is left on the device. */
  | 'nearlyFull'
  /** The installed app will not see what is entered in this tab: install first. */
  | 'installFirst'
  /** The browser deletes the data of sites not visited for a week, unless they are on the home screen. */
  | 'forgets'

/** Whether the browser has promised not to clear this site's data by itself. */
export const persistence = signal<'unknown' | 'promised' | 'refused'>('unknown')

/** Bytes used and allowed; `null` if the browser does not tell. */
const space = signal<{ readonly used: number; readonly most: number } | null>(null)

/**
 * `true` if the browser refuses access to its private files. Firefox and Safari do so in private windows, where a database works
 * as long as the window is open; Chromium gives a page no sign of a private window.
 */
const refusesFiles = signal(false)

/** The banker is warned below this many bytes left; a long game with its copies takes a tenth of it. */
const LITTLE = 5_000_000

/** Whether the app runs on its own, from the home screen or the dock. */
const installed = signal(runsOnItsOwn())

function runsOnItsOwn(): boolean {
  const apple = (navigator as { standalone?: boolean }).standalone === true
  return apple || media('(display-mode: standalone), (display-mode: minimal-ui)').matches()
}

/** Safari, and every browser on an iPhone: they delete data after a week, and give an installed app separate storage. */
const forgetful = /^Apple/.test(navigator.vendor ?? '')

const hasGames = computed(() => games.value.length > 0 || session.value !== null)

/** All current warnings, the gravest first. */
export const warnings: ReadonlySignal<readonly Warning[]> = computed(() => {
  const list: Warning[] = []
  if (storage.value !== 'opening' && storage.value !== 'ready') list.push(storage.value)
  else if (refusesFiles.value) list.push('private')
  const left = space.value ? space.value.most - space.value.used : Number.POSITIVE_INFINITY
  if (left < LITTLE) list.push('nearlyFull')
  if (forgetful && !installed.value && ready.value) list.push(hasGames.value ? 'forgets' : 'installFirst')
  return list
})

/** Measures how much space is left, and checks for a private window. Never rejects. */
export async function measureSpace(): Promise<void> {
  try {
    await navigator.storage.getDirectory?.()
    refusesFiles.value = false
  } catch {
    refusesFiles.value = offered(() => typeof navigator.storage?.getDirectory) === 'function'
  }
  try {
    const { usage, quota } = await navigator.storage.estimate()
    space.value = usage === undefined || quota === undefined ? null : { used: usage, most: quota }
  } catch {
    space.value = null
  }
}

/** Asks the browser not to clear this site's data. Some browsers ask the banker, so this waits until there is something to keep. */
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
  if (copyDue.value.count > 0 || saved.value.trouble === 'full') void measureSpace()
})

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}
let offer: InstallPrompt | undefined

/** Whether `install` can have the browser install the app. */
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

/** Has the browser ask whether to install the app. Must be called from a tap. */
export async function install(): Promise<void> {
  const prompt = offer
  offer = undefined
  canInstall.value = false
  await prompt?.prompt().catch(() => {})
}

import { signal } from '@preact/signals'
import type { Store, Trouble } from '../../store/types'
import { named, ownWorker } from './named'
import { painted } from './painted'
import { inTime, SilentError } from './patience'

/** How long the first paint may wait for the list of databases, in ms. */
const SOON = 500

/**
 * `true` if nothing was ever stored here, judged by the browser's list of databases; `false` if the browser gives no such list,
 * or not in time. Never rejects.
 */
export const isNew: Promise<boolean> = (async () => {
  try {
    const databases = await inTime(indexedDB.databases(), () => {}, SOON)
    return databases.every(({ name }) => name !== named('games'))
  } catch {
    return false
  }
})()

/** The store's code. After a first visit it loads at once, in parallel with the first paint, which does not wait for it. */
let loading: Promise<typeof import('../../store/dexie')> | undefined = ownWorker()
  ? import('../../store/dexie')
  : undefined
// A failure reaches whoever awaits the code; the next try loads it again.
loading?.catch(() => (loading = undefined))

/**
 * State of the storage for games. `blocked`: the browser provides none; `newer`: a newer version of the app wrote to it;
 * `silent`: it neither answers nor fails.
 */
export const storage = signal<'opening' | 'ready' | 'blocked' | 'newer' | 'silent'>('opening')

/** How often the database was closed from outside: its data were cleared, or a newer version of the app upgrades it. */
export const closings = signal(0)

/** How often a new connection has answered what one that failed did not: its data may have been cleared as well. */
export const renewals = signal(0)

/** The store as it is, and the same store with calls that always end. */
interface Opened {
  readonly bare: Store
  readonly steady: Store
}
let open: Promise<Opened> | undefined
/** The result of `open`, once it is there. */
let now: Opened | undefined

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const innerOf = (error: unknown) => (error as { inner?: unknown } | undefined)?.inner

/** What a database error means to the banker. */
export function troubleOf(error: unknown): Trouble {
  const names = [nameOf(error), nameOf(innerOf(error))]
  if (names.includes('QuotaExceededError')) return 'full'
  if (names.includes('VersionError')) return 'newer'
  if (names.includes('BehindError')) return 'behind'
  if (names.includes('SilentError')) return 'silent'
  const closed = [
    'OpenFailedError',
    'MissingAPIError',
    'DatabaseClosedError',
    'SecurityError',
    'InvalidStateError',
  ]
  return names.some(name => closed.includes(name)) ? 'blocked' : 'other'
}

/** Notes that the database answers again. */
function answered(): void {
  if (storage.peek() === 'silent') storage.value = 'ready'
}

/** Delay between two tries to reach a database that does not answer or does not open, in ms. */
const AGAIN = 2000

/** How often a database that does not open is tried again by itself: a browser that provides none does not change its mind. */
const TRIES = 10

let reaching = false

/** Notes that the database does not answer, or does not open, and tries to reach it until it does. */
async function giveUp(as: 'silent' | 'blocked'): Promise<void> {
  storage.value = as
  if (reaching) return
  reaching = true
  for (let tries = 0; ; tries++) {
    const is = storage.peek()
    if (is !== 'silent' && (is !== 'blocked' || tries >= TRIES)) break
    await new Promise(resolve => setTimeout(resolve, AGAIN))
    await reach()
      .then(({ bare }) => ended(bare, bare.games()))
      .then(answered)
      .catch(() => {})
  }
  reaching = false
}

/** The result of a call to a store; rejects if it does not answer. The next use then begins with a new connection. */
async function ended<T>(bare: Store, call: Promise<T>): Promise<T> {
  try {
    return await inTime(call, answered)
  } catch (error) {
    if (troubleOf(error) === 'silent') {
      letGoOf(bare)
      void giveUp('silent')
    }
    throw error
  }
}

/** The calls of a store, all of which may be made again if their answer was lost. */
const CALLS: Readonly<Record<Exclude<keyof Store, 'close'>, true>> = {
  games: true,
  create: true,
  append: true,
  open: true,
  mend: true,
  keep: true,
  kept: true,
  accept: true,
  rename: true,
  bin: true,
  restore: true,
  purge: true,
  note: true,
  setNote: true,
}

type Call = (...given: readonly unknown[]) => Promise<unknown>
// By its name, which is one of the keys above.
const callOf = (store: Store, name: string) =>
  ((store as unknown as Record<string, Call>)[name] as Call).bind(store)

/**
 * A store whose calls all end. A phone that was asleep may come back with a connection that fails whatever it is asked, so a
 * call that fails is made once more, on a new one.
 */
function steadyOf(bare: Store): Store {
  const calls = Object.keys(CALLS).map(name => {
    const call = async (...given: readonly unknown[]) => {
      try {
        return await ended(bare, callOf(bare, name)(...given))
      } catch (error) {
        const trouble = troubleOf(error)
        if (trouble !== 'other' && trouble !== 'blocked') throw error
        letGoOf(bare)
        const next = await reach()
        const answer = await ended(next.bare, callOf(next.bare, name)(...given))
        // One that fails as well is left to whoever tries again in a while.
        renewals.value = renewals.peek() + 1
        return answer
      }
    }
    return [name, call]
  })
  // Call by call, for each of the keys above.
  return { ...(Object.fromEntries(calls) as unknown as Store), close: () => bare.close() }
}

/**
 * Opens the database; what comes too late is closed again, so that it is in no newer app's way. `gone` is called when it is
 * closed from outside.
 */
async function openStore(gone: () => void): Promise<Opened> {
  try {
    // On a first visit the paint comes first: nothing waits for stored data.
    if (!loading && (await isNew)) await painted()
    loading ??= import('../../store/dexie')
    const { openStore } = await loading
    const bare = await inTime(openStore(named('games'), gone), late => {
      late?.close()
      answered()
    })
    if (storage.peek() !== 'silent') storage.value = 'ready'
    return { bare, steady: steadyOf(bare) }
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble !== 'silent') loading = undefined
    if (trouble === 'newer') storage.value = 'newer'
    else void giveUp(trouble === 'silent' ? 'silent' : 'blocked')
    throw error
  }
}

/** The open database, or a new try to open it. */
function reach(): Promise<Opened> {
  if (open) return open
  const forget = () => {
    if (open !== mine) return
    open = undefined
    now = undefined
  }
  const gone = () => {
    forget()
    closings.value = closings.peek() + 1
  }
  const mine = openStore(gone)
  open = mine
  mine.then(store => {
    if (open === mine) now = store
  }, forget)
  return mine
}

/**
 * The store, opened on first use and again after `letGo`. Rejects while the browser provides none or it does not answer; its
 * calls reject as well if nothing answers them.
 */
export async function shelf(): Promise<Store> {
  if (storage.peek() === 'silent') throw new SilentError('no answer')
  return (await reach()).steady
}

/** Closes the database so that the next use opens it again: a connection that failed once often fails permanently. */
export function letGo(): void {
  const old = open
  open = undefined
  now = undefined
  old?.then(
    ({ bare }) => bare.close(),
    () => {},
  )
}

/** Closes this connection, unless another has taken its place. */
function letGoOf(bare: Store): void {
  if (now?.bare === bare) letGo()
}

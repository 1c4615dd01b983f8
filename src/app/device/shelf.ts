import { signal } from '@preact/signals'
import type { Store, Trouble } from '../../store/types'
import { named, ownWorker } from './named'
import { painted } from './painted'

/**
 * `true` if nothing was ever stored here, judged by the browser's list of databases; `false` if the browser gives no such list.
 * Never rejects.
 */
export const isNew: Promise<boolean> = (async () => {
  try {
    const databases = await indexedDB.databases()
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
loading?.catch(() => {
  loading = undefined
})

/** State of the storage for games. `blocked`: the browser provides none; `newer`: a newer version of the app wrote to it. */
export const storage = signal<'opening' | 'ready' | 'blocked' | 'newer'>('opening')

let open: Promise<Store> | undefined

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const innerOf = (error: unknown) => (error as { inner?: unknown } | undefined)?.inner

/** What a database error means to the banker. */
export function troubleOf(error: unknown): Trouble {
  const names = [nameOf(error), nameOf(innerOf(error))]
  if (names.includes('QuotaExceededError')) return 'full'
  if (names.includes('VersionError')) return 'newer'
  if (names.includes('BehindError')) return 'behind'
  const closed = [
    'OpenFailedError',
    'MissingAPIError',
    'DatabaseClosedError',
    'SecurityError',
    'InvalidStateError',
  ]
  return names.some(name => closed.includes(name)) ? 'blocked' : 'other'
}

async function opened(): Promise<Store> {
  try {
    // On a first visit the paint comes first: nothing waits for stored data.
    if (!loading && (await isNew)) await painted()
    loading ??= import('../../store/dexie')
    const { openStore } = await loading
    const store = await openStore(named('games'))
    storage.value = 'ready'
    return store
  } catch (error) {
    storage.value = troubleOf(error) === 'newer' ? 'newer' : 'blocked'
    open = undefined
    loading = undefined
    throw error
  }
}

/** The store, opened on first use and again after `letGo`. Rejects while the browser provides none. */
export function shelf(): Promise<Store> {
  open ??= opened()
  return open
}

/** Closes the database so that the next use opens it again: a connection that failed once often fails permanently. */
export function letGo(): void {
  const old = open
  open = undefined
  old?.then(
    store => store.close(),
    () => {},
  )
}

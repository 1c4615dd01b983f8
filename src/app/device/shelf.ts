import { signal } from '@preact/signals'
import type { Store, Trouble } from '../../store/types'
import { named, ownWorker } from './named'
import { painted } from './painted'

/** Nothing was ever stored here, as far as the browser tells before anything is opened. Never rejects. */
export const isNew: Promise<boolean> = (async () => {
  try {
    const databases = await indexedDB.databases()
    return databases.every(({ name }) => name !== named('games'))
  } catch {
    return false
  }
})()

/** Where the app was opened before it is loaded at once, beside the first paint, which does not wait for it. */
let loading: Promise<typeof import('../../store/dexie')> | undefined = ownWorker()
  ? import('../../store/dexie')
  : undefined
// Who awaits it hears of a failure, and the next try loads it anew.
loading?.catch(() => {
  loading = undefined
})

/** Is there a place to keep games in? `blocked`: the browser gives none; `newer`: a newer copy of the app wrote there. */
export const storage = signal<'opening' | 'ready' | 'blocked' | 'newer'>('opening')

let open: Promise<Store> | undefined

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const innerOf = (error: unknown) => (error as { inner?: unknown } | undefined)?.inner

/** What a failure of the database means to the banker. */
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
    // On a first visit the picture comes first: nothing waits for what is stored.
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

/** The store, opened on first use and again after it was let go. Rejects while the browser gives none. */
export function shelf(): Promise<Store> {
  open ??= opened()
  return open
}

/** Closes the database, so that the next use opens it anew: a connection that failed once often fails for ever. */
export function letGo(): void {
  const old = open
  open = undefined
  old?.then(
    store => store.close(),
    () => {},
  )
}

import type { BrowserContext, Page } from '@playwright/test'

/** The names a copy of the app uses for things that browsers share across a whole host. */
export interface Names {
  readonly databases: readonly string[]
  readonly caches: readonly string[]
  readonly locks: readonly string[]
  readonly channels: readonly string[]
  readonly notes: readonly string[]
  readonly folders: readonly string[]
}

/** Runs in a page from the start and records every name that is asked for. */
const WATCH = `(() => {
  const names = { databases: [], locks: [], channels: [], notes: [] }
  globalThis.usedNames = names
  const watch = (of, what, list) => {
    const real = of[what]
    of[what] = function (name, ...rest) {
      names[list].push(String(name))
      return real.call(this, name, ...rest)
    }
  }
  watch(IDBFactory.prototype, 'open', 'databases')
  watch(LockManager.prototype, 'request', 'locks')
  watch(Storage.prototype, 'setItem', 'notes')
  const Real = BroadcastChannel
  globalThis.BroadcastChannel = class extends Real {
    constructor(name) {
      names.channels.push(name)
      super(name)
    }
  }
})()`

/** Watches every page opened from now on. */
export const watchNames = (context: BrowserContext): Promise<unknown> => context.addInitScript(WATCH)

/** The names a page has asked for so far, and those in the caches and private files of the whole host. */
export async function namesOf(page: Page): Promise<Names> {
  return page.evaluate<Names>(`(async () => {
    const unique = list => [...new Set(list)].sort()
    const { databases, locks, channels, notes } = globalThis.usedNames
    const folders = []
    const root = await navigator.storage.getDirectory()
    for await (const [name, handle] of root.entries())
      if (handle.kind === 'directory') for await (const inner of handle.keys()) folders.push(name + '/' + inner)
      else folders.push(name)
    return {
      databases: unique(databases), locks: unique(locks), channels: unique(channels), notes: unique(notes),
      caches: unique(await caches.keys()), folders: unique(folders),
    }
  })()`)
}

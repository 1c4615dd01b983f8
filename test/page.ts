import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'

// Files share a worker, and with it the page, which takes longer to make than most files take to run. Each begins with
// modules, storage, an address and a phone of its own.
vi.resetModules()
vi.restoreAllMocks()
vi.useRealTimers()
globalThis.indexedDB = new IDBFactory()
Dexie.dependencies.indexedDB = globalThis.indexedDB
localStorage.clear()
sessionStorage.clear()
history.replaceState(null, '', '/')
// What a phone can do is on the prototype: anything else was put there by the file before.
for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
document.head.replaceChildren()
document.body.replaceChildren()

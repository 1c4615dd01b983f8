import { afterEach } from 'vitest'
import type { FormatStep } from '../../src/session/formats'
import { openStore } from '../../src/store/dexie'
import type { GameHead, Store, Written } from '../../src/store/types'
import { setup } from '../app/setup'

/** A game of three that has just begun. */
export const head: GameHead = {
  ...{ id: 'g1', format: 1, title: '18AL', edition: 1, ...setup },
  ...{ created: '2030-01-01T10:00:00.000Z', changed: '2030-01-01T10:00:00.000Z' },
  ...{ round: 'SR 1', over: false, records: 0 },
}
/** The same game an hour later. */
export const now = { changed: '2030-01-01T11:00:00.000Z', round: 'OR 1.1', over: false }

/** A record of a pass, written by a tab. */
export const pass = (n: number, by = 'a'): Written => ({
  record: { n, splices: [{ after: n - 1, remove: [], insert: [{ type: 'pass' }] }] },
  table: `t${n}`,
  by,
})

let count = 0
/** The name of a database that does not exist yet. */
export const newName = () => `paymaster:/test/:${++count}`

const opened: Store[] = []
afterEach(() => {
  for (const store of opened.splice(0)) store.close()
})

/** Opens a database, which is closed when the test ends. */
export async function open(name: string, steps?: readonly FormatStep[]): Promise<Store> {
  const store = await openStore(name, undefined, steps)
  opened.push(store)
  return store
}

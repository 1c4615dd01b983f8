import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import '../../../src/store/dexie'
import { setup } from '../setup'
import { entries, equip, openTab, played, type Tab, tap, until } from '../support'

beforeEach(equip)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** From now on time passes only as a test says. The database itself keeps its own time. */
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

/** Time goes on by itself, once nothing waits for the time that was stopped. */
async function startTime(): Promise<void> {
  for (let i = 0; i < 10; i++) await passes(() => false, 100).catch(() => {})
  vi.useRealTimers()
}

/**
 * Connections to the database of which those that were used so far can be made to fail whatever they are asked, as they do
 * after a phone was asleep. Must come before they are opened.
 */
function mortal(error: string): { readonly die: () => void; readonly failed: () => number } {
  const { transaction } = IDBDatabase.prototype
  const used = new Set<IDBDatabase>()
  let dead = new Set<IDBDatabase>()
  let failed = 0
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    used.add(this)
    if (!dead.has(this)) return transaction.apply(this, given)
    failed++
    throw new DOMException('Connection to Indexed Database server lost', error)
  })
  const die = () => {
    dead = new Set(used)
  }
  return { die, failed: () => failed }
}

const nameOfGames = () => `paymaster:${location.pathname}:games`

/** Opens the database without the app's code. */
function raw(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(nameOfGames())
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
}

const emptied = (db: IDBDatabase, name: string) =>
  new Promise<void>((resolve, reject) => {
    const clearing = db.transaction(name, 'readwrite').objectStore(name).clear()
    clearing.onsuccess = () => resolve()
    clearing.onerror = () => reject(clearing.error)
  })

/** Holds all tables in a transaction, as another tab may, until the returned function is called. */
async function hold(mode: IDBTransactionMode): Promise<() => void> {
  const db = await raw()
  let isHeld = true
  const store = db.transaction([...db.objectStoreNames], mode).objectStore('notes')
  const goOn = () => {
    if (isHeld) store.get('none').onsuccess = goOn
    else db.close()
  }
  goOn()
  return () => {
    isHeld = false
  }
}

/** Passes time until something holds; returns how long that took, in ms. */
async function passes(holds: () => boolean, most = 60_000): Promise<number> {
  for (let ms = 0; ms <= most; ms += 100) {
    for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve))
    if (holds()) return ms
    await vi.advanceTimersByTimeAsync(100)
  }
  throw new Error('it never held')
}

/** Nothing of what this tab has is lost or doubled on the disk. */
async function isStored(tab: Tab, id: string): Promise<boolean> {
  const game = await (await tab.shelf()).open(id)
  return JSON.stringify(game?.records) === JSON.stringify(tab.session.value?.records)
}

describe('a database that does not answer', () => {
  it('when it is opened is reported within eight seconds; a game can be begun, and is stored once it answers', async () => {
    stopTime()
    const asked = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => ({}) as IDBOpenDBRequest)
    const tab = await openTab()
    void tab.refresh()
    while (asked.mock.calls.length === 0) {
      await new Promise(resolve => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(await passes(() => tab.storage.value === 'silent')).toBeLessThanOrEqual(8000)
    expect(tab.ready.value).toBe(true)
    const id = await tab.newGame('18AL', setup)
    expect(tap(tab)).toBe(true)
    expect(await passes(() => tab.saved.value.is === 'failed')).toBeLessThanOrEqual(8000)
    expect(tab.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'silent' })
    expect(tap(tab)).toBe(true)
    vi.restoreAllMocks()
    await passes(() => tab.saved.value.is === 'saved')
    expect(tab.storage.value).toBe('ready')
    expect(await isStored(tab, id)).toBe(true)
    expect(entries(tab)).toHaveLength(2)
    await startTime()
  })

  it('while another tab writes is reported within eight seconds; what is entered meanwhile is stored as soon as it can be', async () => {
    const { tab, id } = await played(2)
    stopTime()
    const release = await hold('readwrite')
    expect(tap(tab)).toBe(true)
    expect(await passes(() => tab.saved.value.is === 'failed')).toBeLessThanOrEqual(8000)
    expect(tab.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'silent' })
    expect(tap(tab)).toBe(true)
    expect(tab.saved.value.waiting).toBe(2)
    release()
    expect(await passes(() => tab.saved.value.is === 'saved')).toBeLessThan(3000)
    expect(await isStored(tab, id)).toBe(true)
    expect(entries(tab)).toHaveLength(4)
    await startTime()
  })

  it('but lets others read: nothing is called saved before it is', async () => {
    const { tab, id } = await played(2)
    stopTime()
    const release = await hold('readonly')
    tap(tab)
    await passes(() => tab.saved.value.is === 'failed')
    let told = 0
    await passes(() => {
      expect(tab.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'silent' })
      return ++told > 300
    })
    release()
    await passes(() => tab.saved.value.is === 'saved')
    expect(await isStored(tab, id)).toBe(true)
    await startTime()
  })

  it('shows the games again that it had, and says of one that is asked for that it cannot be read now', async () => {
    const { tab: first, id } = await played(2)
    first.closeGame()
    await first.retrySaving()
    const tab = await openTab()
    const release = await hold('readwrite')
    stopTime()
    void tab.refresh()
    expect(await passes(() => tab.storage.value === 'silent')).toBeLessThanOrEqual(8000)
    expect(tab.games.value).toEqual([])
    expect(await tab.openGame(id)).toBe('silent')
    release()
    await passes(() => tab.games.value.length === 1)
    await startTime()
    expect(await tab.openGame(id)).toBeUndefined()
    expect(entries(tab)).toHaveLength(2)
  })

  it('is not blamed for the time in which the phone slept', async () => {
    const { afterAwake, PATIENCE } = await import('../../../src/app/device/patience')
    stopTime()
    const late = vi.fn()
    afterAwake(PATIENCE, late)
    // A sleeping phone runs no timers; on waking, one that is long due is run once.
    vi.setSystemTime(Date.now() + 3_600_000)
    await vi.advanceTimersByTimeAsync(500)
    expect(late).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(PATIENCE)
    expect(late).toHaveBeenCalledOnce()
  })
})

describe('a connection that died while the phone was asleep', () => {
  it.each(['UnknownError', 'InvalidStateError'])(
    'is opened again at once for a write, the list and a game that end with %s',
    async error => {
      const connections = mortal(error)
      const { tab, id } = await played(2)
      const trouble = vi.fn()
      tab.saved.subscribe(({ is }) => is === 'failed' && trouble())
      connections.die()
      tap(tab)
      await until(() => tab.saved.value.is === 'saved')
      expect(connections.failed()).toBeGreaterThan(0)
      expect(trouble).not.toHaveBeenCalled()
      expect(await isStored(tab, id)).toBe(true)
      tab.closeGame()
      await tab.retrySaving()
      tab.games.value = []
      connections.die()
      await tab.refresh()
      expect(tab.games.value).toHaveLength(1)
      connections.die()
      expect(await tab.openGame(id)).toBeUndefined()
      expect(entries(tab)).toHaveLength(3)
    },
  )

  it('and dies again at every write is tried again only now and then, until it takes one', async () => {
    const { transaction } = IDBDatabase.prototype
    let [isBroken, writes] = [false, 0]
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
      if (!isBroken || given[1] !== 'readwrite') return transaction.apply(this, given)
      writes++
      throw new DOMException('Internal error', 'UnknownError')
    })
    const { tab, id } = await played(2)
    stopTime()
    isBroken = true
    tap(tab)
    await passes(() => tab.saved.value.is === 'failed')
    await passes(() => false, 10_000).catch(() => {})
    expect(tab.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'other' })
    expect(writes).toBeLessThan(10)
    isBroken = false
    await passes(() => tab.saved.value.is === 'saved')
    expect(await isStored(tab, id)).toBe(true)
    await startTime()
  })
})

describe('a database that was closed from outside', () => {
  it('because its data were cleared gets the open game again without an entry', async () => {
    const { tab, id } = await played(3)
    const told: string[] = []
    tab.saved.subscribe(({ is, trouble }) => void told.push(`${is} ${trouble ?? ''}`.trim()))
    indexedDB.deleteDatabase(nameOfGames())
    await until(() => told.includes('failed cleared'))
    await until(() => tab.saved.value.is === 'saved')
    expect(await isStored(tab, id)).toBe(true)
    expect(entries(tab)).toHaveLength(3)
    expect(tap(tab)).toBe(true)
    await until(() => tab.saved.value.is === 'saved')
    expect(await isStored(tab, id)).toBe(true)
  })

  it('and not said to be, because a call that failed was first to notice, gets the open game again, too', async () => {
    const connections = mortal('AbortError')
    const { tab, id } = await played(3)
    await until(() => tab.saved.value.is === 'saved')
    const told: string[] = []
    tab.saved.subscribe(({ is, trouble }) => void told.push(`${is} ${trouble ?? ''}`.trim()))
    const db = await raw()
    await Promise.all([...db.objectStoreNames].map(name => emptied(db, name)))
    db.close()
    connections.die()
    await tab.refresh()
    await until(() => told.includes('failed cleared'))
    await until(() => tab.saved.value.is === 'saved')
    expect(await isStored(tab, id)).toBe(true)
    expect(entries(tab)).toHaveLength(3)
  })

  it('is written by two tabs with one game as by one', async () => {
    const { tab, id } = await played(3)
    await tab.retrySaving()
    const other = await openTab()
    await other.openGame(id)
    expect(other.role.value).toBe('follows')
    indexedDB.deleteDatabase(nameOfGames())
    await until(() => tab.closings.value > 0 && other.closings.value > 0)
    await until(() => tab.saved.value.is === 'saved' && other.saved.value.is === 'saved')
    expect(entries(tab)).toHaveLength(3)
    expect(entries(other)).toEqual(entries(tab))
    expect(await isStored(tab, id)).toBe(true)
    expect(await isStored(other, id)).toBe(true)
    expect([tab.stranded.value, other.stranded.value]).toEqual([[], []])
  })

  it('because a newer app upgrades it is not written any more, and the banker is told', async () => {
    const { tab, id } = await played(2)
    // Its log is in other tables.
    const newer = new Dexie(nameOfGames())
    newer.version(2).stores({ games: 'id', records: null, more: 'id' })
    await newer.open()
    const dump = async () => JSON.stringify(await Promise.all(newer.tables.map(table => table.toArray())))
    const before = await dump()
    expect(tap(tab)).toBe(true)
    await until(() => tab.saved.value.is === 'failed')
    expect(tab.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'newer' })
    expect(tab.storage.value).toBe('newer')
    await tab.retrySaving()
    expect(tab.saved.value.trouble).toBe('newer')
    expect(await dump()).toBe(before)
    expect(newer.backendDB().version).toBe(20)
    expect([...newer.backendDB().objectStoreNames]).not.toContain('records')
    expect(tab.session.value?.entries).toHaveLength(3)
    expect(id).toBe(tab.current.value?.id)
    newer.close()
  })
})

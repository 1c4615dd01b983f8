import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '../../../src/store/chain'
import { setup } from '../setup'
import {
  emptyDatabase,
  entries,
  equip,
  inDatabase,
  openTab,
  played,
  settled,
  type Tab,
  tap,
  until,
} from '../support'

beforeEach(equip)
afterEach(() => vi.restoreAllMocks())

/** The same game after a reload of the page. */
async function reloaded(id: string, old?: Tab) {
  old?.closeGame()
  const tab = await openTab()
  const problem = await tab.openGame(id)
  return { tab, problem }
}

describe('a full device', () => {
  it('is reported; the entries stay, and are stored once there is room', async () => {
    const { tab, id } = await played(2)
    const put = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError')
    })
    expect(tap(tab)).toBe(true)
    await until(() => tab.saved.value.is === 'failed')
    expect(tab.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'full' })
    expect(tap(tab)).toBe(true)
    await tab.retrySaving()
    expect(tab.saved.value).toEqual({ is: 'failed', waiting: 2, trouble: 'full' })
    put.mockRestore()
    await tab.retrySaving()
    expect(tab.saved.value.is).toBe('saved')
    const again = await reloaded(id)
    expect(entries(again.tab)).toEqual(entries(tab))
    expect(entries(tab)).toHaveLength(4)
  })
})

describe('a browser without a database', () => {
  it('keeps games in memory, says that nothing is saved, and offers them as files', async () => {
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const tab = await openTab()
    const id = await tab.newGame('18AL', setup)
    tap(tab)
    await until(() => tab.saved.value.is === 'failed')
    expect(tab.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'blocked' })
    expect(tab.storage.value).toBe('blocked')
    expect(JSON.parse((await tab.exportGame(id))?.text ?? '').actions).toHaveLength(1)
    tab.closeGame()
    await tab.refresh()
    expect(tab.games.value.map(game => game.id)).toEqual([id])
    expect(await tab.openGame(id)).toBeUndefined()
    expect(entries(tab)).toHaveLength(1)
    expect(JSON.parse((await tab.copyOfAll()).text).games).toHaveLength(1)
    vi.restoreAllMocks()
    await tab.retrySaving()
    expect(tab.saved.value.is).toBe('saved')
    expect(entries((await reloaded(id)).tab)).toEqual(entries(tab))
  })
})

describe('a database that is lost while a game is open', () => {
  it('is rewritten from memory', async () => {
    const { tab, id } = await played(3)
    await emptyDatabase()
    expect(tap(tab)).toBe(true)
    await settled(tab)
    expect(entries((await reloaded(id)).tab)).toEqual(entries(tab))
    expect(entries(tab)).toHaveLength(4)
  })
})

it('a game is repaired from memory if it is damaged while open', async () => {
  const { tab, id } = await played(5)
  await inDatabase(db => db.table<Row>('records').delete([id, 5]))
  expect(tap(tab)).toBe(true)
  await settled(tab)
  const again = await reloaded(id)
  expect(again.tab.damage.value).toBeNull()
  expect(entries(again.tab)).toHaveLength(6)
})

describe('a game that leads to another table than before', () => {
  it('is compared with what it was, and the banker is told at which entry they differ and how', async () => {
    const { tab, id } = await played(4)
    const store = await tab.shelf()
    const game = await store.open(id)
    if (!game) throw new Error('gone')
    tab.closeGame()
    await store.purge(id)
    // As if the second entry had led to another table when it was made.
    const written = game.records.map((record, i) => ({
      ...{ record, by: 'x', table: i >= 1 ? `other ${i}` : (game.tables[i] ?? '') },
      ...(i === 2 ? { mark: { n: 3, round: 'SR 1', report: { phase: '9' } as never } } : {}),
    }))
    await store.create({ ...game.head, edition: 0 }, written)
    const { tab: opened } = await reloaded(id)
    expect(opened.guard.value).toBe('differs')
    expect(opened.differs.value).toMatchObject({
      played: 0,
      opened: game.head.edition,
      record: 2,
      entry: 2,
      round: 'SR 1',
    })
    expect(opened.differs.value?.changes).toContainEqual({ what: 'phase', was: '9', is: '1' })
    expect(tap(opened)).toBe(false)
    await opened.acceptDifference()
    expect(tap(opened)).toBe(true)
    await settled(opened)
    const again = await reloaded(id, opened)
    expect(again.tab.differs.value).toBeNull()
    expect(entries(again.tab)).toHaveLength(5)
  })
})

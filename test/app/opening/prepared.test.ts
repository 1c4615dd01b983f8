import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Row } from '../../../src/store/chain'
import { setup } from '../setup'
import { entries, equip, inDatabase, openTab, settled, type Tab, tap } from '../support'

beforeEach(equip)

/** Three entries on disk, another tab that has prepared the game, and a count of how often that tab reads all of it. */
async function preparedTab(before: (id: string, tab: Tab) => Promise<unknown> = async () => {}) {
  const first = await openTab()
  const id = await first.newGame('18AL', setup)
  expect(tap(first) && tap(first) && tap(first)).toBe(true)
  await settled(first)
  await before(id, first)
  const tab = await openTab()
  await tab.refresh()
  const last = tab.lastPlayed()
  if (!last) throw new Error('no game is there')
  const store = await tab.shelf()
  const reads = vi.spyOn(store, 'open')
  await tab.prepare(last)
  return { first, tab, id, reads, store }
}

/** The same after the other tab has closed the game, so that this one banks it. */
async function preparedAlone() {
  const { first, ...rest } = await preparedTab()
  const there = entries(first)
  first.closeGame()
  // It releases the bank once it has written everything.
  await first.retrySaving()
  return { ...rest, there }
}

const opened = async (tab: Tab, id: string) => {
  expect(await tab.openGame(id)).toBeUndefined()
  return entries(tab)
}

describe('a game that was prepared', () => {
  it('is read once, and opens as it is on disk', async () => {
    const { tab, id, reads, there } = await preparedAlone()
    expect(await opened(tab, id)).toEqual(there)
    expect(reads).toHaveBeenCalledTimes(1)
  })

  it('is waited for if it is opened in the meantime', async () => {
    const { tab, id, reads } = await preparedAlone()
    const last = tab.lastPlayed()
    if (last) void tab.prepare(last)
    expect(await opened(tab, id)).toHaveLength(3)
    expect(reads).toHaveBeenCalledTimes(2)
  })

  it('includes an entry that another tab stored since', async () => {
    const { first, tab, id, reads } = await preparedTab()
    expect(tap(first)).toBe(true)
    await settled(first)
    await opened(tab, id)
    await vi.waitFor(() => expect(entries(tab)).toEqual(entries(first)))
    expect(entries(tab)).toHaveLength(4)
    expect(reads.mock.calls.length).toBeGreaterThan(1)
  })

  it('includes a name that a player was given since', async () => {
    const { first, tab, id } = await preparedTab()
    expect(await first.renamePlayer('p1', 'Dee')).toBe('done')
    await opened(tab, id)
    await vi.waitFor(() => expect(tab.session.value?.setup.players[0]?.name).toBe('Dee'))
  })

  it('is released once it is open', async () => {
    const { tab, id, reads } = await preparedAlone()
    await opened(tab, id)
    tab.closeGame()
    await opened(tab, id)
    expect(reads).toHaveBeenCalledTimes(2)
  })

  it('is released when another game begins', async () => {
    const { tab, id, reads } = await preparedAlone()
    await tab.newGame('18AL', setup)
    await settled(tab)
    await opened(tab, id)
    expect(reads).toHaveBeenCalledTimes(2)
  })

  it('and then lost from the disk is stored again', async () => {
    const { tab, id, store } = await preparedTab()
    await store.purge(id)
    expect(await opened(tab, id)).toHaveLength(3)
    await vi.waitFor(async () => expect((await store.open(id))?.records).toHaveLength(3))
    expect(entries(tab)).toHaveLength(3)
  })

  it('and then changed on disk without notice is checked again once it is shown', async () => {
    const { tab, id, store } = await preparedTab()
    const other = await store.open(id)
    if (!other) throw new Error('gone')
    const names = other.head.players.map(player => ({ ...player, name: `${player.name}!` }))
    await store.rename(id, names)
    expect(await tab.openGame(id)).toBeUndefined()
    await vi.waitFor(() => expect(tab.session.value?.setup.players).toEqual(names))
    expect(entries(tab)).toHaveLength(3)
  })

  it('leaves another game alone, and does not keep it waiting', async () => {
    const { first, tab, id, reads } = await preparedTab()
    const other = await first.newGame('18AL', setup)
    expect(tap(first)).toBe(true)
    await settled(first)
    reads.mockReturnValueOnce(new Promise(() => {}))
    const last = tab.games.value.find(head => head.id === id)
    if (last) void tab.prepare(last)
    expect(await opened(tab, other)).toHaveLength(1)
  })

  it('is read again if it could not be read', async () => {
    const { tab, id, reads } = await preparedTab()
    const last = tab.lastPlayed()
    reads.mockRejectedValueOnce(new Error('not now'))
    if (last) await tab.prepare(last)
    expect(await opened(tab, id)).toHaveLength(3)
  })

  it('is reported as damaged if it is', async () => {
    const { tab, id, reads } = await preparedTab(async id => {
      await inDatabase(db => db.table<Row>('records').update([id, 2], { text: '' }))
    })
    expect(await opened(tab, id)).toHaveLength(1)
    expect(tab.damage.value).toMatchObject({ at: 2, why: 'changed' })
    // It may have been repaired in the meantime.
    expect(reads.mock.calls.length).toBeGreaterThan(2)
  })

  it('is reported if it leads to another table than before', async () => {
    const { tab, id } = await preparedTab(async (id, first) => {
      const store = await first.shelf()
      const game = await store.open(id)
      if (!game) throw new Error('gone')
      first.closeGame()
      await store.purge(id)
      const written = game.records.map(record => ({ record, by: 'x', table: 'other' }))
      await store.create(game.head, written)
    })
    await opened(tab, id)
    expect(tab.differs.value).toMatchObject({ record: 1, entry: 1 })
    await vi.waitFor(() => expect(tab.guard.value).toBe('differs'))
  })
})

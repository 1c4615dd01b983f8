// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from './setup'
import { entries, equip, openTab, settled, type Tab, tap } from './support'

beforeEach(equip)

/** Three entries on the disk, and another tab that has made the game ready; with how often that one reads it whole. */
async function preparedTab() {
  const first = await openTab()
  const id = await first.newGame('18AL', setup)
  expect(tap(first) && tap(first) && tap(first)).toBe(true)
  await settled(first)
  const tab = await openTab()
  await tab.refresh()
  const last = tab.lastPlayed()
  if (!last) throw new Error('no game is there')
  const store = await tab.shelf()
  const reads = vi.spyOn(store, 'open')
  await tab.prepare(last)
  return { first, tab, id, reads, store }
}

const opened = async (tab: Tab, id: string) => {
  expect(await tab.openGame(id)).toBeUndefined()
  return entries(tab)
}

describe('a game that was made ready', () => {
  it('is read once, and opens as it stands on the disk', async () => {
    const { first, tab, id, reads } = await preparedTab()
    expect(await opened(tab, id)).toEqual(entries(first))
    expect(reads).toHaveBeenCalledTimes(1)
  })

  it('is waited for where it is asked for meanwhile', async () => {
    const { tab, id, reads } = await preparedTab()
    const last = tab.lastPlayed()
    if (last) void tab.prepare(last)
    expect(await opened(tab, id)).toHaveLength(3)
    expect(reads).toHaveBeenCalledTimes(2)
  })

  it('is read anew where another tab stored an entry since', async () => {
    const { first, tab, id, reads } = await preparedTab()
    expect(tap(first)).toBe(true)
    await settled(first)
    expect(await opened(tab, id)).toEqual(entries(first))
    expect(entries(tab)).toHaveLength(4)
    expect(reads.mock.calls.length).toBeGreaterThan(1)
  })

  it('is read anew where a player has another name since', async () => {
    const { first, tab, id } = await preparedTab()
    expect(await first.renamePlayer('p1', 'Dee')).toBe(true)
    await opened(tab, id)
    expect(tab.session.value?.setup.players[0]?.name).toBe('Dee')
  })

  it('is not used a second time', async () => {
    const { first, tab, id } = await preparedTab()
    await opened(tab, id)
    tab.closeGame()
    expect(await first.openGame(id)).toBeUndefined()
    expect(tap(first)).toBe(true)
    await settled(first)
    expect(await opened(tab, id)).toHaveLength(4)
  })

  it('and was taken off the disk since, is gone', async () => {
    const { tab, id, store } = await preparedTab()
    await store.purge(id)
    expect(await tab.openGame(id)).toBe('gone')
  })

  it('leaves another game alone', async () => {
    const { first, tab } = await preparedTab()
    const other = await first.newGame('18AL', setup)
    expect(tap(first)).toBe(true)
    await settled(first)
    expect(await opened(tab, other)).toHaveLength(1)
  })
})

// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import Dexie from 'dexie'
import { beforeEach, describe, expect, it } from 'vitest'
import { sealed } from '../../../src/store/chain'
import { setup } from '../setup'
import { entries, equip, openTab, settled, tap } from '../support'

beforeEach(equip)

describe('games', () => {
  it('are there again after a reload, with what was undone', async () => {
    const tab = await openTab()
    const id = await tab.newGame('18AL', setup)
    expect(tap(tab) && tap(tab) && tap(tab)).toBe(true)
    tab.undo()
    const before = entries(tab)
    expect(before).toHaveLength(2)
    await settled(tab)
    const again = await openTab()
    expect(await again.continueLast()).toBe(true)
    expect(again.current.value?.id).toBe(id)
    expect(entries(again)).toEqual(before)
  })

  it('stand side by side, are binned and come back', async () => {
    const tab = await openTab()
    const first = await tab.newGame('18AL', setup)
    tap(tab)
    const second = await tab.newGame('18AL', setup)
    await settled(tab)
    await tab.refresh()
    expect(tab.games.value.map(game => game.id).sort()).toEqual([first, second].sort())
    expect(await tab.openGame(first)).toBeUndefined()
    expect(entries(tab)).toHaveLength(1)
    expect(await tab.binGame(first)).toBe(true)
    expect(tab.session.value).toBeNull()
    expect(tab.games.value.map(game => game.deleted === undefined)).toEqual([true, false])
    expect(await tab.restoreGame(first)).toBe(true)
    expect(tab.games.value.every(game => game.deleted === undefined)).toBe(true)
    await tab.binGame(first)
    await tab.emptyBin(new Date(Date.now() + 29 * 86_400_000))
    await tab.refresh()
    expect(tab.games.value).toHaveLength(2)
    await tab.emptyBin(new Date(Date.now() + 31 * 86_400_000))
    await tab.refresh()
    expect(tab.games.value.map(game => game.id)).toEqual([second])
    expect(await tab.openGame(first)).toBe('gone')
  })

  it('of a newer format, edition or an unknown title are refused with the reason and left as they are', async () => {
    const tab = await openTab()
    await tab.newGame('18AL', setup)
    tap(tab)
    await settled(tab)
    const head = tab.current.value
    if (!head) throw new Error('no game is open')
    const db = await new Dexie(`paymaster:${location.pathname}:games`).open()
    const strange = {
      newerFormat: { format: 2 },
      newerEdition: { edition: 99 },
      unknownTitle: { title: '18XX' },
    }
    for (const [problem, more] of Object.entries(strange)) {
      await db.table('games').put(sealed({ ...head, ...more, id: problem, records: 0 }))
      const before = await db.table('games').toArray()
      expect(await tab.openGame(problem)).toBe(problem)
      expect(tab.session.value).toBeNull()
      await settled(tab)
      expect(await db.table('games').toArray()).toEqual(before)
    }
    db.close()
  })

  it('rename a player, but to no name that another one has', async () => {
    const tab = await openTab()
    const id = await tab.newGame('18AL', setup)
    expect(await tab.renamePlayer('p1', ' Dee ')).toBe(true)
    expect(await tab.renamePlayer('p2', 'dee')).toBe(false)
    expect(await tab.renamePlayer('p2', ' ')).toBe(false)
    expect(tab.voice.value.name('p1')).toBe('Dee')
    await settled(tab)
    tab.closeGame()
    await tab.openGame(id)
    expect(tab.voice.value.name('p1')).toBe('Dee')
  })
})

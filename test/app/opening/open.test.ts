import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sealed } from '../../../src/store/chain'
import { setup } from '../setup'
import { entries, equip, full, inDatabase, openTab, played, settled, tap } from '../support'

beforeEach(equip)

describe('games that are opened', () => {
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

  it('of a newer format or edition, or an unknown title, are refused with the reason and left as they are', async () => {
    const tab = await openTab()
    await tab.newGame('18AL', setup)
    tap(tab)
    await settled(tab)
    const head = tab.current.value
    if (!head) throw new Error('no game is open')
    const games = () => inDatabase(db => db.table('games').toArray())
    const strange = {
      newerFormat: { format: 2 },
      newerEdition: { edition: 99 },
      unknownTitle: { title: '18XX' },
    }
    for (const [problem, more] of Object.entries(strange)) {
      await inDatabase(db => db.table('games').put(sealed({ ...head, ...more, id: problem, records: 0 })))
      const before = await games()
      expect(await tab.openGame(problem)).toBe(problem)
      expect(tab.session.value).toBeNull()
      await settled(tab)
      expect(await games()).toEqual(before)
    }
  })

  it('are listed as they stand once the list had lost them', async () => {
    const { tab, id } = await played(4)
    const { records, round } = tab.current.value ?? {}
    await inDatabase(db => db.table('games').delete(id))
    const again = await openTab()
    expect(await again.openGame(id)).toBeUndefined()
    expect(again.healed.value).toBe(true)
    expect([records, round]).toEqual([4, 'SR 1'])
    expect(again.current.value).toMatchObject({ records, round })
    await again.refresh()
    expect(again.games.value).toMatchObject([{ id, records, round, accepted: records }])
  })

  it('are banked even if the store does not take that they were opened under newer rules', async () => {
    const { tab, id } = await played(2)
    const head = tab.current.value
    if (!head) throw new Error('no game is open')
    tab.closeGame()
    await tab.retrySaving()
    await inDatabase(db => db.table('games').put(sealed({ ...head, edition: 0 })))
    const accept = vi.spyOn(await tab.shelf(), 'accept').mockRejectedValueOnce(full)
    expect(await tab.openGame(id)).toBeUndefined()
    expect(accept).toHaveBeenCalledOnce()
    expect(entries(tab)).toHaveLength(2)
    const second = await openTab()
    await second.openGame(id)
    expect([tab.role.value, second.role.value]).toEqual(['banks', 'follows'])
    second.closeGame()
    // The next opening writes it.
    tab.closeGame()
    await tab.openGame(id)
    await tab.refresh()
    expect(tab.games.value.find(game => game.id === id)).toMatchObject({ edition: head.edition })
  })
})

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { entries, equip, full, openTab, played, settled, tap, until } from '../support'

beforeEach(equip)

describe('games', () => {
  it('exist side by side, can be binned and come back', async () => {
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
    let dropped = 0
    const drop = async () => {
      if (dropped++ === 0) throw new Error('a copy is in use')
    }
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
    // A clock that jumps, and jumps back, empties nothing.
    for (const days of [0, 400, 0, 40_000, 400]) expect(await tab.emptyBin(inDays(days), drop)).toEqual([])
    // Nor does a day on which the app is opened often.
    for (let times = 0; times < 40; times++) expect(await tab.emptyBin(inDays(400), drop)).toEqual([])
    await tab.restoreGame(first)
    await tab.binGame(first)
    // What was counted before it was restored does not count.
    for (let day = 0; day < 30; day++) expect(await tab.emptyBin(inDays(day), drop)).toEqual([])
    await tab.refresh()
    expect(tab.games.value).toHaveLength(2)
    // A game whose copy stays would come back from it.
    expect(await tab.emptyBin(inDays(31), drop)).toEqual([])
    // One that is restored while its copy goes stays.
    const restores = async () => void (await tab.restoreGame(first))
    const [head] = tab.games.value.filter(({ id }) => id === first)
    expect(await tab.emptyBin(inDays(31), restores)).toEqual([])
    await (await tab.shelf()).bin(first, head?.deleted ?? '')
    expect((await tab.exportGame(first))?.text).toBeTruthy()
    expect(await tab.emptyBin(inDays(31), drop)).toEqual([first])
    await tab.refresh()
    expect(tab.games.value.map(game => game.id)).toEqual([second])
    expect(await tab.openGame(first)).toBe('gone')
  })

  it('are begun once by two taps, and not at all if another one is opened meanwhile', async () => {
    const { tab, id } = await played(1)
    const panels: (() => void)[] = []
    tab.panelsCome(() => new Promise(resolve => panels.push(resolve)))
    const begin = () => tab.newGame('18AL', setup)
    const twice = [begin(), begin()]
    await until(() => panels.length === 2)
    for (const come of panels) come()
    const [none, second] = await Promise.all(twice)
    expect([none, tab.current.value?.id]).toEqual(['', second])
    const late = begin()
    await until(() => panels.length === 3)
    const opened = tab.openGame(id)
    await until(() => panels.length === 4)
    for (const come of panels) come()
    expect([await opened, await late]).toEqual([undefined, ''])
    expect(tab.current.value?.id).toBe(id)
    await settled(tab)
    await tab.refresh()
    expect(tab.games.value.map(game => game.id).sort()).toEqual([id, second].sort())
  })

  it('let a player be renamed, but not to the name of another one', async () => {
    const tab = await openTab()
    const id = await tab.newGame('18AL', setup)
    expect(await tab.renamePlayer('p1', ' Dee ')).toBe('done')
    expect(await tab.renamePlayer('p2', 'dee')).toBe('unfit')
    expect(await tab.renamePlayer('p2', ' ')).toBe('unfit')
    expect(tab.voice.value.name('p1')).toBe('Dee')
    await settled(tab)
    tab.closeGame()
    await tab.openGame(id)
    expect(tab.voice.value.name('p1')).toBe('Dee')
  })

  it('keep a new name although the game is read again at that moment', async () => {
    const tab = await openTab()
    await tab.newGame('18AL', setup)
    await settled(tab)
    const caughtUp = tab.catchUp()
    expect(await tab.renamePlayer('p1', 'Dee')).toBe('done')
    await caughtUp
    expect(tab.voice.value.name('p1')).toBe('Dee')
  })

  it('that cannot be stored yet keep what is entered while a player is renamed', async () => {
    const tab = await openTab()
    const create = vi.spyOn(await tab.shelf(), 'create').mockRejectedValue(full)
    await tab.newGame('18AL', setup)
    await until(() => tab.saved.value.is === 'failed')
    let go = () => {}
    const busy = tab.writer.alone(() => new Promise<void>(resolve => (go = resolve)))
    const renamed = tab.renamePlayer('p1', 'Dee')
    const before = tab.current.value?.changed
    await until(() => new Date().toISOString() !== before)
    expect(tap(tab)).toBe(true)
    const changed = tab.current.value?.changed
    go()
    await Promise.all([busy, renamed])
    expect(tab.writer.newGames).toMatchObject([{ changed, players: [{ name: 'Dee' }, {}, {}] }])
    expect(changed).not.toBe(before)
    create.mockRestore()
    await tab.retrySaving()
  })

  it('keep the name that they had if another cannot be stored', async () => {
    const tab = await openTab()
    await tab.newGame('18AL', setup)
    await settled(tab)
    vi.spyOn(await tab.shelf(), 'rename').mockRejectedValueOnce(new Error('full'))
    expect(await tab.renamePlayer('p1', 'Dee')).toBe('failed')
    expect(tab.voice.value.name('p1')).toBe('Ann')
    expect(tab.current.value?.players[0]?.name).toBe('Ann')
  })
})

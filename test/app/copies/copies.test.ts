import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { emptyDatabase, entries, equip, givePrivateFiles, openTab, settled, type Tab, tap } from '../support'

beforeEach(equip)

/** A tab that keeps copies. */
async function openCopying() {
  const tab = await openTab()
  return { ...tab, ...(await import('../../../src/app/copies/copies')) }
}

/** Plays until the first round is over. */
async function playRound(tab: Tab): Promise<void> {
  const round = tab.tableNow.value?.round
  for (let i = 0; i < 200 && tab.tableNow.value?.round === round; i++) {
    const desk = tab.desk.value
    const passes = tab.entriesToEnd('pass')
    if (passes.length > 0 && desk) tab.enter(passes.slice(desk.implied.length), desk.revision)
    else tap(tab)
  }
  await settled(tab)
}

async function copiedRound() {
  const files = await givePrivateFiles()
  const tab = await openCopying()
  const id = await tab.newGame('18AL', setup)
  await playRound(tab)
  await vi.waitFor(() => expect(files.files.size).toBe(1), { interval: 1 })
  await tab.copyGame(id)
  return { files, tab, id }
}

describe('a copy beside the database', () => {
  it('is made after each round, and restores a game that the database lost', async () => {
    const { tab, id } = await copiedRound()
    const before = entries(tab)
    expect(before).toHaveLength(3)
    await emptyDatabase()
    const again = await openCopying()
    await again.bringBackLost()
    expect(again.broughtBack.value).toEqual([id])
    expect(again.games.value.map(game => game.id)).toEqual([id])
    await again.openGame(id)
    expect(entries(again)).toEqual(before)
  })

  it('is made with the first entry, long before the first round is over', async () => {
    const files = await givePrivateFiles()
    const tab = await openCopying()
    await tab.newGame('18AL', setup)
    tap(tab)
    await settled(tab)
    const before = entries(tab)
    expect(before).toHaveLength(1)
    await vi.waitFor(() => expect(files.files.size).toBe(1), { interval: 1 })
    await emptyDatabase()
    const again = await openCopying()
    await again.bringBackLost()
    await again.openGame(again.broughtBack.value[0] ?? '')
    expect(entries(again)).toEqual(before)
  })

  it('is read from its spare file if a worker did not finish writing it', async () => {
    const { files, tab, id } = await copiedRound()
    const [[name, text]] = [...files.files] as [[string, string]]
    await emptyDatabase()
    files.files.set(`${name}.spare`, text)
    files.files.set(name, text.slice(0, 100))
    const again = await openCopying()
    await again.bringBackLost()
    expect(again.broughtBack.value).toEqual([id])
    await again.openGame(id)
    expect(entries(again)).toEqual(entries(tab))
    await again.dropCopy(id)
    expect(files.files.size).toBe(0)
  })

  it('restores nothing that is still there, and is deleted with a game that is removed permanently', async () => {
    const { tab, id, files } = await copiedRound()
    await tab.bringBackLost()
    expect(tab.broughtBack.value).toEqual([])
    await tab.dropCopy(id)
    expect(files.files.size).toBe(0)
  })

  it('that cannot be deleted is told of, unless there is none', async () => {
    const { tab, id, files } = await copiedRound()
    const fails = (name: string) =>
      vi.spyOn(files, 'removeEntry').mockRejectedValueOnce(new DOMException(name, name))
    fails('NoModificationAllowedError')
    await expect(tab.dropCopy(id)).rejects.toThrow('NoModification')
    fails('NotFoundError')
    await tab.dropCopy(id)
    Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
    await tab.dropCopy(id)
  })

  it('is left out if the browser has no place for it', async () => {
    Object.defineProperty(navigator, 'storage', { value: undefined, configurable: true })
    const tab = await openCopying()
    const id = await tab.newGame('18AL', setup)
    await settled(tab)
    await tab.copyGame(id)
    await tab.bringBackLost()
    expect(tab.secondPlace.value).toBe('none')
  })
})

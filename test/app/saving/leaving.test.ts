import { beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { entries, equip, openTab, played, settled, type Tab, tap } from '../support'

beforeEach(equip)

/** The browser reports that the app was left; afterwards the page counts as visible again. */
function hide(): void {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  window.dispatchEvent(new Event('visibilitychange'))
  state.mockRestore()
}

/** A tab that notes what it leaves. */
async function leaving(tab: Tab) {
  await import('../../../src/app/saving/leaving')
  return tab
}

/** The app at its next start, once it has stored what was left. */
async function nextStart() {
  const tab = await openTab()
  const { storeLeft } = await import('../../../src/app/saving/leaving')
  await storeLeft()
  return tab
}

/** From now on nothing that this tab writes reaches the disk. */
async function stopWriting(tab: Tab) {
  const store = await tab.shelf()
  const fault = new DOMException('closing', 'AbortError')
  for (const how of ['append', 'create'] as const) vi.spyOn(store, how).mockRejectedValue(fault)
  return () => vi.restoreAllMocks()
}

const leave = () => window.dispatchEvent(new Event('pagehide'))
const key = () => `paymaster:${location.pathname}:left`
const noted = () => localStorage.getItem(key())
const storedOf = async (tab: Tab, id: string) => (await (await tab.shelf()).open(id))?.records ?? []

describe('entries that are not stored when the page is left', () => {
  it.each<[string, () => void]>([
    ['is closed or read anew', leave],
    ['is hidden, as by a hand that locks the phone', hide],
  ])('are there at the next start if it %s', async (_, go) => {
    const { tab, id } = await played(1)
    await leaving(tab)
    const goOn = await stopWriting(tab)
    expect(tap(tab)).toBe(true)
    expect(tap(tab)).toBe(true)
    go()
    const before = entries(tab)
    const again = await nextStart()
    await again.openGame(id)
    expect(entries(again)).toEqual(before)
    expect(await storedOf(again, id)).toHaveLength(3)
    expect(noted()).toBeNull()
    goOn()
  })

  it('bring their game along if that is not stored either', async () => {
    const tab = await leaving(await openTab())
    const goOn = await stopWriting(tab)
    const id = await tab.newGame('18AL', setup)
    expect(tap(tab)).toBe(true)
    leave()
    const again = await nextStart()
    await again.openGame(id)
    expect(entries(again)).toEqual(entries(tab))
    goOn()
  })

  it('are stored once if the page stores them after all', async () => {
    const { tab, id } = await played(1)
    await leaving(tab)
    expect(tap(tab)).toBe(true)
    leave()
    const note = noted()
    await settled(tab)
    // Nothing is left to the next start, and nothing would be doubled.
    expect(noted()).toBeNull()
    localStorage.setItem(key(), note ?? '')
    const again = await nextStart()
    expect(await storedOf(again, id)).toHaveLength(2)
    expect(again.stranded.value).toEqual([])
  })

  it('are shown as not saved if another tab was first', async () => {
    const { tab, id } = await played(1)
    await leaving(tab)
    const goOn = await stopWriting(tab)
    expect(tap(tab)).toBe(true)
    leave()
    const other = await (await openTab()).shelf()
    const record = { n: 2, undo: true } as const
    const head = { changed: '2026-01-01T12:00:00.000Z', round: 'SR 1', over: false }
    await other.append(id, [{ record, table: '', by: 'other' }], head)
    const again = await nextStart()
    expect((await storedOf(again, id))[1]).toEqual(record)
    expect(again.stranded.value).toMatchObject([{ n: 2, splices: [{ after: 1 }] }])
    expect(noted()).toBeNull()
    goOn()
  })

  it('wait for the start after the next if the store still takes nothing', async () => {
    const { tab, id } = await played(1)
    await leaving(tab)
    const goOn = await stopWriting(tab)
    expect(tap(tab)).toBe(true)
    leave()
    const again = await openTab()
    const stopped = await stopWriting(again)
    await (await import('../../../src/app/saving/leaving')).storeLeft()
    stopped()
    goOn()
    expect(await storedOf(await nextStart(), id)).toHaveLength(2)
  })

  it('are not asked for where nothing was left', async () => {
    const { storeLeft } = await import('../../../src/app/saving/leaving')
    expect(storeLeft()).toBeUndefined()
    localStorage.setItem(key(), '[{"tab":1}]')
    expect(storeLeft()).toBeUndefined()
  })
})

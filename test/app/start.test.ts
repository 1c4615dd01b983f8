import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from './setup'
import { entries, equip, openTab, settled, tap } from './support'

beforeEach(equip)
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.doUnmock('../../src/app/games/games')
  location.hash = ''
})

/** The next `times` openings of a database fail, as they do while a process that was killed still holds its files. */
function failsToOpen(times: number): void {
  const { open } = IDBFactory.prototype
  let left = times
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...given) {
    if (left-- > 0) throw new DOMException('Internal error opening backing store', 'UnknownError')
    return open.apply(this, given)
  })
}

/** The app at the address of an earlier visit, with a game of one entry on disk, which at first so often fails to open. */
async function visitedAgain(hash: string, failures = 0) {
  const first = await openTab()
  await first.newGame('18AL', setup)
  expect(tap(first)).toBe(true)
  await settled(first)
  first.closeGame()
  await first.retrySaving()
  location.hash = hash
  failsToOpen(failures)
  const tab = await openTab()
  const { readFirst, start } = await import('../../src/app/start')
  return { tab, readFirst, start }
}

describe('the first picture of a later visit', () => {
  it('waits for the list at the start, and opens nothing', async () => {
    const { tab, readFirst } = await visitedAgain('')
    expect(tab.ready.value).toBe(false)
    await readFirst(true)
    expect(tab.ready.value).toBe(true)
    expect(tab.games.value).toHaveLength(1)
    expect(tab.session.value).toBeNull()
  })

  it('waits for the game at its address, and not for the list, which is read afterwards', async () => {
    const { tab, readFirst, start } = await visitedAgain('#/play')
    await readFirst(true)
    expect(entries(tab)).toHaveLength(1)
    expect(tab.ready.value).toBe(false)
    await start()
    expect(tab.games.value).toHaveLength(1)
  })

  it('fetches the files of the title played last before anything stored is read', async () => {
    const { tab, readFirst } = await visitedAgain('#/play')
    const { coming } = await import('../../src/app/desk/current')
    const drawn = readFirst(true)
    expect([coming.value, tab.ready.value]).toEqual(['18AL', false])
    await drawn
  })

  it('fetches the files of the game that one tap continues once its button is drawn', async () => {
    const { readFirst, start } = await visitedAgain('')
    const { coming } = await import('../../src/app/desk/current')
    await readFirst(true)
    expect(coming.value).toBeUndefined()
    await start()
    await vi.waitFor(() => expect(coming.value).toBe('18AL'), { interval: 1 })
  })

  it('does not wait for a store that does not answer', async () => {
    vi.resetModules()
    vi.doMock('../../src/app/games/games', async actual => ({
      ...(await actual<object>()),
      refresh: () => new Promise(() => {}),
    }))
    const { readFirst } = await import('../../src/app/start')
    vi.useFakeTimers()
    const drawn = readFirst(true).then(() => true)
    await vi.advanceTimersByTimeAsync(700)
    expect(await drawn).toBe(true)
  })
})

describe('a database that does not open at first', () => {
  it('is opened at the second try, without the banker noticing', async () => {
    const { tab, readFirst, start } = await visitedAgain('#/play', 1)
    await readFirst(true)
    await start()
    expect(entries(tab)).toHaveLength(1)
    expect(tab.storage.value).toBe('ready')
  })

  it.each([4, 8, 12, 16])('shows its games as soon as it does: after %i failures', async times => {
    const { tab, readFirst, start } = await visitedAgain('#/play', times)
    await readFirst(true)
    await start()
    await vi.waitFor(() => expect(tab.games.value).toHaveLength(1), { interval: 1 })
    expect(tab.storage.value).toBe('ready')
  })
})

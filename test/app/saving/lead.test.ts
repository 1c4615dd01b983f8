import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setup } from '../setup'
import { entries, equip, openTab, settled, type Tab, tap, until } from '../support'

beforeEach(equip)
afterEach(() => vi.useRealTimers())

/** Lets a tab take over from one that gives no answer within its time, on a clock of its own: all else goes on as it does. */
async function takenInSilence(tab: Tab): Promise<void> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const taken = tab.takeOver()
  await vi.advanceTimersByTimeAsync(1_500)
  vi.useRealTimers()
  await taken
}

/** A game in two tabs: the first banks, the second follows. */
async function twoTabs(): Promise<{ first: Tab; second: Tab; id: string }> {
  const first = await openTab()
  const id = await first.newGame('18AL', setup)
  tap(first)
  await settled(first)
  const second = await openTab()
  expect(await second.openGame(id)).toBeUndefined()
  return { first, second, id }
}

/** A ruling that is accepted at any table. */
function rule(tab: Tab, amount: number): boolean {
  const action = { type: 'correct', reason: 'r', money: { from: 'bank', to: 'p1', amount } }
  return tab.enter([action], tab.desk.value?.revision ?? -1)
}
const amounts = (tab: Tab) =>
  tab.session.value?.entries.flatMap(({ action }) =>
    action.type === 'correct' ? [(action as unknown as { money: { amount: number } }).money.amount] : [],
  ) ?? []

/** Stores an entry as a newer app does that knows more of them. */
async function storeUnheard(tab: Tab, id: string): Promise<void> {
  const record = { n: 2, at: '', splices: [{ after: 1, remove: [], insert: [{ type: 'unheard' }] }] }
  const head = tab.current.value
  if (!head) throw new Error('no game is open')
  await (await tab.shelf()).append(id, [{ record, table: '', by: 'newer' }], head)
}

describe('one game in two tabs', () => {
  it('is banked by one and followed live by the other, which can enter nothing', async () => {
    const { first, second } = await twoTabs()
    expect([first.role.value, second.role.value]).toEqual(['banks', 'follows'])
    expect([first.guard.value, second.guard.value]).toEqual([null, 'follows'])
    expect(tap(second)).toBe(false)
    expect(second.undo()).toBe(false)
    tap(first)
    first.undo()
    tap(first)
    await settled(first)
    await until(() => entries(second).join() === entries(first).join())
    expect(second.session.value?.records).toEqual(first.session.value?.records)
  })

  it('calls players in both tabs what the one that banks calls them, and no other', async () => {
    const { first, second } = await twoTabs()
    expect(await first.renamePlayer('p1', 'Dee')).toBe('done')
    await until(() => second.voice.value.name('p1') === 'Dee')
    expect(await second.renamePlayer('p1', 'Eve')).toBe('follows')
    expect([first, second].map(tab => tab.voice.value.name('p1'))).toEqual(['Dee', 'Dee'])
  })

  it('shows a follower what was stored while the game was being opened', async () => {
    const { first, second, id } = await twoTabs()
    second.closeGame()
    const store = await second.shelf()
    const open = store.open.bind(store)
    vi.spyOn(store, 'open').mockImplementationOnce(async game => {
      const read = await open(game)
      tap(first)
      await settled(first)
      return read
    })
    expect(await second.openGame(id)).toBeUndefined()
    await until(() => entries(second).join() === entries(first).join())
    expect(entries(first)).toHaveLength(2)
  })

  it('is banked all along by a tab that closes it and opens it at once', async () => {
    const tab = await openTab()
    const id = await tab.newGame('18AL', setup)
    tap(tab)
    const roles: string[] = []
    const deaf = tab.role.subscribe(role => roles.push(role))
    tab.closeGame()
    expect(await tab.openGame(id)).toBeUndefined()
    await settled(tab)
    deaf()
    expect(new Set(roles)).toEqual(new Set(['banks']))
    expect(tap(tab)).toBe(true)
  })

  it('changes hands with a tap, once pending writes are done', async () => {
    const { first, second } = await twoTabs()
    tap(first)
    await second.takeOver()
    await until(() => second.role.value === 'banks')
    expect(first.role.value).toBe('follows')
    expect(entries(second)).toEqual(entries(first))
    expect(tap(second)).toBe(true)
    expect(tap(first)).toBe(false)
    await settled(second)
    await until(() => entries(first).length === entries(second).length)
    await first.takeOver()
    await until(() => first.role.value === 'banks' && second.role.value === 'follows')
  })

  it('is banked by only one if it is taken back before it was read again', async () => {
    const { first, second } = await twoTabs()
    tap(first)
    await settled(first)
    let read = () => {}
    const busy = second.writer.alone(() => new Promise<void>(resolve => (read = resolve)))
    const request = vi.spyOn(navigator.locks, 'request')
    const had = second.takeOver()
    await until(() => request.mock.calls.length > 0)
    await takenInSilence(first)
    await until(() => first.role.value === 'banks')
    read()
    await busy
    await had
    expect([first.role.value, second.role.value]).toEqual(['banks', 'follows'])
  })

  it('is not handed to a third by a tab that has lost it, before the one that banks has written', async () => {
    const { first, second, id } = await twoTabs()
    await second.takeOver()
    const third = await openTab()
    await third.openGame(id)
    expect([first, second, third].map(tab => tab.role.value)).toEqual(['follows', 'banks', 'follows'])
    let written = () => {}
    const busy = second.writer.alone(() => new Promise<void>(resolve => (written = resolve)))
    expect(tap(second)).toBe(true)
    const posted = vi.spyOn(BroadcastChannel.prototype, 'postMessage')
    const answers = () => posted.mock.calls.filter(([message]) => message.is === 'yields')
    const request = vi.spyOn(navigator.locks, 'request')
    const taken = third.takeOver()
    await until(() => second.role.value === 'follows')
    // A tab that was asked before the second has long answered.
    await first.shelf().then(store => store.games())
    expect(answers()).toEqual([])
    expect(request).not.toHaveBeenCalled()
    written()
    await busy
    await taken
    expect(answers()).toHaveLength(1)
    expect([first, second, third].map(tab => tab.role.value)).toEqual(['follows', 'follows', 'banks'])
    expect(entries(third)).toEqual(entries(second))
    vi.restoreAllMocks()
  })

  it('is banked again by a tab that was asked for it, if the other one went elsewhere before it took it', async () => {
    const { first, second } = await twoTabs()
    let written = () => {}
    const busy = first.writer.alone(() => new Promise<void>(resolve => (written = resolve)))
    const taken = second.takeOver()
    await until(() => first.role.value === 'follows')
    second.closeGame()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    written()
    for (let ms = 0; ms < 3_000; ms += 100) {
      await vi.advanceTimersByTimeAsync(100)
      await new Promise(resolve => setImmediate(resolve))
    }
    vi.useRealTimers()
    await Promise.all([busy, taken])
    await until(() => first.role.value === 'banks')
    expect(tap(first)).toBe(true)
  })

  it('is banked by the other one when the first closes it', async () => {
    const { first, second } = await twoTabs()
    tap(first)
    const last = entries(first)
    first.closeGame()
    await until(() => second.role.value === 'banks')
    expect(entries(second)).toEqual(last)
  })

  it('can be taken from a tab that does not answer', async () => {
    const { first, second } = await twoTabs()
    vi.spyOn(BroadcastChannel.prototype, 'postMessage').mockImplementation(() => {})
    await takenInSilence(second)
    await until(() => second.role.value === 'banks' && first.role.value === 'follows')
    vi.restoreAllMocks()
  })

  it('is banked at once if the browser grants no locks', async () => {
    const request = async () => {
      throw new DOMException('denied', 'SecurityError')
    }
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const tab = await openTab()
    await tab.newGame('18AL', setup)
    expect(tab.role.value).toBe('banks')
    expect(tap(tab)).toBe(true)
  })

  it('is begun although the browser only says that it grants no locks once another one was', async () => {
    const denied: (() => void)[] = []
    const request = () =>
      new Promise((_, reject) => denied.push(() => reject(new DOMException('denied', 'SecurityError'))))
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
    const tab = await openTab()
    const begun = [tab.newGame('18AL', setup), tab.newGame('18AL', setup)]
    await until(() => denied.length === 2)
    for (const deny of denied) deny()
    expect(await Promise.all(begun)).toEqual(['', tab.current.value?.id])
    expect(tab.role.value).toBe('banks')
  })

  it('loses and duplicates none of 500 entries if both bank it anyway', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    const { first, second } = await twoTabs()
    await second.reachRest()
    expect([first.role.value, second.role.value]).toEqual(['banks', 'banks'])
    for (let i = 1; i <= 500; i++) {
      expect(rule(i % 2 ? first : second, i)).toBe(true)
      if (i % 7 === 0) await settled(first)
      if (i % 5 === 0) await Promise.resolve()
    }
    await settled(first, second)
    await until(() => amounts(first).length === 500 && amounts(second).length === 500)
    expect(amounts(first)).toEqual(amounts(second))
    expect([...amounts(first)].sort((a, b) => a - b)).toEqual(Array.from({ length: 500 }, (_, i) => i + 1))
    expect(first.stranded.value).toEqual([])
    const third = await openTab()
    await third.openGame(first.current.value?.id ?? '')
    expect(amounts(third)).toEqual(amounts(first))
    // The entries of each tab are in the order in which they were made.
    const odd = amounts(third).filter(amount => amount % 2 === 1)
    expect(odd).toEqual([...odd].sort((a, b) => a - b))
  })

  it('was changed when its last entry was made, whichever tab made that', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    const { first, second, id } = await twoTabs()
    await second.reachRest()
    vi.useFakeTimers({ toFake: ['Date'] })
    for (const [i, tab] of [first, second].entries()) {
      vi.setSystemTime(Date.now() + 60_000)
      expect(rule(tab, i + 1)).toBe(true)
    }
    await settled(first, second)
    const stored = await (await first.shelf()).open(id)
    expect(stored?.records).toHaveLength(3)
    expect(stored?.head.changed).toBe(stored?.records.at(-1)?.at)
    await until(() => [first, second].every(tab => tab.current.value?.changed === stored?.head.changed))
  })

  it('enters nothing after what a newer app in another tab has stored and this one does not take', async () => {
    const { first, second, id } = await twoTabs()
    await storeUnheard(first, id)
    await second.catchUp()
    await second.takeOver()
    expect([second.role.value, second.guard.value]).toEqual(['banks', 'differs'])
    expect(second.differs.value).toMatchObject({ record: 2, entry: 2 })
    expect(tap(second)).toBe(false)
  })

  it('does not show as saved what was entered before that was known', async () => {
    const { first, id } = await twoTabs()
    await storeUnheard(first, id)
    expect(tap(first)).toBe(true)
    await until(() => first.saved.value.trouble === 'stranded')
    expect(first.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'stranded' })
    expect(first.guard.value).toBe('differs')
    expect((await (await first.shelf()).open(id))?.records).toHaveLength(2)
  })

  it('shows entries that conflict with the other tab as not saved, until the banker drops them', async () => {
    Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true })
    const { first, second } = await twoTabs()
    expect(tap(first) && tap(second)).toBe(true)
    await until(() => [first, second].some(tab => tab.saved.value.trouble === 'stranded'))
    const loser = first.stranded.value.length > 0 ? first : second
    expect(loser.saved.value).toEqual({ is: 'failed', waiting: 1, trouble: 'stranded' })
    await until(() => entries(first).join() === entries(second).join())
    loser.dropStranded()
    expect(loser.saved.value.is).toBe('saved')
  })
})

describe('copies of the app in two folders', () => {
  it('are invisible to each other', async () => {
    const { first, id } = await twoTabs()
    equip()
    const other = await openTab()
    await other.refresh()
    expect(other.games.value).toEqual([])
    expect(await other.openGame(id)).toBe('gone')
    expect(first.role.value).toBe('banks')
  })
})

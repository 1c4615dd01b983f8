import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { actionsOf, realGame } from '../../games/recorded'
import { openTab as tabAt } from '../past/kit'
import { equip } from '../support'

const moves = actionsOf(realGame('4714'))

/** A tab with the first entries of the game, where purses can be counted. */
const openTab = async () => ({ ...(await tabAt(20)), ...(await import('../../../src/app/count/count')) })

beforeEach(equip)

describe('what was counted', () => {
  it('is kept until the next entry, after which it would be out of date', async () => {
    const tab = await openTab()
    tab.countCash('p1', 77)
    tab.findIt()
    expect([...tab.counting.value.cash]).toEqual([['p1', 77]])
    expect(tab.put(moves[20] as Action)).toBe(true)
    expect([...tab.counting.value.cash]).toEqual([])
    expect(tab.counting.value.finding).toBe(false)
  })

  it('is still there after a correction, which moves nothing on the table, and gone after an undo', async () => {
    const tab = await openTab()
    tab.countCash('p1', 77)
    const bid = tab.session.value?.entries.find(({ action }) => action.type === 'bid')
    const noted = { type: 'count', holder: 'p2', cash: 5 } as Action
    tab.change({ is: 'before', id: bid?.id ?? 0, actions: [noted] })
    expect(tab.accept()).toBe(true)
    expect([...tab.counting.value.cash]).toEqual([['p1', 77]])
    expect(tab.undo()).toBe(true)
    expect([...tab.counting.value.cash]).toEqual([['p1', 77]])
    expect(tab.undo()).toBe(true)
    expect([...tab.counting.value.cash]).toEqual([])
  })

  it('is still known after a reload, for the same state of the game', async () => {
    const tab = await openTab()
    tab.countCash('p1', 77)
    const { game, records } = tab.counting.value
    vi.resetModules()
    const { countedCash } = await import('../../../src/app/desk/counted')
    expect(countedCash.value).toEqual({
      ...{ game, records, implied: new Map() },
      cash: new Map([['p1', 77]]),
    })
    tab.forgetCounts()
    vi.resetModules()
    expect((await import('../../../src/app/desk/counted')).countedCash.value.cash.size).toBe(0)
  })

  it('is noted as it was counted, and once more as it is after the table has put it right', async () => {
    const tab = await openTab()
    const [agrees, off] = tab.tableNow.value?.purses ?? []
    if (!agrees || !off) throw new Error('no purses')
    const counted = [
      { ...off, cash: off.books + 10 },
      { ...agrees, cash: agrees.books },
    ]
    const noted = tab.putRight(counted, by => `off by ${by}`)
    expect(noted).toEqual([
      { type: 'count', holder: agrees.holder, cash: agrees.books },
      { type: 'count', holder: off.holder, cash: off.books + 10 },
      { type: 'count', holder: off.holder, cash: off.books, note: 'off by 10' },
    ])
    tab.enter(noted, tab.desk.value?.revision ?? -1)
    expect(tab.lastSaid.value).toContain(`${off.books + 10}, the books say`)
  })

  it('is still known if the app was opened without a game in between', async () => {
    const tab = await openTab()
    tab.countCash('p1', 77)
    vi.resetModules()
    await import('../../../src/app/count/count')
    vi.resetModules()
    const { countedCash } = await import('../../../src/app/desk/counted')
    expect([...countedCash.value.cash]).toEqual([['p1', 77]])
  })

  it('assumes that uncounted purses hold what the cause implies, so that nobody pays for it twice', async () => {
    const tab = await openTab()
    const index = moves.findIndex(({ type }) => type === 'par')
    const par = moves[index] as Action & { player: string; price: number }
    const right = { ...par, price: par.price === 60 ? 70 : 60 } as Action
    const id = tab.session.value?.entries[index]?.id ?? 0
    const books = tab.session.value?.entries.at(-1)?.state.cash ?? {}
    tab.changeAlone({ is: 'instead', id, actions: [right] })
    const there = tab.pending.value?.entries.at(-1)?.state.cash ?? {}
    expect(tab.pending.value?.stop).toBeUndefined()
    const uncounted = new Map(
      Object.keys(books).flatMap(holder => {
        const by = (there[holder] ?? 0) - (books[holder] ?? 0)
        return holder === 'bank' || by === 0 ? [] : [[holder, by] as const]
      }),
    )
    expect(uncounted.size).toBeGreaterThan(0)
    tab.giveUp()
    const cause = {
      is: 'entry',
      index,
      slip: 'price',
      field: 'price',
      mends: [{ index, remove: 1, insert: [right] }],
    }
    tab.correctBy({ ...cause, uncounted } as never)
    expect(tab.accept()).toBe(true)
    expect(tab.corrected.value?.payments).toEqual([])
    // Without it, the correction would have been asked for.
    expect(tab.undo()).toBe(true)
    tab.forgetCounts()
    tab.changeAlone({ is: 'instead', id, actions: [right] })
    expect(tab.accept()).toBe(true)
    expect(tab.corrected.value?.payments).not.toEqual([])
  })
})

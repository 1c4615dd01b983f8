// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { actionsOf, realGame } from '../../games/recorded'
import { equip } from '../support'

const game = realGame('4714')
const moves = actionsOf(game)

async function openTab() {
  vi.resetModules()
  const [games, table, commands, count, past] = await Promise.all([
    import('../../../src/app/games/games'),
    import('../../../src/app/desk/table'),
    import('../../../src/app/desk/commands'),
    import('../../../src/app/count/count'),
    import('../../../src/app/past/change'),
    import('../../../src/app/start'),
  ])
  await games.newGame('18AL', { players: game.players, options: game.options })
  const put = (action: Action) => {
    table.staying.value = true
    return commands.enter([action], table.desk.value?.revision ?? -1)
  }
  for (const action of moves.slice(0, 20)) if (!put(action)) throw new Error(action.type)
  return { ...table, ...commands, ...count, ...past, put }
}

beforeEach(equip)

describe('what was counted', () => {
  it('is kept while nothing is entered, and forgotten with the next entry, for it says what lay there before', async () => {
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

  it('is known again after a reload, of the game as it stands', async () => {
    const tab = await openTab()
    tab.countCash('p1', 77)
    const { game, records } = tab.counting.value
    vi.resetModules()
    const { countedCash } = await import('../../../src/app/desk/table')
    expect(countedCash.value).toEqual({ game, records, cash: new Map([['p1', 77]]) })
    tab.forgetCounts()
    vi.resetModules()
    expect((await import('../../../src/app/desk/table')).countedCash.value.cash.size).toBe(0)
  })
})

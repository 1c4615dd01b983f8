// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { actionsOf, realGame } from '../../games/recorded'
import { equip, settled, writesInTheEnd } from '../support'

type Run = Action & { corporation: string; revenue: number; pay: boolean }

async function openTab(upTo: number) {
  vi.resetModules()
  const [games, table, commands, past, place, trial, history, routes, keeping] = await Promise.all([
    import('../../../src/app/games/games'),
    import('../../../src/app/desk/table'),
    import('../../../src/app/saving/commands'),
    import('../../../src/app/past/change'),
    import('../../../src/app/past/places'),
    import('../../../src/app/past/trial'),
    import('../../../src/app/past/history'),
    import('../../../src/app/desk/routes'),
    import('../../../src/app/saving/keeping'),
  ])
  writesInTheEnd(keeping)
  const tab = {
    ...games,
    ...table,
    ...commands,
    ...past,
    ...place,
    ...trial,
    ...history,
    ...routes,
    ...keeping,
  }
  const game = realGame('4714')
  await tab.newGame('18AL', { players: game.players, options: game.options })
  const enter = (action: Action) => {
    tab.staying.value = true
    return tab.enter([action], tab.desk.value?.revision ?? -1)
  }
  for (const action of actionsOf(game).slice(0, upTo)) if (!enter(action)) throw new Error(action.type)
  return { ...tab, put: enter }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const report = (tab: Tab) => {
  const open = tab.session.value
  return open?.title.report(open.entries.at(-1)?.state ?? open.start)
}
const actions = (tab: Tab) => tab.session.value?.entries.map(({ action: { at, ...rest } }) => rest) ?? []
const idAt = (tab: Tab, index: number) => tab.session.value?.entries[index]?.id ?? 0
const firstRun = actionsOf(realGame('4714')).findIndex(action => action.type === 'run')
const runThere = actionsOf(realGame('4714'))[firstRun] as Run
const right = { ...runThere, revenue: runThere.revenue + 10 } as Action

beforeEach(equip)

describe('a change of the past', () => {
  it('is in force only when it is accepted, whole, with one undo', async () => {
    const tab = await openTab(firstRun + 4)
    const before = report(tab)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    expect(tab.pending.value?.stop).toBeUndefined()
    expect(report(tab)).toEqual(before)
    expect(tab.accept()).toBe(true)
    expect(tab.pending.value).toBeNull()
    expect(actions(tab)[firstRun]).toEqual(right)
    expect(report(tab)).not.toEqual(before)
    expect([...tab.changed.value.values()]).toMatchObject([[{ was: [{ revenue: runThere.revenue }] }]])
    tab.undo()
    expect(report(tab)).toEqual(before)
    await settled(tab as never)
  })

  it('is not accepted while an entry does not fit, and a chain of repairs is one change', async () => {
    const tab = await openTab(120)
    const before = actions(tab)
    const par = before.findIndex(action => action.type === 'par')
    tab.change({ is: 'instead', id: idAt(tab, par), actions: [] })
    expect(tab.accept()).toBe(false)
    expect(actions(tab)).toEqual(before)
    let repairs = 0
    for (let stop = tab.pending.value?.stop; stop; stop = tab.pending.value?.stop) {
      tab.change({ is: 'instead', id: stop.id, actions: [] })
      if (++repairs > 200) throw new Error('no end')
    }
    expect(repairs).toBeGreaterThan(0)
    expect(tab.accept()).toBe(true)
    expect(actions(tab)).toHaveLength(before.length - repairs - 1)
    tab.undo()
    expect(actions(tab)).toEqual(before)
  })

  it('amended twice tells what stood in the game and what stands there now, nothing between', async () => {
    const tab = await openTab(firstRun + 4)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [{ ...right, revenue: 30 } as Action] })
    const own = tab.pending.value?.list[firstRun]?.id ?? 0
    tab.change({ is: 'instead', id: own, actions: [right] })
    expect(tab.pending.value?.splices).toHaveLength(1)
    tab.accept()
    expect([...tab.changed.value.values()]).toMatchObject([[{ was: [runThere], is: [right] }]])
  })

  it('takes its own entries out again, wherever later parts of it hang on them', async () => {
    const tab = await openTab(firstRun + 4)
    const note = (holder: string) => ({ type: 'count', holder, cash: 1 }) as Action
    const at = () => tab.pending.value?.list.findIndex(placed => placed.id === idAt(tab, firstRun)) ?? -1
    tab.change({ is: 'before', id: idAt(tab, firstRun), actions: [note('p1'), note('bank')] })
    tab.change({ is: 'before', id: idAt(tab, firstRun), actions: [note('bank')] })
    expect(at()).toBe(firstRun + 3)
    tab.change({ is: 'instead', id: tab.pending.value?.list[firstRun]?.id ?? 0, actions: [] })
    tab.change({ is: 'instead', id: tab.pending.value?.list[firstRun]?.id ?? 0, actions: [] })
    expect(at()).toBe(firstRun + 1)
    expect(tab.accept()).toBe(true)
    expect(actions(tab)[firstRun]).toEqual(note('bank'))
    expect([...tab.putIn.value.keys()]).toEqual([idAt(tab, firstRun)])
  })

  it('leaves out all that follows from an entry on', async () => {
    const tab = await openTab(firstRun + 4)
    tab.change({ is: 'rest', id: idAt(tab, firstRun) })
    expect(tab.accept()).toBe(true)
    expect(actions(tab)).toEqual(actionsOf(realGame('4714')).slice(0, firstRun))
    const gone = [...tab.changed.value.values()].flat().flatMap(({ was }) => was)
    expect(gone).toHaveLength(4)
    const open = tab.session.value
    if (!open || !gone[0]) throw new Error('no game')
    expect(tab.asItStood(open, gone[0])?.happened.some(it => it.is === 'paid')).toBe(true)
  })

  it('tells both of two neighbours that were taken out one after the other', async () => {
    const tab = await openTab(firstRun + 4)
    tab.change({ is: 'rest', id: idAt(tab, firstRun + 2) })
    expect(tab.accept()).toBe(true)
    tab.change({ is: 'instead', id: idAt(tab, firstRun + 1), actions: [] })
    expect(tab.accept()).toBe(true)
    expect(actions(tab)).toHaveLength(firstRun + 1)
    const told = tab.changed.value.get(idAt(tab, firstRun)) ?? []
    expect(told.flatMap(({ was }) => was)).toHaveLength(3)
  })

  it('is held while the game goes on, and taken up again where it then is', async () => {
    const tab = await openTab(firstRun + 2)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    const own = tab.pending.value?.list[firstRun]?.id ?? 0
    tab.change({ is: 'before', id: own, actions: [{ type: 'count', holder: 'bank', cash: 1 } as Action] })
    tab.hold()
    expect(tab.pending.value).toBeNull()
    for (const action of actionsOf(realGame('4714')).slice(firstRun + 2, firstRun + 5)) tab.put(action)
    expect(tab.held.value).toHaveLength(1)
    tab.resume(0)
    expect(tab.held.value).toHaveLength(0)
    expect(tab.accept()).toBe(true)
    expect(actions(tab)).toHaveLength(firstRun + 6)
    expect(actions(tab)[firstRun + 1]).toEqual(right)
  })

  it('waits no longer once the same was done in another one; what was to become otherwise still does', async () => {
    const tab = await openTab(firstRun + 2)
    const id = idAt(tab, firstRun)
    const other = { ...runThere, revenue: runThere.revenue + 20 } as Action
    for (const action of [right, other]) {
      tab.change({ is: 'instead', id, actions: [action] })
      tab.hold()
    }
    const [way] = tab.waysFor({ is: 'instead', id, actions: [right] })
    expect(way && tab.takeWay(way)).toBe(true)
    expect(tab.held.value).toMatchObject([{ draft: null, gist: { is: other } }])
  })

  it('that is given up, or no longer fits the game, leaves no trace', async () => {
    const tab = await openTab(firstRun + 2)
    const records = tab.session.value?.records
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    tab.hold()
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [] })
    tab.giveUp()
    expect(tab.session.value?.records).toBe(records)
    expect(tab.held.value).toHaveLength(1)
    tab.undo()
    tab.undo()
    // What it was about is still known, though the game no longer has it.
    const gist = { number: firstRun + 1, was: runThere, is: right }
    expect(tab.held.value).toMatchObject([{ draft: null, gist }])
    tab.drop(0)
    expect(tab.held.value).toEqual([])
  })

  it('that was left on its way is among those that are named once the game no longer has its entry', async () => {
    const tab = await openTab(firstRun + 1)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [] })
    expect(tab.held.value).toEqual([])
    tab.undo()
    expect(tab.pending.value).toBeNull()
    expect(tab.held.value).toMatchObject([{ draft: null, gist: { number: firstRun + 1, was: runThere } }])
    // Brought back, the entry has its correction again.
    tab.redo()
    expect(tab.pending.value).not.toBeNull()
    expect(tab.held.value).toEqual([])
    tab.undo()
    tab.drop(0)
    tab.redo()
    expect(tab.pending.value).toBeNull()
  })

  it('says which later entry does not fit with it', async () => {
    const tab = await openTab(firstRun)
    const par = actions(tab).findIndex(action => action.type === 'par')
    tab.change({ is: 'instead', id: idAt(tab, par), actions: [] })
    tab.hold()
    expect(tab.held.value[0]?.draft?.stop?.index).toBeGreaterThan(0)
    expect(tab.held.value[0]?.gist).toMatchObject({ number: par + 1 })
  })

  it('one that begins while another is on its way holds that one', async () => {
    const tab = await openTab(firstRun + 2)
    tab.changeAlone({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    tab.changeAlone({ is: 'instead', id: idAt(tab, 0), actions: [] })
    expect(tab.held.value).toHaveLength(1)
    expect(tab.pending.value?.splices).toMatchObject([{ remove: [idAt(tab, 0)] }])
    tab.resume(0)
    expect(tab.pending.value?.splices).toMatchObject([{ insert: [right] }])
    expect(tab.held.value).toHaveLength(1)
  })
})

describe('Undo where a change is put together', () => {
  it('takes its last answer back, then the change, and nothing of the game', async () => {
    const tab = await openTab(firstRun + 4)
    const stood = actions(tab)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    tab.change({
      is: 'instead',
      id: idAt(tab, 3),
      actions: [{ type: 'count', holder: 'bank', cash: 5 } as Action],
    })
    tab.go('change')
    const both = tab.pending.value?.splices
    expect(tab.undo()).toBe(true)
    expect(tab.pending.value?.splices).toMatchObject([{ insert: [right] }])
    expect(tab.pending.value?.splices).not.toEqual(both)
    expect(tab.undo()).toBe(true)
    expect(tab.pending.value).toBeNull()
    expect(tab.route.value.screen).toBe('log')
    expect(actions(tab)).toEqual(stood)
  })
})

describe('a change that is held', () => {
  it('is there again after the app was closed, and not what was dropped', async () => {
    const tab = await openTab(firstRun + 2)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    await settled(tab as never)
    vi.resetModules()
    const [{ continueLast }, past] = await Promise.all([
      import('../../../src/app/opening/open'),
      import('../../../src/app/past/change'),
    ])
    expect(await continueLast()).toBe(true)
    expect(past.pending.value).toBeNull()
    expect(past.held.value).toMatchObject([{ draft: { splices: [{ insert: [right] }] } }])
    past.drop(0)
    vi.resetModules()
    expect((await import('../../../src/app/past/change')).held.value).toEqual([])
  })
})

describe('the form of what is missing', () => {
  it('goes on to the next turn where the one that is shown ends as it did', async () => {
    const tab = await openTab(60)
    const [ends] = tab.session.value?.entries.filter(({ action }) => action.type === 'pass').slice(-2) ?? []
    const at = tab.session.value?.entries.findIndex(({ id }) => id === ends?.id) ?? -1
    const after = idAt(tab, at + 1)
    tab.edit({ id: ends?.id ?? 0, how: 'before', alone: true })
    expect(tab.enter([ends?.action as Action], tab.desk.value?.revision ?? 0)).toBe(true)
    expect(tab.pending.value).toBeNull()
    expect(tab.edited.value).toMatchObject({ id: after, how: 'before' })
    expect(tab.route.value.screen).toBe('form')
  })

  it('takes what reads like the entry that stands there: that was another player’s', async () => {
    // Bo and Cy each buy a share; it was Bo, Cy and Dee, and Bo's was forgotten.
    const tab = await openTab(25)
    const bo = actionsOf(realGame('4714'))[22] as Action
    tab.edit({ id: idAt(tab, 22), how: 'before', alone: true })
    expect(tab.enter([bo], tab.desk.value?.revision ?? 0)).toBe(true)
    expect(tab.route.value.screen).toBe('change')
    expect(tab.accept()).toBe(true)
    const bought = actions(tab).slice(22) as readonly (Action & { player?: string })[]
    expect(bought.filter(({ type }) => type === bo.type).map(({ player }) => player)).toEqual([
      'p2',
      'p3',
      'p4',
    ])
  })
})

describe('the form of an entry', () => {
  it('stands on the table before it, and what is entered goes to the change', async () => {
    const tab = await openTab(firstRun + 4)
    const before = report(tab)
    tab.edit({ id: idAt(tab, firstRun), how: 'instead', alone: true })
    expect(tab.shownSession.value?.entries).toHaveLength(firstRun)
    expect(tab.desk.value?.view.turn).toMatchObject({ at: 'operate', corporation: runThere.corporation })
    expect(tab.enter([right], tab.desk.value?.revision ?? 0)).toBe(true)
    expect(tab.route.value.screen).toBe('change')
    expect(tab.shownSession.value).toBe(tab.session.value)
    expect(report(tab)).toEqual(before)
    tab.accept()
    const { at } = tab.session.value?.entries[firstRun]?.action ?? {}
    expect(at).toBe(tab.session.value?.done[firstRun]?.record.at)
  })

  it('drops a tap from a desk of another table', async () => {
    const tab = await openTab(firstRun + 4)
    const live = tab.desk.value?.revision ?? 0
    tab.edit({ id: idAt(tab, firstRun), how: 'instead', alone: true })
    expect(tab.enter([right], live)).toBe(false)
    expect(tab.pending.value).toBeNull()
  })
})

describe('the table then', () => {
  it('takes nothing, and is gone with the screen', async () => {
    const tab = await openTab(firstRun + 4)
    tab.go('moment', `${firstRun}`)
    expect(tab.shownSession.value?.entries).toHaveLength(firstRun)
    const revision = tab.desk.value?.revision ?? 0
    expect(tab.enter([right], revision)).toBe(false)
    expect(tab.undo()).toBe(false)
    tab.go('rules')
    expect(tab.shownSession.value?.entries).toHaveLength(firstRun)
    tab.go('play')
    expect(tab.shownSession.value).toBe(tab.session.value)
    expect(actions(tab)).toHaveLength(firstRun + 4)
  })
})

describe('a what-if', () => {
  const tryThere = async (upTo: number) => {
    const tab = await openTab(upTo)
    const open = tab.session.value
    tab.beginTrial(firstRun)
    tab.go('whatif')
    tab.staying.value = true
    expect(tab.enter([right], tab.desk.value?.revision ?? 0)).toBe(true)
    expect(tab.session.value).toBe(open)
    return tab
  }

  it('at the end of the game is entered as one change when it is kept', async () => {
    const tab = await tryThere(firstRun)
    expect(tab.keepTrial()).toBe('entered')
    expect(actions(tab).at(-1)).toEqual(right)
    expect(tab.trial.value).toBeNull()
    tab.go('play')
    tab.undo()
    expect(actions(tab)).toHaveLength(firstRun)
  })

  it('in the past becomes a change to be reviewed', async () => {
    const tab = await tryThere(firstRun + 4)
    expect(tab.keepTrial()).toBe('toReview')
    tab.go('change')
    expect(actions(tab)).toHaveLength(firstRun + 4)
    const stop = tab.pending.value?.stop
    expect(stop?.id).toBe(idAt(tab, firstRun))
    tab.change({ is: 'rest', id: stop?.id ?? 0 })
    expect(tab.accept()).toBe(true)
    expect(actions(tab)).toEqual([...actionsOf(realGame('4714')).slice(0, firstRun), right])
  })

  it('is undone by itself, never into the game, and dropped without a trace', async () => {
    const tab = await tryThere(firstRun + 2)
    const records = tab.session.value?.records
    expect(tab.undo()).toBe(true)
    expect(tab.undo()).toBe(false)
    expect(tab.keepTrial()).toBeUndefined()
    tab.dropTrial()
    tab.go('play')
    expect(tab.session.value?.records).toBe(records)
  })

  it('lets go of what was booked after a count where the entry behind it is found, for it would be right twice', async () => {
    const tab = await openTab(firstRun)
    tab.put(runThere)
    const holder = (
      tab.session.value?.title.view(tab.session.value.entries.at(-1)?.state as never).purses ?? []
    )
      .map(purse => purse.holder)
      .find(it =>
        tab.session.value?.entries.at(-1)?.happened.some(what => what.is === 'paid' && what.to === it),
      ) as string
    const cashOf = (of: Tab) => of.session.value?.entries.at(-1)?.state.cash[holder] ?? 0
    const short = cashOf(tab)
    // What the right revenue would have brought besides is on the table.
    tab.changeAlone({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    const more = (tab.pending.value?.entries.at(-1)?.state.cash[holder] ?? 0) - short
    expect(more).toBeGreaterThan(0)
    tab.giveUp()
    const money = { from: 'bank', to: holder, amount: more }
    const rest = [
      { type: 'correct', reason: 'counted', money },
      { type: 'count', holder, cash: short + more },
    ] as unknown as Action[]
    for (const action of rest) expect(tab.put(action)).toBe(true)
    const ways = tab.waysFor({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    expect(
      ways.map(({ unbooked, draft }) => [
        unbooked,
        draft.list.map(({ action }) => action.type).slice(firstRun),
      ]),
    ).toEqual([
      [true, ['run', 'count']],
      [undefined, ['run', 'correct', 'count']],
    ])
    const [first] = ways
    expect(first && tab.takeWay(first)).toBe(true)
    expect(cashOf(tab)).toBe(short + more)
    // A change that the count does not speak of leaves the ruling alone.
    expect(tab.undo()).toBe(true)
    expect(tab.waysFor({ is: 'instead', id: idAt(tab, 0), actions: [] })[0]?.unbooked).toBeUndefined()
  })
})

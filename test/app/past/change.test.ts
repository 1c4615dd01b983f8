import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { actionsOf, realGame } from '../../games/recorded'
import { equip, settled } from '../support'
import { actions, firstRun, idAt, openTab, report, right, runThere, type Tab } from './kit'

beforeEach(equip)

describe('a change of the past', () => {
  it('takes effect only when it is accepted, as a whole, with one undo', async () => {
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
    await settled(tab)
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

  it('amended twice shows the original and the final entry, nothing in between', async () => {
    const tab = await openTab(firstRun + 4)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [{ ...right, revenue: 30 } as Action] })
    const own = tab.pending.value?.list[firstRun]?.id ?? 0
    tab.change({ is: 'instead', id: own, actions: [right] })
    expect(tab.pending.value?.splices).toHaveLength(1)
    tab.accept()
    expect([...tab.changed.value.values()]).toMatchObject([[{ was: [runThere], is: [right] }]])
  })

  it('can remove its own entries again, even if later parts of it depend on them', async () => {
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

  it('can leave out everything from an entry on', async () => {
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

  it('shows both of two neighbors that were removed one after the other', async () => {
    const tab = await openTab(firstRun + 4)
    tab.change({ is: 'rest', id: idAt(tab, firstRun + 2) })
    expect(tab.accept()).toBe(true)
    tab.change({ is: 'instead', id: idAt(tab, firstRun + 1), actions: [] })
    expect(tab.accept()).toBe(true)
    expect(actions(tab)).toHaveLength(firstRun + 1)
    const told = tab.changed.value.get(idAt(tab, firstRun)) ?? []
    expect(told.flatMap(({ was }) => was)).toHaveLength(3)
  })

  it('is held while the game goes on, and resumed from there', async () => {
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

  it('is no longer held once another one did the same; one with another result still is', async () => {
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
    // As the game is now, it would be a second record in the place of the first.
    expect(way && tab.takeWay(way)).toBe(false)
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
    // What it was about is still known, although the entry is no longer in the game.
    const gist = { number: firstRun + 1, was: runThere, is: right }
    expect(tab.held.value).toMatchObject([{ draft: null, gist }])
    tab.drop(0)
    expect(tab.held.value).toEqual([])
  })

  it('that was not finished is listed once the game no longer has its entry', async () => {
    const tab = await openTab(firstRun + 1)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [] })
    expect(tab.held.value).toEqual([])
    tab.undo()
    expect(tab.pending.value).toBeNull()
    expect(tab.held.value).toMatchObject([{ draft: null, gist: { number: firstRun + 1, was: runThere } }])
    // When the entry comes back, so does its correction.
    tab.redo()
    expect(tab.pending.value).not.toBeNull()
    expect(tab.held.value).toEqual([])
    tab.undo()
    tab.drop(0)
    tab.redo()
    expect(tab.pending.value).toBeNull()
  })

  it('says which later entry conflicts with it', async () => {
    const tab = await openTab(firstRun)
    const par = actions(tab).findIndex(action => action.type === 'par')
    tab.change({ is: 'instead', id: idAt(tab, par), actions: [] })
    tab.hold()
    expect(tab.held.value[0]?.draft?.stop?.index).toBeGreaterThan(0)
    expect(tab.held.value[0]?.gist).toMatchObject({ number: par + 1 })
  })

  it('that begins while another is unfinished holds that one', async () => {
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

describe('a change of another game', () => {
  /** A tab with a change begun in one game, in which the first entries of another game were made since. */
  async function openOther() {
    const tab = await openTab(firstRun + 2)
    const first = tab.current.value?.id ?? ''
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    const { players, options } = realGame('4714')
    await tab.newGame('18AL', { players, options })
    for (const action of actionsOf(realGame('4714')).slice(0, 12)) tab.put(action)
    const back = async () => {
      const { openGame } = await import('../../../src/app/opening/open')
      expect(await openGame(first)).toBeUndefined()
    }
    return { tab, back }
  }

  it.each(['change', 'changeAlone'] as const)('stays with its game if one is begun here (%s)', async how => {
    const { tab, back } = await openOther()
    expect(tab[how]({ is: 'instead', id: idAt(tab, 3), actions: [] })).toBe(true)
    expect(tab.held.value).toEqual([])
    tab.go('change')
    tab.answerToTakeBack.value?.()
    expect(tab.pending.value).toBeNull()
    await back()
    expect(tab.held.value).toMatchObject([{ draft: { splices: [{ insert: [right] }] } }])
  })

  it('stays with its game if one that was held here is resumed', async () => {
    const { tab, back } = await openOther()
    tab.changeAlone({ is: 'instead', id: idAt(tab, 3), actions: [] })
    tab.hold()
    tab.resume(0)
    await back()
    expect(tab.held.value).toHaveLength(1)
  })
})

describe('Undo while a change is put together', () => {
  it('takes back its last answer, then the change, but nothing of the game', async () => {
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
    tab.answerToTakeBack.value?.()
    expect(tab.pending.value?.splices).toMatchObject([{ insert: [right] }])
    expect(tab.pending.value?.splices).not.toEqual(both)
    tab.answerToTakeBack.value?.()
    expect(tab.pending.value).toBeNull()
    expect(tab.route.value.screen).toBe('log')
    expect(actions(tab)).toEqual(stood)
  })
})

describe('a change that is held', () => {
  it('is there again after the app was closed, unless it was dropped', async () => {
    const tab = await openTab(firstRun + 2)
    tab.change({ is: 'instead', id: idAt(tab, firstRun), actions: [right] })
    await settled(tab)
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

describe('a change that a count is about', () => {
  it('removes the ruling made after a count once the wrong entry is found, or it would be corrected twice', async () => {
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
    // The extra money of the right revenue is on the table.
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
    // A change that does not concern the counted purse leaves the ruling alone.
    expect(tab.undo()).toBe(true)
    expect(tab.waysFor({ is: 'instead', id: idAt(tab, 0), actions: [] })[0]?.unbooked).toBeUndefined()
  })
})

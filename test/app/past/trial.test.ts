import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { actionsOf, realGame } from '../../games/recorded'
import { equip, settled } from '../support'
import { actions, firstRun, idAt, openTab, right } from './kit'

beforeEach(equip)

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

  it('in the past becomes a change to review', async () => {
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

  it('is left as it is if the same was entered in the meantime', async () => {
    const all = actionsOf(realGame('4714'))
    const at = all.findIndex(({ type }) => type === 'pass')
    const tab = await openTab(at)
    const pass = () => tab.enter(all.slice(at, at + 1), tab.desk.value?.revision ?? 0)
    tab.beginTrial(at)
    tab.go('whatif')
    expect(pass()).toBe(true)
    tab.go('play')
    expect(pass()).toBe(true)
    tab.go('whatif')
    expect(tab.keepTrial()).toBe('there')
    expect(tab.trial.value).not.toBeNull()
    expect(tab.pending.value).toBeNull()
  })

  it('goes on after a reload, tap by tap', async () => {
    const tab = await tryThere(firstRun + 2)
    const tried = tab.trial.value
    if (!tried) throw new Error('nothing tried')
    await settled(tab)
    vi.resetModules()
    const [{ continueLast }, again] = await Promise.all([
      import('../../../src/app/opening/open'),
      import('../../../src/app/past/trial'),
    ])
    expect(await continueLast()).toBe(true)
    again.goOnTrying()
    const on = again.trial.value
    if (!on) throw new Error('nothing is tried')
    expect(again.triedActions(on)).toEqual(tab.triedActions(tried))
    const there = again.trialTable(on)
    expect([there.undo?.(), there.undo?.()]).toEqual([true, false])
  })

  it('begins at the table as it is if nothing was tried before, also on an older one', async () => {
    const tab = await openTab(firstRun + 2)
    tab.beginTrial(firstRun)
    tab.go('whatif')
    tab.go('play')
    expect(tab.trial.value).toBeNull()
    tab.go('whatif')
    tab.goOnTrying()
    expect(tab.trial.value?.from.entries).toHaveLength(firstRun + 2)
  })

  it('stays while nothing is entered in another one, also of another game', async () => {
    const tab = await tryThere(firstRun + 2)
    const tried = tab.trial.value && tab.triedActions(tab.trial.value)
    const id = tab.current.value?.id ?? ''
    tab.go('play')
    tab.beginTrial(20)
    tab.go('whatif')
    tab.put(actionsOf(realGame('4714'))[20] as Action)
    expect(tab.undo()).toBe(true)
    tab.go('play')
    await tab.newGame('18AL', { players: realGame('4714').players, options: {} })
    tab.go('whatif')
    tab.goOnTrying()
    tab.put(actionsOf(realGame('4714'))[0] as Action)
    tab.go('play')
    const { openGame } = await import('../../../src/app/opening/open')
    await openGame(id)
    tab.go('whatif')
    tab.goOnTrying()
    expect(tab.trial.value && tab.triedActions(tab.trial.value)).toEqual(tried)
  })

  it('says that its place is gone once the entry before it is taken back', async () => {
    const tab = await tryThere(firstRun)
    expect(tab.isPlaced.value).toBe(true)
    tab.go('play')
    tab.undo()
    tab.go('whatif')
    expect(tab.isPlaced.value).toBe(false)
    expect(tab.keepTrial()).toBeUndefined()
  })

  it('has its own undo, which never reaches into the game, and is dropped without a trace', async () => {
    const tab = await tryThere(firstRun + 2)
    const records = tab.session.value?.records
    expect(tab.undo()).toBe(true)
    expect(tab.undo()).toBe(false)
    expect(tab.keepTrial()).toBeUndefined()
    tab.dropTrial()
    tab.go('play')
    expect(tab.session.value?.records).toBe(records)
  })
})

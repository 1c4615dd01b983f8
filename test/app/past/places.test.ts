import { beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { actionsOf, realGame } from '../../games/recorded'
import { equip } from '../support'
import { actions, firstRun, idAt, openTab, report, right, runThere } from './kit'

beforeEach(equip)

describe('the form of what is missing', () => {
  it('goes on to the next turn if the one that is shown ends as it did', async () => {
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

  it('accepts the same action as the entry after it, which was another player’s', async () => {
    // The log says that Bo and Cy each bought a share. In fact Bo, Cy and Dee did, and Bo's purchase was forgotten.
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

describe('Undo in a joined game', () => {
  const joinedTab = async () => {
    const table = report(await openTab(25))
    const tab = await openTab(0)
    expect(tab.put({ type: 'position', table } as Action)).toBe(true)
    return tab
  }

  it('opens the form of the joined table as long as nothing was entered since', async () => {
    const tab = await joinedTab()
    tab.insteadOfUndo.value?.()
    expect(tab.route.value.screen).toBe('form')
    expect(tab.edited.value).toMatchObject({ how: 'instead', action: { type: 'position' } })
    expect(tab.session.value?.entries).toHaveLength(1)
    expect(tab.insteadOfUndo.value).toBeNull()
  })

  it('takes back what was entered since', async () => {
    const tab = await joinedTab()
    const [pass] = tab.entriesToEnd('pass')
    tab.put(pass as Action)
    expect(tab.insteadOfUndo.value).toBeNull()
  })
})

describe('the form of an entry', () => {
  it('shows the table before it, and what is entered goes into the change', async () => {
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

  it('says that nothing would change if the same is entered again', async () => {
    const tab = await openTab(firstRun + 4)
    tab.edit({ id: idAt(tab, firstRun), how: 'instead', alone: true })
    expect(tab.enter([runThere], tab.desk.value?.revision ?? 0)).toBe(true)
    expect(tab.pending.value).toBeNull()
    expect(tab.route.value).toEqual({ screen: 'change', of: tab.UNCHANGED })
  })

  it('is gone in another game, which has an entry of the same id', async () => {
    const tab = await openTab(firstRun + 4)
    tab.edit({ id: idAt(tab, 3), how: 'instead', alone: false })
    expect(tab.edited.value).not.toBeNull()
    const { players, options } = realGame('4714')
    tab.go('play')
    await tab.newGame('18AL', { players, options })
    for (const action of actionsOf(realGame('4714')).slice(0, 6)) tab.put(action)
    expect(tab.session.value?.entries).toHaveLength(6)
    expect(tab.edited.value).toBeNull()
  })

  it('drops a tap made at another table', async () => {
    const tab = await openTab(firstRun + 4)
    const live = tab.desk.value?.revision ?? 0
    tab.edit({ id: idAt(tab, firstRun), how: 'instead', alone: true })
    expect(tab.enter([right], live)).toBe(false)
    expect(tab.pending.value).toBeNull()
  })
})

describe('the table then', () => {
  it('accepts nothing, and is gone with the screen', async () => {
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

// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../src/rules/rule'
import { setup } from '../setup'
import { equip, openTab, settled } from '../support'

beforeEach(equip)

/** A tab in which a game is being joined. */
async function openJoining() {
  const tab = await openTab()
  const { beginJoining, join, joining } = await import('../../../src/app/games/join')
  await beginJoining('18AL', setup)
  return { tab, join, joining }
}

const pass = (player: string): Action => ({ type: 'pass', player }) as Action

describe('a game that is joined', () => {
  it('exists from its first entry on, and is no longer pending', async () => {
    const { tab, join, joining } = await openJoining()
    expect(await join([pass('p1'), pass('p2')])).toBe(true)
    await settled(tab)
    expect(tab.session.value?.entries.map(({ action }) => action.type)).toEqual(['pass', 'pass'])
    expect(joining.value).toBeNull()
    await tab.refresh()
    expect(tab.games.value).toHaveLength(1)
  })

  it('does not exist if an entry is refused', async () => {
    const { tab, join, joining } = await openJoining()
    expect(await join([pass('p1'), pass('p1')])).toBe(false)
    await settled(tab)
    expect(joining.value).not.toBeNull()
    await tab.refresh()
    expect(tab.games.value).toEqual([])
    expect(tab.session.value).toBeNull()
  })
})

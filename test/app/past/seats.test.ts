import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reseat } from '../../../src/app/past/seats'
import { emptyForm, entryOf } from '../../../src/families/railway/join/form'
import type { Action } from '../../../src/rules/rule'
import { begin, type Session, undo } from '../../../src/session/session'
import { join } from '../../../src/titles/18al/later/join'
import { start } from '../../../src/titles/18al/start'
import { realGame } from '../../games/recorded'
import { entered, sessionOf, taken, title } from '../../session/games'
import { setup } from '../setup'
import { equip, full, openTab, settled, type Tab } from '../support'

const game = realGame('4714')

afterEach(() => vi.restoreAllMocks())

describe('seats put right', () => {
  it('name the first entry that does not fit, and none if all do', () => {
    const order = game.players.map(({ id }) => id)
    const open = sessionOf(game, 40)
    expect(reseat(open, order)).toEqual({ session: open, history: true })
    expect(reseat(sessionOf(game, 40), order.toReversed())).toMatchObject({ number: 1 })
  })

  it('fit a table that was joined, with its history if that fits too', () => {
    const joined = entered(begin(title, game), [
      entryOf(join, start(game), { ...emptyForm(), priority: 'p1' }),
    ])
    const order = ['p1', 'p3', 'p2', 'p4']
    const back = (open: Session) => taken(undo(open))
    const pass = (open: Session, player: string) => entered(open, [{ type: 'pass', player } as Action])
    const once = back(pass(joined, 'p1'))
    const again = reseat(once, order)
    expect(again).toMatchObject({ session: { setup: { players: order.map(id => ({ id })) } }, history: true })
    expect('session' in again && again.session.records).toEqual(once.records)
    // Bo used to be next, but is not with these seats.
    const twice = back(pass(pass(joined, 'p1'), 'p2'))
    const without = reseat(twice, order)
    expect(without).toMatchObject({ history: false })
    expect('session' in without && without.session.entries.map(({ action }) => action)).toEqual(
      twice.entries.map(({ action }) => action),
    )
    expect(reseat(pass(pass(joined, 'p1'), 'p2'), order)).toMatchObject({ number: 3 })
  })
})

describe('seats that are exchanged', () => {
  beforeEach(equip)
  const other = ['p2', 'p1', 'p3']

  /** A game at its start in a tab, and its seats exchanged there. */
  async function exchanged(before: (tab: Tab) => Promise<unknown> = async () => {}) {
    const tab = await openTab()
    const id = await tab.newGame('18AL', setup)
    await settled(tab)
    await before(tab)
    const { takeSeats } = await import('../../../src/app/past/seats')
    const became = await takeSeats(other)
    const listed = tab.games.value.filter(({ deleted }) => !deleted).map(game => game.id)
    return { tab, id, became, listed }
  }

  it('make a new game that takes the place of the old one', async () => {
    const { tab, id, became, listed } = await exchanged()
    expect(became).toBe('taken')
    expect(tab.current.value).toMatchObject({ id: listed[0], players: other.map(one => ({ id: one })) })
    expect(listed).toHaveLength(1)
    expect(listed).not.toContain(id)
  })

  it('make one game by two taps', async () => {
    const { became, listed } = await exchanged(async tab => {
      const { takeSeats } = await import('../../../src/app/past/seats')
      void takeSeats(other)
      return tab
    })
    expect(became).toBe('taken')
    expect(listed).toHaveLength(1)
  })

  it('make none if it cannot be stored', async () => {
    const { tab, id, became, listed } = await exchanged(async tab =>
      vi.spyOn(await tab.shelf(), 'create').mockRejectedValue(full),
    )
    expect(became).toBe('failed')
    expect(listed).toEqual([id])
    expect(tab.current.value?.id).toBe(id)
  })

  it('leave both games in the list, and say so, if the old one cannot be put in the bin', async () => {
    const { id, became, listed } = await exchanged(async tab =>
      vi.spyOn(await tab.shelf(), 'bin').mockRejectedValue(full),
    )
    expect(became).toBe('beside')
    expect(listed).toHaveLength(2)
    expect(listed).toContain(id)
  })
})

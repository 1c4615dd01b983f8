// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { fieldsOf, withField } from '../../src/app/pastFields'
import { reseated } from '../../src/app/pastSeats'
import { emptyForm } from '../../src/families/join/form'
import { apply } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import { before, begin, enter, type Session, undo } from '../../src/session/session'
import { positionOf } from '../../src/titles/18al/later/form'
import { start } from '../../src/titles/18al/setup'
import { actionsOf, realGame } from '../games/recorded'
import { entered, sessionOf, title } from '../session/games'

const game = realGame('4714')
const session = sessionOf(game)

/** The fields of the first entry of a type, on the table before it. */
function fieldsOfFirst(type: string) {
  const index = actionsOf(game).findIndex(action => action.type === type)
  const action = session.entries[index]?.action as Action
  return fieldsOf(title, before(session, index), action)
}

describe('the simple fields of an entry', () => {
  it('are the revenue, typed, and whether it was paid', () => {
    expect(fieldsOfFirst('run')).toEqual([
      { name: 'revenue', kind: 'money', value: 60 },
      { name: 'pay', kind: 'flag', value: true, options: [true, false] },
    ])
  })

  it('are the par values and the corporations that may be started', () => {
    const [corporation, price] = fieldsOfFirst('par')
    expect(corporation).toMatchObject({ name: 'corporation', value: 'L&N' })
    expect(price).toEqual({ name: 'price', kind: 'money', value: 105, options: [60, 70, 75, 90, 105] })
  })

  it('are none where only one value fits, and for a whole table', () => {
    expect(fieldsOfFirst('pass')).toEqual([])
    expect(fieldsOfFirst('endTurn').filter(({ name }) => name === 'corporation')).toEqual([])
  })

  it('offer only values that are not refused there, and the one that stands', () => {
    for (const [index, { action }] of session.entries.entries()) {
      const state = before(session, index)
      for (const { name, value, options = [] } of fieldsOf(title, state, action)) {
        if (options.length > 0) expect(options).toContain(value)
        for (const other of options)
          expect(apply(title.law, state, withField(action, name, other))).toHaveProperty('state')
      }
    }
  })
})

describe('seats put right', () => {
  it('name the first entry that does not fit, and say nothing where all do', () => {
    const order = game.players.map(({ id }) => id)
    const open = sessionOf(game, 40)
    expect(reseated(open, order)).toEqual({ session: open, history: true })
    expect(reseated(sessionOf(game, 40), order.toReversed())).toMatchObject({ number: 1 })
  })

  it('fit a table that was joined, with its history where that fits too', () => {
    const joined = entered(begin(title, game), [positionOf(start(game), { ...emptyForm(), priority: 'p1' })])
    const order = ['p1', 'p3', 'p2', 'p4']
    const back = (open: Session) => {
      const step = undo(open)
      if (!step || 'stop' in step) throw new Error('nothing to undo')
      return step.session
    }
    const pass = (open: Session, player: string) => {
      const step = enter(open, [{ type: 'pass', player } as Action])
      if ('stop' in step) throw new Error(step.stop.refusal.code)
      return step.session
    }
    const once = back(pass(joined, 'p1'))
    const again = reseated(once, order)
    expect(again).toMatchObject({ session: { setup: { players: order.map(id => ({ id })) } }, history: true })
    expect('session' in again && again.session.records).toEqual(once.records)
    // Bo was next, and is no longer.
    const twice = back(pass(pass(joined, 'p1'), 'p2'))
    const without = reseated(twice, order)
    expect(without).toMatchObject({ history: false })
    expect('session' in without && without.session.entries.map(({ action }) => action)).toEqual(
      twice.entries.map(({ action }) => action),
    )
    expect(reseated(pass(pass(joined, 'p1'), 'p2'), order)).toMatchObject({ number: 3 })
  })
})

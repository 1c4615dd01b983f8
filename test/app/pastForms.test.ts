// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { fieldsOf, withField } from '../../src/app/pastFields'
import {
  emptyForm,
  entriesOf,
  formFrom,
  freshView,
  positionOf,
  startedAt,
  tableOf,
} from '../../src/app/pastJoin'
import { allClosed, missing, raised, stacksIn } from '../../src/app/pastMissing'
import { reseated } from '../../src/app/pastSeats'
import { apply } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import { before, begin, enter, type Session, undo } from '../../src/session/session'
import { actionsOf, knownGames, realGame } from '../games/recorded'
import { sessionOf, title } from '../session/games'

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

const entered = (setup: Parameters<typeof begin>[1], actions: readonly Action[]): Session =>
  actions.reduce(
    (open, action) => {
      const step = enter(open, [action])
      if ('stop' in step) throw new Error(step.stop.refusal.code)
      return step.session
    },
    begin(title, setup),
  )

describe('a table that is joined by the form', () => {
  const fresh = begin(title, game)
  const view = freshView(fresh)
  const [first, , third] = view.corporations
  if (!first || !third) throw new Error('no corporations')

  it('comes to the same table, at the start of every round of a game, with nothing missing', () => {
    const known = knownGames()[0]
    for (const recorded of known ? [game, known] : [game]) {
      const open = sessionOf(recorded)
      const start = begin(title, recorded)
      const rounds = open.entries.filter(({ happened }) => happened.some(it => it.is === 'round'))
      expect(rounds.length).toBeGreaterThan(5)
      for (const { state } of rounds) {
        const table = title.report(state)
        const form = formFrom(start, table)
        expect(missing(start, form)).toBeUndefined()
        const formed = apply(title.law, start.start, positionOf(start, form))
        if ('refusal' in formed) throw new Error(formed.refusal.code)
        // Which of several spaces with its price a token lies in, a report does not say.
        const counted = ({ players, ...rest }: typeof table) => ({
          ...rest,
          players: Object.entries(players).map(([id, { certificates: _, ...row }]) => [id, row]),
        })
        expect(counted(title.report(formed.state))).toEqual(counted(table))
      }
    }
  })

  it('puts a token into the very space where it lay', () => {
    const at = view.chart.grid.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell.price === 50 ? [[r, c] as const] : [])),
    )
    for (const space of at) {
      const row = { ...startedAt(first, 75), price: 50, at: space, shares: { p2: 5 } }
      const form = { ...emptyForm(), priority: 'p1', corporations: { [first.id]: row } }
      const joined = entered(game, entriesOf(fresh, form, 'so it lay'))
      const after = title.view(joined.entries.at(-1)?.state ?? joined.start)
      expect(after.chart.tokens).toEqual([{ corporation: first.id, at: space }])
    }
    expect(at.length).toBeGreaterThan(1)
  })

  it('lays tokens of one space in the order that is said, whatever it is', () => {
    const rows = view.corporations.slice(0, 3).map(of => [of.id, { ...startedAt(of, 75), shares: { p2: 5 } }])
    const form = { ...emptyForm(), priority: 'p1', corporations: Object.fromEntries(rows) }
    const [[a = '', b = '', c = ''] = []] = stacksIn(fresh, form)
    expect([a, b, c]).toEqual(rows.map(([id]) => id))
    const orders = [
      ...[[a, b, c].join(), [a, c, b].join(), [b, a, c].join()],
      ...[[b, c, a].join(), [c, a, b].join(), [c, b, a].join()],
    ]
    for (const wanted of orders) {
      const order = wanted.split(',')
      const joined = entered(game, entriesOf(fresh, { ...form, order }, 'so it lay'))
      const { tokens } = title.view(joined.entries.at(-1)?.state ?? joined.start).chart
      expect(tokens.map(token => token.corporation)).toEqual(order)
    }
    expect(stacksIn(fresh, raised(fresh, form, c))).toEqual([[a, c, b]])
    expect(stacksIn(fresh, raised(fresh, raised(fresh, form, c), c))).toEqual([[c, a, b]])
  })

  it('asks from the top for what is missing, each in its field', () => {
    let form = emptyForm()
    const asks = (at: string, what: string) => expect(missing(fresh, form)).toMatchObject({ at, asks: what })
    const refuses = (at: string, code: string) =>
      expect(missing(fresh, form)).toMatchObject({ at, refusal: { code } })
    const started = (row: object) => {
      form = { ...form, corporations: { [first.id]: { ...startedAt(first, 90), ...row } } }
    }
    asks('round', 'priority')
    form = { ...form, priority: 'p2' }
    asks('p1', 'cash')
    form = { ...form, cash: { p1: 0, p2: 10, p3: 20 } }
    asks('p4', 'cash')
    form = { ...form, cash: { ...form.cash, p4: 30 } }
    started({})
    refuses(first.id, 'positionPresident')
    started({ shares: { p2: 11 } })
    refuses(first.id, 'positionShares')
    started({ shares: { p1: 3, p2: 3 } })
    refuses(first.id, 'positionPresident')
    started({ shares: { p1: 3, p2: 3 }, president: 'p2' })
    asks(`${first.id} treasury`, 'treasury')
    started({ shares: { p1: 3, p2: 3 }, president: 'p2', treasury: 900, trains: ['3'] })
    asks('Tusc', 'private')
    form = { ...form, privates: { Tusc: 'p1', 'S&NA': '', 'B&SLC': '', 'M&C': '', NDY: '' } }
    refuses('market', 'positionTrains')
    form = { ...form, market: ['2', '2', '2', '2', '2'] }
    expect(missing(fresh, form)).toBeUndefined()
    form = { ...form, bank: 7000 }
    expect(missing(fresh, form)).toMatchObject({ at: 'bank', refusal: { facts: { missing: 40 } } })
    form = { ...form, kind: 'OR', bank: 7040 }
    asks('round', 'turn')
  })

  it('works out what follows: the phase, who has floated, the trains left', () => {
    const rows = {
      [first.id]: { ...startedAt(first, 90), shares: { p1: 6 }, trains: ['4', '5'] },
      [third.id]: { ...startedAt(third, 70), shares: { p2: 5 } },
    }
    const table = tableOf(fresh, { ...emptyForm(), corporations: rows, market: ['4'] })
    expect(table.phase).toBe('5')
    expect(table.corporations).toMatchObject({
      [first.id]: { floated: true },
      [third.id]: { floated: false },
    })
    expect(table.trainsLeft).toEqual({ '2': 0, '3': 0, '4': 0, '5': 1, '6': 1, '7': 1, '4D': 5 })
    const unlimited = begin(title, { ...game, options: { unlimited4D: true } })
    expect(tableOf(unlimited, emptyForm())).toMatchObject({ phase: '1', trainsLeft: { '2': 5, '4D': null } })
  })

  it('asks for no private company once all are closed', () => {
    const row = { ...startedAt(first, 90), shares: { p1: 6 }, treasury: 0, trains: ['5'] }
    const market = ['3', '3', '3', '3', '4', '4', '4']
    const form = { ...emptyForm(), corporations: { [first.id]: row }, market, priority: 'p1' }
    const cash = Object.fromEntries(view.players.map(({ id }) => [id, 100]))
    expect(missing(fresh, { ...form, cash })).toBeUndefined()
    expect(allClosed(fresh, { ...form, cash })).toBe(true)
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
    const joined = entered(game, [positionOf(begin(title, game), { ...emptyForm(), priority: 'p1' })])
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

// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { fieldsOf, withField } from '../../src/app/pastFields'
import {
  emptyForm,
  entriesOf,
  formFrom,
  freshView,
  missing,
  positionOf,
  startedAt,
} from '../../src/app/pastJoin'
import { reseated } from '../../src/app/pastSeats'
import { apply } from '../../src/rules/apply'
import type { Action } from '../../src/rules/rule'
import { before, begin, enter, type Session } from '../../src/session/session'
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

const joinable = (table: { readonly gameOver?: string }) => table.gameOver === undefined

describe('a table that is joined by the form', () => {
  it('comes to the same table, at the start of every round of a game', () => {
    const known = knownGames()[0]
    for (const recorded of known ? [game, known] : [game]) {
      const open = sessionOf(recorded)
      const fresh = begin(title, recorded)
      const view = freshView(fresh)
      const rounds = open.entries.filter(({ happened }) => happened.some(it => it.is === 'round'))
      expect(rounds.length).toBeGreaterThan(5)
      for (const { state } of rounds) {
        const table = title.report(state)
        if (!joinable(table)) continue
        const direct = apply(title.law, fresh.start, {
          type: 'position',
          table: joinableTable(table),
        } as Action)
        const form = formFrom(view, { table })
        const formed = apply(title.law, fresh.start, positionOf(view, form))
        expect('refusal' in formed ? formed.refusal : undefined).toEqual(
          'refusal' in direct ? direct.refusal : undefined,
        )
        if ('state' in formed && 'state' in direct)
          expect(title.report(formed.state)).toEqual(title.report(direct.state))
      }
    }
  })

  it('puts a token into the very space where it lay', () => {
    const fresh = begin(title, game)
    const view = freshView(fresh)
    const [corporation] = view.corporations
    if (!corporation) throw new Error('no corporation')
    const at = view.chart.grid.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell.price === 50 ? [[r, c] as const] : [])),
    )
    for (const space of at) {
      const row = { ...startedAt(corporation, 75), price: 50, at: space, shares: { p2: 5 } }
      const form = { ...emptyForm(view), corporations: { [corporation.id]: row } }
      const joined = entered(game, entriesOf(fresh, form, 'so it lay'))
      const after = title.view(joined.entries.at(-1)?.state ?? joined.start)
      expect(after.chart.tokens).toEqual([{ corporation: corporation.id, at: space }])
    }
    expect(at.length).toBeGreaterThan(1)
  })

  it('names what is missing until all is there', () => {
    const fresh = begin(title, game)
    const view = freshView(fresh)
    const form = emptyForm(view)
    const [corporation] = view.corporations
    if (!corporation) throw new Error('no corporation')
    const started = startedAt(corporation, 90)
    const withIt = (row: typeof started) => ({ ...form, corporations: { [corporation.id]: row } })
    expect(missing(fresh, withIt(started))?.code).toBe('positionPresident')
    expect(missing(fresh, withIt({ ...started, shares: { p2: 5 } }))).toBeUndefined()
    expect(missing(fresh, withIt({ ...started, shares: { p2: 11 } }))?.code).toBe('positionShares')
    expect(missing(fresh, { ...form, bank: 7000 })?.facts).toMatchObject({ missing: 1000 })
  })
})

/** A report without what is not asked for: certificates follow from the rest. */
function joinableTable(table: ReturnType<typeof title.report>) {
  const players = Object.entries(table.players).map(([id, { certificates: _, ...row }]) => [id, row] as const)
  return { ...table, players: Object.fromEntries(players) }
}

describe('seats put right', () => {
  it('name the first entry that does not fit, and say nothing where all do', () => {
    const order = game.players.map(({ id }) => id)
    expect(reseated(sessionOf(game, 40), order)).toMatchObject({ actions: actionsOf(game).slice(0, 40) })
    expect(reseated(sessionOf(game, 40), order.toReversed())).toMatchObject({ number: 1 })
  })

  it('fit a table that was joined', () => {
    const fresh = begin(title, game)
    const view = freshView(fresh)
    const joined = entered(game, [positionOf(view, emptyForm(view))])
    const order = ['p1', 'p3', 'p2', 'p4']
    expect(reseated(joined, order)).toMatchObject({ setup: { players: order.map(id => ({ id })) } })
  })
})

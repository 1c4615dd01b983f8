import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../../src/families/railway/join/answers'
import {
  askedOf,
  emptyForm,
  entryOf,
  formFrom,
  startedAt,
  tableOf,
} from '../../../../src/families/railway/join/form'
import { missing, raised, stacksIn } from '../../../../src/families/railway/join/missing'
import { positionOf as printer } from '../../../../src/families/railway/join/positionOf'
import type { PositionTable } from '../../../../src/families/railway/joining/table'
import type { AnyRailway, RailwayTurn } from '../../../../src/families/railway/table'
import { apply } from '../../../../src/rules/apply'
import type { Chapter } from '../../../../src/rules/chronicle'
import type { Action } from '../../../../src/rules/rule'
import { game as printedGame } from '../../../../src/titles/18al/data'
import { type StoredFrame, storedFrame } from '../../../../src/titles/18al/joining/frames'
import { join } from '../../../../src/titles/18al/later/join'
import { type AlAction, law, rest } from '../../../../src/titles/18al/law'
import { ownOf } from '../../../../src/titles/18al/own'
import { report, start } from '../../../../src/titles/18al/start'
import { view as viewOf } from '../../../../src/titles/18al/view'
import { actionsOf, knownGames, type Recorded, realGame } from '../../../games/recorded'
import { doneBy } from '../../../played'

const storedFrames = ({ turn }: AnyRailway) => turn.map(it => storedFrame(it as RailwayTurn) as StoredFrame)

await rest.load()
const printed = printer(printedGame, rest().joining)

const game = realGame('4714')

/** What each of these entries did. Throws if one is refused. */
const chapters = (from: AnyRailway, actions: readonly Action[]): readonly Chapter<AnyRailway>[] =>
  doneBy(law, from, actions as readonly AlAction[])

const chaptersOf = (recorded: Recorded) => chapters(start(recorded), actionsOf(recorded))
const tableAfter = (from: AnyRailway, actions: readonly Action[]) =>
  chapters(from, actions).at(-1)?.state ?? from

/** A table with its unordered lists sorted: trains of one owner, things done once, who had a turn. */
function plainly(state: AnyRailway) {
  const { depot, own: _, turn, ...rest } = state
  const sorted = (lists: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(lists).map(([id, list]) => [id, list.toSorted()]))
  const { owned, market, gone, ...offered } = depot
  const { objectives, terrain, ...others } = ownOf(state)
  return {
    ...rest,
    turn: storedFrames({ ...state, turn }).map(it =>
      it.at === 'operate' ? { ...it, operated: it.operated.toSorted() } : it,
    ),
    depot: { ...offered, owned: sorted(owned), ...sorted({ market, gone }) },
    own: { ...others, ...sorted({ objectives, terrain }) },
  }
}

const ALL_SOLD = { Tusc: 'p1', 'S&NA': 'p1', 'B&SLC': 'p1', 'M&C': 'p1', NDY: 'p1' }

describe('a table that is joined by the form', () => {
  const fresh = start(game)
  const view = viewOf(fresh)
  const [first, , third] = view.corporations
  if (!first || !third) throw new Error('no corporations')

  it('is the same table at the start of every round of a game, with nothing missing', () => {
    const known = knownGames()[0]
    for (const recorded of known ? [game, known] : [game]) {
      const beginning = start(recorded)
      const rounds = chaptersOf(recorded).filter(({ happened }) => happened.some(it => it.is === 'round'))
      expect(rounds.length).toBeGreaterThan(5)
      for (const { state } of rounds) {
        const table = report(state)
        const form = formFrom(join, beginning, table as PositionTable)
        expect(missing(join, beginning, form)).toBeUndefined()
        const formed = apply(law, beginning, entryOf(join, beginning, form) as AlAction)
        if ('refusal' in formed) throw new Error(formed.refusal.code)
        // A report does not say in which of several spaces with the same price a token lies.
        const counted = ({ players, ...rest }: typeof table) => ({
          ...rest,
          players: Object.entries(players).map(([id, { certificates: _, ...row }]) => [id, row]),
        })
        expect(counted(report(formed.state))).toEqual(counted(table))
      }
    }
  })

  it('keeps everything that a printed position says, at any entry, when it is put right', async () => {
    let joined = 0
    for (const recorded of [game, ...knownGames().slice(0, 2)]) {
      const beginning = start(recorded)
      for (const [i, { state }] of chaptersOf(recorded).entries()) {
        if (i % 5 !== 0 || state.turn[0].at === 'over') continue
        const form = formFrom(join, beginning, printed(state))
        const formed = apply(law, beginning, entryOf(join, beginning, form) as AlAction)
        if ('refusal' in formed) throw new Error(`${i} ${JSON.stringify(formed.refusal)}`)
        expect(plainly(formed.state), `entry ${i}`).toEqual(plainly(state))
        joined++
      }
    }
    expect(joined).toBeGreaterThan(200)
  })

  it('puts a token into the very space where it was', () => {
    const at = view.chart.grid.flatMap((row, r) =>
      row.flatMap((cell, c) => (cell.price === 50 ? [[r, c] as const] : [])),
    )
    for (const space of at) {
      const row = { ...startedAt(join, first.id, 75), price: 50, at: space, shares: { p2: 5 } }
      const form = { ...emptyForm(), priority: 'p1', corporations: { [first.id]: row }, privates: ALL_SOLD }
      const joined = tableAfter(fresh, [entryOf(join, fresh, form)])
      expect(viewOf(joined).chart.tokens).toEqual([{ corporation: first.id, at: space }])
    }
    expect(at.length).toBeGreaterThan(1)
  })

  it('puts the tokens in a space in the given order, whatever it is', () => {
    const rows = view.corporations
      .slice(0, 3)
      .map(of => [of.id, { ...startedAt(join, of.id, 75), shares: { p2: 5 } }])
    const form = {
      ...emptyForm(),
      priority: 'p1',
      corporations: Object.fromEntries(rows),
      privates: ALL_SOLD,
    }
    const [[a = '', b = '', c = ''] = []] = stacksIn(join, form)
    expect([a, b, c]).toEqual(rows.map(([id]) => id))
    const orders = [
      ...[[a, b, c].join(), [a, c, b].join(), [b, a, c].join()],
      ...[[b, c, a].join(), [c, a, b].join(), [c, b, a].join()],
    ]
    for (const wanted of orders) {
      const order = wanted.split(',')
      const { tokens } = viewOf(tableAfter(fresh, [entryOf(join, fresh, { ...form, order })])).chart
      expect(tokens.map(token => token.corporation)).toEqual(order)
    }
    expect(stacksIn(join, raised(join, form, c))).toEqual([[a, c, b]])
    expect(stacksIn(join, raised(join, raised(join, form, c), c))).toEqual([[c, a, b]])
  })

  it('asks from the top for what is missing, each in its field', () => {
    let form: Joined = emptyForm()
    const asks = (at: string, what: string) =>
      expect(missing(join, fresh, form)).toMatchObject({ at, asks: what })
    const refuses = (at: string, code: string) =>
      expect(missing(join, fresh, form)).toMatchObject({ at, refusal: { code } })
    const started = (row: object) => {
      form = { ...form, corporations: { [first.id]: { ...startedAt(join, first.id, 90), ...row } } }
    }
    asks('round', 'priority')
    form = { ...form, priority: 'p2' }
    asks('p1', 'cash')
    form = { ...form, cash: { p1: 0, p2: 10, p3: 20 } }
    asks('p4', 'cash')
    form = { ...form, cash: { ...form.cash, p4: 30 } }
    form = { ...form, kind: 'OR' }
    asks(first.id, 'floated')
    started({ shares: { p1: 3, p2: 3 }, president: 'p2' })
    asks('round', 'turn')
    form = { ...form, kind: 'SR' }
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
    form = { ...form, privates: { ...ALL_SOLD, NDY: '' } }
    refuses('market', 'positionTrains')
    form = { ...form, market: ['2', '2', '2', '2', '2'] }
    expect(missing(join, fresh, form)).toBeUndefined()
    form = { ...form, bank: 7000 }
    expect(missing(join, fresh, form)).toMatchObject({ at: 'bank', refusal: { facts: { missing: 40 } } })
    form = { ...form, kind: 'OR', bank: 7040 }
    asks('round', 'turn')
  })

  it('works out the rest: the phase, who has floated, the trains left', () => {
    const rows = {
      [first.id]: { ...startedAt(join, first.id, 90), shares: { p1: 6 }, trains: ['4', '5'] },
      [third.id]: { ...startedAt(join, third.id, 70), shares: { p2: 5 } },
    }
    const table = tableOf(join, fresh, { ...emptyForm(), corporations: rows, market: ['4'] })
    expect(table.phase).toBe('5')
    expect(table.corporations).toMatchObject({
      [first.id]: { floated: true },
      [third.id]: { floated: false },
    })
    expect(table.trainsLeft).toEqual({ '2': 0, '3': 0, '4': 0, '5': 1, '6': 1, '7': 1, '4D': 5 })
    const unlimited = start({ ...game, options: { unlimited4D: true } })
    expect(tableOf(join, unlimited, emptyForm())).toMatchObject({
      phase: '1',
      trainsLeft: { '2': 5, '4D': null },
    })
  })

  it('asks for no private company once all are closed', () => {
    const row = { ...startedAt(join, first.id, 90), shares: { p1: 6 }, treasury: 0, trains: ['5'] }
    const market = ['3', '3', '3', '3', '4', '4', '4']
    const form = { ...emptyForm(), corporations: { [first.id]: row }, market, priority: 'p1' }
    const cash = Object.fromEntries(view.players.map(({ id }) => [id, 100]))
    expect(missing(join, fresh, { ...form, cash })).toBeUndefined()
    expect(askedOf(join, fresh, '5')).toEqual([])
  })
})

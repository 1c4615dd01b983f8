import { describe, expect, it } from 'vitest'
import {
  askedOf,
  emptyForm,
  entryOf,
  formFrom,
  startedAt,
  tableOf,
} from '../../../../src/families/railway/join/form'
import { missing } from '../../../../src/families/railway/join/missing'
import type { PositionTable } from '../../../../src/families/railway/joining/table'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { apply } from '../../../../src/rules/apply'
import type { Chapter } from '../../../../src/rules/chronicle'
import type { Action } from '../../../../src/rules/rule'
import { join } from '../../../../src/titles/18al/later/join'
import { type AlAction, law, rest } from '../../../../src/titles/18al/law'
import { report, start, view as viewOf } from '../../../../src/titles/18al/start'
import { actionsOf, knownGames, type Recorded, realGame } from '../../../games/recorded'
import { doneBy } from '../../../played'

await rest.load()
const game = realGame('4714')

/** What each of these entries did. Throws if one is refused. */
const chapters = (from: AnyRailway, actions: readonly Action[]): readonly Chapter<AnyRailway>[] =>
  doneBy(law, from, actions as readonly AlAction[])

const chaptersOf = (recorded: Recorded) => chapters(start(recorded), actionsOf(recorded))
const ALL_SOLD = { Tusc: 'p1', 'S&NA': 'p1', 'B&SLC': 'p1', 'M&C': 'p1', NDY: 'p1' }

describe('a table that is joined by the form', () => {
  const fresh = start(game)
  const view = viewOf(fresh)
  const [first, , third] = view.corporations
  if (!first || !third) throw new Error('no corporations')
  const cash = Object.fromEntries(view.players.map(({ id }) => [id, 100]))

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

  it('Table III needs no owner of the New Decatur Yards, which may have been handed in for a train', () => {
    const row = { ...startedAt(join, first.id, 90), shares: { p2: 6 }, treasury: 900, trains: ['3'] }
    const form = { ...emptyForm(), priority: 'p2', cash, corporations: { [first.id]: row } }
    const filled = { ...form, market: ['2', '2', '2', '2', '2'], privates: { ...ALL_SOLD, NDY: '' } }
    expect(missing(join, fresh, filled)).toBeUndefined()
  })

  it('7(c) knows of trains that never run out, and which corporations have floated', () => {
    const unlimited = start({ ...game, options: { unlimited4D: true } })
    expect(tableOf(join, unlimited, emptyForm())).toMatchObject({
      phase: '1',
      trainsLeft: { '2': 5, '4D': null },
    })
    const rows = {
      [first.id]: { ...startedAt(join, first.id, 90), shares: { p1: 6 } },
      [third.id]: { ...startedAt(join, third.id, 70), shares: { p2: 5 } },
    }
    expect(tableOf(join, fresh, { ...emptyForm(), corporations: rows }).corporations).toMatchObject({
      [first.id]: { floated: true },
      [third.id]: { floated: false },
    })
  })

  it('asks for no private company once all are closed', () => {
    const row = { ...startedAt(join, first.id, 90), shares: { p1: 6 }, treasury: 0, trains: ['5'] }
    const market = ['3', '3', '3', '3', '4', '4', '4']
    const form = { ...emptyForm(), corporations: { [first.id]: row }, market, priority: 'p1' }
    expect(missing(join, fresh, { ...form, cash })).toBeUndefined()
    expect(askedOf(join, fresh, '5')).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { PositionTable } from '../../../../src/titles/18lilliput/joining/table'
import { positionOf } from '../../../../src/titles/18lilliput/later/positionOf'
import { report } from '../../../../src/titles/18lilliput/table/report'
import {
  chooseCharacter,
  endTurn,
  expectRefused,
  four,
  type LilAction,
  now,
  place,
  play,
  table,
  takeCard,
} from '../kit'

/** A table in round 3 as its report says, with the given values changed. */
function joining(change: (table: PositionTable) => Partial<PositionTable> = () => ({})): LilAction {
  const state = place({
    companies: four({ c5: { director: 'p1', shares: { p2: 1 }, at: [0, 6] } }),
    cash: { p1: 100 },
    characters: { general: 'p1', justiciary: 'p2' },
    round: 3,
    left: { '2': 2 },
    taken: [{ card: 'tile', use: 'action', player: 'p1' }],
    turn: 1,
  })
  const whole = positionOf(state)
  if (!whole) throw new Error('over')
  const { nth: _nth, taken: _taken, order: _order, ...plain } = whole
  return { type: 'position', table: { ...plain, ...change(plain) } }
}

const red = (row: object) => (table: PositionTable) => ({
  corporations: { ...table.corporations, red: { ...table.corporations.red!, ...row } },
})

const p1 = (row: object) => (table: PositionTable) => ({
  players: { ...table.players, p1: { ...table.players.p1!, ...row } },
})

describe('setup: a game joined midway', () => {
  it('setup: is the table that the report describes', () => {
    const joined = play(table(), joining())
    expect(now(joined)).toBe('3 p2')
    expect(report(joined).corporations.c5).toMatchObject({ price: 90, market: 2 })
    expect(now(play(joined, takeCard('p2', 'yellows'), endTurn('p2')))).toBe('3 p3')
  })

  it('setup: the Grand Justiciary is owed if it is its owner’s turn before the first card', () => {
    const all = [
      'tile',
      'yellowGreen',
      'yellows',
      'sharesTile',
      'shares10',
      'shares5',
      'trainTile',
      'trains',
      'station',
      'money',
    ] as const
    const joined = play(
      table(),
      joining(() => ({ cardsLeft: [...all] })),
    )
    expectRefused(joined, takeCard('p1', 'tile'), 'characters', 'justiciaryFirst', { player: 'p2' })
  })

  it('setup: only as the first entry', () => {
    expectRefused(play(table(), chooseCharacter('p1', 'general')), joining(), 'setup', 'positionLate')
  })

  it('setup: with the players of the game', () => {
    expectRefused(table(3), joining(), 'setup', 'positionPlayer', { holder: 'p4' })
  })

  it.each([
    ['setup', 'positionMoney', p1({ cash: 90 }), { sum: -10, missing: 10 }],
    ['shares', 'positionShares', red({ market: 2 }), { corporation: 'red', shares: 7 }],
    ['shares', 'positionDirector', p1({ presidencies: ['c5'] }), { corporation: 'red', directors: 0 }],
    ['founding', 'positionCell', red({ price: 75 }), { corporation: 'red', price: 75 }],
    ['stations', 'stationsMost', red({ tokens: 3 }), { most: 2 }],
    ['trains', 'positionTrains', red({ trains: ['2', '3'] }), { train: '3', found: 7, number: 6 }],
    ['characters', 'positionCharacter', p1({ characters: ['justiciary'] }), { character: 'justiciary' }],
    ['copyCard', 'copiesMost', p1({ copies: 2 }), { player: 'p1', most: 1 }],
    ['end', 'positionRound', () => ({ round: '9' }), { round: '9', last: 8 }],
    ['actions', 'wrongTurn', () => ({ turn: 'c6' }), { turn: 'c6', round: '3' }],
    ['actions', 'wrongTurn', () => ({ round: '3 run' }), { turn: 'p2', round: '3 run' }],
    ['actions', 'wrongTurn', () => ({ nth: 8 }), { turn: 'p2' }],
    ['founding', 'notFounded', p1({ shares: { red: 5, c5: 5, c6: 1 } }), { corporation: 'c6' }],
  ] as const)('%s: %s', (rule, code, change, facts) => {
    expectRefused(table(), joining(change as Parameters<typeof joining>[0]), rule, code, facts)
  })

  it('setup: with the companies and cards of the game', () => {
    expectRefused(table(4, {}, []), joining(), 'setup', 'noSuchCompany', { corporation: 'c5' })
    const three = (table: PositionTable) => {
      const { p4: _, ...players } = table.players
      const { yellow: __, ...corporations } = table.corporations
      return {
        players,
        corporations,
        bank: table.bank + 500,
        trainsLeft: { ...table.trainsLeft, '3': 5, '4': 4, '5': 3, '3D': 2 },
      }
    }
    expectRefused(table(3), joining(three), 'actions', 'cardNotInGame', { card: 'shares5', players: 3 })
  })
})

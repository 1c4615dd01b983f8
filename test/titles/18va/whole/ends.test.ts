import { describe, expect, it } from 'vitest'
import { standings } from '../../../../src/session/story'
import { report } from '../../../../src/titles/18va/table/report'
import { view } from '../../../../src/titles/18va/table/view'
import {
  endTurn,
  expectRefused,
  happened,
  now,
  type Place,
  pass,
  place,
  play,
  run,
  stop,
  type VaState,
} from '../kit'

const passes = (...players: string[]) => players.map(pass)

/** The B&O of p1 with a train, and this much in the bank. */
function bank(left: number, more: Partial<Place> = {}): VaState {
  const purses = { p1: 0, p2: 0, p3: 8000 - left }
  return place({
    cash: purses,
    corporations: { 'B&O': { president: 'p1', shares: { p1: 3 }, trains: ['3'], at: [4, 3] } },
    phase: '3',
    turn: 'B&O',
    round: [2, 1],
    of: 2,
    ...more,
  })
}

describe('5 the bank runs out', () => {
  it('5 at exactly $0, not at a dollar', () => {
    const told = (left: number) => happened(bank(left), run('B&O', 100, { pay: false })).map(it => it.is)
    expect(told(100)).toContain('ending')
    expect(told(101)).not.toContain('ending')
    expect(told(99)).toContain('ending')
  })

  it('5 it pays on, and the whole set of operating rounds is played', () => {
    const state = play(bank(50), run('B&O', 100, { pay: false }), endTurn('B&O'))
    expect(state.cash.bank).toBe(-50)
    expect(now(state)).toBe('OR 2.2 B&O')
    const over = play(state, run('B&O', 100, { pay: false }), endTurn('B&O'))
    expect(now(over)).toBe('over bank')
    expect(over.cash.bank).toBe(-150)
  })

  it('5 in a stock round the next set follows, of as many rounds as the phase then has', () => {
    const state = bank(0, { turn: 'p1', round: [3, 0] })
    const sold = play(state, pass('p1'))
    expect(sold.ending).toBe('bank')
    const set = play(sold, ...passes('p2', 'p3'))
    expect(now(set)).toBe('OR 3.1 B&O')
    expect(set.round.of).toBe(2)
    const second = play(set, run('B&O', 0), endTurn('B&O'))
    expect(now(second)).toBe('OR 3.2 B&O')
    expect(now(play(second, run('B&O', 0), endTurn('B&O')))).toBe('over bank')
  })

  it('5 income at the start of an operating round can bring it about', () => {
    const state = bank(10, { privates: { PY: 'p2' }, turn: 'p1', round: [2, 0] })
    const next = play(state, ...passes('p1', 'p2', 'p3'))
    expect(next.ending).toBe('bank')
    expect(view(next)).toMatchObject({ ending: 'bank', nextRound: 'OR 2.2' })
  })

  it('5 money that comes back does not undo it', () => {
    const state = play(bank(50), run('B&O', 100, { pay: false }))
    const back = { ...state, cash: { ...state.cash, bank: 500, p3: (state.cash.p3 ?? 0) - 550 } }
    expect(play(back, endTurn('B&O')).ending).toBe('bank')
  })
})

describe('2 operating rounds', () => {
  it.each([
    ['2', 1],
    ['3', 2],
    ['4', 2],
    ['5', 3],
    ['6', 3],
    ['4D', 3],
  ] as const)('2 in phase %s %i follow a stock round', (phase, rounds) => {
    const state = place({
      corporations: { 'B&O': { president: 'p1', shares: { p1: 3 }, trains: [phase] } },
      phase,
      turn: 'p1',
    })
    let next = play(state, ...passes('p1', 'p2', 'p3'))
    for (let round = 1; round <= rounds; round++) {
      expect(now(next)).toBe(`OR 2.${round} B&O`)
      next = play(next, run('B&O', 0), endTurn('B&O'))
    }
    expect(now(next)).toBe('SR 3 p1')
  })

  it('2 a round in which nothing is started ends by itself', () => {
    const state = place({ turn: 'p1' })
    expect(now(play(state, ...passes('p1', 'p2', 'p3')))).toBe('SR 3 p1')
  })
})

describe('5 scores', () => {
  it('5 cash, shares at their value, private companies of players at face value', () => {
    const state = play(
      place({
        cash: { p1: 123, p2: 0, p3: 0 },
        corporations: {
          'B&O': { president: 'p1', shares: { p1: 3, p2: 2 }, at: [4, 3], treasury: 900, trains: ['3'] },
          SR: { president: 'p2', shares: { p2: 2, p1: 1 }, at: [3, 4] },
        },
        privates: { REA: 'p1', TIW: 'B&O', PY: 'p2' },
        phase: '3',
        turn: 'p1',
      }),
      stop,
    )
    expect(now(state)).toBe('over stopped')
    const { scores, round, turn, priorityDeal } = report(state)
    expect(scores).toEqual({ p1: 123 + 225 + 90 + 40, p2: 150 + 180 + 80, p3: 0 })
    expect([round, turn, priorityDeal]).toEqual([undefined, undefined, undefined])
    expect(view(state).worth.p1).toEqual([
      { part: 'cash', amount: 123 },
      { part: 'stock', amount: 315 },
      { part: 'privates', amount: 40 },
    ])
    expectRefused(state, stop, '5', 'gameOver', { by: 'stopped' })
    expectRefused(state, pass('p1'), '5', 'gameOver')
  })

  it('5 equal totals share a place; a bankrupt is last whatever the others are worth', () => {
    const state = play(
      place({
        players: 4,
        cash: { p1: 0, p2: 50, p3: 50, p4: 0 },
        bankrupt: ['p1'],
        turn: 'p2',
      }),
      stop,
    )
    expect(standings(view(state)).map(({ player, place, out }) => [player, place, out === true])).toEqual([
      ['p2', 1, false],
      ['p3', 1, false],
      ['p4', 3, false],
      ['p1', 4, true],
    ])
  })
})

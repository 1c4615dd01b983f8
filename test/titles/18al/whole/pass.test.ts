import { describe, expect, it } from 'vitest'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { report } from '../../../../src/titles/18al/start'
import {
  afterPrivates,
  buyShare,
  correct,
  endTurn,
  happened,
  now,
  pass,
  place,
  play,
  sellShares,
  space,
} from '../kit'

const priority = (state: AnyRailway) => report(state).priorityDeal

describe('3.6 the end of a stock round', () => {
  const quiet = () =>
    place({ corporations: { TAG: { president: 'p2', shares: { p2: 4, p3: 2 } } }, turn: 'p1' })

  it('3.6 comes when all pass in a row', () => {
    const state = play(quiet(), pass('p1'), buyShare('p2', 'TAG'), pass('p2'), pass('p3'), pass('p1'))
    expect(now(state)).toBe('SR 2 p2')
    expect(now(play(state, pass('p2')))).toBe('OR 2.1 TAG')
  })

  it('3.6 the Priority Deal goes to the player after the last who acted', () => {
    const state = play(quiet(), buyShare('p1', 'TAG'), pass('p1'), pass('p2'), pass('p3'), pass('p1'))
    expect(priority(state)).toBe('p2')
    const sold = play(
      quiet(),
      pass('p1'),
      pass('p2'),
      sellShares('p3', 'TAG'),
      pass('p3'),
      pass('p1'),
      pass('p2'),
      pass('p3'),
    )
    expect(priority(sold)).toBe('p1')
  })

  it('3.6 it stays if everybody only passed', () => {
    const state = play({ ...quiet(), priorityDeal: 'p3' }, pass('p1'), pass('p2'), pass('p3'))
    expect(priority(state)).toBe('p3')
    expect(now(play(state, endTurn('TAG', true)))).toBe('SR 3 p3')
  })

  it('3.6 it passes once, at the end of the round', () => {
    expect(priority(play(quiet(), buyShare('p1', 'TAG'), pass('p1')))).toBe('p1')
  })

  it('3 the next stock round begins with its holder', () => {
    const state = play(
      quiet(),
      pass('p1'),
      buyShare('p2', 'TAG'),
      pass('p2'),
      pass('p3'),
      pass('p1'),
      pass('p2'),
    )
    expect(now(play(state, endTurn('TAG', true)))).toBe('SR 3 p3')
  })

  it('3.6 everybody passes in the first round: an operating round follows, in which the sold ones pay', () => {
    const state = play(afterPrivates(), pass('p3'), pass('p1'), pass('p2'))
    expect(now(state)).toBe('SR 2 p3')
    expect(priority(state)).toBe('p3')
    expect(report(state).players.p1?.cash).toBe(600 - 20 - 100 + 5 + 20)
  })
})

describe('3.6 a turn that the banker gives to another', () => {
  it('3.6 does not end the round before everybody has passed', () => {
    const state = place({ corporations: { TAG: { president: 'p2', shares: { p2: 4, p3: 2 } } }, turn: 'p1' })
    const back = play(state, pass('p1'), correct({ turn: 'p1' }), pass('p1'), pass('p2'))
    expect(now(back)).toBe('SR 2 p3')
    expect(now(play(back, pass('p3')))).toBe('OR 2.1 TAG')
  })

  it('3.6 does not forget what the player before did on their turn', () => {
    const state = place({ corporations: { TAG: { president: 'p2', shares: { p2: 4, p3: 2 } } }, turn: 'p1' })
    const moved = play(
      state,
      pass('p1'),
      buyShare('p2', 'TAG'),
      correct({ turn: 'p3' }),
      pass('p3'),
      pass('p1'),
    )
    expect(now(moved)).toBe('SR 2 p2')
    expect(priority(play(moved, pass('p2')))).toBe('p3')
  })
})

describe('3.6 sold out', () => {
  const out = { president: 'p1', shares: { p1: 4, p2: 3, p3: 3 } }
  const allPass = [pass('p1'), pass('p2'), pass('p3')]

  it('3.6 moves up one space if players own 100%', () => {
    const state = play(place({ corporations: { TAG: { ...out, at: [3, 3] } }, turn: 'p1' }), ...allPass)
    expect(space(state, 'TAG')).toEqual([2, 3])
  })

  it('3.6 not if a share is in the Open Market or the Initial Offering', () => {
    for (const rest of [
      { p1: 6, p2: 3, market: 1 },
      { p1: 6, p2: 3 },
    ] as Record<string, number>[]) {
      const state = place({
        corporations: { TAG: { president: 'p1', shares: rest, at: [3, 3] } },
        turn: 'p1',
      })
      expect(space(play(state, ...allPass), 'TAG')).toEqual([3, 3])
    }
  })

  it('3.6 in the top row it does not move, and keeps its place in the stack', () => {
    const state = place({
      corporations: { TAG: { ...out, at: [0, 7] }, 'L&N': { ...out, at: [0, 7] } },
      turn: 'p1',
    })
    const after = play(state, ...allPass)
    expect(after.chart.map(token => [token.corporation, token.at])).toEqual([
      ['TAG', [0, 7]],
      ['L&N', [0, 7]],
    ])
    expect(happened(play(state, pass('p1'), pass('p2')), pass('p3')).filter(it => it.is === 'token')).toEqual(
      [],
    )
  })

  it('3.6 in descending order of market value, each under the tokens it meets', () => {
    // The L&N at 70 moves first, then ATN at 65, then TAG at 60, which comes to lie under the token of WRA.
    // already.
    const state = place({
      corporations: {
        WRA: { president: 'p2', shares: { p2: 6 }, at: [2, 4] },
        TAG: { ...out, at: [3, 4] },
        ATN: { ...out, at: [3, 5] },
        'L&N': { ...out, at: [2, 5] },
      },
      turn: 'p1',
    })
    const steps = happened(play(state, pass('p1'), pass('p2')), pass('p3'))
      .filter(it => it.is === 'token')
      .map(it => it.corporation)
    expect(steps).toEqual(['L&N', 'ATN', 'TAG'])
    const after = play(state, ...allPass)
    expect(
      after.chart.filter(token => token.at[0] === 2 && token.at[1] === 4).map(token => token.corporation),
    ).toEqual(['WRA', 'TAG'])
    expect(space(after, 'L&N')).toEqual([1, 5])
    expect(space(after, 'ATN')).toEqual([2, 5])
  })

  it('3.6, 4(b) a tie: farthest right first, then the top of the stack', () => {
    const state = place({
      corporations: {
        TAG: { ...out, at: [2, 3] },
        ATN: { ...out, at: [3, 4] },
        'L&N': { ...out, at: [4, 5] },
        WRA: { ...out, at: [4, 5] },
      },
      turn: 'p1',
    })
    const steps = happened(play(state, pass('p1'), pass('p2')), pass('p3'))
      .filter(it => it.is === 'token')
      .map(it => it.corporation)
    expect(steps).toEqual(['L&N', 'WRA', 'ATN', 'TAG'])
    expect(play(state, ...allPass).chart.map(token => token.corporation)).toEqual(steps)
  })

  it('3.6 it comes before the operating round and its order', () => {
    const state = place({
      corporations: {
        'L&N': { president: 'p2', shares: { p2: 6 }, at: [2, 4] },
        TAG: { ...out, at: [3, 5] },
      },
      turn: 'p1',
    })
    expect(now(play(state, ...allPass))).toBe('OR 2.1 TAG')
  })
})

describe('Table I operating rounds after a stock round', () => {
  it.each([
    ['1', 1],
    ['2', 1],
    ['3', 2],
    ['4', 2],
    ['5', 3],
    ['6', 3],
    ['7', 3],
    ['4D', 3],
  ] as const)('Table I phase %s: %i', (phase, rounds) => {
    let state = play(
      place({ corporations: { TAG: { president: 'p1', shares: { p1: 6 } } }, phase, turn: 'p1' }),
      pass('p1'),
      pass('p2'),
      pass('p3'),
    )
    for (let n = 1; n <= rounds; n++) {
      expect(now(state)).toBe(`OR 2.${n} TAG`)
      state = play(state, endTurn('TAG', true))
    }
    expect(now(state)).toBe('SR 3 p1')
  })

  it('Table I a phase that begins in an operating round counts from the next stock round on', () => {
    const state = place({
      corporations: { TAG: { president: 'p1', shares: { p1: 6 }, treasury: 500 } },
      left: { '2': 0 },
      turn: 'TAG',
    })
    const bought = play(
      state,
      { type: 'buyTrain', corporation: 'TAG', train: '3', from: 'ipo' },
      endTurn('TAG'),
    )
    expect(now(bought)).toBe('SR 3 p1')
    const next = play(bought, pass('p1'), pass('p2'), pass('p3'))
    const withheld = { type: 'run', corporation: 'TAG', revenue: 0, pay: false } as const
    expect(now(play(next, withheld, endTurn('TAG')))).toBe('OR 3.2 TAG')
  })
})

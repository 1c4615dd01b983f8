import { describe, expect, it } from 'vitest'
import { pass } from '../../../families/railway/entries'
import { space } from '../../tried'
import { happened, place, play } from '../kit'

describe('3.6 sold out', () => {
  const out = { president: 'p1', shares: { p1: 4, p2: 3, p3: 3 } }
  const allPass = [pass('p1'), pass('p2'), pass('p3')]

  it('3.6 in descending order of market value, each under the tokens it meets', () => {
    // The L&N at 70 moves first, then ATN at 65, then TAG at 60, which comes to lie under that of WRA.
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
})

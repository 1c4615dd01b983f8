import { describe, expect, it } from 'vitest'
import { acquire, buyTrain } from '../../families/railway/entries'
import { cash, shares, space } from '../tried'
import { convert, expectAllowed, expectRefused, place, placeToken, play, run, usePrivate } from './kit'
import { srOperates } from './tables'

describe('4.5.1 converting', () => {
  it('4.5.1 five shares come into the treasury, and two stations', () => {
    const state = play(srOperates(), convert('SR'))
    expect(shares(state, 'SR', 'p1', 'p2', 'market', 'ipo', 'aside')).toEqual([2, 1, 1, 6, 0])
    expect(state.corporations.SR).toMatchObject({ size: 10, stations: 3, par: 75, president: 'p1' })
    expect(cash(state, 'SR')).toEqual([500])
    expect(space(state, 'SR')).toEqual([4, 3])
  })

  it('4.5.1 not in phase 2', () => {
    const before = srOperates({ phase: '2', charter: { trains: ['2'] } })
    expectRefused(before, convert('SR'), '4.5.1', 'convertNotYet', { phase: '2' })
  })

  it('4.5.1 first thing in the turn', () => {
    const late = { corporation: 'SR', now: 'station' }
    expectRefused(play(srOperates(), placeToken('SR')), convert('SR'), '4.5.1', 'convertLate', late)
    expectRefused(play(srOperates(), run('SR', 0)), convert('SR'), '4.5.1', 'convertLate', { now: 'trains' })
    const bought = play(srOperates({ privates: { REA: 'p2' } }), acquire('SR', 'REA', 40))
    expectRefused(bought, convert('SR'), '4.5.1', 'convertLate', late)
    const used = play(srOperates({ privates: { REA: 'SR' } }), usePrivate('SR', 'REA'))
    expectRefused(used, convert('SR'), '4.5.1', 'convertLate', late)
    const trainless = srOperates({ charter: { trains: [] } })
    expectRefused(play(trainless, buyTrain('SR', '3')), convert('SR'), '4.5.1', 'convertLate')
  })

  it('4.5.1 also in the first turn, and in its own turn only', () => {
    expectAllowed(srOperates({ charter: { operated: false } }), convert('SR'))
    const two = place({
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, trains: ['3'], par: 90 },
        WM: { president: 'p1', shares: { p1: 2 } },
      },
      phase: '3',
      turn: 'SR',
    })
    expectRefused(two, convert('WM'), '4.5', 'notYourTurn', { turn: 'SR' })
  })

  it('4.4 a Ten-Share Company has nothing to convert', () => {
    expectRefused(play(srOperates(), convert('SR')), convert('SR'), '4.5.1', 'tenShares', {
      corporation: 'SR',
    })
  })

  it('4.5.1 in the turn after the one that brings phase 3', () => {
    const state = srOperates({ phase: '2', charter: { trains: [] } })
    const bought = play(state, buyTrain('SR', '2G'))
    expect(bought.phase).toBe('3')
    expectRefused(bought, convert('SR'), '4.5.1', 'convertLate')
  })

  it('4.5.3 the stations that come with it cost $100 once the first was placed', () => {
    const placed = srOperates({ charter: { stations: 0 } })
    expect(cash(play(placed, convert('SR'), placeToken('SR')), 'SR')).toEqual([400])
    expect(cash(play(srOperates(), convert('SR'), placeToken('SR')), 'SR')).toEqual([460])
  })
})

import { describe, expect, it } from 'vitest'
import { buyTrain, discard, endTurn } from '../../../families/railway/entries'
import { expectAllowed, expectRefused, play } from '../kit'
import { srBuysTrains } from '../tables'

describe('4.5.8 discards', () => {
  /** The first 4/3G leaves the WM with two trains where one is allowed. */
  const over = () => {
    const state = srBuysTrains({
      phase: '3',
      left: { '3': 0 },
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, treasury: 500 },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['2G', '3'], par: 70 },
        'B&O': { president: 'p3', shares: { p3: 2 }, trains: ['3', '3', '3'], at: [6, 0] },
      },
    })
    return play(state, buyTrain('SR', '3G'))
  }

  it('4.5.8 excess trains go to the Pool, of their type only', () => {
    const state = play(over(), discard('WM', '2G'))
    expect(state.depot.owned.WM).toEqual(['3'])
    expect(state.depot.market).toEqual(['3'])
    expectAllowed(state, endTurn('SR'))
    expectRefused(state, buyTrain('SR', '3', 'market'), '4.5.8', 'trainLimit', { owned: 1, limit: 1 })
  })

  it('2 a conversion in phase 5 comes before the limits', () => {
    const state = srBuysTrains({
      phase: '4',
      left: { '4': 0 },
      corporations: {
        SR: { size: 10, president: 'p1', shares: { p1: 2 }, treasury: 500 },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['4', '3G'], extraTrain: true },
      },
    })
    expect(play(state, buyTrain('SR', '5')).turn[0].at).toBe('operate')
  })
})

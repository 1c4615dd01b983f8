import { describe, expect, it } from 'vitest'
import { buyTrain } from '../../../families/railway/entries'
import { shares } from '../../tried'
import { play } from '../kit'
import { srBuysTrains } from '../tables'

describe('2 phases', () => {
  it('2 the first 4/3G scraps all 2/1G, on charters and in the Pool', () => {
    const state = srBuysTrains({
      phase: '3',
      left: { '3': 0 },
      market: ['2'],
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, treasury: 500, trains: ['1G'] },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['2', '3'], size: 10 },
      },
    })
    const next = play(state, buyTrain('SR', '3G'))
    expect(next.depot.owned).toMatchObject({ SR: ['3G'], WM: ['3'] })
    expect(next.depot.market).toEqual([])
    expect(next.phase).toBe('4')
  })

  it('2 the first 5/4G scraps all 3/2G and converts all, also those not started', () => {
    const state = srBuysTrains({ phase: '4', left: { '4': 0 }, charter: { trains: ['2G', '4'], size: 10 } })
    const next = play(state, buyTrain('SR', '5'))
    expect(next.depot.owned.SR).toEqual(['4', '5'])
    expect(next.corporations.WM).toMatchObject({ size: 10, stations: 3 })
    expect(shares(next, 'WM', 'p2', 'ipo', 'aside')).toEqual([2, 8, 0])
    expect(next.corporations.VGN).toMatchObject({ size: 10, stations: 3, par: null })
    expect(shares(next, 'VGN', 'ipo', 'aside')).toEqual([10, 0])
  })

  it('2 the first 6/5G scraps nothing, the first 4D all 4/3G', () => {
    const state = srBuysTrains({
      phase: '5',
      left: { '5': 0 },
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, treasury: 2000 },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['4', '3G'] },
      },
    })
    const six = play(state, buyTrain('SR', '6'))
    expect(six.depot.owned.WM).toEqual(['4', '3G'])
    expect(play(six, buyTrain('SR', '4D')).depot.owned.WM).toEqual([])
  })

  it('2 a train of an older type begins nothing', () => {
    const state = srBuysTrains({ phase: '4D', left: { '6': 1 } })
    expect(play(state, buyTrain('SR', '6')).phase).toBe('4D')
  })
})

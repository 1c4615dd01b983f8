import { describe, expect, it } from 'vitest'
import {
  acquire,
  buyTrain,
  cash,
  expectAllowed,
  expectRefused,
  type Place,
  play,
  sellShares,
  shares,
} from '../kit'
import { short } from '../tables'

describe('4.6 a train must be owned', () => {
  it('4.6.2 of the bank or the Pool only the cheapest', () => {
    const state = short({ market: ['2', '4'], cash: { p1: 400, p2: 300, p3: 0 } })
    const facts = { cheapest: '2', from: 'market', least: 100 }
    expectRefused(state, buyTrain('SR', '3'), '4.6.2', 'cheapestOnly', { ...facts, price: 200 })
    expectRefused(state, buyTrain('SR', '3G', 'market'), '4.6.2', 'cheapestOnly', facts)
    expectAllowed(state, buyTrain('SR', '1G', 'market'))
  })

  it('4.6.2 the Tredegar Iron Works may be used, and lower what is missing', () => {
    const state = short({ phase: '4', charter: { treasury: 30, trains: [] }, privates: { TIW: 'SR' } })
    expectRefused(state, buyTrain('SR', '4'), '4.6.2', 'presidentShort', { needs: 270 })
    const bought = play(state, buyTrain('SR', '4', 'ipo', { private: 'TIW' }))
    expect(cash(bought, 'p1', 'SR')).toEqual([30, 0])
  })

  it('4.6.2 with them the cheapest may be another one', () => {
    const state = short({
      phase: '5',
      market: ['4'],
      privates: { TIW: 'SR' },
      cash: { p1: 600, p2: 0, p3: 0 },
    })
    expectRefused(state, buyTrain('SR', '5'), '4.6.2', 'cheapestOnly', { cheapest: '4', least: 300 })
    expectAllowed(state, buyTrain('SR', '4', 'market'))
    expectAllowed(state, buyTrain('SR', '5', 'ipo', { private: 'TIW' }))
  })
})

describe('4.6.1 trains of other corporations', () => {
  const other = (treasury: number, more: Partial<Place> = {}) =>
    short({ charter: { treasury }, bo: { trains: ['2', '2G'] }, ...more })

  it('4.6.1 a treasury with money pays alone', () => {
    const state = other(30)
    expectRefused(state, buyTrain('SR', '2G', 'B&O', { price: 31 }), '4.6.1', 'treasuryOnly', {
      has: 30,
      price: 31,
    })
    expect(cash(play(state, buyTrain('SR', '2G', 'B&O', { price: 30 })), 'SR', 'B&O')).toEqual([0, 30])
  })

  it('4.6.1 an empty one is helped by the president, up to face value', () => {
    const rich = { cash: { p1: 300, p2: 0, p3: 0 } }
    const state = play(other(0, rich), buyTrain('SR', '2G', 'B&O', { price: 200 }))
    expect(cash(state, 'p1', 'SR', 'B&O')).toEqual([100, 0, 200])
    expectRefused(other(0, rich), buyTrain('SR', '2G', 'B&O', { price: 201 }), '4.6.1', 'aboveFace', {
      train: '2G',
      price: 201,
      face: 200,
    })
    expectRefused(other(0), buyTrain('SR', '2G', 'B&O', { price: 101 }), '4.6.1', 'presidentShort', {
      has: 100,
      needs: 101,
    })
  })

  it('4.6.1 only without a train', () => {
    const state = other(0, { step: 'trains', charter: { treasury: 0, trains: ['3'] } } as Partial<Place>)
    expectRefused(state, buyTrain('SR', '2', 'B&O', { price: 50 }), '4.6.1', 'treasuryOnly', { has: 0 })
  })
})

describe('4.6.2 forced sales', () => {
  it('4.6.2 no more than needed: not two shares if one is enough', () => {
    expectRefused(short(), sellShares('p1', 'B&O', 2), '4.6.2', 'sellsTooMuch', {
      player: 'p1',
      corporation: 'B&O',
      shares: 2,
      enough: 1,
      short: 70,
    })
    const poor = short({ cash: { p1: 94, p2: 0, p3: 0 } })
    expectAllowed(poor, sellShares('p1', 'B&O', 2))
    expectRefused(poor, sellShares('p1', 'B&O', 3), '4.6.2', 'sellsTooMuch', { enough: 2, short: 76 })
  })

  it('4.3.1 one block of a corporation for a purchase', () => {
    const poor = short({ cash: { p1: 10, p2: 0, p3: 0 }, bo: { shares: { p2: 5, p1: 2 } } })
    const state = play(poor, sellShares('p1', 'B&O', 2))
    expectRefused(state, sellShares('p1', 'B&O'), '4.3.1', 'oneBlock', { player: 'p1', corporation: 'B&O' })
  })

  it('4.3.1 none of a corporation in its first turn, the operating one included', () => {
    const state = short({ charter: { operated: false, shares: { p1: 3, p2: 1 } }, bo: { operated: false } })
    expectRefused(state, sellShares('p1', 'B&O'), '4.3.1', 'notOperated', { corporation: 'B&O' })
    expectRefused(state, sellShares('p1', 'SR'), '4.3.1', 'notOperated', { corporation: 'SR' })
  })

  it('4.6.2 never the presidency of the corporation that buys', () => {
    const state = short({ charter: { shares: { p1: 3, p2: 2 }, par: 70 }, bo: { shares: { p2: 5 } } })
    expectRefused(state, sellShares('p1', 'SR', 2), '4.6.2', 'keepsPresidency', {
      player: 'p1',
      corporation: 'SR',
      most: 1,
    })
    expectAllowed(state, sellShares('p1', 'SR', 1))
  })

  it('4.6.2 but that of any other', () => {
    const state = short({
      cash: { p1: 20, p2: 0, p3: 0 },
      bo: { president: 'p1', shares: { p1: 3, p2: 2 } },
    })
    expect(play(state, sellShares('p1', 'B&O', 2)).corporations['B&O'].president).toBe('p2')
  })

  it('4.6.2 the sales serve one purchase only', () => {
    const state = play(short(), sellShares('p1', 'B&O'), buyTrain('SR', '3'))
    expect(state.turn[0]).toMatchObject({ at: 'operate', raised: [], fromBank: ['3'] })
    expect(shares(state, 'B&O', 'p1', 'market')).toEqual([3, 1])
  })

  it('4.2 a private company of the president may be sold to the corporation, not for more than it has', () => {
    const state = short({ privates: { REA: 'p1' } })
    expectAllowed(state, acquire('SR', 'REA', 30))
    expect(cash(play(state, acquire('SR', 'REA', 30)), 'p1', 'SR')).toEqual([130, 0])
  })
})

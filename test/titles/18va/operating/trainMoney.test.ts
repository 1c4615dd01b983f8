import { describe, expect, it } from 'vitest'
import { acquire, buyTrain, endTurn, sellShares } from '../../../families/railway/entries'
import { cash, shares } from '../../tried'
import { expectAllowed, expectRefused, now, type Place, play, run, usePrivate } from '../kit'
import { short, srBuysTrains } from '../tables'

describe('4.5.8 trains of the bank', () => {
  it('4.5.8 the topmost of the stack, declared passenger or freight, at face value', () => {
    const state = play(srBuysTrains(), buyTrain('SR', '1G'))
    expect(state.depot.owned.SR).toEqual(['1G'])
    expect(state.depot.offering['2']).toBe(5)
    expect(cash(state, 'SR', 'bank')).toEqual([1900, 8000 - 2000])
    expect(play(srBuysTrains(), buyTrain('SR', '2')).depot.owned.SR).toEqual(['2'])
  })

  it('4.5.8 one of a type per turn, even if it is declared differently', () => {
    const state = play(srBuysTrains(), buyTrain('SR', '2'))
    expectRefused(state, buyTrain('SR', '1G'), '4.5.8', 'oneOfAType', { corporation: 'SR', type: '2' })
    expectRefused(state, buyTrain('SR', '2'), '4.5.8', 'oneOfAType')
  })

  it('4.5.8 the last of one type and the first of the next', () => {
    const state = play(srBuysTrains({ left: { '2': 1 } }), buyTrain('SR', '2'))
    expectAllowed(state, buyTrain('SR', '3'))
    const both = play(
      srBuysTrains({ left: { '2': 1 }, charter: { size: 10 } }),
      buyTrain('SR', '2'),
      buyTrain('SR', '3'),
    )
    expect(both.phase).toBe('3')
    expectRefused(both, buyTrain('SR', '3'), '4.5.8', 'oneOfAType', { type: '3' })
  })

  it('4.5.8 again in the next operating round', () => {
    const first = play(
      srBuysTrains({ of: 2, round: [2, 1] }),
      buyTrain('SR', '2'),
      endTurn('SR'),
      buyTrain('WM', '2'),
      endTurn('WM'),
    )
    expect(now(first)).toBe('OR 2.2 SR')
    expectAllowed(play(first, run('SR', 0)), buyTrain('SR', '2'))
  })

  it('4.5.8 until the first 6/5G is bought: then the second at once, and the 4D beside it', () => {
    const late = srBuysTrains({ phase: '5', left: { '5': 0 }, charter: { extraTrain: true } })
    expectRefused(late, buyTrain('SR', '4D'), '4.5.8', 'notNext', { next: ['6'] })
    const first = play(late, buyTrain('SR', '6'))
    expect(first.phase).toBe('6')
    expectAllowed(first, buyTrain('SR', '5G'))
    expectAllowed(first, buyTrain('SR', '4D'))
    const both = play(first, buyTrain('SR', '4D'))
    expect(both.phase).toBe('4D')
    expect(both.depot.offering['6']).toBe(1)
    expectAllowed(both, buyTrain('SR', '6'))
  })

  it('4.5.8 three types in one turn: a 5/4G that empties its pile, a 6/5G, then a 4D', () => {
    const state = srBuysTrains({ phase: '5', left: { '5': 1 }, charter: { extraTrain: true } })
    const all = play(state, buyTrain('SR', '5'), buyTrain('SR', '6'), buyTrain('SR', '4D'))
    expect(all.depot.owned.SR).toEqual(['5', '6', '4D'])
    expect(cash(all, 'SR')).toEqual([100])
  })
})

describe('2 train limits', () => {
  it.each([
    ['2', 5, 2],
    ['2', 10, 4],
    ['3', 5, 2],
    ['3', 10, 4],
    ['4', 5, 1],
    ['4', 10, 3],
    ['5', 10, 2],
    ['6', 10, 2],
    ['4D', 10, 2],
  ] as const)('2 in phase %s a company of %i shares has %i', (phase, size, limit) => {
    const type = phase === '4D' ? '4D' : phase
    const number = { '2': 4, '3': 4, '4': 3, '5': 2, '6': 2, '4D': 2 }[phase]
    const cards = Array.from({ length: Math.min(limit, number) }, () => type)
    const state = srBuysTrains({ phase, charter: { size, trains: cards }, market: ['3'] })
    expectRefused(state, buyTrain('SR', '3', 'market'), '4.5.8', 'trainLimit', { owned: limit, limit })
    const more = srBuysTrains({ phase, charter: { size, trains: cards, extraTrain: true }, market: ['3'] })
    expectAllowed(more, buyTrain('SR', '3', 'market'))
  })

  it('4.2 one more with the Potomac Yards, at once', () => {
    const state = srBuysTrains({ privates: { PY: 'SR' }, charter: { trains: ['2', '2'] } })
    expectRefused(state, buyTrain('SR', '2'), '4.5.8', 'trainLimit', { owned: 2, limit: 2 })
    expectAllowed(play(state, usePrivate('SR', 'PY', { use: 'trainLimit' })), buyTrain('SR', '2'))
  })
})

describe('4.5.8 trains of the Pool', () => {
  it('4.5.8 are of their type, declared again and sold at face value', () => {
    const state = play(srBuysTrains({ phase: '3', market: ['2'] }), buyTrain('SR', '1G', 'market'))
    expect(state.depot.owned.SR).toEqual(['1G'])
    expect(state.depot.market).toEqual([])
    expect(cash(state, 'SR')).toEqual([1900])
  })

  it('4.5.8 as many as one likes, of the current type too', () => {
    const state = play(srBuysTrains({ market: ['2', '2'], charter: { size: 10 } }), buyTrain('SR', '2'))
    expectAllowed(play(state, buyTrain('SR', '2', 'market')), buyTrain('SR', '1G', 'market'))
    expectAllowed(play(srBuysTrains({ market: ['2'] }), buyTrain('SR', '2', 'market')), buyTrain('SR', '2'))
  })
})

describe('4.5.8 trains of another corporation', () => {
  const two = (treasury = 500) =>
    srBuysTrains({
      phase: '3',
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, treasury },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['2G', '3'] },
      },
    })

  it('4.5.8 as declared there, for a price that is agreed on', () => {
    const state = play(two(), buyTrain('SR', '2G', 'WM', { price: 320 }))
    expect(state.depot.owned).toMatchObject({ SR: ['2G'], WM: ['3'] })
    expect(cash(state, 'SR', 'WM')).toEqual([180, 320])
    expectRefused(two(), buyTrain('SR', '2', 'WM', { price: 1 }), '4.5.8', 'notThere', { from: 'WM' })
    expectAllowed(two(), buyTrain('SR', '3', 'WM', { price: 1 }))
  })
})

describe('4.2 the Tredegar Iron Works', () => {
  const owned = (more: Parameters<typeof srBuysTrains>[0] = {}) =>
    srBuysTrains({ privates: { TIW: 'SR' }, ...more })

  it('4.2 take $200 off a new train and close', () => {
    const state = play(owned({ left: { '2': 0 } }), buyTrain('SR', '3', 'ipo', { private: 'TIW' }))
    expect(cash(state, 'SR')).toEqual([2000])
    const dear = play(owned({ phase: '4' }), buyTrain('SR', '4', 'ipo', { private: 'TIW' }))
    expect(cash(dear, 'SR')).toEqual([1900])
    expect(dear.privates.TIW).toBe('closed')
  })

  it('4.2 never below $0', () => {
    const state = play(owned({ charter: { treasury: 0 } }), buyTrain('SR', '2', 'ipo', { private: 'TIW' }))
    expect(cash(state, 'SR', 'p1')).toEqual([0, 0])
  })

  it('4.2 not off a train of the Pool or of another corporation', () => {
    const refused = buyTrain('SR', '2', 'market', { private: 'TIW' })
    expectRefused(owned({ market: ['2'] }), refused, '4.2', 'tredegarNewOnly', { from: 'market' })
    const other = owned({
      corporations: {
        SR: { president: 'p1', shares: { p1: 2 }, treasury: 500 },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['2'] },
      },
    })
    expectRefused(other, buyTrain('SR', '2', 'WM', { price: 300, private: 'TIW' }), '4.2', 'tredegarNewOnly')
  })

  it('4.2 for the corporation that owns them', () => {
    const state = srBuysTrains({ privates: { TIW: 'p1' } })
    expectRefused(state, buyTrain('SR', '2', 'ipo', { private: 'TIW' }), '4.2', 'notOwned', { owner: 'p1' })
  })
})

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
    const state = short({ cash: { p1: 20, p2: 0, p3: 0 }, bo: { president: 'p1', shares: { p1: 3, p2: 2 } } })
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

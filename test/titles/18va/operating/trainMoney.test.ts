import { describe, expect, it } from 'vitest'
import { buyTrain, cash, endTurn, expectAllowed, expectRefused, now, play, run, usePrivate } from '../kit'
import { srBuysTrains } from '../tables'

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
    expectRefused(
      owned({ market: ['2'] }),
      buyTrain('SR', '2', 'market', { private: 'TIW' }),
      '4.2',
      'tredegarNewOnly',
      { from: 'market' },
    )
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

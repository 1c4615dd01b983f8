import { describe, expect, it } from 'vitest'
import { cash, par, place, play, shares, space } from '../kit'

describe('4.3.3 starting a corporation', () => {
  it('4.3.3 the president pays twice the starting value into the treasury', () => {
    const state = play(place({ turn: 'p1' }), par('p1', 'N&W', 100))
    expect(cash(state, 'p1', 'N&W', 'bank')).toEqual([200, 200, 6800])
    expect(shares(state, 'N&W', 'p1', 'ipo', 'aside')).toEqual([2, 3, 5])
    expect(space(state, 'N&W')).toEqual([2, 4])
    expect(state.corporations['N&W']).toMatchObject({ size: 5, par: 100, president: 'p1', stations: 1 })
  })

  it('4.4.1 from phase 5 on with ten shares and four stations', () => {
    const state = play(place({ phase: '5', turn: 'p1' }), par('p1', 'SR', 70))
    expect(shares(state, 'SR', 'p1', 'ipo', 'aside')).toEqual([2, 8, 0])
    expect(state.corporations.SR).toMatchObject({ size: 10, stations: 3 })
  })
})

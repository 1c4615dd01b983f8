import { describe, expect, it } from 'vitest'
import { buyShare, par, pass, sellShares } from '../../../families/railway/entries'
import { cash, shares, space } from '../../tried'
import { expectAllowed, expectRefused, place, play } from '../kit'

/** The N&W at $90 of p1, five shares, one of them in the Pool. */
const nw = (turn = 'p2') =>
  place({
    corporations: { 'N&W': { president: 'p1', shares: { p1: 2, market: 1 }, par: 90, treasury: 50 } },
    turn,
  })

describe('4.3.2 buying stock', () => {
  it('4.3.2 of the treasury the money goes to the corporation, of the Pool to the bank, at the current value', () => {
    const treasury = play(nw(), buyShare('p2', 'N&W'))
    expect(cash(treasury, 'p2', 'N&W', 'bank')).toEqual([310, 140, 6750])
    expect(shares(treasury, 'N&W', 'p2', 'ipo', 'market')).toEqual([1, 1, 1])
    const pool = play(nw(), buyShare('p2', 'N&W', 'market'))
    expect(cash(pool, 'p2', 'N&W', 'bank')).toEqual([310, 50, 6840])
    expect(shares(pool, 'N&W', 'p2', 'ipo', 'market')).toEqual([1, 2, 0])
  })

  it('4.3.2 the current value, not the starting value, of the treasury too', () => {
    const state = place({
      corporations: { 'N&W': { president: 'p1', shares: { p1: 2 }, par: 90, at: [0, 3] } },
      turn: 'p2',
    })
    expect(cash(play(state, buyShare('p2', 'N&W')), 'p2', 'N&W')).toEqual([290, 110])
  })
})

describe('3.1 limits of ownership', () => {
  it('3.1 60%: three of five shares', () => {
    const five = place({ corporations: { SR: { president: 'p1', shares: { p1: 3 } } }, turn: 'p1' })
    expectRefused(five, buyShare('p1', 'SR'), '3.1', 'shareLimit', { percent: 80, limit: 60 })
  })

  it('3.1 a conversion halves the percentage', () => {
    const state = place({
      corporations: { SR: { size: 10, president: 'p1', shares: { p1: 3 } } },
      phase: '3',
      turn: 'p1',
    })
    expectAllowed(state, buyShare('p1', 'SR'))
  })

  it('3.1 70% with the option of two players: seven of ten, still three of five', () => {
    const at = (p1: number, size: 5 | 10) =>
      place({
        players: 2,
        options: { seventyPercent: true },
        corporations: { SR: { size, president: 'p1', shares: { p1 } } },
        phase: '3',
        turn: 'p1',
      })
    expectAllowed(at(6, 10), buyShare('p1', 'SR'))
    expectRefused(at(7, 10), buyShare('p1', 'SR'), '3.1', 'shareLimit', { percent: 80, limit: 70 })
    expectRefused(at(3, 5), buyShare('p1', 'SR'), '3.1', 'shareLimit', { percent: 80, limit: 70 })
  })

  it.each([
    [2, 27],
    [3, 18],
    [4, 13],
    [5, 10],
  ])('3.1 with %i players %i certificates', (players, limit) => {
    const rest = limit - 3 - 5
    const some = Math.min(rest, 5)
    const more = Math.min(rest - some, 5)
    const last = rest - some - more
    const at = (one: number) =>
      place({
        players,
        phase: '5',
        privates: { REA: 'p1', TIW: 'p1', PY: 'p1' },
        corporations: {
          'B&O': { president: 'p1', shares: { p1: 6 } },
          ...(some > 0 ? { 'C&O': { president: 'p2', shares: { p2: 4, p1: some - one } } } : {}),
          ...(more > 0 ? { 'N&W': { president: 'p2', shares: { p2: 5, p1: more } } } : {}),
          ...(last > 0 ? { WM: { president: 'p2', shares: { p2: 5, p1: last - 1 + one } } } : {}),
          SR: { president: 'p2', shares: { p2: 2 } },
        },
        turn: 'p1',
      })
    const held = at(0)
    const facts = { player: 'p1', limit }
    if (last > 0) {
      expectAllowed(held, buyShare('p1', 'SR'))
      expectRefused(play(held, buyShare('p1', 'SR'), pass('p1')), pass('p1'), '4.3', 'notYourTurn')
    } else {
      expectRefused(held, buyShare('p1', 'SR'), '3.1', 'certificateLimit', { ...facts, held: limit })
      expectAllowed(at(1), buyShare('p1', 'SR'))
    }
  })

  it('3.1 at the limit nothing is bought, not even what would bring a presidency', () => {
    const state = place({
      players: 5,
      privates: { REA: 'p1', TIW: 'p1', PY: 'p1' },
      phase: '5',
      corporations: {
        'B&O': { president: 'p2', shares: { p2: 4, p1: 4 } },
        'C&O': { president: 'p2', shares: { p2: 3, p1: 3 } },
      },
      turn: 'p1',
    })
    expectRefused(state, buyShare('p1', 'B&O'), '3.1', 'certificateLimit', { held: 10, limit: 10 })
    expectRefused(state, par('p1', 'SR', 70), '3.1', 'certificateLimit', { held: 10, limit: 10 })
  })

  it('3.1 a president’s certificate counts as one', () => {
    const state = place({
      players: 5,
      privates: { REA: 'p1', TIW: 'p1', PY: 'p1' },
      phase: '5',
      corporations: {
        'B&O': { president: 'p1', shares: { p2: 3, p1: 5 } },
        'C&O': { president: 'p2', shares: { p2: 3, p1: 2 } },
      },
      turn: 'p1',
    })
    expectAllowed(state, buyShare('p1', 'C&O'))
  })
})

describe('4.4 the bank underwrites a Ten-Share Company', () => {
  it('4.4 with the sixth share of the treasury it pays four more, which go to the Pool', () => {
    const state = place({
      corporations: { 'B&O': { president: 'p1', shares: { p1: 3, p2: 2 }, par: 90, treasury: 10 } },
      turn: 'p3',
    })
    const sold = play(state, buyShare('p3', 'B&O'))
    expect(cash(sold, 'p3', 'B&O')).toEqual([310, 10 + 5 * 90])
    expect(shares(sold, 'B&O', 'ipo', 'market')).toEqual([0, 4])
    expect(space(sold, 'B&O')).toEqual([3, 4])
  })

  it('4.4 however much is in the Pool, and shares from the Pool do not bring it', () => {
    const state = place({
      corporations: { 'B&O': { president: 'p1', shares: { p1: 2, market: 3 }, par: 70 } },
      turn: 'p3',
    })
    expect(shares(play(state, buyShare('p3', 'B&O', 'market')), 'B&O', 'ipo', 'market')).toEqual([5, 2])
    const sold = play(state, buyShare('p3', 'B&O'))
    expect(shares(sold, 'B&O', 'ipo', 'market')).toEqual([0, 7])
    expectRefused(
      place({
        corporations: { 'B&O': { president: 'p1', shares: { p1: 2, p3: 1, market: 7 } } },
        turn: 'p3',
      }),
      sellShares('p3', 'B&O'),
      '3.1',
      'marketFull',
      { percent: 80, limit: 50 },
    )
  })

  it('4.4 a Five-Share Company is paid share by share to the last', () => {
    const state = place({
      corporations: { SR: { president: 'p1', shares: { p1: 2, p2: 2 }, par: 70 } },
      turn: 'p3',
    })
    const sold = play(state, buyShare('p3', 'SR'))
    expect(cash(sold, 'SR')).toEqual([70])
    expect(shares(sold, 'SR', 'ipo', 'market', 'aside')).toEqual([0, 0, 5])
  })

  it('4.4 after a conversion with the first share of the second five', () => {
    const state = place({
      corporations: { SR: { size: 10, president: 'p1', shares: { p1: 3, p2: 2 }, par: 70 } },
      phase: '3',
      turn: 'p3',
    })
    expect(cash(play(state, buyShare('p3', 'SR')), 'SR')).toEqual([350])
  })
})

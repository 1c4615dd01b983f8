import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18va/table/report'
import {
  bankrupt,
  buyShare,
  buyTrain,
  endTurn,
  par,
  pass,
  sellShares,
} from '../../../families/railway/entries'
import { cash, shares, space } from '../../tried'
import { expectAllowed, expectRefused, happened, now, type Place, place, play, run } from '../kit'

/**
 * p1 has to buy a 5/4G ($500) for the SR, which has $30. p1 has $40 and, besides the SR at $90, three shares of the
 * B&O, two of which the Pool takes at $75. The heir of the SR is p2 with two shares.
 */
const broke = (more: Partial<Place> & { sr?: object; bo?: object } = {}) =>
  place({
    players: 4,
    cash: { p1: 40, p2: 300, p3: 300, p4: 300 },
    corporations: {
      SR: { president: 'p1', shares: { p1: 3, p2: 2, p3: 2 }, treasury: 30, par: 90, ...more.sr },
      'B&O': { president: 'p3', shares: { p3: 4, p1: 3, market: 3 }, trains: ['5'], at: [4, 3], ...more.bo },
    },
    phase: '5',
    turn: 'SR',
    ...more,
  })

describe('4.6.3 bankruptcy', () => {
  it('4.6.3 sells what may be sold in one sale each, gives up the rest, and no token moves for that', () => {
    const state = play(broke(), bankrupt('p1'))
    // One share of the SR keeps the presidency, so it brings $82; two of the B&O bring $75 each.
    expect(shares(state, 'SR', 'p1', 'market')).toEqual([0, 3])
    expect(shares(state, 'B&O', 'p1', 'market')).toEqual([0, 6])
    expect(space(state, 'SR')).toEqual([4, 3])
    expect(space(state, 'B&O')).toEqual([6, 3])
    expect(cash(state, 'p1', 'SR')).toEqual([0, 30 + 40 + 75 + 150 + 7])
  })

  it('4.6.3 the heir goes on with the purchase in the same turn, with what was raised in the treasury', () => {
    const state = play(broke(), bankrupt('p1'))
    expect(now(state)).toBe('OR 2.1 SR')
    expect(state.corporations.SR.president).toBe('p2')
    expectRefused(state, endTurn('SR'), '4.6', 'trainNeeded')
    const bought = play(state, buyTrain('SR', '5'))
    expect(cash(bought, 'p2', 'SR')).toEqual([300 - (500 - 302), 0])
    expect(now(play(bought, endTurn('SR')))).toBe('OR 2.1 B&O')
  })

  it('4.6.3 the heir may again sell what the bankrupt had sold', () => {
    const state = broke({ cash: { p1: 0, p2: 0, p3: 300, p4: 300 }, bo: { shares: { p3: 4, p1: 2, p2: 3 } } })
    const sold = play(state, sellShares('p1', 'B&O', 2))
    const next = play(sold, bankrupt('p1'))
    expectAllowed(next, sellShares('p2', 'B&O', 3))
  })

  it('4.6.3 the next one may be bankrupt as well', () => {
    const state = broke({ cash: { p1: 0, p2: 0, p3: 300, p4: 300 } })
    const both = play(state, bankrupt('p1'), bankrupt('p2'))
    expect(both.bankrupt).toEqual(['p1', 'p2'])
    expect(both.corporations.SR.president).toBe('p3')
  })

  it('4.6.3 the greatest holder takes over, of equals the next in move order', () => {
    const heir = (more: Partial<Place> & { sr?: object }) =>
      play(broke(more), bankrupt('p1')).corporations.SR.president
    expect(heir({ sr: { shares: { p1: 3, p2: 2, p3: 3 } } })).toBe('p3')
    expect(heir({ order: ['p2', 'p1', 'p4', 'p3'] })).toBe('p3')
  })

  it('4.6.3 private companies of the bankrupt are discarded', () => {
    const state = play(broke({ privates: { REA: 'p1', TIW: 'p2', PY: 'SR' } }), bankrupt('p1'))
    expect(state.privates).toEqual({ REA: 'closed', TIW: 'p2', PY: 'SR' })
  })

  it('4.6.3 a Priority Deal goes to the next in move order', () => {
    expect(play(broke(), bankrupt('p1')).priorityDeal).toBe('p2')
    expect(play(broke({ order: ['p1', 'p4', 'p3', 'p2'] }), bankrupt('p1')).priorityDeal).toBe('p4')
    expect(play(broke({ priority: 'p3' }), bankrupt('p1')).priorityDeal).toBe('p3')
  })

  it('4.6.3 the eliminated player does not move any more, and the certificate limit stays', () => {
    const state = play(
      broke(),
      bankrupt('p1'),
      buyTrain('SR', '5'),
      endTurn('SR'),
      run('B&O', 0),
      endTurn('B&O'),
    )
    expect(now(state)).toBe('SR 3 p2')
    expect(now(play(state, pass('p2'), pass('p3')))).toBe('SR 3 p4')
    expect(now(play(state, pass('p2'), pass('p3'), pass('p4')))).toBe('OR 3.1 SR')
    expectRefused(state, pass('p1'), '4.3', 'notYourTurn', { turn: 'p2' })
    expect(report(state).players.p1).toEqual({
      cash: 0,
      privates: [],
      shares: {},
      presidencies: [],
      certificates: 0,
      netWorth: 0,
      bankrupt: true,
    })
    expect(report(state).order).toEqual(['p1', 'p2', 'p3', 'p4'])
  })

  it('4.6.3 is reported', () => {
    const told = happened(broke(), bankrupt('p1'))
    expect(told).toContainEqual({ is: 'bankrupt', player: 'p1' })
    expect(told).toContainEqual({ is: 'paid', from: 'p1', to: 'SR', amount: 272, why: 'forfeit', of: 'SR' })
    expect(told).toContainEqual({ is: 'president', corporation: 'SR', from: 'p1', to: 'p2' })
  })
})

describe('4.6.3 a corporation without an heir closes', () => {
  /** Only p1 holds two shares of the SR. */
  const alone = (more: Partial<Place> & { sr?: object } = {}) =>
    broke({ ...more, sr: { shares: { p1: 3, p2: 1, market: 1 }, ...more.sr } })

  it('4.6.3 its money and the bankrupt’s go to the bank, and its turn is over', () => {
    const before = alone()
    const state = play(before, bankrupt('p1'))
    expect(cash(state, 'SR', 'p1', 'p2')).toEqual([0, 0, 300])
    expect(state.cash.bank).toBe((before.cash.bank ?? 0) + 30 + 40)
    expect(now(state)).toBe('OR 2.1 B&O')
    expect(report(state).corporations.SR).toBeUndefined()
  })

  it('4.6.3 its shares are back in the treasury, those of others worthless', () => {
    const state = play(alone(), bankrupt('p1'))
    expect(shares(state, 'SR', 'p1', 'p2', 'market', 'ipo', 'aside')).toEqual([0, 0, 0, 10, 0])
    expect(space(state, 'SR')).toBeUndefined()
    expect(state.corporations.SR).toMatchObject({ par: null, president: null, operated: false, stations: 3 })
  })

  it('4.6.3 before phase 5 it is a Five-Share Company again', () => {
    const state = alone({
      phase: '4',
      sr: { size: 10, shares: { p1: 3, p2: 1, market: 5 } },
      bo: { trains: ['4'] },
    } as Partial<Place>)
    const closed = play(state, bankrupt('p1'))
    expect(closed.corporations.SR.size).toBe(5)
    expect(shares(closed, 'SR', 'ipo', 'aside')).toEqual([5, 5])
  })

  it('4.6.3 others of the bankrupt close too, with trains to the Pool and private companies gone', () => {
    const state = broke({
      corporations: {
        SR: { president: 'p1', shares: { p1: 3, p2: 2, p3: 2 }, treasury: 30, par: 90 },
        WM: {
          president: 'p1',
          shares: { p1: 2, p4: 1 },
          treasury: 70,
          trains: ['4', '4G'],
          par: 70,
          extraTrain: true,
          operated: false,
        },
      },
      privates: { TIW: 'WM', PY: 'p4' },
    })
    const next = play(state, bankrupt('p1'))
    expect(next.depot.market).toEqual(['4', '5'])
    expect(next.depot.owned.WM).toEqual([])
    expect(next.privates).toMatchObject({ TIW: 'closed', PY: 'p4' })
    expect(next.corporations.WM).toMatchObject({ par: null, extraTrain: false })
    expect(cash(next, 'WM')).toEqual([0])
    // The heir of the SR may now buy the shares that went to the Pool.
    expectRefused(next, buyTrain('SR', '5'), '4.6.2', 'cheapestOnly', { cheapest: '4', from: 'market' })
    expectAllowed(next, buyTrain('SR', '3G', 'market'))
  })

  it('4.6.3 it may be started again, and its shares sold once it has operated', () => {
    const closed = play(alone(), bankrupt('p1'), run('B&O', 0), endTurn('B&O'))
    const again = play(closed, par('p2', 'SR', 70), pass('p2'))
    expect(again.corporations.SR).toMatchObject({ size: 10, president: 'p2', operated: false })
    expect(cash(again, 'SR')).toEqual([140])
    const bought = play(again, buyShare('p3', 'SR'), pass('p3'), pass('p4'))
    expectRefused(bought, sellShares('p2', 'SR'), '4.3.1', 'notOperated')
  })
})

describe('5 all but one are bankrupt', () => {
  it('5 the game ends at once, and the last one has won', () => {
    const state = broke({
      players: 2,
      cash: { p1: 0, p2: 10 },
      corporations: { SR: { president: 'p1', shares: { p1: 3, p2: 1 }, treasury: 30, par: 90 } },
    })
    const over = play(state, bankrupt('p1'))
    expect(now(over)).toBe('over bankruptcy')
    const { scores, players } = report(over)
    expect(scores).toEqual({ p1: 0, p2: 10 })
    expect(players.p1?.bankrupt).toBe(true)
    expectRefused(over, pass('p2'), '5', 'gameOver', { by: 'bankruptcy' })
  })
})

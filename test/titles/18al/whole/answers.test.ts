import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18al/start'
import { view } from '../../../../src/titles/18al/view'
import {
  acquire,
  afterPrivates,
  bankrupt,
  buyShare,
  buyTrain,
  cash,
  discard,
  endTurn,
  expectAllowed,
  expectRefused,
  layTile,
  now,
  par,
  pass,
  place,
  placeToken,
  play,
  run,
  sellPrivate,
  sellShares,
  shares,
  space,
} from '../kit'

const p1 = { president: 'p1', shares: { p1: 4, p2: 2, market: 1 }, treasury: 500 }
/** TAG of p1, which owns a 2, in its operating turn or a player's stock turn of stock round 2. */
const at = (turn: string, more: object = {}, charter: object = {}) =>
  place({ corporations: { TAG: { ...p1, ...charter } }, turn, ...more })

describe('Appendix 1: stock', () => {
  it('App. 1 a private company of a player may be sold to another player, at whatever price they agree on', () => {
    expectAllowed(at('p1', { privates: { NDY: 'p1' } }), sellPrivate('p1', 'NDY', 'p2', 1))
    expectAllowed(at('p1', { privates: { NDY: 'p1' } }), sellPrivate('p1', 'NDY', 'p2', 600))
  })

  it('App. 1 a corporation floats with its sixth share sold, whatever its par value', () => {
    const five = at('p1', {}, { shares: { p1: 5 }, floated: false, treasury: 0 })
    expect(play(five, buyShare('p1', 'TAG')).corporations.TAG?.floated).toBe(true)
    const four = at('p1', {}, { shares: { p1: 4 }, floated: false, treasury: 0 })
    expect(play(four, buyShare('p1', 'TAG')).corporations.TAG?.floated).toBe(false)
  })

  it('App. 1 a corporation that floats receives ten times its par value', () => {
    const five = at('p1', {}, { par: 105, at: [3, 3], shares: { p1: 5 }, floated: false, treasury: 0 })
    expect(cash(play(five, buyShare('p1', 'TAG')), 'TAG')).toEqual([1050])
  })

  it('App. 1 floating places no station: the home station waits for the first operating turn', () => {
    const five = at('p1', {}, { shares: { p1: 5 }, floated: false, treasury: 0 })
    const state = play(five, buyShare('p1', 'TAG'))
    expect(report(state).corporations.TAG?.tokens).toBe(1)
    expect(state.corporations.TAG?.operated).toBe(false)
  })

  it('App. 1 shares of a corporation that has not run may be sold, but none at all in the first stock round', () => {
    expectAllowed(at('p1'), sellShares('p1', 'TAG'))
    const first = play(afterPrivates(), par('p3', 'TAG', 60), pass('p3'), buyShare('p1', 'TAG'))
    expectRefused(first, sellShares('p1', 'TAG'), '3.2(a)(1)', 'noSalesYet')
  })

  it('App. 1 the Open Market holds at most half of a corporation', () => {
    expectAllowed(at('p1', {}, { shares: { p1: 3, market: 4 } }), sellShares('p1', 'TAG'))
    expectRefused(
      at('p1', {}, { shares: { p1: 3, market: 5 } }),
      sellShares('p1', 'TAG'),
      '3.2(a)(2)',
      'marketFull',
    )
  })

  it('App. 1 a share bought in this turn may be sold in it', () => {
    expectAllowed(play(at('p3'), buyShare('p3', 'TAG')), sellShares('p3', 'TAG'))
  })

  it('App. 1 once a purchase has followed a sale, nothing more is sold in that turn', () => {
    const state = play(at('p1'), sellShares('p1', 'TAG'), par('p1', 'WRA', 60))
    expectRefused(state, sellShares('p1', 'TAG'), '3.2', 'salesOver')
  })

  it('App. 1 sales may be ordered so that tokens stack as the seller likes', () => {
    const two = place({
      corporations: {
        TAG: { president: 'p1', shares: { p1: 4 }, at: [1, 5] },
        WRA: { president: 'p1', shares: { p1: 4 }, at: [0, 5] },
      },
      turn: 'p1',
    })
    const order = (first: 'TAG' | 'WRA') => {
      const [tag, wra] = [sellShares('p1', 'TAG', 1), sellShares('p1', 'WRA', 2)]
      return play(two, ...(first === 'TAG' ? [tag, wra] : [wra, tag])).chart.map(token => token.corporation)
    }
    expect(order('TAG')).toEqual(['TAG', 'WRA'])
    expect(order('WRA')).toEqual(['WRA', 'TAG'])
  })

  it('App. 1 selling one share at a time brings less, and even a president heading for bankruptcy may do it', () => {
    const state = play(at('p1', { cash: { p1: 0 } }), sellShares('p1', 'TAG'), sellShares('p1', 'TAG'))
    expect(cash(state, 'p1')).toEqual([75 + 70])
    const forced = at(
      'TAG',
      { cash: { p1: 0 }, phase: '3' },
      { at: [2, 3], treasury: 0, shares: { p1: 4, p2: 2 } },
    )
    const low = play(forced, sellShares('p1', 'TAG'), sellShares('p1', 'TAG'))
    expect(cash(low, 'p1')).toEqual([60 + 55])
    expectAllowed(low, bankrupt('p1'))
    expectAllowed(forced, bankrupt('p1'))
  })

  it('App. 1 nobody buys shares out of turn to keep a price up', () => {
    const state = play(at('p1'), sellShares('p1', 'TAG'))
    expectRefused(state, buyShare('p2', 'TAG', 'market'), '3', 'notYourTurn', { turn: 'p1' })
  })

  it('App. 1 shares in the yellow zone count for no limit', () => {
    expect(report(at('p1', {}, { at: [3, 0] })).players.p1?.certificates).toBe(0)
  })

  it('App. 1 private companies count towards the certificate limit of their player', () => {
    expect(report(at('p1', { privates: { NDY: 'p1', Tusc: 'p1' } })).players.p1?.certificates).toBe(3 + 2)
  })

  it('App. 1 a corporation owns no shares, neither its own nor those of others', () => {
    expectRefused(at('p1'), buyShare('TAG', 'TAG', 'market'), '3', 'notYourTurn')
    expectRefused(at('TAG'), buyShare('TAG', 'TAG', 'market'), '4(b)', 'notYourTurn')
  })
})

describe('Appendix 1: operating', () => {
  it('App. 1 a private company of a player keeps nobody from building on its hex', () => {
    expectAllowed(at('TAG', { privates: { NDY: 'p2' } }), layTile('TAG', 20, { hex: 'C4' }))
  })

  it('App. 1 a station on the objective costs its price before the bonus comes in', () => {
    expectRefused(
      at('TAG', {}, { treasury: 39 }),
      placeToken('TAG', { objective: true }),
      '4.2.2',
      'tooExpensive',
    )
    expect(
      cash(play(at('TAG', {}, { treasury: 40 }), placeToken('TAG', { objective: true })), 'TAG'),
    ).toEqual([100])
  })

  it('App. 1 a revenue is paid out or withheld, never split', () => {
    const state = play(at('TAG', { cash: { p1: 0, p2: 0 } }, { trains: ['2'] }), run('TAG', 100))
    expect(cash(state, 'p1', 'p2')).toEqual([40, 20])
    expectRefused(state, run('TAG', 50, false), '4.2(d)', 'hasRun')
  })

  it('App. 1 the corporation is paid for its shares in the Open Market, not for those in the Initial Offering', () => {
    expect(cash(play(at('TAG', {}, { trains: ['2'] }), run('TAG', 100)), 'TAG')).toEqual([510])
  })

  it('App. 1 a bonus for reaching a city is paid for the historical objective only', () => {
    expectRefused(at('TAG'), placeToken('TAG', { city: 'Selma', objective: true }), '4.2.2.1', 'notObjective')
  })

  it('App. 1 no corporation closes, however low its price and empty its charter', () => {
    const state = at('TAG', {}, { at: [6, 0], treasury: 0, trains: [] })
    const after = play(state, endTurn('TAG', true))
    expect(space(after, 'TAG')).toEqual([6, 0])
    expect(report(after).corporations.TAG).toMatchObject({ price: 30, floated: true })
  })

  it('App. 1 no private company closes before the first 5 Train, except the New Decatur Yards by their discount', () => {
    const state = at('TAG', { privates: { NDY: 'TAG', Tusc: 'p2' } })
    expect(play(state, buyTrain('TAG', '2', 'ipo', { private: 'NDY' })).privates).toMatchObject({
      NDY: 'closed',
      Tusc: 'p2',
    })
    const five = at('TAG', { privates: { NDY: 'TAG', Tusc: 'p2' }, phase: '4', left: { '4': 0 } })
    expect(play(five, buyTrain('TAG', '5')).privates).toMatchObject({ NDY: 'closed', Tusc: 'closed' })
  })
})

describe('Appendix 1: trains', () => {
  it('App. 1 one train of the Bank a turn, until the first 4 Train is sold; from then on several, in that very turn too', () => {
    expectRefused(play(at('TAG'), buyTrain('TAG', '2')), buyTrain('TAG', '2'), '4.2.5(f)', 'oneTrainATurn')
    const eve = at('TAG', { phase: '3', left: { '3': 0 } }, { treasury: 600 })
    expectAllowed(play(eve, buyTrain('TAG', '4')), buyTrain('TAG', '4'))
  })

  it('App. 1 trains may change corporations in phase 2 already', () => {
    const two = place({
      corporations: { TAG: { ...p1 }, WRA: { president: 'p2', shares: { p2: 6 }, trains: ['2'] } },
      turn: 'TAG',
    })
    expectAllowed(two, buyTrain('TAG', '2', 'WRA', { price: 1 }))
  })

  it('App. 1 trains rust at once, but for the 4 Trains, which may have a last run', () => {
    const others = { president: 'p2', shares: { p2: 6 } }
    const six = place({
      corporations: { TAG: { ...p1, treasury: 900 }, WRA: { ...others, trains: ['3', '4'] } },
      phase: '5',
      left: { '5': 0 },
      turn: 'TAG',
    })
    expect(play(six, buyTrain('TAG', '6')).depot.owned.WRA).toEqual(['4'])
    const seven = place({
      corporations: { TAG: { ...p1, treasury: 900 }, WRA: { ...others, trains: ['4'] } },
      phase: '6',
      left: { '6': 0 },
      turn: 'TAG',
    })
    expect(play(seven, buyTrain('TAG', '7')).depot.owned.WRA).toEqual(['4'])
  })

  it('App. 1 an old train neither lowers the price of a new one nor can be given up', () => {
    const late = play(
      at('TAG', { phase: '7', left: { '7': 0 } }, { treasury: 799, trains: ['5'] }),
      run('TAG', 0),
    )
    expectRefused(late, buyTrain('TAG', '4D'), '4.2.5.2', 'notForced', { has: 799, price: 800 })
    expectRefused(late, discard('TAG', '5'), '4.2.5(g)', 'nothingToDiscard')
  })

  it('App. 1 the 4D Trains run out, unless 7(c) makes them endless', () => {
    const last = { phase: '7', left: { '7': 0, '4D': 0 } }
    expectRefused(at('TAG', last, { treasury: 900 }), buyTrain('TAG', '4D'), '4.2.5(b)', 'notNext', {
      next: null,
    })
    const options = { unlimited4D: true as const }
    expectAllowed(
      at('TAG', { phase: '7', left: { '7': 0 }, options }, { treasury: 900 }),
      buyTrain('TAG', '4D'),
    )
  })

  it('App. 1 everybody sees the cash of players and the treasuries', () => {
    expect(view(at('p2')).players.map(player => player.cash)).toEqual([600, 600, 600])
    expect(view(at('p2')).corporations.find(it => it.id === 'TAG')?.treasury).toBe(500)
  })

  it('App. 1 a president who adds money buys the cheapest train there is; a treasury that pays alone may choose', () => {
    const used = { phase: '4', market: ['3'] }
    expectRefused(at('TAG', used, { treasury: 10 }), buyTrain('TAG', '4'), '4.2.5.2(a)', 'cheapestOnly', {
      cheapest: '3',
    })
    expectAllowed(at('TAG', used, { treasury: 300 }), buyTrain('TAG', '4'))
  })
})

describe('Appendix 1: the end', () => {
  it('App. 1 a stock round is never the last: an operating round follows', () => {
    const state = { ...at('p1'), ending: 'bank' }
    const after = play(state, pass('p1'), pass('p2'), pass('p3'))
    expect(now(after)).toBe('OR 2.1 TAG')
    expectRefused(at('p1'), bankrupt('p1'), '4.2.5.2', 'notRaising')
  })

  it('App. 1 the bank or a value of $300 lets one operating round be finished, not the set', () => {
    const five = {
      phase: '5',
      corporations: { TAG: { ...p1, at: [0, 14] as const, trains: ['3' as const] } },
    }
    const state = play(place({ ...five, phase: '5', turn: 'TAG' }), run('TAG', 10), endTurn('TAG'))
    expect(now(state)).toBe('over market')
  })

  it('App. 1 a bankruptcy ends the game at once', () => {
    const state = at('TAG', { cash: { p1: 0 }, phase: '7', left: { '7': 0 } }, { treasury: 0 })
    expect(now(play(state, bankrupt('p1')))).toBe('over bankruptcy')
    expect(shares(play(state, bankrupt('p1')), 'TAG', 'p1')).toEqual([2])
  })

  it('4.2.6 a corporation keeps the private companies that it has acquired', () => {
    const bought = play(at('TAG', { privates: { NDY: 'p2' }, phase: '3' }), acquire('TAG', 'NDY', 60))
    expect(bought.privates.NDY).toBe('TAG')
    const stock = at('p1', { privates: { NDY: 'TAG' }, phase: '3' })
    expectRefused(stock, sellPrivate('p1', 'NDY', 'p2', 60), '3.2(b)', 'notOwner', { owner: 'TAG' })
    expectRefused(
      at('TAG', { privates: { NDY: 'TAG' } }),
      acquire('TAG', 'NDY', 60),
      '4.2.6',
      'privatesNotYet',
    )
  })
})

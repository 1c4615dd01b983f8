import { describe, expect, it } from 'vitest'
import { report } from '../../../src/titles/18al/table/report'
import { view } from '../../../src/titles/18al/table/view'
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
} from './kit'

const p1 = { president: 'p1', shares: { p1: 4, p2: 2, market: 1 }, treasury: 500 }
/** TAG of p1, which owns a 2, in its operating turn or a player's stock turn of stock round 2. */
const at = (turn: string, more: object = {}, charter: object = {}) =>
  place({ corporations: { TAG: { ...p1, ...charter } }, turn, ...more })

describe('Appendix 1: stock', () => {
  it('Can private companies that have not yet been sold to corporations be sold between players at a mutually agreed price? Yes', () => {
    expectAllowed(at('p1', { privates: { NDY: 'p1' } }), sellPrivate('p1', 'NDY', 'p2', 1))
    expectAllowed(at('p1', { privates: { NDY: 'p1' } }), sellPrivate('p1', 'NDY', 'p2', 600))
  })

  it('Is 60% always the minimum amount needed to float a corporation? Yes', () => {
    const five = at('p1', {}, { shares: { p1: 5 }, floated: false, treasury: 0 })
    expect(play(five, buyShare('p1', 'TAG')).corporations.TAG.floated).toBe(true)
    const four = at('p1', {}, { shares: { p1: 4 }, floated: false, treasury: 0 })
    expect(play(four, buyShare('p1', 'TAG')).corporations.TAG.floated).toBe(false)
  })

  it('When railroads float do they get 10 times the par value as starting capital (full capitalization)? Yes', () => {
    const five = at('p1', {}, { par: 105, at: [3, 3], shares: { p1: 5 }, floated: false, treasury: 0 })
    expect(cash(play(five, buyShare('p1', 'TAG')), 'TAG')).toEqual([1050])
  })

  it('Is a railroad’s home station placed during the stock round when it floats? No, at the beginning of its first operating turn.', () => {
    const five = at('p1', {}, { shares: { p1: 5 }, floated: false, treasury: 0 })
    const state = play(five, buyShare('p1', 'TAG'))
    expect(report(state).corporations.TAG?.tokens).toBe(1)
    expect(state.extra.operatedOnce).toEqual([])
  })

  it('Can players sell shares in a corporation that has not yet operated? Yes (but not in the first stock round of the game)', () => {
    expectAllowed(at('p1'), sellShares('p1', 'TAG'))
    const first = play(afterPrivates(), par('p3', 'TAG', 60), pass('p3'), buyShare('p1', 'TAG'))
    expectRefused(first, sellShares('p1', 'TAG'), '3.2(a)(1)', 'noSalesYet')
  })

  it('Is 50% the maximum amount of a corporation’s stock allowed in the open market (bank pool)? Yes', () => {
    expectAllowed(at('p1', {}, { shares: { p1: 3, market: 4 } }), sellShares('p1', 'TAG'))
    expectRefused(
      at('p1', {}, { shares: { p1: 3, market: 5 } }),
      sellShares('p1', 'TAG'),
      '3.2(a)(2)',
      'marketFull',
    )
  })

  it('May a player buy a share and sell it in the same stock turn? Yes', () => {
    expectAllowed(play(at('p3'), buyShare('p3', 'TAG')), sellShares('p3', 'TAG'))
  })

  it('May a player sell some stock, then buy a certificate, and then sell more, all in one stock turn? No', () => {
    const state = play(at('p1'), sellShares('p1', 'TAG'), par('p1', 'WRA', 60))
    expectRefused(state, sellShares('p1', 'TAG'), '3.2', 'salesOver')
  })

  it('If a player sells stock of multiple corporations in one turn, and their market values end up in the same square on the stock chart, can he choose the order in which he sells them in order to arrange their market-value tokens in any order he likes? Yes', () => {
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

  it('May a player sell stock certificates one at a time, and adjust the market value after each sale, in one stock turn in order to receive a lower price because he wants to go bankrupt? Yes', () => {
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

  it('Is price protection allowed as in 1870? No', () => {
    const state = play(at('p1'), sellShares('p1', 'TAG'))
    expectRefused(state, buyShare('p2', 'TAG', 'market'), '3', 'notYourTurn', { turn: 'p1' })
  })

  it('Do shares in the yellow zone of the stock chart count toward holding limits? No', () => {
    expect(report(at('p1', {}, { at: [3, 0] })).players.p1?.certificates).toBe(0)
  })

  it('Do private companies owned by a player count toward his holding limit? Yes', () => {
    expect(report(at('p1', { privates: { NDY: 'p1', Tusc: 'p1' } })).players.p1?.certificates).toBe(3 + 2)
  })

  it('Can a corporation buy back its own stock as in 1870? No. Can a corporation buy stock of other corporations as in 1841? No', () => {
    expectRefused(at('p1'), buyShare('TAG', 'TAG', 'market'), '3', 'notYourTurn')
    expectRefused(at('TAG'), buyShare('TAG', 'TAG', 'market'), '4(b)', 'notYourTurn')
  })
})

describe('Appendix 1: operating', () => {
  it('Do private companies owned by players block tile laying in their hexes? No', () => {
    expectAllowed(at('TAG', { privates: { NDY: 'p2' } }), layTile('TAG', 20, { hex: 'C4' }))
  })

  it('Must a railroad pay for the token to place in its historical objective before it receives its $100 bonus for reaching its historical objective? Yes', () => {
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

  it('May a railroad corporation pay half dividends? No', () => {
    const state = play(at('TAG', { cash: { p1: 0, p2: 0 } }, { trains: ['2'] }), run('TAG', 100))
    expect(cash(state, 'p1', 'p2')).toEqual([40, 20])
    expectRefused(state, run('TAG', 50, false), '4.2(d)', 'hasRun')
  })

  it('Do shares in the Initial Offering pay dividends to the corporation as in 1870? No. Do shares in the Open Market pay dividends to the corporation as in 1830? Yes', () => {
    expect(cash(play(at('TAG', {}, { trains: ['2'] }), run('TAG', 100)), 'TAG')).toEqual([510])
  })

  it('Are there connection bonuses as in 1856? Not exactly, but historical objectives (rule 4.2.2.1) are similar.', () => {
    expectRefused(at('TAG'), placeToken('TAG', { city: 'Selma', objective: true }), '4.2.2.1', 'notObjective')
  })

  it('Do corporations ever close as in 1870? No', () => {
    const state = at('TAG', {}, { at: [6, 0], treasury: 0, trains: [] })
    const after = play(state, endTurn('TAG', true))
    expect(space(after, 'TAG')).toEqual([6, 0])
    expect(report(after).corporations.TAG).toMatchObject({ price: 30, floated: true })
  })

  it('Can the owner of a private company voluntarily close it? No. All must remain until the first 5 Train is purchased (except that the New Decatur Yards closes if its special power is exercised).', () => {
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
  it('May a corporation buy more than one train from the Bank per turn? Only after the first 4 Train is purchased (including that same turn).', () => {
    expectRefused(play(at('TAG'), buyTrain('TAG', '2')), buyTrain('TAG', '2'), '4.2.5(f)', 'oneTrainATurn')
    const eve = at('TAG', { phase: '3', left: { '3': 0 } }, { treasury: 600 })
    expectAllowed(play(eve, buyTrain('TAG', '4')), buyTrain('TAG', '4'))
  })

  it('May a corporation buy trains from other corporations if no 3 Train has been purchased? Yes', () => {
    const two = place({
      corporations: { TAG: { ...p1 }, WRA: { president: 'p2', shares: { p2: 6 }, trains: ['2'] } },
      turn: 'TAG',
    })
    expectAllowed(two, buyTrain('TAG', '2', 'WRA', { price: 1 }))
  })

  it('Are obsolete trains always removed immediately? Yes, except 4 Trains in some cases (see 4.2.5.1).', () => {
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

  it('Can trains be “traded in” on newer trains as in 1830? No. Can a corporation pay to get rid of an old train as in 1837? No', () => {
    const late = play(
      at('TAG', { phase: '7', left: { '7': 0 } }, { treasury: 799, trains: ['5'] }),
      run('TAG', 0),
    )
    expectRefused(late, buyTrain('TAG', '4D'), '4.2.5.2', 'notForced', { has: 799, price: 800 })
    expectRefused(late, discard('TAG', '5'), '4.2.5(g)', 'nothingToDiscard')
  })

  it('Is the number of 4D Trains limited to those provided in the set? Yes, unless your group plays with optional rule 7(c).', () => {
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

  it('Is the amount of money a player has known to other players? Is the amount in a corporation’s treasury? Yes', () => {
    expect(view(at('p2')).players.map(player => player.cash)).toEqual([600, 600, 600])
    expect(view(at('p2')).corporations.find(it => it.id === 'TAG')?.treasury).toBe(500)
  })

  it('Must railroads in a forced train purchase situation always buy the cheapest train available from the bank or open market? Yes (if the president contributes funds).', () => {
    const used = { phase: '4', market: ['3'] }
    expectRefused(at('TAG', used, { treasury: 10 }), buyTrain('TAG', '4'), '4.2.5.2(a)', 'cheapestOnly', {
      cheapest: '3',
    })
    expectAllowed(at('TAG', used, { treasury: 300 }), buyTrain('TAG', '4'))
  })
})

describe('Appendix 1: the end', () => {
  it('Can the game ever end during a stock round? No', () => {
    const state = { ...at('p1'), extra: { ...at('p1').extra, ending: 'bank' as const } }
    const after = play(state, pass('p1'), pass('p2'), pass('p3'))
    expect(now(after)).toBe('OR 2.1 TAG')
    expectRefused(at('p1'), bankrupt('p1'), '4.2.5.2', 'notRaising')
  })

  it('Can the game end in the middle of a set of operating rounds? Yes. If the bank breaks or a company’s market value reaches $300 per share, you complete only one operating round.', () => {
    const five = {
      phase: '5',
      corporations: { TAG: { ...p1, at: [0, 14] as const, trains: ['3' as const] } },
    }
    const state = play(place({ ...five, phase: '5', turn: 'TAG' }), run('TAG', 10), endTurn('TAG'))
    expect(now(state)).toBe('over market')
  })

  it('If a player goes bankrupt trying to make a forced train purchase, the game ends immediately.', () => {
    const state = at('TAG', { cash: { p1: 0 }, phase: '7', left: { '7': 0 } }, { treasury: 0 })
    expect(now(play(state, bankrupt('p1')))).toBe('over bankruptcy')
    expect(shares(play(state, bankrupt('p1')), 'TAG', 'p1')).toEqual([2])
  })

  it('4.2.6 once a corporation owns a private company, it can never sell it', () => {
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

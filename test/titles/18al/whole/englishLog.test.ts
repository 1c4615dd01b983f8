import { describe, expect, it } from 'vitest'
import { corporationIn } from '../../../../src/families/railway/ledger'
import type { AnyRailway } from '../../../../src/families/railway/table'
import { words } from '../../../../src/titles/18al/words/en'
import { voice } from '../../../words/said'
import { allSold, enter, firstTurn, log, played, table, whyNot } from '../words/table'

describe('the log of a stock round', () => {
  it('tells a purchase and the auction that it settles', () => {
    const bid = played(
      table(),
      { type: 'bid', player: 'p1', private: 'S&NA', amount: 45 },
      { type: 'pass', player: 'p2' },
    )
    expect(log(bid, { type: 'buyPrivate', player: 'p3', private: 'Tusc' })).toEqual([
      'Cy buys the Tuscumbia Railway for $20; Ann pays $45 for the South & North Alabama.',
    ])
  })

  it('tells an auction from its bids to its end', () => {
    const bids = played(
      table(),
      { type: 'bid', player: 'p1', private: 'S&NA', amount: 45 },
      { type: 'bid', player: 'p2', private: 'S&NA', amount: 50 },
    )
    expect(log(table(), { type: 'bid', player: 'p1', private: 'S&NA', amount: 45 })).toEqual([
      'Ann bids $45 for the South & North Alabama.',
    ])
    const { state } = enter(bids, { type: 'buyPrivate', player: 'p3', private: 'Tusc' })
    expect(log(bids, { type: 'buyPrivate', player: 'p3', private: 'Tusc' })).toEqual([
      'Cy buys the Tuscumbia Railway for $20.',
      'The South & North Alabama is auctioned among its bidders; Ann is asked first.',
    ])
    expect(log(state, { type: 'pass', player: 'p1' })).toEqual([
      'Ann passes; Bo pays $50 for the South & North Alabama.',
    ])
  })

  it('tells par, certificates, a float and the end of the round', () => {
    expect(log(allSold(), { type: 'par', player: 'p3', corporation: 'L&N', price: 75 })).toEqual([
      'Cy starts L&N at a par value of $75 and buys the president’s certificate for $150.',
    ])
    const four = played(
      allSold(),
      { type: 'par', player: 'p3', corporation: 'L&N', price: 75 },
      { type: 'pass', player: 'p3' },
      { type: 'buyShare', player: 'p1', corporation: 'L&N', from: 'ipo' },
      { type: 'pass', player: 'p1' },
      { type: 'buyShare', player: 'p2', corporation: 'L&N', from: 'ipo' },
      { type: 'pass', player: 'p2' },
      { type: 'buyShare', player: 'p3', corporation: 'L&N', from: 'ipo' },
      { type: 'pass', player: 'p3' },
    )
    expect(log(four, { type: 'buyShare', player: 'p1', corporation: 'L&N', from: 'ipo' })).toEqual([
      'Ann buys 10% of L&N from the Initial Offering for $75.',
      'L&N floats.',
      'The bank pays $750 into the treasury of L&N.',
    ])
    const passed = played(
      four,
      { type: 'buyShare', player: 'p1', corporation: 'L&N', from: 'ipo' },
      { type: 'pass', player: 'p1' },
      { type: 'pass', player: 'p2' },
      { type: 'pass', player: 'p3' },
    )
    expect(log(passed, { type: 'pass', player: 'p1' })).toEqual([
      'Ann passes.',
      'Bo has the Priority Deal.',
      'Operating round 1.1 begins.',
      'The Tuscumbia Railway pays Ann $5.',
      'The South & North Alabama pays Bo $10.',
      'The Brown & Sons Lumber Co. pays Cy $15.',
      'The Memphis & Charleston pays Ann $20.',
      'The New Decatur Yards pays Bo $20.',
    ])
  })

  it('tells a sale, where the token lands, and a new president', () => {
    const second = played(
      firstTurn(),
      { type: 'endTurn', corporation: 'L&N', noRoute: true },
      { type: 'pass', player: 'p2' },
    )
    expect(log(second, { type: 'sellShares', player: 'p3', corporation: 'L&N', shares: 2 })).toEqual([
      'Cy sells 20% of L&N for $140; its market value falls to $60.',
      'Ann becomes president of L&N in place of Cy.',
    ])
    expect(log(second, { type: 'sellPrivate', player: 'p3', private: 'B&SLC', to: 'p1', price: 80 })).toEqual(
      ['Cy sells the Brown & Sons Lumber Co. to Ann for $80.'],
    )
  })
})

/** The first operating turn, with a second corporation that has been started. */
function twoStarted(): AnyRailway {
  const state = firstTurn()
  const other = { ...corporationIn(state, 'M&O'), par: 60, president: 'p1' }
  return {
    ...state,
    corporations: { ...state.corporations, 'M&O': other },
    chart: [...state.chart, { corporation: 'M&O', at: [2, 2] }],
  }
}

describe('the log of an operating round', () => {
  it('tells tiles and stations', () => {
    expect(log(firstTurn(), { type: 'layTile', corporation: 'L&N', cost: 0 })).toEqual(['L&N lays a tile.'])
    expect(log(firstTurn(), { type: 'layTile', corporation: 'L&N', cost: 60, hex: 'G4' })).toEqual([
      'L&N lays a tile on G4 and pays $60 for the terrain.',
    ])
    expect(log(firstTurn(), { type: 'placeToken', corporation: 'L&N' })).toEqual([
      'L&N places a station for $40.',
    ])
    expect(log(firstTurn(), { type: 'placeToken', corporation: 'L&N', objective: true })).toEqual([
      'L&N places a station in Birmingham for $40 and receives $100 for its historical objective.',
    ])
  })

  it('tells a first train, and a turn without one', () => {
    expect(log(firstTurn(), { type: 'buyTrain', corporation: 'L&N', train: '2', from: 'ipo' })).toEqual([
      'L&N buys a 2 Train from the Initial Offering for $100.',
      'L&N pays no dividend, and its market value falls from $75 to $70.',
      'Phase 2 begins.',
    ])
    expect(log(firstTurn(), { type: 'endTurn', corporation: 'L&N', noRoute: true })[0]).toBe(
      'L&N has no train and no route, and ends its turn.',
    )
  })

  it('tells a run, paid out and withheld', () => {
    const train = played(firstTurn(), {
      type: 'correct',
      reason: '',
      train: { train: '2', from: 'ipo', to: 'L&N' },
    })
    expect(log(train, { type: 'run', corporation: 'L&N', revenue: 60, pay: true })).toEqual([
      'L&N runs for $60 and pays $6 a share: $12 to Ann, $6 to Bo, $18 to Cy; its market value rises to $80.',
    ])
    expect(log(train, { type: 'run', corporation: 'L&N', revenue: 60, pay: false })).toEqual([
      'L&N runs for $60 and withholds it.',
      'L&N pays no dividend, and its market value falls from $75 to $70.',
    ])
    expect(log(train, { type: 'run', corporation: 'L&N', revenue: 0, pay: false })[0]).toBe(
      'L&N does not run.',
    )
  })

  it('tells what a president adds', () => {
    const poor = played(firstTurn(), {
      type: 'correct',
      reason: 'a test',
      money: { from: 'L&N', to: 'bank', amount: 710 },
    })
    expect(log(poor, { type: 'buyTrain', corporation: 'L&N', train: '2', from: 'ipo' })[0]).toBe(
      'L&N buys a 2 Train from the Initial Offering for $100; Cy adds $60.',
    )
  })

  it('tells a bankruptcy', () => {
    const broke = played(
      firstTurn(),
      { type: 'correct', reason: 'a test', money: { from: 'L&N', to: 'bank', amount: 750 } },
      { type: 'correct', reason: 'a test', money: { from: 'p3', to: 'bank', amount: 320 } },
    )
    expect(log(broke, { type: 'declareBankruptcy', player: 'p3' })).toEqual([
      'Cy is bankrupt: 10% of L&N sold for $70, $70 forfeited to the bank, and the game ends.',
      'L&N pays no dividend, and its market value falls from $75 to $70.',
      'The game is over: a player is bankrupt.',
    ])
  })

  it('tells a private company bought at half price and the trains that a phase takes', () => {
    const phase3 = played(
      twoStarted(),
      { type: 'correct', reason: '', phase: '3' },
      { type: 'correct', reason: '', train: { train: '2', from: 'ipo', to: 'M&O' } },
      ...(['2', '2', '2', '2', '3', '3', '3', '3'] as const).map(train => ({
        type: 'correct' as const,
        reason: '',
        train: { train, from: 'ipo', to: 'closed' },
      })),
    )
    const buy = { type: 'acquirePrivate', corporation: 'L&N', private: 'NDY', price: 150 } as const
    expect(log(phase3, buy)).toEqual(['L&N buys the New Decatur Yards from Bo for $150.'])
    expect(
      log(played(phase3, buy), {
        type: 'buyTrain',
        corporation: 'L&N',
        train: '4',
        from: 'ipo',
        private: 'NDY',
      }),
    ).toEqual([
      'L&N buys a 4 Train from the Initial Offering for $150. The New Decatur Yards halves the price and closes.',
      'L&N pays no dividend, and its market value falls from $75 to $70.',
      'Phase 4 begins: the train limit is 3, and several trains may be bought from the bank in one turn.',
      'A 2 Train of M&O is removed from play.',
    ])
    expect(log(phase3, { type: 'acquirePrivate', corporation: 'L&N', private: 'M&C', price: 150 })[1]).toBe(
      'L&N receives the two train name chits.',
    )
  })
})

describe('the log of a phase', () => {
  it('tells what the first 5 Train closes and a discard', () => {
    const away = (['2', '2', '2', '2', '2', '3', '4', '4', '4'] as const).map(train => ({
      type: 'correct' as const,
      reason: '',
      train: { train, from: 'ipo', to: 'closed' },
    }))
    const three = (['3', '3', '3'] as const).map(train => ({
      type: 'correct' as const,
      reason: '',
      train: { train, from: 'ipo', to: 'M&O' },
    }))
    const phase4 = played(twoStarted(), ...away, ...three, { type: 'correct', reason: '', phase: '4' })
    const buy = { type: 'buyTrain', corporation: 'L&N', train: '5', from: 'ipo' } as const
    expect(log(phase4, buy).slice(2)).toEqual([
      'Phase 5 begins: the train limit is 2, brown tiles, second values off the board and in Meridian, and three operating rounds follow each stock round from the next one on.',
      'The Tuscumbia Railway, owned by Ann, closes.',
      'The South & North Alabama, owned by Bo, closes.',
      'The Brown & Sons Lumber Co., owned by Cy, closes.',
      'The Memphis & Charleston, owned by Ann, closes.',
      'The New Decatur Yards, owned by Bo, closes.',
    ])
    const discard = { type: 'discardTrain', corporation: 'M&O', train: '3' } as const
    expect(log(played(phase4, buy), discard)).toEqual(['M&O discards a 3 Train into the Open Market.'])
    expect(whyNot(played(phase4, buy), { type: 'endTurn', corporation: 'L&N' })).toBe(
      'M&O owns more trains than the limit allows and has to discard first.',
    )
  })
})

describe('the log of the banker’s own entries', () => {
  const ruled = (what: object) =>
    words.entry({ type: 'correct', reason: 'as agreed', ...what } as { type: string }, [], voice)

  it('tells each kind of ruling with its reason', () => {
    expect(ruled({ money: { from: 'bank', to: 'p1', amount: 20 } })).toBe(
      'Ruling: $20 from the bank to Ann — as agreed.',
    )
    expect(ruled({ shares: { corporation: 'L&N', from: 'p1', to: 'market', shares: 2 } })).toBe(
      'Ruling: 20% of L&N from Ann to the Open Market — as agreed.',
    )
    expect(ruled({ president: { corporation: 'L&N', player: 'p2' } })).toBe(
      'Ruling: Bo is president of L&N — as agreed.',
    )
    expect(ruled({ price: { corporation: 'L&N', cell: [1, 4] } })).toBe(
      'Ruling: the token of L&N goes to $75 in row 2, under any that lie there — as agreed.',
    )
    expect(ruled({ train: { train: '3', from: 'M&O', to: 'closed' } })).toBe(
      'Ruling: a 3 Train from M&O is removed from play — as agreed.',
    )
    expect(ruled({ train: { train: '3', from: 'closed', to: 'M&O' } })).toBe(
      'Ruling: a 3 Train comes back into play, to M&O — as agreed.',
    )
    expect(ruled({ private: { private: 'M&C', to: 'closed' } })).toBe(
      'Ruling: the Memphis & Charleston closes — as agreed.',
    )
    expect(ruled({ station: { corporation: 'L&N', left: 1 } })).toBe(
      'Ruling: L&N has 1 station left — as agreed.',
    )
    expect(ruled({ phase: '4' })).toBe('Ruling: it is phase 4 — as agreed.')
    expect(ruled({ float: 'L&N' })).toBe('Ruling: L&N floats — as agreed.')
    expect(ruled({ turn: 'p1' })).toBe('Ruling: it is Ann’s turn — as agreed.')
    expect(ruled({ reason: ' ', turn: 'p1' })).toBe('Ruling: it is Ann’s turn.')
    expect(ruled({ reason: 'who knows?', turn: 'p1' })).toBe('Ruling: it is Ann’s turn — who knows?')
  })

  it('tells a count', () => {
    expect(log(table(), { type: 'count', holder: 'p1', cash: 590 })).toEqual([
      'Ann’s cash counted: $590, the books say $600: $10 missing.',
    ])
    expect(log(table(), { type: 'count', holder: 'p1', cash: 605 })).toEqual([
      'Ann’s cash counted: $605, the books say $600: $5 too much.',
    ])
    expect(log(table(), { type: 'count', holder: 'bank', cash: 6200 })).toEqual([
      'The bank’s cash counted: $6200, as the books say.',
    ])
  })

  it('tells the end', () => {
    expect(log(table(), { type: 'stop' })).toEqual([
      'The table ends the game here, and scores are taken as they stand.',
      'The game is over: the table has ended it.',
    ])
  })
})

import { describe, expect, it } from 'vitest'
import { outlookOf } from '../../../../src/families/railway/ahead/outlook'
import { type AnyRailway, frame } from '../../../../src/families/railway/table'
import { roundName } from '../../../../src/families/railway/turns'
import title from '../../../../src/titles/18al'
import { ahead, marketOf } from '../../../../src/titles/18al/later/ahead'
import { bid } from '../../../families/railway/entries'
import { knownGames, realGame } from '../../../games/recorded'
import { place, play, table } from '../kit'
import { actionsOf, stateAt, statesOf, tableAfter } from '../recorded'

const outlook = outlookOf(ahead)

const states = statesOf(realGame('4714'))

const at = (find: (state: AnyRailway) => boolean): ReturnType<typeof outlook> =>
  outlook(states.find(find) as AnyRailway)

describe('the outlook', () => {
  it('before the first entry: nothing leaves the bank, and players can raise only their cash', () => {
    const { bank, runs, liquidity } = outlook(states[0] as AnyRailway)
    expect(bank).toMatchObject({ perRound: 0, rounds: null, round: null, last: null })
    expect(runs).toEqual([])
    expect(liquidity.map(row => [row.cash, row.total, row.room])).toEqual([
      [500, 500, 12],
      [500, 500, 12],
      [500, 500, 12],
      [500, 500, 12],
    ])
  })

  it('the first 4 takes the 2s; it says who is then without a train, the shortfall, and whose money is needed', () => {
    const state = states.findLast(s => s.phase === '3') as AnyRailway
    const four = outlook(state).trains.find(train => train.type === '4')
    const owners = Object.entries(state.depot.owned).filter(([, trains]) => trains.includes('2'))
    expect(four?.removes.map(row => row.corporation)).toEqual(owners.map(([id]) => id))
    for (const row of four?.stranded ?? []) {
      expect(state.depot.owned[row.corporation]?.every(train => train === '2')).toBe(true)
      expect(row.short).toBe(Math.max(0, row.price - row.treasury))
      expect(row.presidentHas).toBe(state.cash[row.president])
    }
    // Whoever buys then finds no earlier train, only another 4 at its full price.
    const prices = four?.stranded.map(row => row.price) ?? []
    expect(prices.every(price => price === 300 || price === 150)).toBe(true)
  })

  it('a run paid three times moves to the right, one withheld first lags behind', () => {
    const { runs } = at(state => Object.values(state.corporations).some(row => (row.lastRun ?? 0) > 0))
    const [run] = runs
    if (!run) throw new Error('no run')
    expect(run.perShare * 10).toBe(run.revenue)
    expect(run.paid).toHaveLength(3)
    expect((run.paid[2] ?? 0) >= (run.withheldFirst[2] ?? 0)).toBe(true)
    expect(run.gainPaid).toBeGreaterThan(run.gainWithheldFirst)
  })

  it('liquidity is cash and the largest sale of each corporation, which the rules then take', () => {
    const state = states.findLast(s => frame(s, 'stock')) as AnyRailway
    const player = frame(state, 'stock')?.player ?? ''
    const row = outlook(state).liquidity.find(liquid => liquid.player === player)
    let sold = state
    for (const { corporation, shares } of row?.sales ?? [])
      sold = tableAfter(sold, {
        ...{ type: 'sellShares', player, shares },
        corporation: corporation as string,
      })
    expect(sold.cash[player]).toBe(row?.total)
  })

  it('OR 5.2 of 4714, worked out by hand: L&N has run for 130', () => {
    const { bank, trains, runs, liquidity } = outlook(states[170] as AnyRailway)
    // 13 x 7 of L&N, 10 x 10 of WRA, 22 x 10 of ATN, 70 of the private companies; WRA and ATN are still to run.
    // (5050 - 320) / 481 = 9.8: two rounds a set, so the tenth after OR 5.2 is OR 10.2.
    expect(bank).toMatchObject({ perRound: 481, rounds: 10, round: 'OR 10.2', last: null })
    const [, five, six, seven, last] = trains
    expect(five).toMatchObject({ type: '5', left: 2, removes: [], mustDiscard: [], stranded: [] })
    expect(six?.removes).toEqual([
      { corporation: 'L&N', trains: ['3'] },
      { corporation: 'WRA', trains: ['3'] },
      { corporation: 'ATN', trains: ['3', '3'] },
    ])
    // The only 6 is sold by then, and the 7 costs 700. L&N has 770; ATN has 565 and Player 1 171.
    expect(six?.stranded).toEqual([
      { corporation: 'L&N', president: 'p3', price: 700, treasury: 770, short: 0, presidentHas: 183 },
      { corporation: 'ATN', president: 'p1', price: 700, treasury: 565, short: 135, presidentHas: 171 },
    ])
    // The 6 took WRA's 3, so the 7 leaves it without a train, too.
    expect(seven?.removes).toEqual([
      { corporation: 'M&O', trains: ['4'] },
      { corporation: 'WRA', trains: ['4'] },
    ])
    expect(seven?.stranded).toEqual([
      { corporation: 'M&O', president: 'p3', price: 800, treasury: 750, short: 50, presidentHas: 183 },
      { corporation: 'WRA', president: 'p4', price: 800, treasury: 260, short: 540, presidentHas: 87 },
    ])
    expect(last).toMatchObject({ type: '4D', removes: [], stranded: [] })
    // 190 to 270 and three times 13; or 170, 190, 215 and twice 13.
    expect(runs[0]).toMatchObject({ corporation: 'L&N', gainPaid: 119, gainWithheldFirst: 51 })
    // 171 and 1 L&N at 190, 1 M&O at 90, 2 WRA and 5 ATN at 75: ATN's presidency goes to Player 2, who holds 5.
    expect(liquidity[0]).toMatchObject({ player: 'p1', total: 976, room: 3 })
  })

  it('SR 3 of 144868, worked out by hand: most of the shares are presidents’', () => {
    const { bank, trains, liquidity } = outlook(stateAt(realGame('144868'), 80))
    // 4 x 7 of WRA, 6 x 7 of AB&C, 4 x 6 of TAG, 70 of the private companies; 6470 / 164 = 39.5, two rounds a set.
    expect(bank).toMatchObject({ perRound: 164, rounds: 40, round: 'OR 22.2', last: null })
    const six = trains.find(train => train.type === '6')
    expect(trains.find(train => train.type === '4')?.stranded.map(it => [it.corporation, it.short])).toEqual([
      ['WRA', 0],
      ['AB&C', 0],
    ])
    // By then TAG's New Decatur Yards are closed, so there is no half price.
    expect(six?.stranded).toEqual([
      { corporation: 'TAG', president: 'p1', price: 700, treasury: 160, short: 540, presidentHas: 174 },
    ])
    // Nobody else holds 20% of L&N or TAG, so both presidencies stay; two shares of TAG are in the Open Market already.
    expect(liquidity.map(it => [it.player, it.total])).toEqual([
      ['p1', 174 + 2 * 75 + 2 * 60],
      ['p2', 50 + 4 * 75 + 75],
      ['p3', 46 + 4 * 75 + 75],
    ])
  })

  it('SR 13 of a game of five, worked out by hand: limits and the yellow zone', () => {
    const known = knownGames()[3]
    if (!known) throw new Error('no such game')
    const { bank, trains, liquidity } = outlook(stateAt(known, 579))
    // 30 + 80 + 60 + 42 + 20, WRA has no train; 6011 / 232 = 25.9, three rounds a set.
    expect(bank).toMatchObject({ perRound: 232, rounds: 26, round: 'OR 21.2', last: null })
    expect(trains.flatMap(train => train.stranded.map(it => [train.type, it.corporation, it.short]))).toEqual(
      [
        ['6', 'ATN', 700 - 84],
        ['6', 'TAG', 700 - 302],
        ['7', 'L&N', 800 - 427],
        ['7', 'AB&C', 800 - 29],
      ],
    )
    expect(liquidity.map(it => [it.total, it.room])).toEqual([
      [139 + 3 * 150 + 2 * 50 + 4 * 105, 5],
      [154 + 3 * 60 + 2 * 75 + 2 * 150 + 50, 4],
      [174 + 60 + 3 * 75 + 3 * 105 + 2 * 150 + 50 + 105, 0],
      [168 + 3 * 60 + 3 * 75 + 5 * 105 + 2 * 105, 0],
      [197 + 2 * 60 + 2 * 75 + 2 * 105 + 2 * 150 + 3 * 50 + 3 * 105, 0],
    ])
  })

  it('a lower train limit is reported for the first train that brings it, and for no later one', () => {
    const state = states.findLast(
      s => s.phase === '4' && Object.values(s.depot.owned).some(trains => trains.length === 3),
    )
    if (!state) throw new Error('no corporation has three trains')
    const { trains } = outlook(state)
    expect(trains.filter(train => train.mustDiscard.length > 0).map(train => train.type)).toEqual(['5'])
  })

  it('4.2.5.2 names each corporation that has floated and has no train, with what its president must add now', () => {
    const state = place({
      corporations: {
        TAG: { president: 'p1', shares: { p1: 2 }, floated: false, at: [0, 6] },
        WRA: { president: 'p2', shares: { p2: 6 }, at: [2, 2] },
        ATN: { president: 'p1', shares: { p1: 6 }, at: [2, 2], trains: ['2'] },
      },
      turn: 'p1',
    })
    expect(outlook(state).trainless).toMatchObject([
      { corporation: 'WRA', president: 'p2', price: 100, short: 100 },
    ])
  })

  it('only a corporation that has floated comes closer to the end by its runs', () => {
    const state = place({
      corporations: {
        TAG: { president: 'p1', shares: { p1: 2 }, floated: false, at: [0, 6] },
        WRA: { president: 'p2', shares: { p2: 6 }, at: [2, 2], trains: ['2'] },
      },
      turn: 'p1',
    })
    expect(marketOf(state)?.corporation).toBe('WRA')
  })

  it('3.1(b) money set aside for bids is not there to spend', () => {
    const state = play(table(3), bid('p1', 'NDY', 400))
    expect(outlook(state).liquidity.map(row => row.cash)).toEqual([200, 600, 600])
  })

  it('4.2.5(g) whoever discards at one type is not over the limit at the next', () => {
    const trains = ['3', '3', '3', '3'] as const
    const state = place({
      corporations: { TAG: { president: 'p1', shares: { p1: 6 }, at: [2, 2], trains: [...trains] } },
      phase: '3',
      turn: 'TAG',
    })
    const rows = outlook(state).trains
    const of = (type: string) => rows.find(row => row.type === type)
    expect(of('4')?.mustDiscard).toEqual([{ corporation: 'TAG', excess: 1 }])
    expect(of('5')?.mustDiscard).toEqual([{ corporation: 'TAG', excess: 1 }])
    expect(of('6')?.removes).toEqual([{ corporation: 'TAG', trains: ['3', '3'] }])
  })

  it('names the round in which the bank runs out, at its start, in nine games out of ten', () => {
    const ended = knownGames().filter(known => known.final.gameOver === 'bank')
    const right = ended.filter(known => {
      let state = title.start(known)
      let round = ''
      let said = ''
      for (const action of actionsOf(known)) {
        state = tableAfter(state, action)
        const now = roundName(state)
        if (now === round || frame(state, 'over')) continue
        round = now
        if ((state.cash.bank ?? 0) > 0) said = outlook(state).bank.round ?? ''
      }
      return said === round
    })
    expect(right.length / ended.length).toBeGreaterThan(0.9)
  })
})

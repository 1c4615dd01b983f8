import { describe, expect, it } from 'vitest'
import { outlookOf } from '../../../../src/families/railway/ahead/outlook'
import { ahead } from '../../../../src/titles/18va/later/ahead'
import { start } from '../../../../src/titles/18va/start'
import { knownGames, setupOf } from '../games'
import { auction, place, play, type VaState } from '../kit'

const outlook = outlookOf(ahead)

/** A recorded game after this many entries. */
function after(game: number, entries: number): VaState {
  const recorded = knownGames()[game]
  if (!recorded) throw new Error(`no game ${game}`)
  return play(start(setupOf(recorded)), ...recorded.trace.slice(0, entries).map(({ action }) => action))
}

/** Two players, SR 6 of phase 2: the B&O and three Five-Share Companies at low values. */
const early = () => outlook(after(3, 151))
/** The same game in OR 8.1 of phase 3: only the B&O is still to have its turn. */
const later = () => outlook(after(3, 261))

describe('the outlook of 18VA, worked out by hand', () => {
  it('5 divides the bank by the last runs and the private companies', () => {
    // REA 10, TIW 15, PY 20; B&O 60 on all ten; N&W 20 on all five; RF&P 2 on four; WM 40 on all five: 173.
    // 6,412 ÷ 173 is more than 37: the 38th round from OR 6.1 on, one in each set.
    expect(early().bank).toMatchObject({ perRound: 173, rounds: 38, round: 'OR 43.1', last: 'OR 43.1' })
  })

  it('5 counts what is still to come in the round in progress, and two rounds a set from phase 3 on', () => {
    // 45; B&O 20, N&W 30, RF&P 1 on five of ten, SR and VGN 6 on four, WM 30: 178. The B&O still takes 20.
    // (6,240 − 20) ÷ 178 is less than 35: OR 8.2, then 34 rounds in 17 sets.
    expect(later().bank).toMatchObject({ perRound: 178, rounds: 35, round: 'OR 25.2', last: 'OR 25.2' })
  })

  it('5 the game ends with the last round of the set in which the bank runs out', () => {
    const table = {
      corporations: { 'B&O': { president: 'p1', shares: { p1: 6 }, par: 90, trains: ['3' as const] } },
      phase: '5' as const,
      cash: { p1: 6800 },
      round: [4, 1] as const,
      of: 3,
      turn: 'B&O',
    }
    const state = place(table)
    const ran = (now: VaState) => ({
      ...now,
      corporations: { ...now.corporations, 'B&O': { ...now.corporations['B&O'], lastRun: 1000 } },
    })
    expect(outlook(ran(state)).bank).toMatchObject({ rounds: 0, round: 'OR 4.1', last: 'OR 4.3' })
    const set = place({ ...table, ending: 'bank' })
    expect(outlook(set).bank).toMatchObject({ rounds: null, last: 'OR 4.3' })
  })

  it('2 the first 4/3G scraps all of type 2, and says who must add what for the cheapest train then', () => {
    const four = later().trains.find(({ type }) => type === '4')
    expect(four?.removes).toEqual([
      { corporation: 'B&O', trains: ['1G'] },
      { corporation: 'N&W', trains: ['1G'] },
      { corporation: 'RF&P', trains: ['2', '2'] },
      { corporation: 'VGN', trains: ['2'] },
      { corporation: 'WM', trains: ['1G'] },
    ])
    // The B&O keeps its 2G. By then a 4/3G is the cheapest, at $300.
    expect(
      four?.stranded.map(({ corporation, price, treasury, short }) => [corporation, price, treasury, short]),
    ).toEqual([
      ['N&W', 300, 318, 0],
      ['RF&P', 300, 13, 287],
      ['VGN', 300, 42, 258],
      ['WM', 300, 361, 0],
    ])
  })

  it('4.5.1 the first 5/4G converts all at once; the Tredegar Iron Works would take $200 off', () => {
    const five = later().trains.find(({ type }) => type === '5')
    expect(five?.changes).toEqual(['C&O', 'N&W', 'SR', 'VGN', 'WM'])
    // $500 minus 262 in the treasury; with the Tredegar Iron Works, $300 minus 262.
    expect(five?.stranded[0]).toMatchObject({ corporation: 'B&O', short: 238, reduced: 38 })
    expect(five?.stranded[1]).toMatchObject({ corporation: 'SR', short: 273 })
    expect(five?.stranded[1]).not.toHaveProperty('reduced')
  })

  it('4.5.8 says who is over the new limit by size, and that a 4D is sold beside the second 6/5G', () => {
    const state = place({
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 3 }, trains: ['3', '2G', '3', '2G'] },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['3', '2'], treasury: 100 },
      },
      phase: '3',
      turn: 'B&O',
    })
    const { trains } = outlook(state)
    const of = (type: string) => trains.find(it => it.type === type)
    // Four trains with a limit of three from phase 4 on; the WM loses its 2 and keeps its one.
    expect(of('4')?.mustDiscard).toEqual([{ corporation: 'B&O', excess: 1 }])
    // Neither may buy now: both have as many as the old limit allows.
    expect(of('4')?.overIfBought).toEqual([])
    expect(of('5')?.stranded.map(({ corporation, price }) => [corporation, price])).toEqual([
      ['B&O', 500],
      ['WM', 500],
    ])
    const buyer = place({
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 3 }, trains: ['3', '2G'] },
        WM: { president: 'p2', shares: { p2: 2 }, trains: ['3'] },
        SR: { president: 'p3', shares: { p3: 2 }, trains: [] },
      },
      phase: '3',
      turn: 'WM',
    })
    // A limit of one for five shares: the WM has its one already.
    expect(outlook(buyer).trains.find(({ type }) => type === '4')?.overIfBought).toEqual(['WM'])
    const late = place({
      corporations: { 'B&O': { president: 'p1', shares: { p1: 3 }, trains: ['4'], treasury: 0 } },
      phase: '5',
      turn: 'B&O',
    })
    // The second 6/5G is still there: $600, not the 4D's $800.
    expect(outlook(late).trains.find(({ type }) => type === '4D')?.stranded[0]?.price).toBe(600)
  })

  it('4.5.8 who discards at one type is not over the limit at the next, and loses the oldest', () => {
    const state = place({
      corporations: { 'B&O': { president: 'p1', shares: { p1: 3 }, trains: ['4', '3G', '4'] } },
      phase: '4',
      turn: 'B&O',
    })
    const at = outlook(state)
    const of = (type: string) => at.trains.find(it => it.type === type)
    expect(of('5')?.mustDiscard).toEqual([{ corporation: 'B&O', excess: 1 }])
    expect(of('6')?.mustDiscard).toEqual([])
    expect(of('4D')?.removes).toEqual([{ corporation: 'B&O', trains: ['3G', '4'] }])
  })

  it('3.2 a dividend below the value leaves the token: it moves only from its value on', () => {
    const runs = early().runs
    // The B&O at 40 runs 60: 50, 60, 65 while 60 is enough; a share gets 6 each time.
    expect(runs[0]).toMatchObject({ revenue: 60, perShare: 6, paid: [50, 60, 65], gainPaid: 25 + 18 })
    // The RF&P at 70 runs for 10 and stays; if it withholds, it falls to 65 and stays there.
    expect(runs[2]).toMatchObject({
      ...{ corporation: 'RF&P', perShare: 2, paid: [70, 70, 70], gainPaid: 6 },
      ...{ withheldFirst: [65, 65, 65], gainWithheldFirst: 4 - 5 },
    })
  })

  it('3.1 players sell as far as the Pool has room and somebody can preside', () => {
    const [one, two] = later().liquidity
    // The Pool has four of the B&O's ten shares, and two of five of the N&W and the WM; nobody else has two of the VGN.
    expect(one).toMatchObject({
      ...{ player: 'p1', cash: 223, total: 263, room: 27 - 8 },
      sales: [{ corporation: 'B&O', shares: 1, amount: 40 }],
    })
    expect(two?.total).toBe(40 + 40 + 40 + 70)
  })

  it('4.1 money set aside for bids is not counted', () => {
    const state = auction('p2', { TIW: { bid: { player: 'p1', amount: 65 } } })
    expect(outlook(state).liquidity.map(({ player, cash, total }) => [player, cash, total])).toEqual([
      ['p1', 335, 335],
      ['p2', 400, 400],
      ['p3', 400, 400],
    ])
  })

  it('4.1 everybody may bid on every item of the first auction, from its face value or $5 above the standing bid', () => {
    const state = auction('p2', {
      REA: { face: 35 },
      TIW: { bid: { player: 'p1', amount: 65 } },
      PY: { bid: { player: 'p2', amount: 390 } },
    })
    const bidsOf = (player: string, at = state) =>
      outlook(at)
        .liquidity.find(row => row.player === player)
        ?.privates.map(({ of, price, bid }) => [of, price, bid])
    const all = (...of: [string, number][]) => of.map(it => [...it, true])
    expect(bidsOf('p1')).toEqual(all(['REA', 35], ['TIW', 70], ['B&O', 140]))
    // All but $10 is set aside for the yards, of which a bid on them is free.
    expect(bidsOf('p2')).toEqual(all(['PY', 395]))
    expect(bidsOf('p3')).toEqual(all(['REA', 35], ['TIW', 70], ['PY', 395], ['B&O', 140]))
    // What costs nothing must be bid on before anything else.
    expect(bidsOf('p3', auction('p2', { REA: { face: 0 } }))).toEqual(all(['REA', 0]))
  })

  it('4.6.3 says nothing about players who are out of the game', () => {
    const state = place({
      corporations: { 'B&O': { president: 'p1', shares: { p1: 3 } } },
      bankrupt: ['p3'],
      turn: 'p1',
    })
    expect(outlook(state).liquidity.map(({ player }) => player)).toEqual(['p1', 'p2'])
  })
})

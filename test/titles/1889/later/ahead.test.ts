import { describe, expect, it } from 'vitest'
import { outlookOf } from '../../../../src/families/railway/ahead/outlook'
import { type AnyRailway, frame } from '../../../../src/families/railway/table'
import { roundName } from '../../../../src/families/railway/turns'
import { ahead } from '../../../../src/titles/1889/later/ahead'
import type { Action1889 } from '../../../../src/titles/1889/law'
import { law } from '../../../../src/titles/1889/law'
import { start } from '../../../../src/titles/1889/start'
import { bid, buyPrivate, sellShares } from '../../../families/railway/entries'
import { actionsOf } from '../../../games/recorded'
import { tablesOf } from '../../../played'
import { parts } from '../parts'
import { play, sold, table } from '../tables'
import { turn } from '../turn'

const outlook = outlookOf(ahead)

/** A row of a corporation with a last run. */
const ran = (state: AnyRailway, id: string, lastRun: number): AnyRailway => {
  const row = state.corporations[id]
  if (!row) throw new Error(id)
  return { ...state, corporations: { ...state.corporations, [id]: { ...row, lastRun } } }
}

describe('the outlook of 1889', () => {
  it('before the first entry: nothing leaves the bank, and players can raise only their cash', () => {
    const { bank, runs, trainless, liquidity } = outlook(table(4))
    expect(bank).toMatchObject({ perRound: 0, rounds: null, round: null, last: null })
    expect([runs, trainless]).toEqual([[], []])
    expect(liquidity.map(row => [row.cash, row.total, row.room])).toEqual(Array(4).fill([420, 420, 14]))
  })

  it('Auction: a bidder who waits in a running auction could raise, and neither who leads nor who has no bid', () => {
    const start = play(table(4), bid('p1', 'MF', 35), bid('p2', 'MF', 40), bid('p3', 'MF', 45))
    const state = play(start, buyPrivate('p4', 'TE'))
    expect(frame(state, 'auction')).toMatchObject({ private: 'MF', player: 'p1' })
    const privates = outlook(state).liquidity.map(row => row.privates)
    const raise = [{ of: 'MF', price: 50, bid: true }]
    expect(privates).toEqual([raise, raise, [], []])
  })

  it('the bank: runs and private companies take from it, and the game ends with the set', () => {
    // AR pays 5 of 10 on the shares of p1 for 60, KO has no train; the seven private companies pay 100; (250 - 30) / 130 = 1.7.
    const state = ran(turn({ trains: { AR: ['2'] } }), 'AR', 60)
    const { bank } = outlook({ ...state, cash: { ...state.cash, bank: 250 } })
    expect(bank).toMatchObject({
      perRound: 30 + 100,
      rounds: 2,
      round: 'OR 3.1',
      last: 'OR 3.1',
      leaves: [{ corporation: 'AR', perShare: 6, shares: 5 }],
    })
  })

  it('Trains: the first of each type, one after the other, and the diesel right after the first 6', () => {
    const state = turn({ trains: { AR: ['2', '2'], KO: ['3', '3', '3'] } })
    const { trains, trainless } = outlook(state)
    const of = (type: string) => trains.find(row => row.type === type)
    expect(trainless).toEqual([])
    expect(of('4')?.removes).toEqual([{ corporation: 'AR', trains: ['2', '2'] }])
    // Then the cheapest is another 4.
    expect(of('4')?.stranded).toMatchObject([{ corporation: 'AR', president: 'p1', price: 300, short: 0 }])
    expect(of('5')?.mustDiscard).toEqual([{ corporation: 'KO', excess: 1 }])
    expect(of('6')?.removes).toEqual([{ corporation: 'KO', trains: ['3', '3'] }])
    expect(of('D')).toMatchObject({ price: 1100, left: null, removes: [] })
  })

  it('10.6 names each corporation that has no train, with what its president must add now', () => {
    const state = turn({ cash: { AR: 30, KO: 500 }, trains: { KO: ['2'] } })
    expect(outlook(state).trainless).toMatchObject([
      { corporation: 'AR', president: 'p1', price: 80, treasury: 30, short: 50 },
    ])
  })

  it('Dividend: three paid runs go right, a withheld one lags behind', () => {
    const [run] = outlook(ran(turn({ trains: { AR: ['2'] } }), 'AR', 100)).runs
    expect(run).toMatchObject({ perShare: 10, paid: [110, 125, 140], withheldFirst: [90, 100, 110] })
    expect(run).toMatchObject({ gainPaid: 70, gainWithheldFirst: 30 })
  })

  it('Selling: what a player can raise is what the rules then take; nothing in SR 1', () => {
    expect(outlook(sold(3)).liquidity.every(({ sales }) => sales.length === 0)).toBe(true)
    for (const game of parts.recorded.filter((_, i) => i % 9 === 4)) {
      const states = tablesOf(law, start(game) as AnyRailway, actionsOf(game) as readonly Action1889[])
      const state = states.findLast(it => frame(it, 'stock')?.deeds.length === 0) as AnyRailway
      const player = frame(state, 'stock')?.player ?? ''
      const row = outlook(state).liquidity.find(it => it.player === player)
      for (const { corporation, shares } of row?.sales ?? [])
        expect(play(state, sellShares(player, corporation, shares))).toBeTruthy()
    }
  })

  it('Auction: money set aside is not there to spend', () => {
    const state = play(table(4), { type: 'bid', player: 'p1', private: 'UTF', amount: 200 })
    expect(outlook(state).liquidity.map(({ cash }) => cash)).toEqual([220, 420, 420, 420])
  })

  it('names the round in which the bank runs out, at its start, in most games, although their revenues are drawn', () => {
    const ended = parts.recorded.filter(({ final }) => final.gameOver === 'bank')
    const right = ended.filter(game => {
      let round = ''
      let said = ''
      const states = tablesOf(law, start(game) as AnyRailway, actionsOf(game) as readonly Action1889[])
      for (const state of states) {
        const now = roundName(state)
        if (now === round || state.ending !== null) continue
        round = now
        said = outlook(state).bank.round ?? ''
      }
      return said === round
    })
    expect(ended.length).toBeGreaterThan(5)
    expect(right.length / ended.length).toBeGreaterThan(0.7)
  })
})

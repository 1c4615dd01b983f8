import { describe, expect, it } from 'vitest'
import { operatingTurn } from '../../../../src/families/railway/table'
import { afterAuction, correct, expectRefused, place, play } from '../kit'

/** SR of p1 operates before the B&O of p2. */
const mid = () =>
  place({
    corporations: {
      SR: { president: 'p1', shares: { p1: 2, p2: 2 }, treasury: 200, trains: ['2G'] },
      'B&O': { president: 'p2', shares: { p2: 3 }, trains: ['3'] },
    },
    phase: '3',
    turn: 'SR',
  })

const had = (corporation: 'SR' | 'B&O' | 'WM', turns: number) => correct({ operated: { corporation, turns } })

describe('ruling: how far the round has come', () => {
  it('4.5 who has had a turn in this round', () => {
    const state = play(mid(), had('B&O', 1))
    expect(operatingTurn(state)?.operated).toEqual(['B&O'])
    expect(operatingTurn(play(state, had('B&O', 0)))?.operated).toEqual([])
    expectRefused(state, had('B&O', 1), 'ruling', 'alreadySo', { what: 'operated', of: 'B&O' })
    expectRefused(mid(), had('SR', 1), 'ruling', 'itsTurn', { corporation: 'SR' })
    expectRefused(mid(), had('WM', 1), 'ruling', 'notStarted', { corporation: 'WM' })
    expectRefused(afterAuction(), had('B&O', 1), 'ruling', 'notOperating', { round: 'SR 1' })
  })

  it('4.5 how many operating rounds the set has, at least those that have begun', () => {
    const of = (rounds: number) => correct({ rounds })
    const { round } = mid()
    expect(play(mid(), of(3)).round).toEqual({ ...round, of: 3 })
    expectRefused(mid(), of(round.of), 'ruling', 'alreadySo', { what: 'rounds', of: String(round.of) })
    const second = { ...mid(), round: { stock: 2, operating: 2, of: 2 } }
    expectRefused(second, of(1), 'ruling', 'roundsBegun', { rounds: 1, begun: 2 })
    expectRefused(afterAuction(), of(2), 'ruling', 'notOperating', { round: 'SR 1' })
  })
})

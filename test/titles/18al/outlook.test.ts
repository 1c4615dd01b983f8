import { describe, expect, it } from 'vitest'
import { apply } from '../../../src/rules/apply'
import type { Outlook } from '../../../src/rules/outlook'
import type { AnyState } from '../../../src/rules/state'
import { actionsOf, knownGames, realGame } from '../../games/recorded'
import { title } from '../../session/games'

const game = realGame('4714')
const states = actionsOf(game).reduce<AnyState[]>(
  (all, action) => {
    const outcome = apply(title.law, all.at(-1) as AnyState, action)
    if ('refusal' in outcome) throw new Error(outcome.refusal.code)
    all.push(outcome.state)
    return all
  },
  [title.setup(game)],
)

const at = (find: (state: AnyState) => boolean): Outlook => title.outlook(states.find(find) as AnyState)

describe('the outlook', () => {
  it('before the first entry: nothing leaves the bank, all can raise only their cash', () => {
    const { bank, runs, liquidity } = title.outlook(states[0] as AnyState)
    expect(bank).toEqual({ perRound: 0, rounds: null, round: null })
    expect(runs).toEqual([])
    expect(liquidity.map(row => [row.cash, row.total, row.room])).toEqual([
      [500, 500, 12],
      [500, 500, 12],
      [500, 500, 12],
      [500, 500, 12],
    ])
  })

  it('the first 4 takes the 2s, and says who is without a train then, with what shortfall and whose money', () => {
    const state = states.findLast(s => s.phase === '3') as AnyState
    const four = title.outlook(state).trains.find(train => train.type === '4')
    const owners = Object.entries(state.depot.owned).filter(([, trains]) => trains.includes('2'))
    expect(four?.removes.map(row => row.corporation)).toEqual(owners.map(([id]) => id))
    for (const row of four?.stranded ?? []) {
      expect(state.depot.owned[row.corporation]?.every(train => train === '2')).toBe(true)
      expect(row.short).toBe(Math.max(0, row.price - row.treasury))
      expect(row.presidentHas).toBe(state.cash[row.president])
    }
    // Whoever buys then finds none of the trains before it: another 4, at its full price.
    const prices = four?.stranded.map(row => row.price) ?? []
    expect(prices.every(price => price === 300 || price === 150)).toBe(true)
  })

  it('a run paid three times climbs to the right, one withheld first lags behind', () => {
    const { runs } = at(state => Object.values(state.corporations).some(row => (row.lastRun ?? 0) > 0))
    const [run] = runs
    if (!run) throw new Error('no run')
    expect(run.perShare * 10).toBe(run.revenue)
    expect(run.paid).toHaveLength(3)
    expect((run.paid[2] ?? 0) >= (run.withheldFirst[2] ?? 0)).toBe(true)
    expect(run.gainPaid).toBeGreaterThan(run.gainWithheldFirst)
  })

  it('liquidity is cash and the largest sale of each corporation, which the rules then take', () => {
    const state = states.findLast(s => (s.turn[0] as { at: string }).at === 'stock') as AnyState
    const { player } = state.turn[0] as { player: string }
    const row = title.outlook(state).liquidity.find(liquid => liquid.player === player)
    let after = state
    for (const { corporation, shares } of row?.sales ?? []) {
      const outcome = apply(title.law, after, { type: 'sellShares', player, corporation, shares } as never)
      if ('refusal' in outcome) throw new Error(outcome.refusal.code)
      after = outcome.state
    }
    expect(after.cash[player]).toBe(row?.total)
  })

  it('at the start of the round in which the bank goes out it names that round, in nine games of ten', () => {
    const ended = knownGames().filter(known => known.final.gameOver === 'bank')
    const right = ended.filter(known => {
      let state = title.setup(known)
      let round = ''
      let said = ''
      for (const action of actionsOf(known)) {
        const outcome = apply(title.law, state, action)
        if ('refusal' in outcome) throw new Error(outcome.refusal.code)
        state = outcome.state
        const now = title.view(state)
        if (now.round === round || now.turn.at === 'over') continue
        round = now.round
        if (now.bank > 0) said = title.outlook(state).bank.round ?? ''
      }
      return said === round
    })
    expect(right.length / ended.length).toBeGreaterThan(0.9)
  })
})

import { describe, expect, it } from 'vitest'
import type { AnyRailway } from '../../../src/families/railway/table'
import type { Action } from '../../../src/rules/rule'
import { cash } from '../../titles/tried'
import { buyShare, correct, discard, endTurn, par, pass, run, stop } from '../railway/entries'
import { railways } from '../railway/kits'
import type { Position } from '../railway/place'

describe.each(railways)('the end of a game of $id', kit => {
  const { game, cite, play, happened, report, refuses, expectAllowed, now, place, figures } = kit
  const [one, two, three] = kit.corporations
  const [mine, its] = kit.privates
  const passes = [pass('p1'), pass('p2'), pass('p3')]
  const over = cite('gameOver')

  /** The first corporation, of p1, before the second, of p2, with this much in the bank; p3 has the rest. */
  function bank(left: number, more: Partial<Position> = {}): AnyRailway {
    const state = place({
      corporations: {
        [one]: { president: 'p1', shares: { p1: 4, p2: 2 }, par: 90, trains: ['3'] },
        [two]: { president: 'p2', shares: { p2: 6 }, trains: ['3'] },
      },
      phase: '3',
      turn: one,
      ...more,
    })
    const rest = (state.cash.bank ?? 0) - left
    const cash = { ...state.cash, bank: left, p3: (state.cash.p3 ?? 0) + rest }
    return { ...state, cash, round: { ...state.round, of: 2 } }
  }

  /** The rounds that are still played to the end of the game, and the table then. */
  function toTheEnd(from: AnyRailway) {
    const rounds = new Set<string | undefined>()
    let state = from
    while (!report(state).gameOver) {
      const { round, turn = '' } = report(state)
      rounds.add(round)
      state = play(state, run(turn, 0), endTurn(turn))
    }
    return { rounds: [...rounds], state }
  }

  describe('the bank runs out', () => {
    it(`${over} when a payment leaves it with $0 or less, and it pays on`, () => {
      const paid = (left: number) => play(bank(left), run(one, 100))
      expect([61, 60, 10].map(left => paid(left).ending)).toEqual([null, 'bank', 'bank'])
      expect(cash(paid(10), 'bank')).toEqual([-50])
    })

    it(`${over} in an operating round: that ${figures.last} is finished, and nothing after it`, () => {
      const { rounds, state } = toTheEnd(play(bank(60), run(one, 100), endTurn(one)))
      expect(rounds).toEqual(figures.last === 'round' ? ['OR 2.1'] : ['OR 2.1', 'OR 2.2'])
      expect(now(state)).toBe('over bank')
      for (const key of ['round', 'turn']) expect(report(state)).not.toHaveProperty(key)
    })

    it(`${over} a ruling that brings money back undoes it only if a ruling had set it off`, () => {
      const back = correct({ money: { from: 'p3', to: 'bank', amount: 500 } })
      const out = play(bank(60), run(one, 100))
      expect(play(out, back).ending).toBe('bank')
      const ruled = play(bank(60), correct({ money: { from: 'bank', to: 'p3', amount: 60 } }))
      expect([ruled.ending, play(ruled, back).ending]).toEqual(['bank', null])
      expect(happened(ruled, back)).toContainEqual({ is: 'noted', code: 'endTakenBack', of: 'bank' })
    })

    it(`${over} in a stock round: that round and the next operating ${figures.last}`, () => {
      const state = play(bank(0, { turn: 'p1' }), pass('p1'))
      expect(state.ending).toBe('bank')
      const { rounds } = toTheEnd(play(state, pass('p2'), pass('p3')))
      expect(rounds).toEqual(figures.last === 'round' ? ['OR 2.1'] : ['OR 2.1', 'OR 2.2'])
    })

    it(`${over} by the income of private companies, at the start of the operating round`, () => {
      const state = play(bank(10, { privates: { [mine]: 'p2' }, turn: 'p1' }), ...passes)
      expect(now(state)).toBe(`OR 2.1 ${one}`)
      const nextRound = figures.last === 'round' ? null : 'OR 2.2'
      expect(kit.title.view(state)).toMatchObject({ ending: 'bank', nextRound })
    })
  })

  it(`${over} cash, stock at its price, private companies at face value; nothing that a corporation owns`, () => {
    const state = play(
      place({
        corporations: {
          [one]: { president: 'p1', shares: { p1: 6 }, par: 90, treasury: 900, trains: ['3'] },
        },
        privates: { [mine]: 'p1', [its]: one },
        cash: { p1: 10, p2: 200, p3: 220 },
        phase: '3',
        turn: one,
      }),
      stop,
    )
    const face = game.printed.privates[mine]?.face ?? 0
    expect(report(state).scores).toEqual({ p1: 10 + 6 * 90 + face, p2: 200, p3: 220 })
    expect(kit.title.view(state).worth.p1).toEqual([
      { part: 'cash', amount: 10 },
      { part: 'stock', amount: 540 },
      { part: 'privates', amount: face },
    ])
  })

  it(`${over} after the end nothing but the banker’s own entries`, () => {
    const state = play(bank(500, { turn: 'p1' }), stop)
    const played = [pass('p1'), buyShare('p2', one), par('p1', three, 75), run(one, 100), endTurn(one), stop]
    for (const action of played) refuses(state, action, 'gameOver', { by: 'stopped' })
    const tooMany = { [one]: { president: 'p1', shares: { p1: 6 }, trains: ['2', '2', '2', '2', '2'] } }
    for (const corporations of [tooMany, {}])
      refuses(play(place({ corporations, turn: 'p1' }), stop), discard(one, '2'), 'gameOver')
    expectAllowed(state, correct({ money: { from: 'bank', to: 'p1', amount: 1 } }))
    expectAllowed(state, { type: 'count', holder: 'bank', cash: 0 } as Action)
  })
})

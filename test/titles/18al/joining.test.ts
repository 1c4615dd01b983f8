import { describe, expect, it } from 'vitest'
import { positionOf as printer } from '../../../src/families/railway/join/positionOf'
import { game as printedGame } from '../../../src/titles/18al/data'
import type { PositionTable } from '../../../src/titles/18al/joining/table'
import { rest } from '../../../src/titles/18al/law'
import { bid, par, pass } from '../../families/railway/entries'
import {
  type AlAction,
  type AlState,
  afterPrivates,
  correct,
  expectRefused,
  now,
  place,
  play,
  table,
} from './kit'

const positionOf = printer(printedGame, rest().joining)

/** The entry that joins a table, with some of its values changed. */
const joining = (state: AlState, changes: Partial<PositionTable> = {}): AlAction => ({
  type: 'position',
  table: { ...positionOf(state), ...changes },
})

const joined = (state: AlState) => play(table(state.players.length, state.options), joining(state))

describe('2 a table that results from rulings', () => {
  const given = play(
    afterPrivates(),
    correct({ shares: { corporation: 'TAG', from: 'ipo', to: 'p2', shares: 3 } }),
    correct({ shares: { corporation: 'TAG', from: 'ipo', to: 'market', shares: 1 } }),
    correct({ private: { private: 'NDY', to: 'TAG' } }),
  )

  it('1.3.2 is joined with shares of a corporation that has not started, which float it at its par value', () => {
    const whole = positionOf(given)
    expect(whole).toMatchObject({
      ruled: true,
      unstarted: { TAG: { ipo: 6, market: 1, privates: ['NDY'], tokens: 1 } },
    })
    const state = joined(given)
    expect(state).toEqual({ ...given, fresh: false })
    // With the 20% of the president's certificate 60% are sold, and p2 has more than the buyer (3.4, 3.5).
    const { player } = state.turn[0] as { player: string }
    const started = play(state, par(player, 'TAG', 70))
    expect(started.corporations.TAG).toMatchObject({ floated: true, president: 'p2' })
    expect(started.cash.TAG).toBe(700)
  })

  it('7(c) is joined with trains of an endless type out of play', () => {
    const state = play(
      afterPrivates(3, { unlimited4D: true }),
      correct({ train: { train: '4D', from: 'ipo', to: 'closed' } }),
    )
    expect(positionOf(state)).toMatchObject({ gone: ['4D'] })
    expect(joined(state).depot).toEqual(state.depot)
    const named = joining(afterPrivates(), { gone: ['4D'] })
    expectRefused(table(), named, '2', 'positionUnfit', { key: 'gone' })
  })

  it('Table I is joined with private companies open or closed in the wrong phase, each still somewhere', () => {
    const state = play(
      afterPrivates(),
      correct({ private: { private: 'Tusc', to: 'closed' } }),
      correct({ private: { private: 'M&C', to: 'bank' } }),
      correct({ phase: '5' }),
    )
    expect(joined(state).privates).toEqual(state.privates)
    const both = joining(state, { closed: ['Tusc', 'S&NA'] })
    expectRefused(table(), both, '2', 'positionUnfit', { key: 'closed' })
  })

  it('3.1(b) is joined with bids that stay in force over an operating round, on what a ruling gave back', () => {
    const back = (company: string) => correct({ private: { private: company, to: 'bank' } })
    const at = {
      cash: { p1: 300, p2: 300, p3: 300 },
      corporations: { TAG: { president: 'p1', shares: { p1: 6 }, treasury: 100, trains: ['2'] } },
    }
    const sold = { Tusc: 'p1', 'S&NA': 'p1', 'B&SLC': 'p2', 'M&C': 'p2' }
    const before = place({ ...at, privates: { ...sold, NDY: 'p3' }, turn: 'p1' })
    const offered = play(before, back('Tusc'), back('NDY'), bid('p1', 'NDY', 125))
    const state = play(offered, pass('p2'), pass('p3'), pass('p1'))
    expect(now(state)).toBe('OR 2.1 TAG')
    const bids = { NDY: [{ player: 'p1', amount: 125 }] }
    expect(positionOf(state)).toMatchObject({ ruled: true, bids })
    expect(joined(state)).toEqual({ ...state, fresh: false })
    // Without a ruling nobody has the New Decatur Yards only once they have been handed in.
    const { closed: _, ...plain } = positionOf(place({ ...at, privates: sold, turn: 'TAG' }))
    const refused = { ...plain, bids }
    expectRefused(table(), { type: 'position', table: refused }, '2', 'positionUnfit', { key: 'bids' })
  })

  it('3.1(b) is refused with bids on what is sold, that do not rise, or that a bidder cannot pay together', () => {
    const fresh = table()
    const refused = (
      bids: NonNullable<PositionTable['bids']>,
      code: string,
      facts: Record<string, string | number>,
    ) => expectRefused(fresh, joining(fresh, { bids }), '2', code, facts)
    const by = (player: string, amount: number) => ({ player, amount })
    const cash = fresh.cash.p1 ?? 0
    refused({ NDY: [by('p1', 125), by('p2', 125)] }, 'positionBid', {
      ...{ player: 'p2', private: 'NDY', amount: 125, is: 'low' },
    })
    refused({ NDY: [by('p1', 125), by('p1', 130)] }, 'positionBid', {
      ...{ player: 'p1', private: 'NDY', amount: 130, is: 'twice' },
    })
    refused({ NDY: [by('p1', 125)], 'S&NA': [by('p1', cash - 120)] }, 'positionBids', {
      ...{ player: 'p1', bid: cash + 5, has: cash },
    })
    const one = play(fresh, { type: 'buyPrivate', player: 'p1', private: 'Tusc', price: 20 } as AlAction)
    expectRefused(table(), joining(one, { bids: { Tusc: [by('p2', 25)] } }), '2', 'positionBid', {
      ...{ player: 'p2', private: 'Tusc', amount: 25, is: 'sold' },
    })
  })
})

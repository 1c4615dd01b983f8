import { describe, expect, it } from 'vitest'
import type { Space } from '../../../src/bank/chart'
import { cash, shares, space } from '../../titles/tried'
import { buyShare, par, pass, sellShares } from './entries'
import { railways } from './kits'
import { parOf } from './place'

describe.each(railways)('stock in $id', kit => {
  const { game, cite, play, report, refuses, expectAllowed, now, place } = kit
  const [one, two, three] = kit.corporations
  const [value, price] = [parOf(game, 75), 90]
  const spaceOf = (of: number): Space => game.parSpaces.get(of) ?? [0, 0]
  const [row, column] = spaceOf(price)
  const bottom = game.grid.findLastIndex(cells => cells[column])

  /** The first corporation at $90, held like this, with p1 to act. */
  const held = (all: Record<string, number> = { p1: 5, p2: 2, market: 1 }, president = 'p1') =>
    place({
      corporations: { [one]: { president, shares: all, par: price } },
      cash: { p1: 0, p2: 0, p3: 300 },
      turn: 'p1',
    })
  /** Two corporations of p1 and p2 with stock everywhere, the second below. */
  const rich = (more: object = {}) =>
    place({
      corporations: {
        [one]: { president: 'p1', shares: { p1: 4, p2: 2, market: 2 }, par: price },
        [two]: { president: 'p2', shares: { p2: 2, p1: 1, market: 1 }, par: value },
      },
      cash: { p1: 400, p2: 400, p3: 400 },
      turn: 'p1',
      ...more,
    })
  const president = (state: ReturnType<typeof held>) => state.corporations[one]?.president

  describe('a sale to the bank', () => {
    const sold = cite('sellShares')

    it(`${sold} pays one price for all, and then the token falls a row for each share`, () => {
      const state = play(held(), sellShares('p1', one, 2))
      expect(cash(state, 'p1')).toEqual([2 * price])
      expect(shares(state, one, 'p1', 'market')).toEqual([3, 3])
      expect(space(state, one)).toEqual([Math.min(row + 2, bottom), column])
      expect(now(state)).toBe('SR 2 p1')
    })

    it(`${sold} stops at the bottom of its column`, () => {
      const at = [bottom, column] as const
      const low = place({
        corporations: { [one]: { president: 'p2', shares: { p2: 3, p1: 3 }, at } },
        turn: 'p1',
      })
      expect(space(play(low, sellShares('p1', one, 3)), one)).toEqual(at)
    })

    it(`${sold} goes under the tokens of the space that it reaches`, () => {
      const state = place({
        corporations: {
          [one]: { president: 'p1', shares: { p1: 4 }, par: price },
          [two]: { president: 'p2', shares: { p2: 4 }, at: [row + 1, column] },
        },
        turn: 'p1',
      })
      const { chart } = play(state, sellShares('p1', one))
      expect(chart.map(({ corporation }) => corporation)).toEqual([two, one])
    })

    it(`${sold} is of no more than they hold`, () => {
      refuses(held(), sellShares('p1', one, 6), 'notHeld', { held: 5, shares: 6 })
      refuses(held(), sellShares('p1', two), 'notHeld', { held: 0 })
    })

    it(`${cite('sellShares', 'marketFull')} leaves at most half in the market, and what is unsold does not count`, () => {
      const state = held({ p1: 5, p2: 2, market: 3 })
      refuses(state, sellShares('p1', one, 3), 'marketFull', { percent: 60, limit: 50 })
      expect(shares(play(state, sellShares('p1', one, 2)), one, 'market')).toEqual([5])
      expectAllowed(held({ p1: 6 }), sellShares('p1', one, 4))
      refuses(held({ p1: 4, market: 5 }), sellShares('p1', one), 'marketFull', { percent: 60 })
      refuses(held({ p1: 2, p2: 2, market: 4 }), sellShares('p1', one, 2), 'marketFull', { percent: 60 })
    })
  })

  describe('the president’s certificate', () => {
    const kept = cite('sellShares', 'presidentStays', 'presidency')

    it(`${kept} is sold only if another player owns two shares`, () => {
      const alone = held({ p1: 4, p2: 1, p3: 1 })
      expectAllowed(alone, sellShares('p1', one, 2))
      for (const all of [3, 4])
        refuses(alone, sellShares('p1', one, all), 'presidentStays', { player: 'p1', most: 2 }, 'presidency')
      const state = play(held({ p1: 4, p2: 2 }), sellShares('p1', one, 4))
      expect(president(state)).toBe('p2')
      expect(shares(state, one, 'p1', 'p2', 'market', 'ipo')).toEqual([0, 2, 4, 4])
      expect(cash(state, 'p1')).toEqual([4 * price])
    })

    it(`${kept} shares in the market are no other player’s`, () => {
      const state = held({ p1: 2, p2: 1, market: 3 })
      refuses(state, sellShares('p1', one, 2), 'presidentStays', { most: 0 }, 'presidency')
    })

    it(`${kept} a president may keep one of three shares, or of two`, () => {
      const state = play(held({ p1: 3, p2: 2 }), sellShares('p1', one, 2))
      expect([president(state), ...shares(state, one, 'p1', 'market')]).toEqual(['p2', 1, 2])
      const half = play(held({ p1: 2, p2: 2 }), sellShares('p1', one))
      expect([president(half), ...shares(half, one, 'p1', 'market')]).toEqual(['p2', 1, 1])
      expect(cash(half, 'p1')).toEqual([price])
    })

    it(`${kept} passes to whoever holds more, not while somebody only draws level, nor to the market`, () => {
      expect(president(play(held({ p1: 4, p2: 3 }), sellShares('p1', one)))).toBe('p1')
      expect(president(play(held({ p1: 4, p2: 3 }), sellShares('p1', one, 2)))).toBe('p2')
      expect(president(play(held({ p1: 4, market: 3 }), sellShares('p1', one, 2)))).toBe('p1')
      expect(president(play(held({ p1: 4, p2: 2, p3: 3 }), sellShares('p1', one, 3)))).toBe('p3')
    })

    it.each([
      ['p1', 'p2'],
      ['p2', 'p3'],
      ['p3', 'p4'],
      ['p4', 'p1'],
    ])(`${kept} of equals the first clockwise from %s, who goes, is %s`, (goes, comes) => {
      const all = { p1: 2, p2: 2, p3: 2, p4: 2 }
      const state = place({
        players: 4,
        corporations: { [one]: { president: goes, shares: all } },
        turn: goes,
      })
      expect(president(play(state, sellShares(goes, one, 2)))).toBe(comes)
    })

    it(`${cite('buyShare')} passes with a purchase to whoever then holds more`, () => {
      expect(president(play(held({ p1: 2, p3: 2 }), pass('p1'), pass('p2'), buyShare('p3', one)))).toBe('p3')
      expect(president(play(held({ p1: 2, p3: 1 }), pass('p1'), pass('p2'), buyShare('p3', one)))).toBe('p1')
    })
  })

  describe('the order of a stock turn', () => {
    it(`${cite('buyShare', 'onePurchase')} one purchase, of whatever kind`, () => {
      const state = play(rich(), buyShare('p1', two))
      refuses(state, buyShare('p1', two), 'onePurchase', { player: 'p1' })
      refuses(state, par('p1', three, value), 'onePurchase')
    })

    it(`${cite('sellShares', 'salesOver')} who has sold and then bought sells nothing more`, () => {
      const state = play(rich(), sellShares('p1', one), buyShare('p1', two))
      refuses(state, sellShares('p1', two), 'salesOver', { player: 'p1' })
      expectAllowed(state, pass('p1'))
    })

    it(`${cite('buyShare', 'soldThisRound')} what they sold in this stock round they do not buy in it`, () => {
      const state = play(rich(), sellShares('p1', one))
      for (const from of ['ipo', 'market'] as const)
        refuses(state, buyShare('p1', one, from), 'soldThisRound', { player: 'p1', corporation: one })
      const later = play(state, pass('p1'), pass('p2'), pass('p3'))
      refuses(later, buyShare('p1', one), 'soldThisRound')
      expectAllowed(state, buyShare('p1', two))
      expectAllowed(play(state, pass('p1')), buyShare('p2', one, 'market'))
    })

    it(`${cite('pass', 'stock')} each turn begins afresh, and nobody acts out of turn`, () => {
      const state = play(
        rich(),
        sellShares('p1', one),
        buyShare('p1', two),
        pass('p1'),
        pass('p2'),
        pass('p3'),
      )
      expectAllowed(state, sellShares('p1', one))
      expectAllowed(state, buyShare('p1', two))
      for (const action of [par('p2', three, value), buyShare('p2', one), sellShares('p2', one), pass('p2')])
        refuses(rich(), action, 'notYourTurn', { turn: 'p1' }, 'stock')
    })
  })

  describe('a certificate from the bank', () => {
    it.each([...game.parSpaces])(`${cite('par')} at %i costs twice that and sets the price`, (of, at) => {
      const state = play(rich(), par('p1', three, of))
      expect(cash(state, 'p1')).toEqual([400 - 2 * of])
      expect(shares(state, three, 'p1')).toEqual([2])
      expect(space(state, three)).toEqual(at)
      expect(report(state).corporations[three]).toMatchObject({
        par: of,
        price: of,
        treasury: expect.any(Number),
      })
      expect(state.chart.map(({ corporation }) => corporation)).toEqual([one, two, three])
    })

    it(`${cite('par')} is at a price that is printed for it, and once`, () => {
      const pars = [...game.parSpaces.keys()].map(String)
      for (const wrong of [0, 55, 83, 110, 120])
        refuses(rich(), par('p1', three, wrong), 'notPar', {
          price: wrong,
          pars: expect.arrayContaining(pars),
        })
      refuses(rich(), par('p1', two, value), 'started', { corporation: two, president: 'p2' })
    })

    it(`${cite('par', 'tooExpensive')} with the money for both shares`, () => {
      const poor = rich({ cash: { p1: 2 * value - 1 } })
      refuses(poor, par('p1', three, value), 'tooExpensive', {
        payer: 'p1',
        has: 2 * value - 1,
        price: 2 * value,
      })
      expect(cash(play(rich({ cash: { p1: 2 * value } }), par('p1', three, value)), 'p1')).toEqual([0])
    })

    it(`${cite('buyShare')} costs its price, and does not move the token`, () => {
      for (const from of ['ipo', 'market'] as const) {
        const state = play(rich(), buyShare('p1', one, from))
        expect(cash(state, 'p1')).toEqual([400 - price])
        expect(shares(state, one, 'p1', from)).toEqual([5, (rich().held[one]?.[from] ?? 0) - 1])
        expect(space(state, one)).toEqual([row, column])
      }
    })

    it(`${cite('buyShare')} comes after the president’s, and only if there is one`, () => {
      for (const from of ['ipo', 'market'] as const)
        refuses(rich(), buyShare('p1', three, from), 'notStarted', { corporation: three }, from)
      const none = held({ p2: 5, p3: 5 }, 'p2')
      for (const from of ['ipo', 'market'] as const)
        refuses(none, buyShare('p1', one, from), 'noneLeft', { corporation: one, from }, from)
    })

    it(`${cite('buyShare', 'tooExpensive')} within their cash`, () => {
      refuses(rich({ cash: { p1: 89 } }), buyShare('p1', one), 'tooExpensive', {
        payer: 'p1',
        has: 89,
        price,
      })
      expectAllowed(rich({ cash: { p1: 90 } }), buyShare('p1', one))
    })

    it(`${cite('buyShare', 'shareLimit')} up to 60%, wherever it comes from`, () => {
      const with60 = (own: number) =>
        rich({ corporations: { [one]: { president: 'p1', shares: { p1: own, market: 2 } } } })
      expectAllowed(with60(5), buyShare('p1', one))
      for (const from of ['ipo', 'market'] as const)
        refuses(with60(6), buyShare('p1', one, from), 'shareLimit', { percent: 70, limit: 60 })
    })
  })
})

import { describe, expect, it } from 'vitest'
import { operatingTurnIn } from '../../../src/families/railway/table'
import type { Action } from '../../../src/rules/rule'
import { cash, space } from '../../titles/tried'
import { bankrupt, buyTrain, correct, endTurn, run, sellShares } from '../railway/entries'
import { railways } from '../railway/kits'
import { type Charter, type Position, parOf } from '../railway/place'
import { turnIn } from '../railway/turn'

describe.each(railways)('a train that must be bought in $id', kit => {
  const { game, cite, play, happened, refuses, expectAllowed, law } = kit
  const [one, two] = kit.corporations
  const [row, column] = game.parSpaces.get(90) ?? [0, 0]
  const price = (train: string) => game.train(train).price
  const turn = turnIn(kit)
  /** Whether a corporation may have no route. */
  const { schema } = law.rules.endTurn ?? {}
  const route = schema !== undefined && 'entries' in schema && 'noRoute' in (schema.entries as object)

  /** The treasury has $50; a 3 costs more. */
  const needs = (
    money: number,
    more: Partial<Position> = {},
    charter: Partial<Charter> = {},
    other: Partial<Charter> = {},
  ) =>
    turn(
      { treasury: 50, ...charter },
      { phase: '3', cash: { p1: money }, ...more },
      { trains: ['3'], ...other },
    )
  const missing = price('3') - 50
  /** What a share of the second brings, and a little less. */
  const value = parOf(game, 75)
  const less = value - 5

  it(`${cite('endTurn', 'trainNeeded', 'forced')} at the end of the turn, unless the bank has none`, () => {
    refuses(needs(0), endTurn(one), 'trainNeeded', { corporation: one }, 'forced')
    const last = game.trains.at(-1) ?? ''
    const none = Object.fromEntries(game.trains.map(type => [type, 0]))
    const empty = turn({}, { phase: last, left: none })
    const left = { ...empty, depot: { ...empty.depot, offering: none } }
    expectAllowed(left, endTurn(one))
    refuses({ ...left, depot: { ...left.depot, market: [last] } }, endTurn(one), 'trainNeeded', {}, 'forced')
  })

  const unbought = route ? 'soldForTrain' : 'trainNeeded'
  it(`${cite('endTurn', unbought, 'forced')} once shares are sold for a train, no turn ends without it`, () => {
    const state = play(needs(missing - less), sellShares('p1', two))
    const facts = route ? { player: 'p1', corporation: one } : { corporation: one }
    for (const noRoute of route ? [undefined, true as const] : [undefined])
      refuses(state, endTurn(one, noRoute), unbought, facts, 'forced')
    expectAllowed(play(state, buyTrain(one, '3')), endTurn(one))
    // Nor is one missing that a ruling brought.
    expectAllowed(play(state, correct({ train: { train: '3', from: 'ipo', to: one } })), endTurn(one))
  })

  it(`${cite('buyTrain', 'notForced', 'forced')} the president adds just what is missing, and only then`, () => {
    const state = play(needs(500), buyTrain(one, '3'))
    expect(cash(state, 'p1', one)).toEqual([500 - missing, 0])
    expect(cash(play(needs(500, {}, { treasury: 300 }), buyTrain(one, '3')), 'p1')).toEqual([500])
    const owner = play(needs(500, {}, { trains: ['2'] }), run(one, 0))
    refuses(owner, buyTrain(one, '3'), 'notForced', { has: 50, price: price('3') }, 'forced')
  })

  it(`${cite('buyTrain', 'presidentShort', 'forced')} the president must have the money`, () => {
    const facts = { player: 'p1', has: missing - 1, needs: missing, short: 1 }
    refuses(needs(missing - 1), buyTrain(one, '3'), 'presidentShort', facts, 'forced')
    expectAllowed(needs(missing), buyTrain(one, '3'))
  })

  it(`${cite('buyTrain', 'cheapestOnly', 'forced')} it is the cheapest, and what the treasury can pay comes first`, () => {
    const used = { market: ['2'] }
    refuses(needs(500, used), buyTrain(one, '3'), 'cheapestOnly', { cheapest: '2', from: 'market' }, 'forced')
    expectAllowed(needs(500, used), buyTrain(one, '2', 'market'))
    const able = needs(500, used, { treasury: 100 })
    refuses(able, buyTrain(one, '3'), 'affordsCheaper', { train: '2', cheapest: price('2') }, 'forced')
    expectAllowed(needs(0, used, { treasury: 300 }), buyTrain(one, '3'))
  })

  it(`${cite('sellShares', 'notRaising', 'forced')} stock is sold for it by the president alone, and while money is missing`, () => {
    refuses(needs(0), sellShares('p2', two), 'notRaising', { player: 'p2', turn: one }, 'forced')
    const state = play(needs(missing - less), sellShares('p1', two))
    expect(cash(state, 'p1')).toEqual([missing - less + value])
    refuses(
      state,
      buyTrain(one, '3', two, { price: 1 }),
      'soldForTrain',
      { player: 'p1', corporation: one },
      'forced',
    )
    refuses(needs(0, {}, { treasury: 300 }), sellShares('p1', two), 'notRaising', {}, 'forced')
    const owner = play(needs(0, {}, { trains: ['2'] }), run(one, 0))
    refuses(owner, sellShares('p1', two), 'notRaising', {}, 'forced')
  })

  it(`${cite('declareBankruptcy')} bankruptcy is theirs alone, and only if everything together does not suffice`, () => {
    refuses(needs(0), bankrupt('p2'), 'notRaising', { player: 'p2', turn: one })
    refuses(needs(missing), bankrupt('p1'), 'notBankrupt', { player: 'p1', needs: missing })
    refuses(needs(0, {}, { treasury: 300 }), bankrupt('p1'), 'notRaising')
    refuses(turn({}, { turn: 'p1' }), bankrupt('p1'), 'notRaising', { turn: 'p1' })
    const dear = needs(0, { phase: '5' }, { treasury: 0 })
    expect(happened(dear, bankrupt('p1'))).not.toEqual([])
    expect(cash(play(dear, bankrupt('p1')), 'p1')).toEqual([0])
  })

  it.runIf(route)(
    `${cite('endTurn', 'noRouteOwnsTrain', 'forced')} nor without a route, which who owns a train has`,
    () => {
      expectAllowed(needs(0), endTurn(one, true))
      expect(space(play(needs(0), endTurn(one, true)), one)).toEqual([row, column - 1])
      const owner = play(needs(0, {}, { trains: ['2'] }), run(one, 0))
      refuses(owner, endTurn(one, true), 'noRouteOwnsTrain', {}, 'forced')
      const sold = play(needs(missing - less), sellShares('p1', two))
      refuses(sold, endTurn(one, true), 'soldForTrain', { player: 'p1', corporation: one }, 'forced')
    },
  )

  describe('stock sold for it', () => {
    /** A share of either corporation will do. */
    const almost = (charter: Partial<Charter> = {}, other: Partial<Charter> = {}) =>
      needs(missing - less, {}, charter, other)

    it(`${cite('sellShares', 'stepOver')} brings its price once the run is skipped, and the token falls`, () => {
      const state = play(almost(), sellShares('p1', two))
      const [high, across] = game.parSpaces.get(value) ?? [0, 0]
      expect([space(state, one), space(state, two)]).toEqual([
        [row, column - 1],
        [high + 1, across],
      ])
      const own = play(almost(), sellShares('p1', one))
      expect(cash(own, 'p1')).toEqual([missing - less + (game.grid[row]?.[column - 1]?.price ?? 0)])
      refuses(state, { type: 'placeToken', corporation: one } as Action, 'stepOver')
      expect(cash(play(state, buyTrain(one, '3')), 'p1', one)).toEqual([5, 0])
    })

    it(`${cite('sellShares', 'nothingShort', 'forced')} only while money is missing`, () => {
      const facts = { player: 'p1', has: missing, needs: missing }
      refuses(needs(missing), sellShares('p1', two), 'nothingShort', facts, 'forced')
      refuses(play(almost(), sellShares('p1', two)), sellShares('p1', one), 'nothingShort', {}, 'forced')
    })

    it(`${cite('sellShares', 'marketFull')} at most half of it into the market`, () => {
      const full = almost({}, { shares: { p2: 3, p1: 2, market: 5 } })
      refuses(full, sellShares('p1', two), 'marketFull', { percent: 60, limit: 50 })
    })

    it(`${cite('sellShares', 'keepsPresidency', 'forced')} not if the presidency of the buyer would pass`, () => {
      const level = { p1: 3, p2: 3 }
      const facts = { player: 'p1', corporation: one }
      refuses(almost({ shares: level }), sellShares('p1', one), 'keepsPresidency', facts, 'forced')
      expectAllowed(almost({ shares: { p1: 4, p2: 3 } }), sellShares('p1', one))
    })

    it(`${cite('correct')}: is nothing of whom a ruling then makes president`, () => {
      const cash = { p1: missing - less, p2: missing - 60 }
      const sold = play(needs(0, { cash }), sellShares('p1', two))
      const ruled = play(sold, correct({ president: { corporation: one, player: 'p2' } }))
      expect(operatingTurnIn(ruled)?.raised).toEqual([])
      expectAllowed(ruled, sellShares('p2', two))
      if (route) expectAllowed(ruled, endTurn(one, true))
      // A presidency of another corporation has nothing to do with it.
      const other = play(sold, correct({ shares: { corporation: two, from: 'ipo', to: 'p1', shares: 1 } }))
      const next = play(other, correct({ president: { corporation: two, player: 'p1' } }))
      expect(operatingTurnIn(next)?.raised).toHaveLength(1)
    })
  })
})

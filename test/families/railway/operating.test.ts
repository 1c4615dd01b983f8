import { describe, expect, it } from 'vitest'
import type { Space } from '../../../src/bank/chart'
import type { AnyRailway } from '../../../src/families/railway/table'
import { cash, space } from '../../titles/tried'
import { bankrupt, buyShare, buyTrain, discard, endTurn, pass, run } from './entries'
import { railways } from './kits'
import type { Position } from './place'
import { turnIn } from './turn'

const passes = [pass('p1'), pass('p2'), pass('p3')]

describe.each(railways)('operating in $id', kit => {
  const { game, cite, play, report, refuses, expectAllowed, now, place, figures } = kit
  const [one, two, three] = kit.corporations
  const [row, column]: Space = game.parSpaces.get(90) ?? [0, 0]
  const price = (train: string) => game.train(train).price

  const turn = turnIn(kit)

  /** Who has the turns of the operating round, if each ends its turn at once. */
  function turnsOf(start: AnyRailway): readonly (string | undefined)[] {
    const turns: (string | undefined)[] = []
    for (let state = start; report(state).round === report(start).round; ) {
      const corporation = report(state).turn ?? ''
      turns.push(corporation)
      state = play(state, run(corporation, 0), endTurn(corporation))
    }
    return turns
  }

  describe('the order of an operating round', () => {
    const at = (space: Space) => ({
      ...{ president: 'p1', shares: { p1: 4, p2: 2 }, trains: ['3'], at: space },
    })

    it(`${cite('endTurn', 'operate')} the highest price first; of equals the one to the right, then the one on top`, () => {
      const high: Space = game.parSpaces.get(100) ?? game.parSpaces.get(105) ?? [0, 0]
      const low: Space = [row, column]
      const state = place({
        corporations: { [two]: at(low), [one]: at(high), [three]: at(low) },
        phase: '3',
        turn: 'p1',
      })
      expect(turnsOf(play(state, ...passes)).slice(0, 3)).toEqual([one, two, three])
    })

    it(`${cite('endTurn', 'operate')} is worked out again after each turn`, () => {
      const corporations = { [one]: at([row, column]), [two]: at([row, column]), [three]: at([row, column]) }
      const state = place({ corporations, phase: '3', turn: one })
      const left = play(state, run(one, 0), endTurn(one))
      expect(space(left, one)).toEqual([row, column - 1])
      expect(now(left)).toBe(`OR 2.1 ${two}`)
    })

    it(`${cite('endTurn', 'operate')} nobody else may act, nor a player, nor a corporation in a stock round`, () => {
      for (const action of [run(two, 100), buyTrain(two, '2'), endTurn(two), pass('p1'), buyShare('p1', two)])
        refuses(turn(), action, 'notYourTurn', { turn: one }, 'operate')
      const stock = turn({}, { turn: 'p1' })
      for (const action of [run(one, 100), endTurn(one)])
        refuses(stock, action, 'notYourTurn', { turn: 'p1' }, 'stock')
    })

    it(`${cite('endTurn', 'operate')} begins with the incomes of private companies`, () => {
      const [mine, its] = kit.privates
      const state = turn({ trains: ['2'] }, { turn: 'p1', privates: { [mine]: 'p3', [its]: one } })
      const income = (id: string) => game.printed.privates[id]?.income ?? 0
      const next = play(state, ...passes)
      expect(cash(next, 'p1', 'p3', one)).toEqual([0, income(mine), 500 + income(its)])
    })
  })

  describe('a run', () => {
    const own = (more: Partial<Position> = {}) => turn({ trains: ['2'] }, more)

    it(`${cite('run')} paid out, brings a tenth for each share, and the token moves right`, () => {
      const state = play(own(), run(one, 100))
      expect(cash(state, 'p1', 'p2', 'p3')).toEqual([40, 20, 0])
      expect(space(state, one)).toEqual([row, column + 1])
    })

    it(`${cite('run')} what lies in the market pays the treasury, what is unsold nobody; the revenue is remembered`, () => {
      const state = play(
        turn({ trains: ['2'], shares: { p1: 4, p2: 2, market: 1 }, treasury: 10 }),
        run(one, 70),
      )
      expect(cash(state, 'p1', 'p2', 'p3', one)).toEqual([28, 14, 0, 17])
      expect(state.corporations[one]?.lastRun).toBe(70)
    })

    it(`${cite('run')} without a train there is none, and the token moves left once, before a purchase`, () => {
      const state = play(turn(), buyTrain(one, '2'))
      expect(space(state, one)).toEqual([row, column - 1])
      expect(space(play(state, endTurn(one)), one)).toEqual([row, column - 1])
    })

    it(`${cite('run')} withheld, fills the treasury, and the token moves left, as without revenue`, () => {
      const state = play(own(), run(one, 70, false))
      expect(cash(state, 'p1', one)).toEqual([0, 570])
      for (const after of [state, play(own(), run(one, 0))])
        expect(space(after, one)).toEqual([row, column - 1])
    })

    it(`${cite('run', 'tens')} is a multiple of 10, and there must be something to pay out`, () => {
      refuses(own(), run(one, 75), 'tens', { revenue: 75 })
      refuses(own(), run(one, 5, false), 'tens')
      refuses(own(), run(one, 0, true), 'nothingToPay', { corporation: one })
    })

    it(`${cite('run', 'hasRun')} once a turn, with a train, before a purchase or the end`, () => {
      refuses(play(own(), run(one, 50)), run(one, 50), 'hasRun')
      refuses(turn(), run(one, 50), 'noTrain')
      refuses(own(), buyTrain(one, '2'), 'mustRun', { trains: 1 })
      refuses(own(), endTurn(one), 'mustRun', { trains: 1 })
      // A corporation cannot run the train that it buys.
      refuses(play(turn(), buyTrain(one, '2')), run(one, 50), 'hasRun')
    })
  })

  describe('trains of the bank', () => {
    it.each(Object.entries(figures.trains))(
      `${cite('buyTrain')} a new %s costs %i and begins its phase at once`,
      (type, cost) => {
        const left = Object.fromEntries(
          game.trains.map(it => [it, it === type ? (game.train(it).number ?? 0) : 0]),
        )
        const before = turn(
          { treasury: 2000 },
          { phase: game.trains[game.trains.indexOf(type) - 1] ?? '2', left },
        )
        const state = play(before, buyTrain(one, type))
        expect(cash(state, one)).toEqual([2000 - cost])
        expect(state.depot.owned[one]).toEqual([type])
        expect(report(state)).toMatchObject({ phase: type, turn: one })
      },
    )

    it(`${cite('buyTrain', 'priceFixed')} at no other price, and in order`, () => {
      refuses(turn(), buyTrain(one, '2', 'ipo', { price: 90 }), 'priceFixed', {
        train: '2',
        price: price('2'),
      })
      refuses(turn(), buyTrain(one, '3'), 'notNext', { train: '3' })
    })

    it(`${cite('buyTrain', 'notThere', 'usedTrain')} in the market: at its price, if it is there, and no phase begins`, () => {
      const state = turn({}, { market: ['3'], phase: '2' })
      const bought = play(state, buyTrain(one, '3', 'market'))
      expect(cash(bought, one)).toEqual([500 - price('3')])
      expect([bought.phase, bought.depot.market]).toEqual(['2', []])
      refuses(state, buyTrain(one, '2', 'market'), 'notThere', { train: '2', from: 'market' }, 'usedTrain')
    })

    it(`${cite('buyTrain', 'trainLimit')} none beyond the limit, from no source`, () => {
      const full = turn({ trains: ['2', '2', '3', '3'] }, { market: ['3'], phase: '3' }, { trains: ['2'] })
      const ran = play(full, run(one, 0))
      const given = [buyTrain(one, '3', 'market'), buyTrain(one, '2', two, { price: 1 })]
      for (const action of [buyTrain(one, '3'), ...given])
        refuses(ran, action, 'trainLimit', { owned: 4, limit: 4 })
    })

    it(`${cite('buyTrain')} the first 4 takes all 2s, also those of the market, before the limit falls`, () => {
      const given = { phase: '3', left: { '2': 0, '3': 0 }, market: ['2'] }
      const state = play(turn({}, given, { trains: ['2', '3', '3', '3'] }), buyTrain(one, '4'))
      expect(state.depot.owned).toMatchObject({ [one]: ['4'], [two]: ['3', '3', '3'] })
      expect(report(state)).toMatchObject({ phase: '4', trainMarket: [] })
      expect(state.turn[0].at).toBe('operate')
    })
  })

  describe('trains of other corporations', () => {
    const others = () => turn({ treasury: 200 }, {}, { trains: ['2'] })
    const buys = (price: number, train = '2', from = two) => buyTrain(one, train, from, { price })

    it(`${cite('buyTrain', 'priceNeeded', 'othersTrain')} cost what is agreed on, within the treasury`, () => {
      for (const price of [1, 99, 200]) {
        const state = play(others(), buys(price))
        expect(cash(state, one, two)).toEqual([200 - price, price])
        expect([state.depot.owned[one], state.depot.owned[two]]).toEqual([['2'], []])
      }
      refuses(others(), buys(201), 'treasuryOnly', { has: 200, price: 201 }, 'forced')
      refuses(others(), buyTrain(one, '2', two), 'priceNeeded', { from: two }, 'othersTrain')
    })

    it(`${cite('buyTrain', 'ownTrain')} are there, and not its own`, () => {
      refuses(others(), buys(5, '3'), 'notThere', { train: '3', from: two }, 'othersTrain')
      refuses(others(), buys(5, '2', one), 'ownTrain', { corporation: one })
    })
  })

  describe('discards', () => {
    /** The first 4 leaves the second corporation with four trains, where three are allowed. */
    const over = () =>
      play(turn({}, { phase: '3', left: { '3': 0 } }, { trains: ['3', '3', '3', '3'] }), buyTrain(one, '4'))

    it(`${cite('discardFirst')} come before anything else, and go to the market`, () => {
      expect(over().turn[0].at).toBe('discard')
      for (const action of [endTurn(one), buyTrain(one, '4'), pass('p1'), bankrupt('p1')])
        refuses(over(), action, 'discardFirst', { owners: [two] })
      const state = play(over(), discard(two, '3'))
      expect(report(state)).toMatchObject({ trainMarket: ['3'], turn: one })
      expect(cash(state, two)).toEqual([0])
      expectAllowed(state, endTurn(one))
    })

    it(`${cite('discardTrain')} are of those who own too many, and of what they own`, () => {
      refuses(over(), discard(one, '4'), 'nothingToDiscard', { owned: 1, limit: 3 })
      refuses(over(), discard(two, '2'), 'notThere', { train: '2', from: two })
      refuses(play(over(), discard(two, '3')), discard(two, '3'), 'nothingToDiscard', { owned: 3, limit: 3 })
    })
  })
})

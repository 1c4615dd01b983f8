import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { operatingTurnIn } from '../../../src/families/railway/table'
import type { Action } from '../../../src/rules/rule'
import { cash, shares, space } from '../../titles/tried'
import { buyShare, correct, endTurn, pass, sellShares, stop } from './entries'
import { railways } from './kits'
import { parOf } from './place'

describe.each(railways)('rulings in $id', kit => {
  const { game, cite, play, happened, report, refuses, expectAllowed, now, conserves, law } = kit
  const [one, two, three] = kit.corporations
  const [mine, its] = kit.privates
  const [par, high] = [75, 90].map(price => game.parSpaces.get(parOf(game, price)) ?? [0, 0])

  /** The first corporation, of p1, with two trains and a private company, before the second, of p2; somebody's turn. */
  const on = (turn = 'p1') =>
    kit.place({
      cash: { p1: 400, p2: 400, p3: 400 },
      corporations: {
        [one]: {
          ...{ president: 'p1', shares: { p1: 4, p2: 2, market: 1 }, par: 90 },
          ...{ treasury: 300, trains: ['2', '3'] },
        },
        [two]: { president: 'p2', shares: { p2: 6 } },
      },
      privates: { [mine]: 'p1', [its]: one },
      phase: '3',
      turn,
    })
  const over = () => play(on(), stop)
  const money = (from: string, to: string, amount = 1) => correct({ money: { from, to, amount } })
  const moved = (from: string, to: string, number: number, corporation = one) =>
    correct({ shares: { corporation, from, to, shares: number } })
  const train = (card: string, from: string, to: string) => correct({ train: { train: card, from, to } })

  describe(`${cite('correct')}: money`, () => {
    it('goes between any two purses, whosever turn it is, even after the end', () => {
      for (const state of [on(), on(one), over()]) {
        const after = play(state, money('p1', one, 50))
        expect(cash(after, 'p1', one)).toEqual([350, 350])
        conserves(state, after)
        expect(after.turn).toEqual(state.turn)
      }
    })

    it('no more than is there, except from the bank', () => {
      refuses(on(), money('p1', 'bank', 401), 'holderLacks', {
        ...{ holder: 'p1', what: 'money', has: 400, wants: 401 },
      })
      refuses(on(), money(one, 'bank', 301), 'holderLacks', { has: 300 })
      for (const all of [money('p1', 'bank', 400), money('bank', 'p1', 9000)]) expectAllowed(on(), all)
    })

    it.each(['ipo', 'market', 'closed', 'p9', 'constructor', '__proto__', 'toString'])(
      '%s has no purse',
      holder => {
        refuses(on(), money(holder, 'p1'), 'noSuchHolder', { holder, kind: 'money' })
        refuses(on(), money('p1', holder), 'noSuchHolder', { holder })
        const counted: Action & object = { type: 'count', holder, cash: 1 } as Action
        refuses(on(), counted, 'noSuchHolder', { holder, kind: 'money' })
      },
    )

    it('not to themselves, nor to a corporation that has not started, which gets no train either', () => {
      refuses(on(), money('p1', 'p1'), 'alreadySo')
      refuses(on(), money('p1', three), 'notStarted', { corporation: three })
      refuses(on(), train('3', 'ipo', three), 'notStarted', { corporation: three })
    })

    it('that empties the bank sets off the end, but not again after the end', () => {
      const all = on().cash.bank ?? 0
      const state = play(on(), money('bank', 'p3', all))
      expect([state.ending, now(state)]).toEqual(['bank', 'SR 2 p1'])
      const late = play(over(), money('bank', 'p3', all))
      expect([now(late), report(late).scores?.p3]).toEqual(['over stopped', 400 + all])
    })
  })

  describe(`${cite('correct')}: shares and presidents`, () => {
    it('go between players, the unsold ones and the market, and set off no presidency', () => {
      const state = play(
        on(),
        moved('ipo', 'p3', 1, two),
        moved('ipo', 'market', 1, two),
        moved('p1', 'p2', 2),
      )
      expect(shares(state, two, 'p3', 'market')).toEqual([1, 1])
      expect(shares(state, one, 'p1', 'p2')).toEqual([2, 4])
      expect(state.corporations[one]?.president).toBe('p1')
      expect(state.cash).toEqual(on().cash)
      conserves(on(), state)
    })

    it('a president keeps two, and so does an unsold president’s certificate', () => {
      refuses(on(), moved('p1', 'p2', 3), 'presidentsTwo', { holder: 'p1', corporation: one })
      const all = game.shares(on(), three, 'ipo')
      refuses(on(), moved('ipo', 'p1', all - 1, three), 'presidentsTwo', { holder: 'ipo' })
      expectAllowed(on(), moved('ipo', 'p1', all - 2, three))
    })

    it('not what is not there, nor to a corporation, nor to themselves', () => {
      refuses(on(), moved('p3', 'p1', 1), 'holderLacks', { has: 0, wants: 1 })
      for (const to of ['bank', two, 'closed', 'p9'])
        refuses(on(), moved('p1', to, 1), 'noSuchHolder', { holder: to, kind: 'shares' })
      refuses(on(), moved('p1', 'p1', 1), 'alreadySo')
    })

    it('a president needs two shares', () => {
      const set = (player: string, corporation = one) => correct({ president: { corporation, player } })
      const state = play(on(), set('p2'))
      expect(state.corporations[one]?.president).toBe('p2')
      expect(report(state).players.p1?.certificates).toBe(4 + 1)
      refuses(on(), set('p3'), 'presidentsTwo', { holder: 'p3' })
      refuses(on(), set('p1'), 'alreadySo')
      refuses(on(), set('p1', three), 'notStarted')
    })
  })

  describe(`${cite('correct')}: price, stations, phase`, () => {
    const set = (cell: unknown, corporation = one) => correct({ price: { corporation, cell } })

    it('a price lays the token under the stack of that space', () => {
      const state = play(on(), set(par))
      expect(space(state, one)).toEqual(par)
      expect(state.chart.map(({ corporation }) => corporation)).toEqual([two, one])
      // The one on top of the stack goes under it; the lowest lies there already.
      const both = play(state, set(par, two))
      expect(both.chart.map(({ corporation }) => corporation)).toEqual([one, two])
      expect(space(both, two)).toEqual(par)
      refuses(both, set(par, two), 'alreadySo')
      refuses(on(), set(high), 'alreadySo')
    })

    it('a price is on the chart, and of a corporation that has started', () => {
      const rows = game.grid.length
      for (const [row, column] of [
        [rows, 0],
        [0, game.grid[0]?.length ?? 0],
      ])
        refuses(on(), set([row, column]), 'noSuchSpace', { row: row ?? 0, column: column ?? 0 })
      refuses(on(), set(par, three), 'notStarted')
    })

    it('stations left, at most what the charter has besides the home', () => {
      const left = (stations: number) => correct({ station: { corporation: one, left: stations } })
      const most = game.stations(on(), one)
      expect(report(play(on(), left(0))).corporations[one]?.tokens).toBe(0)
      refuses(on(), left(most + 1), 'stationsLeft', { most })
      refuses(on(), left(most), 'alreadySo')
    })

    it('a phase sets off nothing: nothing rusts, closes or is discarded', () => {
      const state = play(on(one), correct({ phase: '5' }))
      expect(report(state)).toMatchObject({ phase: '5', turn: one })
      expect([state.depot, state.privates]).toEqual([on(one).depot, on(one).privates])
      refuses(on(), correct({ phase: '3' }), 'alreadySo')
    })
  })

  describe(`${cite('correct')}: trains and private companies`, () => {
    it('a train goes from and to any place', () => {
      const state = play(on(), train('3', one, 'market'), train('3', 'ipo', two), train('2', one, 'closed'))
      expect(state.depot.owned).toMatchObject({ [one]: [], [two]: ['3'] })
      expect(report(state).trainMarket).toEqual(['3'])
      conserves(on(), state)
      conserves(on(), play(state, train('2', 'closed', one)))
    })

    it('not a train that is not there, nor to a player', () => {
      refuses(on(), train('4', one, 'ipo'), 'holderLacks', { holder: one, has: 0, wants: 1 })
      refuses(on(), train('3', one, 'p1'), 'noSuchHolder', { holder: 'p1', kind: 'train' })
      refuses(on(), train('3', one, one), 'alreadySo')
    })

    it('a private company goes to a player, a corporation, the bank or out of play, without money', () => {
      const to = (holder: string) => correct({ private: { private: mine, to: holder } })
      for (const holder of ['p2', two, 'bank', 'closed']) {
        const state = play(on(), to(holder))
        expect(state.privates[mine]).toBe(holder)
        expect(state.cash).toEqual(on().cash)
      }
      for (const holder of ['ipo', 'market', 'p9']) refuses(on(), to(holder), 'noSuchHolder', { holder })
      refuses(on(), to('p1'), 'alreadySo')
    })
  })

  describe(`${cite('correct')}: turns`, () => {
    const to = (turn: string) => correct({ turn })

    it('in a stock round to any player, who may do all of it', () => {
      const state = play(on(), buyShare('p1', one), to('p1'))
      expectAllowed(state, buyShare('p1', one, 'market'))
      expect(now(play(on(), to('p3')))).toBe('SR 2 p3')
      refuses(on(), to(one), 'wrongTurn', { turn: one, round: 'SR 2' })
    })

    it('in an operating round to any floated corporation, also one that has operated; not after the end', () => {
      const state = play(on(one), to(two))
      expect(now(state)).toBe(`OR 2.1 ${two}`)
      expect(now(play(state, to(one)))).toBe(`OR 2.1 ${one}`)
      refuses(on(one), to(three), 'wrongTurn')
      refuses(on(one), to('p1'), 'wrongTurn', { round: 'OR 2.1' })
      refuses(over(), to('p1'), 'gameOver', { by: 'stopped' }, 'gameOver')
    })

    it('it forgets no sale of the round', () => {
      refuses(play(on(), sellShares('p1', one), to('p1')), buyShare('p1', one), 'soldThisRound')
    })

    it('the Priority Deal, to any player', () => {
      const deal = (priority: string) => correct({ priority })
      expect(report(play(on(), deal('p2'))).priorityDeal).toBe('p2')
      refuses(on(), deal('p1'), 'alreadySo', { what: 'priority', of: 'p1' })
      refuses(on(), deal(one), 'noSuchHolder', { holder: one, kind: 'priority' })
    })

    it('a ruling is no stock action: passes go on counting, and a purchase is still one', () => {
      const state = play(on(), pass('p1'), money('p2', 'p1', 5), pass('p2'), pass('p3'))
      expect(report(state)).toMatchObject({ round: 'OR 2.1', priorityDeal: 'p1' })
      const bought = play(on(), buyShare('p1', one), money('p2', 'p1', 5))
      expectAllowed(bought, pass('p1'))
      refuses(bought, buyShare('p1', two), 'onePurchase')
    })

    it('who has had a turn in this round does not operate again', () => {
      const had = (corporation: string, turns: number) => correct({ operated: { corporation, turns } })
      const state = play(on(one), had(two, 1))
      expect(operatingTurnIn(state)?.operated).toEqual([two])
      expect(operatingTurnIn(play(state, had(two, 0)))?.operated).toEqual([])
      const run = { type: 'run', corporation: one, revenue: 0, pay: false } as Action
      expect(now(play(state, run, endTurn(one)))).not.toContain(two)
      refuses(state, had(two, 1), 'alreadySo', { what: 'operated', of: two })
      refuses(on(one), had(one, 1), 'itsTurn', { corporation: one })
      refuses(on(one), had(three, 1), 'notStarted', { corporation: three })
      refuses(on(), had(one, 1), 'notOperating', { round: 'SR 2' })
    })

    it('the set has as many operating rounds as is ruled, at least those that have begun', () => {
      const of = (rounds: number) => correct({ rounds })
      const { round } = on(one)
      expect(play(on(one), of(round.of + 1)).round).toEqual({ ...round, of: round.of + 1 })
      refuses(on(one), of(round.of), 'alreadySo', { what: 'rounds', of: String(round.of) })
      const second = { ...on(one), round: { stock: 2, operating: 2, of: 2 } }
      refuses(second, of(1), 'roundsBegun', { rounds: 1, begun: 2 })
      refuses(on(), of(2), 'notOperating', { round: 'SR 2' })
    })

    it('of turns and rounds none is left once the game is over', () => {
      for (const state of [over(), play(on(one), stop)])
        for (const what of [{ operated: { corporation: two, turns: 1 } }, { rounds: 3 }, { turn: two }])
          refuses(state, correct(what), 'gameOver', { by: 'stopped' }, 'gameOver')
    })
  })

  it(`${cite('correct')}: exactly one thing at a time`, () => {
    const { correct: rule } = law.rules
    const valid = (what: object) => v.is((rule as NonNullable<typeof rule>).schema, correct(what))
    expect([valid({ phase: '4' }), valid({}), valid({ phase: '4', turn: 'p1' })]).toEqual([
      true,
      false,
      false,
    ])
    expect([valid({ nothing: one }), valid({ phase: '9' })]).toEqual([false, false])
  })

  it(`${cite('count')}: a count changes nothing and reports the difference, even after the end`, () => {
    const counted = (holder: string, amount: number) => ({ type: 'count', holder, cash: amount }) as Action
    for (const state of [on(), over()]) {
      expect(play(state, counted('p1', 390))).toEqual({ ...state, fresh: false })
      expect(happened(state, counted('p1', 390))).toEqual([
        { is: 'counted', holder: 'p1', cash: 390, books: 400 },
      ])
    }
    for (const holder of ['bank', one]) expectAllowed(on(), counted(holder, 0))
  })

  it(`${cite('stop')}: a stop ends the game anywhere, once`, () => {
    for (const state of [on(), on(one)]) expect(now(play(state, stop))).toBe('over stopped')
    refuses(over(), stop, 'gameOver', { by: 'stopped' })
  })
})

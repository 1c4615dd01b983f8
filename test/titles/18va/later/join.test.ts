import { describe, expect, it } from 'vitest'
import type { Action } from '../../../../src/rules/rule'
import type { CorporationId } from '../../../../src/titles/18va/data'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { cashInAuction, freshAuction } from '../../../../src/titles/18va/later/auction'
import {
  doneOf,
  emptyForm,
  entryOf,
  formFrom,
  type Joined,
  movesOf,
  startedAt,
  tableOf,
} from '../../../../src/titles/18va/later/form'
import { missing, raised, stacksIn } from '../../../../src/titles/18va/later/missing'
import { phaseOf, sizesIn } from '../../../../src/titles/18va/later/phase'
import { positionOf } from '../../../../src/titles/18va/later/positionOf'
import { forcedIn, typesIn } from '../../../../src/titles/18va/later/progress'
import { start } from '../../../../src/titles/18va/setup'
import { operatingTurn } from '../../../../src/titles/18va/state'
import { report } from '../../../../src/titles/18va/table/report'
import { knownGames, setupOf } from '../games'
import { play, table, type VaAction, type VaState } from '../kit'

/** A turn in which nothing was done yet: what a table of people looks like when somebody joins. */
function isFresh({ turn }: VaState): boolean {
  const [top] = turn
  if (top.at === 'stock')
    return top.passed.length === 0 && top.last === null && !top.bought && top.sold.length === 0
  return top.at === 'operate' && top.step === 'convert' && !top.station
}

/** A table in which what has no order is sorted: trains of one owner, who had a turn, who is out. */
function plainly({ depot, turn, bankrupt, ...rest }: VaState) {
  const { owned, market, gone, ...offered } = depot
  // One that was closed since its turn comes back in no turn of this round.
  const runs = (id: CorporationId) => rest.corporations[id].value !== null
  const trains = Object.entries(owned).map(([id, cards]) => [id, cards.toSorted()])
  return {
    ...rest,
    bankrupt: bankrupt.toSorted(),
    turn: turn.map(it =>
      it.at === 'operate' ? { ...it, operated: it.operated.filter(runs).toSorted() } : it,
    ),
    depot: {
      ...offered,
      owned: Object.fromEntries(trains),
      market: market.toSorted(),
      gone: gone.toSorted(),
    },
  }
}

/** The form as somebody fills it in who looks at the table: without what a turn remembers. */
function filledFrom(fresh: VaState, state: VaState): Joined {
  const { turns: _, ...seen } = positionOf(state) as PositionTable
  const form = formFrom(fresh, seen)
  return { ...form, done: operatingTurn(state)?.operated }
}

const entry = (fresh: VaState, form: Joined) => entryOf(fresh, form) as VaAction

/** Three players, all of whose cash is said, in stock round 2. */
const three = (): Joined => ({
  ...emptyForm(),
  moves: ['p2', 'p1'],
  priority: 'p2',
  cash: { p1: 100, p2: 200, p3: 300 },
  privates: { REA: 'p1', TIW: 'p1', PY: 'p3' },
})

const bo = () => ({ ...startedAt('2', 'B&O', 90), shares: { p1: 3 }, treasury: 500, trains: ['2'] })

describe('the form that joins a game of 18VA', () => {
  it('plays on as the game that it was filled in from, at every stock round and at fresh operating turns', () => {
    let joinedAt = 0
    for (const game of knownGames().filter((_, i) => i % 9 === 2)) {
      const setup = setupOf(game)
      const fresh = start(setup)
      const copies: VaState[] = []
      let state = fresh
      for (const [i, { action }] of game.trace.entries()) {
        const stock = state.turn[0].at === 'stock'
        if (isFresh(state) && (stock || i % 25 === 0)) {
          const form = filledFrom(fresh, state)
          expect(missing(fresh, form), `entry ${i}`).toBeUndefined()
          const copy = play(fresh, entry(fresh, form))
          expect(report(copy), `entry ${i}`).toEqual(report(state))
          copies.push(copy)
        }
        state = play(state, action)
        for (const [n, copy] of copies.entries()) copies[n] = play(copy, action)
      }
      joinedAt += copies.length
      for (const copy of copies) expect(report(copy)).toEqual(report(state))
    }
    expect(joinedAt).toBeGreaterThan(40)
  }, 120_000)

  it('keeps all that a printed position says, at any entry, when it is put right', () => {
    let joined = 0
    for (const game of knownGames().filter((_, i) => i % 8 === 3)) {
      const fresh = start(setupOf(game))
      let state = fresh
      for (const [i, { action }] of game.trace.entries()) {
        state = play(state, action)
        if (i % 5 !== 0 || state.turn[0].at === 'over') continue
        const form = formFrom(fresh, positionOf(state) as PositionTable)
        expect(missing(fresh, form), `entry ${i}`).toBeUndefined()
        expect(plainly(play(fresh, entry(fresh, form))), `entry ${i}`).toEqual(plainly(state))
        joined += 1
      }
    }
    expect(joined).toBeGreaterThan(300)
  }, 60_000)

  it('4.1 the value of the B&O is being set by whoever has the turn, at the seats of the players', () => {
    const fresh = table()
    const form: Joined = {
      ...{ ...emptyForm(), set: 1, value: true, turn: 'p3', priority: 'p2' },
      cash: { p1: 360, p2: 340, p3: 260 },
      privates: { REA: 'p1', TIW: 'p2', PY: 'p3' },
    }
    expect(missing(fresh, form)).toBeUndefined()
    const state = play(fresh, entry(fresh, form))
    expect(state.turn).toEqual([{ at: 'value', player: 'p3' }])
    expect(state.order).toEqual(fresh.players)
    const begun = play(state, { type: 'par', player: 'p3', corporation: 'B&O', price: 75 })
    expect(begun.corporations['B&O']).toMatchObject({ president: 'p3', value: 75 })
    // Not in a later round, nor once a corporation has begun.
    expect(missing(fresh, { ...form, set: 2 })).toMatchObject({ asks: 'moves' })
    expect(missing(fresh, { ...form, corporations: { 'B&O': bo() } })).toMatchObject({ asks: 'moves' })
  })

  it('4.3.1 what a stock round and its turn remember', () => {
    const top = (changes: Partial<Joined>) => {
      const form = { ...three(), corporations: { 'B&O': bo() }, ...changes }
      expect(missing(table(), form)).toBeUndefined()
      return play(table(), entry(table(), form)).turn[0]
    }
    expect(top({})).toMatchObject({ player: 'p2', passed: [], last: null })
    expect(top({ turn: 'p3' })).toMatchObject({ passed: [], last: 'p1' })
    const passes = { passes: 1, sold: { p1: ['B&O'] } }
    expect(top({ turn: 'p1', memory: passes })).toMatchObject({ passed: ['p2'], last: null, soldInRound: {} })
    expect(top({ turn: 'p1', memory: { ...passes, begun: true } })).toMatchObject({
      ...{ passed: ['p2'], last: 'p3', soldInRound: { p1: ['B&O'] } },
    })
    expect(top({ sold: ['B&O'], bought: true })).toMatchObject({
      ...{ bought: true, sold: ['B&O'], soldInRound: { p2: ['B&O'] } },
    })
    // Who is bankrupt has no turns to pass.
    const out = { bankrupt: ['p1'], cash: { p2: 200, p3: 300 }, privates: { REA: '', TIW: '', PY: 'p3' } }
    const powers = { express: '' }
    const corporations = { 'B&O': { ...bo(), shares: { p2: 3 } } }
    expect(
      top({ ...out, powers, corporations, turn: 'p2', memory: { passes: 1, begun: true, sold: {} } }),
    ).toMatchObject({
      ...{ passed: ['p3'], last: 'p2' },
    })
  })

  it('4.5.8 an operating turn goes on where it is', () => {
    const at = (changes: Partial<Joined>) => {
      const form: Joined = { ...three(), kind: 'OR', turn: 'B&O', corporations: { 'B&O': bo() }, ...changes }
      expect(missing(table(), form)).toBeUndefined()
      return operatingTurn(play(table(), entry(table(), form)))
    }
    expect(at({})).toMatchObject({ step: 'convert', station: false, fromBank: [] })
    expect(at({ stage: 'station' })).toMatchObject({ step: 'station', station: true })
    expect(at({ stage: 'run', fromBank: ['2'] })).toMatchObject({ step: 'trains', fromBank: ['2'] })
    expect([typesIn('2'), typesIn('3'), typesIn('6')]).toEqual([['2'], ['2', '3'], []])
  })

  it('4.6.2 what a president sold for a train is asked of a corporation without one, after its run', () => {
    const trainless = { ...bo(), trains: [], operated: false, treasury: 0 }
    const wm = { ...startedAt('2', 'WM', 75), shares: { p2: 3 }, market: 1, treasury: 0, trains: ['2'] }
    const form: Joined = {
      ...{ ...three(), kind: 'OR', turn: 'B&O', stage: 'run', forced: ['WM'] },
      corporations: { 'B&O': trainless, WM: wm },
    }
    const turn = (changes: Partial<Joined>) => {
      const asked = { ...form, ...changes }
      expect(missing(table(), asked)).toBeUndefined()
      return operatingTurn(play(table(), entry(table(), asked)))
    }
    expect(forcedIn(form)).toEqual(['WM'])
    expect(turn({})).toMatchObject({ step: 'trains', sold: ['WM'] })
    expect(turn({ forced: [] })).toMatchObject({ step: 'trains', sold: [] })
    expect(turn({ stage: 'station' })).toMatchObject({ step: 'station', sold: [] })
    expect(turn({ corporations: { 'B&O': bo(), WM: wm } })).toMatchObject({ sold: [] })
    expect(forcedIn({ ...form, corporations: { 'B&O': trainless } })).toEqual([])
  })

  it('keeps what rulings have made of a table, and the phase that they said, until a train tells another', () => {
    const form: Joined = { ...three(), corporations: { 'B&O': bo() } }
    const said = tableOf(table(), form)
    const sr = { size: 5, ipo: 4, market: 1, trainLimit: 1, privates: [] as never[], tokens: 1 } as const
    const ruled: PositionTable = {
      ...{ ...said, phase: '3', ruled: true, unstarted: { SR: sr } },
      corporations: { 'B&O': { ...said.corporations['B&O']!, lastRun: 70 } },
    }
    const again = formFrom(table(), ruled)
    expect(tableOf(table(), again)).toEqual(ruled)
    const richer = tableOf(table(), { ...again, cash: { ...again.cash, p1: 150 } })
    expect(richer).toMatchObject({ phase: '3', ruled: true, unstarted: { SR: sr }, bank: said.bank - 50 })
    expect(richer.corporations['B&O']).toMatchObject({ lastRun: 70, trainLimit: 4 })
    const bigger = { ...again.corporations, 'B&O': { ...again.corporations['B&O']!, trains: ['2', '4'] } }
    expect(tableOf(table(), { ...again, corporations: bigger }).phase).toBe('4')
  })

  it('plays on as the game that it was filled in from, at every turn of the first auction', () => {
    let joinedAt = 0
    for (const game of knownGames().filter((_, i) => i % 4 === 1)) {
      const fresh = start(setupOf(game))
      let state = fresh
      for (const { action } of game.trace) {
        if (state.turn[0].at !== 'auction') break
        const form = formFrom(fresh, positionOf(state) as PositionTable)
        expect(missing(fresh, form)).toBeUndefined()
        const joined = play(fresh, entry(fresh, form))
        expect(joined.turn).toEqual(state.turn)
        expect(report(joined)).toEqual(report(state))
        joinedAt += 1
        state = play(state, action)
      }
    }
    expect(joinedAt).toBeGreaterThan(100)
  })

  it('asks in the first auction for nothing but the bids of those who lead', () => {
    const fresh = table()
    const auction = freshAuction()
    const began: Joined = { ...emptyForm(), set: 1, cash: cashInAuction(fresh), priority: 'p1', auction }
    const bid = (amount?: number): Joined => ({
      ...began,
      auction: { ...auction, lots: { ...auction.lots, TIW: { face: 50, player: 'p2', amount } } },
    })
    expect(missing(fresh, began)).toBeUndefined()
    for (const amount of [undefined, 45, 52])
      expect(missing(fresh, bid(amount))).toMatchObject({ at: 'TIW', asks: 'bid' })
    expect(missing(fresh, bid(50))).toBeUndefined()
    expect(missing(fresh, { ...began, priority: undefined })).toMatchObject({ at: 'round', asks: 'turn' })
    // In any later round nothing is left of it.
    expect(missing(fresh, { ...bid(45), set: 2 })).toMatchObject({ asks: 'moves' })
  })

  it('asks for what is missing from the top of the form', () => {
    const fresh = table()
    const asks = (form: Joined) => {
      const lack = missing(fresh, form)
      return lack && ('asks' in lack ? `${lack.asks} ${lack.of}`.trim() : lack.refusal.code)
    }
    const { priority, cash, privates, ...rest } = three()
    const bare: Joined = { ...rest, cash: {}, privates: {} }
    expect(asks({ ...bare, moves: [] })).toBe('moves')
    expect(asks({ ...bare, moves: ['p3'] })).toBe('moves p3')
    expect(asks(bare)).toBe('priority')
    expect(asks({ ...bare, priority })).toBe('cash p1')
    expect(asks({ ...bare, priority, bankrupt: ['p1'] })).toBe('cash p2')
    expect(asks({ ...three(), kind: 'OR' })).toBe('turn')
    const { treasury: _, ...unsaid } = bo()
    expect(asks({ ...three(), corporations: { 'B&O': unsaid } })).toBe('treasury B&O')
    const trainless = { ...bo(), trains: [] }
    expect(asks({ ...three(), corporations: { 'B&O': trainless } })).toBe('operated B&O')
    expect(asks({ ...three(), set: 1, corporations: { 'B&O': trainless } })).toBeUndefined()
    expect(asks({ ...three(), privates: { REA: '', TIW: '', PY: '' } })).toBe('express REA')
    const later = { ...bo(), trains: ['3', '2'] }
    const used = {
      ...three(),
      market: ['2', '2', '2', '2', '2'],
      privates: { REA: 'p1', TIW: '', PY: '' },
      corporations: { 'B&O': later },
    }
    expect(asks(used)).toBe('station PY')
    expect(asks({ ...used, powers: { station: '' } })).toBe('limit PY')
    expect(asks({ ...used, powers: { station: 'B&O' } })).toBeUndefined()
    expect(asks({ ...three(), corporations: { 'B&O': { ...bo(), shares: { p1: 1 } } } })).toBe(
      'positionPresident',
    )
  })

  it('4.1 the last place of the move order follows from the others', () => {
    expect(movesOf(table(), three())).toEqual(['p2', 'p1', 'p3'])
    expect(tableOf(table(), three()).order).toEqual(['p2', 'p1', 'p3'])
  })

  it('4.4 size follows from the phase where that leaves no choice, and shares are counted by it', () => {
    expect([sizesIn('2', 'WM'), sizesIn('3', 'WM'), sizesIn('5', 'WM'), sizesIn('2', 'B&O')]).toEqual([
      [5],
      [5, 10],
      [10],
      [10],
    ])
    const wm = { ...startedAt('3', 'WM', 70), shares: { p2: 3 }, treasury: 0, trains: ['2G'] }
    const at = (size: 5 | 10) => {
      const form = { ...three(), corporations: { WM: { ...wm, size } } }
      expect(phaseOf(form)).toBe('3')
      return tableOf(table(), form).corporations.WM
    }
    expect(at(5)).toMatchObject({ size: 5, ipo: 2, trainLimit: 2 })
    expect(at(10)).toMatchObject({ size: 10, ipo: 7, trainLimit: 4 })
  })

  it('4.2 powers that were used are there for good', () => {
    const form: Joined = {
      ...three(),
      corporations: { 'B&O': { ...bo(), trains: ['3'] } },
      privates: { REA: '', TIW: '', PY: '' },
      powers: { express: 'B&O', station: '', limit: 'B&O' },
      market: ['2', '2', '2', '2', '2', '2'],
    }
    const state = play(table(), entry(table(), form))
    expect(state.corporations['B&O']).toMatchObject({ express: true, extraStation: false, extraTrain: true })
    expect(report(state).corporations['B&O']?.trainLimit).toBe(5)
  })

  it('4.5.8 a 4D may be there while a 6/5G is still in the bank', () => {
    const trains = ['5', '4G', '5', '6', '4D']
    const limits = { ...bo(), trains: trains.slice(0, 2) }
    const form: Joined = {
      ...three(),
      corporations: {
        'B&O': limits,
        WM: { ...bo(), shares: { p2: 3 }, trains: trains.slice(2, 4), size: 10 },
        SR: { ...bo(), shares: { p3: 3 }, trains: trains.slice(4), size: 10 },
      },
    }
    expect(tableOf(table(), form).trainsLeft).toEqual({ '2': 0, '3': 0, '4': 0, '5': 0, '6': 1, '4D': 9 })
    expect(missing(table(), form)).toBeUndefined()
  })

  it('4.5 those before in the order of now had their turn, unless others are named', () => {
    const form: Joined = {
      ...three(),
      kind: 'OR',
      nth: 1,
      turn: 'WM',
      corporations: {
        'B&O': bo(),
        WM: { ...startedAt('2', 'WM', 75), shares: { p2: 3 }, treasury: 0, trains: ['2'] },
        SR: { ...startedAt('2', 'SR', 70), shares: { p3: 3 }, treasury: 0, trains: ['2'] },
      },
    }
    expect(doneOf(form)).toEqual(['B&O'])
    const followers = (joined: Joined) => operatingTurn(play(table(), entry(table(), joined)))?.operated
    expect(followers(form)).toEqual(['B&O'])
    expect(followers({ ...form, done: ['SR'] })).toEqual(['SR'])
  })

  it('3.2 tokens in one space lie in the order that is said', () => {
    const form: Joined = {
      ...three(),
      corporations: {
        'B&O': bo(),
        WM: { ...startedAt('2', 'WM', 90), shares: { p2: 3 }, treasury: 0, trains: ['2'] },
      },
    }
    expect(stacksIn(form)).toEqual([['B&O', 'WM']])
    const other = raised(form, 'WM')
    expect(stacksIn(other)).toEqual([['WM', 'B&O']])
    const state = play(table(), entry(table(), other))
    expect(state.chart.map(token => token.corporation)).toEqual(['WM', 'B&O'])
  })

  it('can be put right: a form filled in from its own entry is the same table', () => {
    const form: Joined = { ...three(), corporations: { 'B&O': bo() }, bank: 6900 }
    const again = formFrom(table(), (entry(table(), form) as Action & { table: PositionTable }).table)
    expect(tableOf(table(), again)).toEqual(tableOf(table(), form))
  })
})

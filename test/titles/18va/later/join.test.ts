import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../../src/families/railway/join/answers'
import { doneOf, emptyForm } from '../../../../src/families/railway/join/form'
import { phaseIn } from '../../../../src/families/railway/join/phase'
import { movesOf } from '../../../../src/families/railway/join/seats'
import { operatingTurnIn } from '../../../../src/families/railway/table'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { join, sizes } from '../../../../src/titles/18va/later/join'
import { start } from '../../../../src/titles/18va/start'
import { report } from '../../../../src/titles/18va/table/report'
import { knownGames, setupOf } from '../games'
import { play, positionOf, table, type VaState } from '../kit'
import { also, bo, entry, formFrom, missing, startedAt, tableOf, three } from './kit'

/** Whether nothing has been done in this turn, as is usual when a table of people is joined. */
function isFresh({ turn }: VaState): boolean {
  const [top] = turn
  if (top.at === 'stock') return top.passed.length === 0 && top.last === null && top.deeds.length === 0
  return top.at === 'operate' && top.step === 'convert' && top.placed === 0
}

/** The form as filled in from the look of the table, without what a turn remembers. */
function filledFrom(fresh: VaState, state: VaState): Joined {
  const { turns: _, ...seen } = positionOf(state) as PositionTable
  const form = formFrom(fresh, seen)
  return { ...form, done: operatingTurnIn(state)?.operated }
}

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
  })

  it('4.1 the value of the B&O is set by the player whose turn it is, in seating order', () => {
    const fresh = table()
    const form: Joined = {
      ...{ ...emptyForm(), set: 1, turn: 'p3', priority: 'p2', own: { value: true } },
      cash: { p1: 360, p2: 340, p3: 260 },
      privates: { REA: 'p1', TIW: 'p2', PY: 'p3' },
    }
    expect(missing(fresh, form)).toBeUndefined()
    const state = play(fresh, entry(fresh, form))
    expect(state.turn).toEqual([{ at: 'value', player: 'p3' }])
    expect(state.order).toEqual(fresh.players)
    const begun = play(state, { type: 'par', player: 'p3', corporation: 'B&O', price: 75 })
    expect(begun.corporations['B&O']).toMatchObject({ president: 'p3', par: 75 })
    // Not in a later round, nor once a corporation has begun.
    expect(missing(fresh, { ...form, set: 2 })).toMatchObject({ asks: 'moves' })
    expect(missing(fresh, { ...form, corporations: { 'B&O': bo() } })).toMatchObject({ asks: 'moves' })
  })

  it('4.1 the last place of the move order follows from the others', () => {
    expect(movesOf(three(), table().players)).toEqual(['p2', 'p1', 'p3'])
    expect(tableOf(table(), three()).order).toEqual(['p2', 'p1', 'p3'])
  })

  it('4.2 powers that were used stay in effect', () => {
    const form: Joined = {
      ...three(),
      corporations: { 'B&O': { ...bo(), trains: ['3'] } },
      privates: { REA: '', TIW: '', PY: '' },
      ...also(three(), { express: 'B&O', station: '', limit: 'B&O' }),
      market: ['2', '2', '2', '2', '2', '2'],
    }
    const state = play(table(), entry(table(), form))
    expect(state.corporations['B&O']).toMatchObject({ express: true, extraStation: false, extraTrain: true })
    expect(report(state).corporations['B&O']?.trainLimit).toBe(5)
  })

  it('4.2 the Potomac Yards have only one of their powers, even if the other was said first', () => {
    const form: Joined = {
      ...three(),
      corporations: { 'B&O': bo(), WM: { ...startedAt('WM', 70), shares: { p2: 3 }, treasury: 0 } },
      privates: { REA: 'p1', TIW: '', PY: '' },
      ...also(three(), { station: '', limit: 'WM' }),
    }
    const limit = (it: Joined) => tableOf(table(), it).corporations.WM?.trainLimit ?? 0
    const changed: Joined = { ...form, ...also(form, { station: 'B&O' }) }
    expect(tableOf(table(), changed).corporations['B&O']).toMatchObject({ extraStation: true })
    expect(limit(changed)).toBe(limit(form) - 1)
  })

  it('4.2 a corporation keeps the train by which the Potomac Yards raised its limit', () => {
    const form: Joined = {
      ...three(),
      corporations: { 'B&O': { ...bo(), trains: ['2', '2', '2', '2', '3'] } },
      privates: { REA: 'p1', TIW: '', PY: '' },
      market: ['2', '2'],
    }
    const raised: Joined = { ...form, ...also(form, { station: '', limit: 'B&O' }) }
    expect(missing(table(), raised)).toBeUndefined()
    expect(missing(table(), { ...form, ...also(form, { station: 'B&O' }) })).toMatchObject({
      asks: 'overLimit',
      of: 'B&O',
    })
    // Nor is it asked to give one up before the form has come to the Potomac Yards.
    expect(missing(table(), { ...form, privates: { REA: 'p1', TIW: '' } })).toMatchObject({ asks: 'private' })
    expect(missing(table(), { ...form, privates: { REA: 'p1', TIW: '', PY: 'p3' } })).toMatchObject({
      asks: 'overLimit',
    })
    const running: Joined = { ...raised, kind: 'OR', turn: 'B&O', stage: 'run' }
    expect(missing(table(), running)).toBeUndefined()
    expect(play(table(), entry(table(), running)).turn.map(({ at }) => at)).toEqual(['operate'])
  })

  it('4.5.8 a 4D may be there while a 6/5G is still in the bank', () => {
    const trains = ['5', '4G', '5', '6', '4D']
    const limits = { ...bo(), trains: trains.slice(0, 2) }
    const form: Joined = {
      ...three(),
      corporations: {
        'B&O': limits,
        WM: { ...bo(), shares: { p2: 3 }, trains: trains.slice(2, 4) },
        SR: { ...bo(), shares: { p3: 3 }, trains: trains.slice(4) },
      },
    }
    expect(tableOf(table(), form).trainsLeft).toEqual({ '2': 0, '3': 0, '4': 0, '5': 0, '6': 1, '4D': 9 })
    expect(missing(table(), form)).toBeUndefined()
  })

  it('4.5 those earlier in the current order have had their turn, unless others are named', () => {
    const form: Joined = {
      ...three(),
      kind: 'OR',
      nth: 1,
      turn: 'WM',
      corporations: {
        'B&O': bo(),
        WM: { ...startedAt('WM', 75), shares: { p2: 3 }, treasury: 0, trains: ['2'] },
        SR: { ...startedAt('SR', 70), shares: { p3: 3 }, treasury: 0, trains: ['2'] },
      },
    }
    expect(doneOf(join, form, ['B&O', 'WM', 'SR'])).toEqual(['B&O'])
    const followers = (joined: Joined) => operatingTurnIn(play(table(), entry(table(), joined)))?.operated
    expect(followers(form)).toEqual(['B&O'])
    expect(followers({ ...form, done: ['SR'] })).toEqual(['SR'])
  })
})

describe('the size in the form of 18VA', () => {
  it('4.4 size follows from the phase if that leaves no choice, and shares are counted by it', () => {
    const { inPhase } = sizes
    expect([inPhase('2', 'WM'), inPhase('3', 'WM'), inPhase('5', 'WM'), inPhase('2', 'B&O')]).toEqual([
      [5, 10],
      [5, 10],
      [10],
      [10],
    ])
    const wm = { ...startedAt('WM', 70), shares: { p2: 3 }, treasury: 0, trains: ['2G'] }
    const at = (size: 5 | 10) => {
      const form = { ...three(), ...also(three(), { size: { WM: size } }), corporations: { WM: wm } }
      expect(phaseIn(join, form)).toBe('3')
      return tableOf(table(), form).corporations.WM
    }
    // Ten shares may be said before the train is there that allows them, so that none is taken for 20%.
    const early: Joined = {
      ...{ ...three(), ...also(three(), { size: { WM: 10 } }) },
      corporations: { WM: { ...wm, trains: [] } },
    }
    expect(phaseIn(join, early)).toBe('2')
    expect(tableOf(table(), early).corporations.WM).toMatchObject({ size: 10, ipo: 7 })
    expect(missing(table(), early)).toMatchObject({ at: 'WM', refusal: { code: 'positionSize' } })
    expect(at(5)).toMatchObject({ size: 5, ipo: 2, trainLimit: 2 })
    expect(at(10)).toMatchObject({ size: 10, ipo: 7, trainLimit: 4 })
  })
})

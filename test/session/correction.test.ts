import { describe, expect, it } from 'vitest'
import type { Action } from '../../src/rules/rule'
import { lastCorrection, payments } from '../../src/session/correction'
import { now, redo, take, undo } from '../../src/session/session'
import { realGame } from '../games/recorded'
import { sessionOf, taken } from './games'

const purse = (holder: string, books: number) => ({ holder, books })

describe('what is to be handed over', () => {
  it('is settled with the bank where it has to give or take, and leaves every purse as it should be', () => {
    const before = [purse('p1', 100), purse('p2', 40), purse('L&N', 10), purse('bank', 850)]
    const after = [purse('p1', 70), purse('p2', 60), purse('L&N', 30), purse('bank', 840)]
    const paid = payments(before, after)
    expect(paid).toEqual([
      { from: 'p1', to: 'bank', amount: 30 },
      { from: 'bank', to: 'p2', amount: 20 },
      { from: 'bank', to: 'L&N', amount: 20 },
    ])
  })
  it('counts a purse that is not there before as empty', () => {
    expect(payments([purse('bank', 50)], [purse('bank', 20), purse('WRA', 30)])).toEqual([
      { from: 'bank', to: 'WRA', amount: 30 },
    ])
  })

  const game = realGame('4714')
  const open = sessionOf(game, 30)
  const count = { type: 'count', holder: 'bank', cash: 5 }
  const money = { from: 'bank', to: 'p1', amount: 20 }
  const ruling = { type: 'correct', reason: 'paid too little', money }
  /** The game with an entry put in behind its tenth. */
  const late = (action: Action) =>
    taken(take(open, { n: open.records.length + 1, splices: [{ after: 10, remove: [], insert: [action] }] }))
  const changed = late(ruling)

  it('is nothing after an ordinary tap, nor after it was taken back or entered again', () => {
    expect(lastCorrection(open)).toBeUndefined()
    const back = taken(undo(open))
    expect(lastCorrection(back)).toBeUndefined()
    expect(lastCorrection(taken(redo(back)))).toBeUndefined()
  })
  it('plays no entry again to find that out, however long the game is', () => {
    const law = () => {
      throw new Error('an entry was played again')
    }
    const deaf = { ...open, title: { ...open.title, law: new Proxy(open.title.law, { get: law }) } }
    const back = taken(undo(deaf))
    expect(lastCorrection(back)).toBeUndefined()
    expect(lastCorrection(deaf)).toBeUndefined()
  })
  it('is said after an entry in the past, and the other way around once that is taken back', () => {
    const done = { index: 10, takenBack: false, payments: [{ from: 'bank', to: 'p1', amount: 20 }] }
    expect(lastCorrection(changed)).toMatchObject({ ...done, was: now(open) })
    const back = taken(undo(changed))
    expect(lastCorrection(back)).toMatchObject({
      index: 10,
      takenBack: true,
      payments: [{ from: 'p1', to: 'bank', amount: 20 }],
    })
    expect(lastCorrection(taken(redo(back)))).toMatchObject(done)
  })
  it('leaves out a purse that was counted and is right by now; the bank gets or gives what that one had from the table', () => {
    const from = now(open).cash
    const has = (cash: number) => lastCorrection(changed, new Map([['p1', cash]]))?.payments
    const books = (from.p1 ?? 0) + 20
    expect(has(books)).toEqual([])
    expect(has(books - 5)).toEqual([{ from: 'bank', to: 'p1', amount: 5 }])
    expect(has(books + 5)).toEqual([{ from: 'p1', to: 'bank', amount: 5 }])
  })
  it('is no payment where the change of the past moved no money', () => {
    expect(lastCorrection(late(count))?.payments).toEqual([])
  })
})

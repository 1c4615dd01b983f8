import { describe, expect, it } from 'vitest'
import type { Action, Setup } from '../../../../src/rules/rule'
import type { PositionTable } from '../../../../src/titles/18lilliput/joining/table'
import { copyTurnsOf, mayHaveCopied, withCard } from '../../../../src/titles/18lilliput/later/draft'
import {
  companyOf,
  emptyForm,
  entryOf,
  formFrom,
  type Joined,
  tableOf,
  turnOf,
} from '../../../../src/titles/18lilliput/later/form'
import { missing, raised, stacksIn } from '../../../../src/titles/18lilliput/later/missing'
import { phaseNow } from '../../../../src/titles/18lilliput/later/phase'
import { positionOf } from '../../../../src/titles/18lilliput/later/positionOf'
import { start } from '../../../../src/titles/18lilliput/setup'
import { part } from '../../../../src/titles/18lilliput/state'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { knownGames } from '../games'
import { expectRefused, type LilAction, type LilState, now, play, table, takeCard } from '../kit'

/** Whether nothing has been done in this turn, as is usual when a table of people is joined. */
function isFresh({ turn: [top] }: LilState): boolean {
  if (top.at === 'card') return top.card === null
  return top.at === 'justiciary' || (top.at === 'run' && top.ran === null && !top.equipped)
}

/** The form as filled in from the look of the table, which no longer shows who took which card for what. */
function filledFrom(fresh: LilState, state: LilState): Joined {
  const { taken: _, ...seen } = positionOf(state) as PositionTable
  return formFrom(fresh, seen as PositionTable)
}

const entry = (fresh: LilState, form: Joined) => entryOf(fresh, form) as LilAction

/** Two players in round 3, before the first card. */
const two = (): Joined => ({
  ...emptyForm(),
  round: 3,
  starting: 'p1',
  cash: { p1: 100, p2: 200 },
  characters: { emperor: 'p1', general: 'p1', admiral: 'p2', treasurer: 'p2' },
  companies: {
    blue: { ...companyOf('p1'), at: [0, 2], treasury: 300, trains: ['2'] },
    red: { ...companyOf('p2'), at: [0, 3], treasury: 400, trains: ['2', '2', '2'] },
  },
})

const asks = (form: Joined, fresh = table(2)) => {
  const lack = missing(fresh, form)
  return lack && ('asks' in lack ? `${lack.asks} ${lack.of}`.trim() : lack.refusal.code)
}

describe('the form that joins a game of 18Lilliput', () => {
  it('plays on as the game that it was filled in from, at the start of every round, of runs, and at fresh turns', () => {
    let joinedAt = 0
    for (const game of knownGames().filter((_, i) => i % 6 === 1)) {
      const fresh = start(game as unknown as Setup)
      const copies: LilState[] = []
      let state = fresh
      let round = ''
      for (const [i, { action }] of game.trace.entries()) {
        const begins = report(state).round !== round
        if (state.round.number > 0 && isFresh(state) && (begins || i % 20 === 0)) {
          const form = filledFrom(fresh, state)
          expect(missing(fresh, form), `entry ${i}`).toBeUndefined()
          const copy = play(fresh, entry(fresh, form))
          expect(report(copy), `entry ${i}`).toEqual(report(state))
          copies.push(copy)
        }
        round = report(state).round ?? ''
        state = play(state, action)
        for (const [n, copy] of copies.entries()) copies[n] = play(copy, action)
      }
      joinedAt += copies.length
      for (const copy of copies) expect(report(copy)).toEqual(report(state))
    }
    expect(joinedAt).toBeGreaterThan(150)
  })

  it('keeps everything that a printed position says, at any entry, when it is put right', () => {
    let joinedAt = 0
    for (const game of knownGames().filter((_, i) => i % 6 === 2)) {
      const fresh = start(game as unknown as Setup)
      let state = fresh
      for (const [i, { action }] of game.trace.entries()) {
        state = play(state, action)
        // Nobody joins before round 1; during discards, the trains of a table say who has to discard.
        const isOpen = state.round.number > 0 && !['over', 'discard'].includes(state.turn[0].at)
        if (i % 3 !== 0 || !isOpen) continue
        const form = formFrom(fresh, positionOf(state) as PositionTable)
        expect(missing(fresh, form), `entry ${i}`).toBeUndefined()
        const joined = play(fresh, entry(fresh, form))
        expect(joined.turn, `entry ${i}`).toEqual(state.turn)
        expect(joined.taken, `entry ${i}`).toEqual(state.taken)
        expect(report(joined), `entry ${i}`).toEqual(report(state))
        joinedAt++
      }
    }
    expect(joinedAt).toBeGreaterThan(300)
  })

  it('actions: a card in hand is one that is gone from the middle, and is used as far as it was', () => {
    const hand = { id: 'trains', use: 'action', yellow: 0, trains: 2, funds: 0 } as const
    const form: Joined = { ...two(), nth: 1, taken: ['money', 'trains'], hand }
    expect(asks(form)).toBeUndefined()
    expect(asks({ ...form, taken: ['money'] })).toBe('cards 2')
    expect(asks({ ...form, taken: ['trains'], copies: { p2: 1 } })).toBeUndefined()
    expect(asks({ ...form, taken: ['money', 'trains', 'station'] })).toBe('cards 2')
    const state = play(table(2), entry(table(2), form))
    const train: LilAction = { type: 'buyTrain', corporation: 'red', train: '2', from: 'ipo' }
    expectRefused(state, train, 'actions', 'trainsBought')
    expectRefused(state, takeCard('p2', 'station'), 'actions', 'cardInHand')
    expect(withCard(form, 'station')).toEqual(['money', 'station'])
    expect(withCard(form, undefined)).toEqual(['money'])
    expect(withCard({ ...form, hand: undefined }, 'money')).toEqual(['money', 'trains'])
  })

  it('actions: who took a card follows from the turns; each is tapped in its order', () => {
    const form: Joined = { ...two(), nth: 3, taken: ['trains', 'money', 'station'] }
    const took = (changes: Partial<Joined> = {}) =>
      play(table(2), entry(table(2), { ...form, ...changes })).taken.map(
        ({ card, player, copy }) => `${card} ${player}${copy ? ' copy' : ''}`,
      )
    expect(took()).toEqual(['trains p1', 'money p2', 'station p2'])
    expect(took({ taken: ['money', 'station', 'trains'] })).toEqual(['money p1', 'station p2', 'trains p2'])
    const hand = { id: 'shares10', use: 'alternative', yellow: 0, trains: 0, funds: 0 } as const
    const inHand = { hand, taken: [...form.taken, hand.id] }
    expect(took(inHand)).toEqual([...took(), 'shares10 p1'])
  })

  it('copyCard: in a turn for which no card is gone one was copied, by somebody who has given a copy card', () => {
    const form: Joined = { ...two(), nth: 3, taken: ['trains', 'money'], copies: { p2: 1 } }
    const took = (changes: Partial<Joined> = {}) =>
      play(table(2), entry(table(2), { ...form, ...changes })).taken.map(
        ({ card, player, copy }) => `${card} ${player}${copy ? ' copy' : ''}`,
      )
    expect(mayHaveCopied(table(2), form)).toEqual([1, 2])
    // Probably the later turn; the card has not been said.
    expect(copyTurnsOf(table(2), form)).toEqual([2])
    expect(took()).toEqual(['trains p1', 'money p2'])
    expect(took({ copyOf: { 2: 'trains' } })).toEqual(['trains p1', 'money p2', 'trains p2 copy'])
    expect(took({ copyTurns: [1], copyOf: { 1: 'trains' } })).toEqual([
      'trains p1',
      'trains p2 copy',
      'money p2',
    ])
    // Before the second turn only one card was gone.
    expect(took({ copyTurns: [1] })).toEqual(['trains p1', 'trains p2 copy', 'money p2'])
    // Copying a card leaves the one that was taken where it is.
    const hand = { id: 'trains', use: 'action', yellow: 0, trains: 0, funds: 0 } as const
    const full = { taken: ['trains', 'money', 'station'], copies: { p1: 1 }, hand, copied: true } as const
    expect(took(full)).toEqual(['trains p1', 'money p2', 'station p2', 'trains p1 copy'])
    expect(withCard({ ...form, ...full }, undefined)).toEqual(full.taken)
    const again = formFrom(table(2), tableOf(table(2), { ...form, ...full }))
    expect(again).toMatchObject({ taken: full.taken, copied: true, copyTurns: [] })
    const later = formFrom(table(2), tableOf(table(2), { ...form, copyTurns: [1], copyOf: { 1: 'trains' } }))
    expect(later).toMatchObject({ taken: form.taken, copyTurns: [1], copyOf: { 1: 'trains' } })
  })

  it('keeps the effects of rulings, and the trains out of the game until others are', () => {
    const said = tableOf(table(2), two())
    const start = play(table(2), entry(table(2), two()))
    const gone = start.depot.gone
    const ruled = { ...said, phase: '4', ruled: true, discards: true, gone } as unknown as PositionTable
    const again = formFrom(table(2), ruled)
    expect(tableOf(table(2), again)).toEqual(ruled)
    const cash = { ...again.cash, p1: 150 }
    expect(tableOf(table(2), { ...again, cash })).toMatchObject({
      phase: '4',
      ruled: true,
      discards: true,
      gone,
    })
    expect(phaseNow(again)).toBe('4')
    expect(phaseNow({ ...again, scrapped: ['5'] })).toBe('5')
    expect(tableOf(table(2), { ...again, companies: { blue: again.companies.blue! } })).not.toHaveProperty(
      'gone',
    )
  })

  it('running: a company that has run does not run again', () => {
    const form: Joined = { ...two(), running: true, company: 'red', ran: 'withheld' }
    const run: LilAction = { type: 'run', corporation: 'red', revenue: 10, pay: true }
    const train: LilAction = { type: 'buyTrain', corporation: 'red', train: '2', from: 'scrapped' }
    const state = play(table(2), entry(table(2), form))
    expectRefused(state, run, 'running', 'hasRun')
    const before = play(table(2), entry(table(2), { ...form, equipped: true }))
    expectRefused(before, train, 'withholding', 'equipped')
    expectRefused(
      play(table(2), entry(table(2), { ...form, ran: 'paid' })),
      train,
      'withholding',
      'paidDividend',
    )
    expect(part(play(table(2), entry(table(2), { ...two(), running: true })))).toMatchObject({ ran: null })
  })

  it('asks for what is missing from the top of the form', () => {
    const { starting: _, ...begun } = two()
    expect(asks({ ...begun, cash: {} })).toBe('starting')
    expect(asks({ ...two(), cash: { p2: 1 } })).toBe('cash p1')
    expect(asks({ ...two(), characters: { emperor: 'p1' } })).toBe('character general')
    expect(asks({ ...two(), companies: { blue: two().companies.blue! } })).toBe('chosen p2')
    const green = { ...companyOf('p1'), at: [0, 0] as const, treasury: 0 }
    expect(asks({ ...two(), companies: { ...two().companies, green } })).toBe('chosenTwice p1')
    const c5 = { ...green, treasury: undefined, at: undefined, shares: { p1: 2, p2: 2 } }
    const more = (changes: object) =>
      asks({ ...two(), companies: { ...two().companies, c5: { ...c5, ...changes } } })
    expect(more({})).toBe('space c5')
    expect(more({ at: [0, 0] })).toBe('shares c5')
    expect(more({ at: [0, 0], shares: {} })).toBe('treasury c5')
    expect(more({ at: [0, 0], shares: {}, treasury: 0 })).toBeUndefined()
    expect(asks(two())).toBeUndefined()
  })

  it('actions: a turn takes a card, or a copy card was given for it', () => {
    const form: Joined = { ...two(), nth: 2 }
    expect(asks(form)).toBe('cards 2')
    expect(asks({ ...form, taken: ['trains', 'station'] })).toBeUndefined()
    expect(asks({ ...form, taken: ['trains'] })).toBe('cards 2')
    expect(asks({ ...form, taken: ['trains'], copies: { p1: 1 } })).toBeUndefined()
    expect(asks({ ...form, taken: ['trains', 'station', 'money'] })).toBe('cards 2')
  })

  it('actions: whose turn it is follows from how many are over', () => {
    const turns = [0, 1, 2, 3].map(nth => turnOf(table(2), { ...two(), nth }))
    expect(turns).toEqual(['p1', 'p2', 'p2', 'p1'])
    const state = play(table(2), entry(table(2), { ...two(), nth: 1, taken: ['trains'] }))
    expect(now(state)).toBe('3 p2')
    expectRefused(state, takeCard('p2', 'trains'), 'actions', 'cardTaken')
  })

  it('characters: one that nobody has is gone once all have theirs, and the Grand Justiciary is owed first', () => {
    expect(tableOf(table(2), two()).players.p2?.characters).toEqual(['admiral', 'treasurer'])
    const owner: Joined = { ...two(), characters: { ...two().characters, treasurer: '', justiciary: 'p2' } }
    expect(turnOf(table(2), owner)).toBe('p2')
    expect(now(play(table(2), entry(table(2), owner)))).toBe('3 p2')
    expect(turnOf(table(2), { ...owner, paid: true })).toBe('p1')
    expect(now(play(table(2), entry(table(2), { ...owner, paid: true })))).toBe('3 p1')
  })

  it('phases: follow from the trains, and turn them over', () => {
    const of = (trains: Joined['scrapped'], red: Joined['scrapped'] = ['2']) => {
      const companies = { ...two().companies, red: { ...two().companies.red!, trains: red } }
      const form: Joined = { ...two(), companies, scrapped: trains }
      return { form, phase: phaseNow(form), table: tableOf(table(2), form) }
    }
    expect(of([]).phase).toBe('1')
    expect(of(['2']).phase).toBe('2')
    const four = of(['2', '2', '3', '3', '3', '4'])
    expect(four.phase).toBe('4')
    expect(four.table.corporations.red?.trains).toEqual(['2*'])
    expect(four.table.trainsLeft).toEqual({ '2': 0, '3': 0, '4': 2, '5': 2, '3D': 2, '4D': null })
    expect(asks(four.form)).toBeUndefined()
    expect(asks(of(['2', '2', '3', '3', '4']).form)).toBe('positionTrains')
    expect(asks(of(['2', '3', '3', '3', '4', '4', '4', '5']).form)).toBe('gone 2')
  })

  it('running: whose turn it is follows from the index and from who has run', () => {
    const form: Joined = { ...two(), running: true }
    expect(turnOf(table(2), form)).toBe('red')
    expect(now(play(table(2), entry(table(2), { ...form, done: ['red'] })))).toBe('3 run blue')
    expect(asks({ ...form, done: ['red', 'blue'] })).toBe('allRan')
    // The marker of a company that has run has moved, so another company may now come before it.
    const ran: Joined = { ...form, company: 'blue', ran: 'paid' }
    expect(turnOf(table(2), ran)).toBe('blue')
    expect(turnOf(table(2), { ...ran, done: ['blue'] })).toBe('red')
  })

  it('dividend: markers in one space are in the given order', () => {
    const { blue, red } = two().companies
    const form: Joined = { ...two(), companies: { blue: blue!, red: { ...red!, at: [0, 2] } } }
    expect(stacksIn(form)).toEqual([['blue', 'red']])
    const other = raised(form, 'red')
    expect(play(table(2), entry(table(2), other)).chart.map(({ corporation }) => corporation)).toEqual([
      'red',
      'blue',
    ])
  })

  it('can be put right: a form filled in from its own entry is the same table', () => {
    for (const form of [two(), { ...two(), running: true, done: ['red'] as const }]) {
      const again = formFrom(table(2), (entryOf(table(2), form) as Action & { table: PositionTable }).table)
      expect(tableOf(table(2), again)).toEqual(tableOf(table(2), form))
    }
  })
})

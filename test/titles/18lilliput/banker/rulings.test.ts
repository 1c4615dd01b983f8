import { describe, expect, it } from 'vitest'
import { breaches } from '../../../../src/titles/18lilliput/banker/breaches'
import { rulings } from '../../../../src/titles/18lilliput/banker/rulings'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { view } from '../../../../src/titles/18lilliput/table/view'
import { cash, shares, space } from '../../tried'
import type { CorporationId } from '../kit'
import {
  buyTrain,
  correct,
  discard,
  endRun,
  expectAllowed,
  expectRefused,
  four,
  now,
  place,
  play,
  run,
  stop,
  takeCard,
  trains,
} from '../kit'

const ruled = (more = {}) =>
  place({
    companies: four({ blue: { shares: { p1: 1 } }, c5: { director: 'p1', at: [0, 4], treasury: 10 } }),
    cash: { p1: 50 },
    ...more,
  })

describe('ruling: correct', () => {
  it('ruling: money between any two purses; only the bank goes below zero', () => {
    const pays = (from: string, to: string, amount: number) => correct({ money: { from, to, amount } })
    expect(cash(play(ruled(), pays('p1', 'c5', 50)), 'p1', 'c5')).toEqual([0, 60])
    expectAllowed(ruled(), pays('bank', 'p1', 9000))
    expectRefused(ruled(), pays('p1', 'c5', 51), 'ruling', 'holderLacks', { has: 50, wants: 51 })
    expectRefused(ruled(), pays('ipo', 'p1', 1), 'ruling', 'noSuchHolder', { holder: 'ipo', kind: 'money' })
    expectRefused(ruled(), pays('p1', 'p1', 1), 'ruling', 'alreadySo')
    expectRefused(ruled(), pays('c12', 'p1', 1), 'ruling', 'noSuchHolder')
  })

  it('ruling: shares between players and the bank’s pool; the director’s certificate stays', () => {
    const move = (from: string, to: string, number: number) =>
      correct({ shares: { corporation: 'blue', from, to, shares: number } })
    expect(shares(play(ruled(), move('p1', 'p3', 1)), 'blue', 'p1', 'p3')).toEqual([0, 1])
    expect(shares(play(ruled(), move('market', 'p2', 2)), 'blue', 'p2')).toEqual([7])
    expectRefused(ruled(), move('p2', 'p3', 1), 'ruling', 'directorStays', { spare: 0, shares: 1 })
    expectRefused(ruled(), move('p3', 'p1', 1), 'ruling', 'holderLacks', { has: 0 })
    expectRefused(ruled(), move('ipo', 'p1', 1), 'ruling', 'noSuchHolder', { kind: 'shares' })
    expectRefused(ruled(), move('p1', 'p1', 1), 'ruling', 'alreadySo')
    const unfounded = correct({ shares: { corporation: 'c6', from: 'market', to: 'p1', shares: 1 } })
    expectRefused(ruled(), unfounded, 'founding', 'notFounded', { corporation: 'c6' })
  })

  it('ruling: a marker anywhere on the index, under those there', () => {
    const price = (cell: [number, number], corporation: 'red' | 'c5' | 'c6' = 'red') =>
      correct({ price: { corporation, cell } })
    expect(space(play(ruled(), price([1, 9])), 'red')).toEqual([1, 9])
    expectRefused(ruled(), price([0, 10]), 'ruling', 'noSuchSpace', { spaces: 10 })
    expectRefused(ruled(), price([0, 4], 'c5'), 'ruling', 'alreadySo', { what: 'price' })
    expectRefused(ruled(), price([0, 4], 'c6'), 'founding', 'notFounded')
    const under = play(ruled(), price([0, 4]))
    expect(under.chart.at(-1)?.corporation).toBe('red')
  })

  it('ruling: a train between stack, scrapped trains, out of the game and companies', () => {
    const move = (train: '2' | '2*' | '3', from: string, to: string) =>
      correct({ train: { train, from, to } })
    expect(trains(play(ruled(), move('2', 'red', 'scrapped')), 'scrapped')).toEqual(['2'])
    expect(trains(play(ruled(), move('2', 'ipo', 'c5')), 'c5')).toEqual(['2'])
    expect(trains(play(ruled(), move('2', 'red', 'closed')), 'gone')).toEqual(['2'])
    expectRefused(ruled(), move('3', 'red', 'c5'), 'ruling', 'holderLacks', { what: 'train 3' })
    expectRefused(ruled(), move('2*', 'ipo', 'c5'), 'ruling', 'holderLacks', { has: 0 })
    expectRefused(ruled(), move('2', 'p1', 'c5'), 'ruling', 'noSuchHolder', { kind: 'train' })
    expectRefused(ruled(), move('2', 'red', 'c6'), 'founding', 'notFounded')
    expectRefused(ruled(), move('2', 'red', 'red'), 'ruling', 'alreadySo')
  })

  it('ruling: an obsolete train that returns to the stack is new again', () => {
    const state = place({ companies: four({ red: { trains: ['2*'] } }), phase: '4' })
    const back = play(state, correct({ train: { train: '2*', from: 'red', to: 'ipo' } }))
    expect(report(back).trainsLeft['2']).toBe(1)
  })

  it('ruling: stations, characters, copy cards, the phase', () => {
    const stations = (corporation: CorporationId, left: number) => correct({ station: { corporation, left } })
    const general = (to: string) => correct({ character: { character: 'general', to } })
    const copies = (left: number) => correct({ copies: { player: 'p1', left } })
    expect(report(play(ruled(), stations('red', 0))).corporations.red?.tokens).toBe(0)
    expectRefused(ruled(), stations('red', 3), 'ruling', 'stationsMost', { most: 2 })
    expectRefused(ruled(), stations('red', 2), 'ruling', 'alreadySo')
    expectRefused(ruled(), stations('c6', 2), 'founding', 'notFounded')
    expect(report(play(ruled(), general('p2'))).players.p2?.characters).toEqual(['general'])
    expectRefused(ruled(), general('closed'), 'ruling', 'alreadySo')
    expectRefused(ruled(), general('red'), 'ruling', 'noSuchHolder')
    expect(play(ruled(), copies(0)).copies.p1).toBe(0)
    expectRefused(ruled(), copies(2), 'ruling', 'copiesMost', { most: 1 })
    expectRefused(ruled(), copies(1), 'ruling', 'alreadySo')
    expect(play(ruled(), correct({ phase: '5' })).phase).toBe('5')
    expectRefused(ruled(), correct({ phase: '2' }), 'ruling', 'alreadySo', { of: '2' })
  })

  it('ruling: the turn of a player in the draft that runs, of a company while companies run', () => {
    expect(now(play(ruled(), correct({ turn: 'p3' })))).toBe('2 p3')
    const second = play(ruled({ turn: 5 }), correct({ turn: 'p1' }), takeCard('p1', 'tile', 'alternative'))
    expect(view(second).turn).toMatchObject({ at: 'card', nth: 7 })
    expectRefused(ruled(), correct({ turn: 'red' }), 'ruling', 'wrongTurn', { turn: 'red', round: '2' })
    const running = ruled({ turn: 'red', run: { done: ['blue'] } })
    const blue = play(running, correct({ turn: 'blue' }), run('blue', 10), endRun('blue'))
    expect(report(blue).turn).toBe('red')
    expectRefused(running, correct({ turn: 'p1' }), 'ruling', 'wrongTurn')
    expectRefused(running, correct({ turn: 'c6' }), 'ruling', 'wrongTurn')
  })

  it('ruling: what is due first of all stays due', () => {
    const companies = four({ red: { treasury: 900 }, blue: { trains: ['3', '3', '3'] } })
    const over = play(
      place({ companies, phase: '4', left: { '4': 0 }, card: { id: 'trains' } }),
      buyTrain('red', '5'),
      correct({ turn: 'p2' }),
    )
    expect(now(over)).toBe('2 blue')
    expect(now(play(over, discard('blue', '3')))).toBe('2 p2')
  })

  it('ruling: also after the end', () => {
    const over = play(ruled(), stop)
    expect(now(over)).toBe('over stopped')
    expect(report(play(over, correct({ money: { from: 'bank', to: 'p2', amount: 5 } }))).scores?.p2).toBe(
      report(over).players.p2!.netWorth + 5,
    )
  })
})

describe('ruling: count and stop', () => {
  it('ruling: a count changes nothing', () => {
    const state = ruled()
    expect(play(state, { type: 'count', holder: 'c5', cash: 12 })).toEqual({ ...state, fresh: false })
    expectRefused(state, { type: 'count', holder: 'c12', cash: 1 }, 'ruling', 'noSuchHolder', {
      holder: 'c12',
    })
  })

  it('ruling: the table may stop at any time, also with discards due, once', () => {
    const companies = four({ red: { trains: ['3', '3', '3'] } })
    const state = place({ companies, phase: '5' })
    const due = { ...state, turn: [{ at: 'discard' as const }, ...state.turn] as const }
    const over = play(due, stop)
    expect(report(over)).toMatchObject({ gameOver: 'stopped', starting: 'p1' })
    expect(view(over).round).toBe('2')
    expectRefused(over, stop, 'end', 'gameOver', { by: 'stopped' })
  })
})

describe('breaches', () => {
  const codes = (...what: Parameters<typeof correct>[0][]) =>
    breaches(play(ruled({ left: { '2': 1 } }), ...what.map(correct))).map(({ code }) => code)

  it('finds none in a table as it should be', () => {
    expect(codes()).toEqual([])
  })

  it('finds what a ruling broke', () => {
    expect(codes({ phase: '4' })).toEqual(['wrongPhase', 'wrongSide'])
    expect(codes({ phase: '5' })).toEqual(['wrongPhase', 'trainGone'])
    const blue = (shares: number) => ({
      shares: { corporation: 'blue' as const, from: 'market', to: 'p1', shares },
    })
    const red = { shares: { corporation: 'red' as const, from: 'market', to: 'p1', shares: 3 } }
    expect(codes(blue(2), red)).toEqual(['shareLimit'])
    expect(codes({ phase: '1' })).toEqual(['wrongPhase'])
  })
})

describe('the form of a ruling', () => {
  it('offers the holders of each kind, and what is there already', () => {
    const table = view(ruled())
    expect(rulings.options(table, 'shares', 'from')).toEqual(['market', 'p1', 'p2', 'p3', 'p4'])
    expect(rulings.options(table, 'train', 'to')).toEqual([
      'ipo',
      'scrapped',
      'closed',
      'blue',
      'green',
      'yellow',
      'red',
      'c5',
    ])
    expect(rulings.follows?.(table, 'station', 'corporation', 'red')).toEqual({ left: 2 })
    expect(rulings.follows?.(table, 'copies', 'player', 'p1')).toEqual({ left: 1 })
  })
})

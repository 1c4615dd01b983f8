import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { cash, space } from '../../tried'
import {
  buyTrain,
  endRun,
  endTurn,
  expectAllowed,
  expectRefused,
  four,
  now,
  place,
  play,
  run,
  scrapTrain,
  takeCard,
  trains,
} from '../kit'

const runner = (red: object = {}, more = {}) =>
  place({ companies: four({ red: { at: [0, 4], ...red } }), turn: 'red', ...more })

describe('running', () => {
  it('running: by price, then farther right, then the top row, then the uppermost; worked out again after each run', () => {
    const companies = four({
      red: { at: [0, 5] },
      blue: { at: [0, 4] },
      green: { at: [1, 5] },
      yellow: { at: [0, 4] },
    })
    let state = place({ companies, turn: 'red' })
    const order: string[] = []
    while (report(state).round === '2 run') {
      const id = report(state).turn as 'red'
      order.push(id)
      state = play(state, run(id, 10), endRun(id))
    }
    // Green's $70 is farther right than that of blue and yellow, and blue lies above yellow.
    expect(order).toEqual(['red', 'green', 'blue', 'yellow'])
  })

  it('running: in one column of one price the top row comes first', () => {
    const companies = four({ red: { at: [0, 9] }, blue: { at: [1, 4] }, green: { at: [0, 4] } })
    const base = place({ companies, turn: 'red' })
    const grid = [base.grid[0] ?? [], (base.grid[1] ?? []).map((cell, i) => (i === 4 ? { price: 70 } : cell))]
    expect(now(play({ ...base, grid }, run('red', 10), endRun('red')))).toBe('2 run green')
  })

  it('running: whoever has run does not run again, however its price has moved', () => {
    const state = play(
      runner({ at: [0, 4] }, { companies: four({ red: { at: [0, 4] }, blue: { at: [0, 4] } }) }),
      run('red', 10),
      endRun('red'),
    )
    expect(now(state)).toBe('2 run blue')
  })

  it('running: a multiple of $10', () => {
    expectRefused(runner(), run('red', 45), 'running', 'tens', { revenue: 45 })
    expectRefused(runner(), run('red', 5, false), 'running', 'tens')
  })

  it('running: once, in its turn, with a train', () => {
    expectRefused(play(runner(), run('red', 40)), run('red', 40), 'running', 'hasRun', { corporation: 'red' })
    expectRefused(runner(), run('blue', 40), 'running', 'notYourTurn', { turn: 'red' })
    expectRefused(runner({ trains: [] }), run('red', 10), 'running', 'noTrain', { corporation: 'red' })
    expectRefused(place({ companies: four() }), run('red', 10), 'actions', 'stillCards', { player: 'p1' })
  })

  it('running: a company with a train runs before its turn ends', () => {
    expectRefused(runner(), endRun('red'), 'running', 'mustRun', { trains: 1 })
    expectAllowed(play(runner(), run('red', 0)), endRun('red'))
    expectRefused(runner(), endRun('blue'), 'running', 'notYourTurn')
  })

  it('running: one that scraps its last train need not', () => {
    const state = play(runner({ trains: ['2*'] }, { phase: '4' }), scrapTrain('red', '2*'), endRun('red'))
    expect(space(state, 'red')).toEqual([0, 3])
  })

  it('running: the revenue is remembered', () => {
    expect(play(runner(), run('red', 120)).companies.red.lastRun).toBe(120)
  })
})

describe('dividend', () => {
  it('dividend: a tenth per share; that of the pool and the missing 20% stays with the bank', () => {
    const state = play(runner({ shares: { p2: 1 }, treasury: 7 }), run('red', 70))
    expect(cash(state, 'p1', 'p2', 'p3', 'red')).toEqual([35, 7, 0, 7])
  })

  it.each([
    [0, 4, 0, 5],
    [0, 9, 0, 9],
    [1, 4, 1, 5],
    [1, 9, 0, 9],
  ])('dividend: the marker goes from %i,%i to %i,%i', (row, column, ...to) => {
    expect(space(play(runner({ at: [row, column] }), run('red', 10)), 'red')).toEqual(to)
  })

  it('dividend: without revenue there is nothing to pay', () => {
    expectRefused(runner(), run('red', 0, true), 'dividend', 'nothingToPay', { corporation: 'red' })
  })
})

describe('withholding', () => {
  it('withholding: all to the treasury', () => {
    expect(cash(play(runner(), run('red', 70, false)), 'red', 'p1')).toEqual([570, 0])
  })

  it.each([
    [0, 4, 0, 3],
    [0, 0, 1, 0],
    [1, 3, 1, 2],
    [1, 0, 1, 0],
  ])('withholding: the marker goes from %i,%i to %i,%i', (row, column, ...to) => {
    const state = runner({ at: [row, column] })
    expect(space(play(state, run('red', 70, false)), 'red')).toEqual(to)
    expect(space(play(state, run('red', 0)), 'red')).toEqual(to)
  })

  it('withholding: one scrapped train at once, at its printed price, obsolete or not', () => {
    const state = runner({}, { scrapped: ['2*', '3'], phase: '4' })
    expectRefused(state, buyTrain('red', '3', 'scrapped'), 'running', 'mustRun', { trains: 1 })
    const kept = play(state, run('red', 70, false))
    expectRefused(kept, buyTrain('red', '4'), 'withholding', 'scrappedOnly', { corporation: 'red' })
    expectRefused(kept, buyTrain('red', '4', 'scrapped'), 'trains', 'notThere', { from: 'scrapped' })
    expectRefused(kept, buyTrain('red', '3', 'scrapped', 10), 'trains', 'priceFixed', { price: 150 })
    const bought = play(kept, buyTrain('red', '2*', 'scrapped'))
    expect(cash(bought, 'red')).toEqual([490])
    expect(trains(bought, 'red')).toEqual(['2', '2*'])
    expectRefused(bought, buyTrain('red', '3', 'scrapped'), 'withholding', 'equipped', { corporation: 'red' })
  })

  it('withholding: not after a dividend', () => {
    const state = play(runner({}, { scrapped: ['3'] }), run('red', 70))
    expectRefused(state, buyTrain('red', '3', 'scrapped'), 'withholding', 'paidDividend', {
      corporation: 'red',
    })
  })

  it('withholding: a company without a train moves left by itself, once, before it buys or at its end', () => {
    const state = runner({ trains: [], treasury: 100 }, { scrapped: ['3'], cash: { p1: 60 } })
    const bought = play(state, buyTrain('red', '3', 'scrapped'))
    expect(space(bought, 'red')).toEqual([0, 3])
    expect(cash(bought, 'red', 'p1')).toEqual([0, 10])
    expect(space(play(bought, endRun('red')), 'red')).toEqual([0, 3])
    expectRefused(bought, run('red', 10), 'running', 'hasRun')
    expect(space(play(state, endRun('red')), 'red')).toEqual([0, 3])
    expect(space(play(state, run('red', 0), endRun('red')), 'red')).toEqual([0, 3])
  })
})

describe('bureaucracy', () => {
  const last = (more = {}) =>
    runner(
      {},
      {
        run: { done: ['blue', 'green', 'yellow'] },
        taken: [{ card: 'tile', use: 'action', player: 'p1' }],
        ...more,
      },
    )

  it('bureaucracy: the top train to the scrapped ones, the starting player card on, the cards back', () => {
    const state = play(last(), run('red', 10), endRun('red'))
    expect(now(state)).toBe('3 p2')
    expect(report(state)).toMatchObject({ scrapped: ['2'], starting: 'p2', trainsLeft: { '2': 1 } })
    expect(report(state).cardsLeft).toHaveLength(10)
  })

  it('bureaucracy: may bring a phase, and discards before the next round', () => {
    const companies = four({ red: { at: [0, 4] }, blue: { trains: ['2', '2', '3', '3'] } })
    const state = last({ companies, phase: '3', left: { '3': 0 } })
    const after = play(state, run('red', 10), endRun('red'))
    expect(now(after)).toBe('2 run blue')
    expect(report(after)).toMatchObject({ phase: '4', scrapped: ['4'], starting: 'p1' })
    expect(trains(after, 'red')).toEqual(['2*'])
  })

  it('bureaucracy: the Grand Justiciary is owed again', () => {
    const state = play(last({ characters: { justiciary: 'p4' } }), run('red', 10), endRun('red'))
    expect(now(state)).toBe('3 p4')
  })

  it('variants: for professionals the train goes before the companies run, in the last round, too', () => {
    const options = { professional: true as const }
    const companies = four()
    const state = place({ companies, options, turn: 7, round: 8, card: { id: 'tile' } })
    const running = play(state, endTurn('p1'))
    expect(report(running)).toMatchObject({ round: '8 run', scrapped: ['2'] })
    const early = last({ options, round: 2 })
    const next = play(early, run('red', 10), endRun('red'))
    expect(report(next)).toMatchObject({ round: '3', scrapped: [] })
  })
})

describe('end', () => {
  const final = (red = {}, more = {}) => runner(red, { round: 8, ...more })

  it('end: in the last round the dividend is paid twice, and the marker moves twice', () => {
    const state = play(final(), run('red', 70))
    expect(cash(state, 'p1')).toEqual([70])
    expect(space(state, 'red')).toEqual([0, 6])
    expect(state.companies.red.lastRun).toBe(70)
    expect(space(play(final({ at: [1, 9] }), run('red', 70)), 'red')).toEqual([0, 9])
  })

  it('end: no withholding then; without revenue one step left', () => {
    expectRefused(final(), run('red', 70, false), 'end', 'lastRoundPays', { revenue: 70, round: 8 })
    expect(space(play(final(), run('red', 0)), 'red')).toEqual([0, 3])
    expectAllowed(runner({}, { round: 7 }), run('red', 70, false))
  })

  it('end: with three players round 8 is not the last', () => {
    expectAllowed(runner({}, { round: 8, players: 3 }), run('red', 70, false))
    expectRefused(runner({}, { round: 9, players: 3 }), run('red', 70, false), 'end', 'lastRoundPays')
  })

  it('end: a company without revenue may still buy a scrapped train', () => {
    const state = play(final({}, { scrapped: ['3'] }), run('red', 0))
    expectAllowed(state, buyTrain('red', '3', 'scrapped'))
  })

  it('end: after the last run the game is over, without bureaucracy; treasuries count for nobody', () => {
    const state = final({}, { run: { done: ['blue', 'green', 'yellow'] }, copies: { p1: 0 } })
    const over = play(state, run('red', 70), endRun('red'))
    expect(now(over)).toBe('over rounds')
    expect(report(over)).toMatchObject({ scrapped: [], starting: 'p1', scores: { p1: 70 + 5 * 90 } })
    expectRefused(over, takeCard('p1', 'tile'), 'end', 'gameOver', { by: 'rounds' })
    expectRefused(over, endRun('red'), 'end', 'gameOver')
  })
})

describe('variants: Brobdingnag', () => {
  const brob = (red = {}, more = {}) => runner(red, { options: { brobdingnag: true }, ...more })

  it('variants: half to the shareholders, rounded down to tens, the rest to the company', () => {
    const state = play(brob({ treasury: 0 }), run('red', 90))
    expect(cash(state, 'p1', 'red')).toEqual([20, 50])
    expect(space(state, 'red')).toEqual([0, 5])
  })

  it('variants: all may be withheld', () => {
    expect(cash(play(brob({ treasury: 0 }), run('red', 90, false)), 'p1', 'red')).toEqual([0, 90])
  })

  it('variants: in the last round both halves are paid twice', () => {
    const state = play(brob({ treasury: 0 }, { round: 8 }), run('red', 90))
    expect(cash(state, 'p1', 'red')).toEqual([40, 100])
  })
})

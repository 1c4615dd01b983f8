import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../src/bank/money'
import { report, view } from '../../../src/titles/18al/start'
import { words as german } from '../../../src/titles/18al/words/de'
import { words as english } from '../../../src/titles/18al/words/en'
import { expectSameFigures } from '../../words/said'
import { now, table } from './kit'

describe('Table II starting cash and certificate limit', () => {
  it.each([
    [3, 600, 15, 6200],
    [4, 500, 12, 6000],
    [5, 400, 10, 6000],
  ])('%i players begin with $%i each and may hold %i certificates', (players, cash, limit, bank) => {
    const state = table(players)
    const seen = view(state)
    expect(seen.players.map(player => player.cash)).toEqual(Array(players).fill(cash))
    expect(seen.players.map(player => player.limit)).toEqual(Array(players).fill(limit))
    expect(seen.bank).toBe(bank)
    expect(totalCash(state.cash)).toBe(8000)
  })

  it.each([0, 1, 2, 6])('seats no %i players', players => {
    expect(() => table(players)).toThrow()
  })
})

describe('2 starting the game', () => {
  it('2 begins with a stock round, the first player with the Priority Deal', () => {
    expect(now(table())).toBe('SR 1 p1')
    expect(report(table()).priorityDeal).toBe('p1')
  })

  it('2 has all stock and all trains in the Initial Offering, and an empty chart', () => {
    const state = table()
    const { corporations, trainsLeft, trainMarket, phase } = report(state)
    expect(corporations).toEqual({})
    expect(trainMarket).toEqual([])
    expect(trainsLeft).toEqual({ 2: 5, 3: 4, 4: 3, 5: 2, 6: 1, 7: 1, '4D': 5 })
    expect(phase).toBe('1')
    expect(state.chart).toEqual([])
    expect(Object.values(state.held)).toEqual(Array(6).fill({ ipo: 10 }))
    expect(new Set(Object.values(state.privates))).toEqual(new Set(['bank']))
  })

  it('2 gives each charter its stations, the home not among them', () => {
    expect(
      view(table()).corporations.map(({ id, stations, stationPrice }) => [id, stations, stationPrice]),
    ).toEqual([
      ['L&N', 3, 40],
      ['M&O', 3, 40],
      ['WRA', 3, 40],
      ['ATN', 2, 40],
      ['AB&C', 1, 40],
      ['TAG', 1, 40],
    ])
  })

  it('Table III knows par values and income of the private companies', () => {
    expect(view(table()).privates.map(({ id, face, income }) => [id, face, income])).toEqual([
      ['Tusc', 20, 5],
      ['S&NA', 40, 10],
      ['B&SLC', 70, 15],
      ['M&C', 100, 20],
      ['NDY', 120, 20],
    ])
  })
})

// What is said beside play is fetched on demand.
await Promise.all([german.rest?.load(), english.rest?.load()])

it('Table I the view tells what the first train of each type sets off', () => {
  expect(Object.fromEntries(view(table()).trains.map(({ type, setsOff }) => [type, setsOff]))).toEqual({
    '2': [],
    '3': ['greenTiles', 'privatesToCorporations', 'rounds2'],
    '4': ['goes2', 'limit3', 'severalTrains'],
    '5': ['privatesClose', 'limit2', 'brownTiles', 'offBoardHigher', 'rounds3'],
    '6': ['goes3', 'coalGoes'],
    '7': ['goes4Later'],
    '4D': ['grayTile'],
  })
})

it.each([{}, { hardRust4: true as const }])(
  'Table I both languages say what it sets off, with options %o',
  options => {
    const codes = view(table(3, options)).trains.flatMap(({ setsOff }) => setsOff)
    expect(codes.length).toBeGreaterThan(10)
    for (const code of codes) {
      const [said, gesagt] = [english, german].map(words => words.screens.setsOff(code))
      expect(new Set([code, said, gesagt]).size, code).toBe(3)
      expectSameFigures(gesagt ?? '', said ?? '')
    }
    expect(english.screens.setsOff('constructor')).toBe('constructor')
    expect(english.label('AB&C')).toBe('Atlanta, Birmingham & Coast')
  },
)

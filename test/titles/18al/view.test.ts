import { expect, it } from 'vitest'
import { view } from '../../../src/titles/18al/view'
import { words as german } from '../../../src/titles/18al/words/de'
import { words as english } from '../../../src/titles/18al/words/en'
import { expectSameFigures } from '../../words/said'
import { table } from './kit'

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

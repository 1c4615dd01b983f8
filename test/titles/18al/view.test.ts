import { expect, it } from 'vitest'
import { view } from '../../../src/titles/18al/view'
import { table } from './kit'

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

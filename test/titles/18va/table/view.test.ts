import { expect, it } from 'vitest'
import { view } from '../../../../src/titles/18va/table/view'
import { table } from '../kit'

it('2 the view tells what the first train of each type sets off', () => {
  expect(Object.fromEntries(view(table()).trains.map(({ type, setsOff }) => [type, setsOff]))).toEqual({
    '2': [],
    '3': ['greenTiles', 'privatesToCorporations', 'mayConvert', 'rounds2'],
    '4': ['goes2', 'limit1and3'],
    '5': ['goes3', 'mustConvert', 'limit2', 'brownTiles', 'secondValues', 'rounds3'],
    '6': ['4DOnSale', 'severalOfAType'],
    '4D': ['goes4', 'coalEnds', 'grayTiles'],
  })
})

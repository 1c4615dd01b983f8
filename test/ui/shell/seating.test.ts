import { describe, expect, test } from 'vitest'
import { earlierNames, faultOf, movedBy, setupOf } from '../../../src/ui/shell/seating'

describe('names of a new game', () => {
  test('the first missing name is told by its seat', () => {
    expect(faultOf(['Ann', ' ', ''])).toEqual({ is: 'empty', seat: 2 })
  })
  test('a name twice is told, whatever its capitals', () => {
    expect(faultOf(['Ann', 'Bo', ' ann '])).toEqual({ is: 'twice', name: 'ann' })
  })
  test('three different names are fine', () => {
    expect(faultOf(['Ann', 'Bo', 'Cy'])).toBeUndefined()
  })
})

describe('the order at the table', () => {
  test('a name changes places with its neighbour, and stays at the edge', () => {
    expect(movedBy(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
    expect(movedBy(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'b', 'c'])
  })
  test('who begins comes first, the others follow clockwise', () => {
    expect(setupOf(['Ann', 'Bo ', 'Cy'], 1, ['unlimited4D'])).toEqual({
      players: [
        { id: 'p1', name: 'Bo' },
        { id: 'p2', name: 'Cy' },
        { id: 'p3', name: 'Ann' },
      ],
      options: { unlimited4D: true },
    })
  })
  test('earlier names come once, the latest first', () => {
    const players = (...names: readonly string[]) => ({ players: names.map(name => ({ id: name, name })) })
    expect(earlierNames([players('Bo', 'Ann'), players('ann', 'Cy')])).toEqual(['Bo', 'Ann', 'Cy'])
  })
})

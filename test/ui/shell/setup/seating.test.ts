import { describe, expect, test } from 'vitest'
import { earlierNames, movedBy, namesFor, setupOf, twiceIn } from '../../../../src/ui/shell/setup/seating'

describe('names of a new game', () => {
  test('a seat without a name is called by its number', () => {
    expect(namesFor(['Ann ', ' ', ''], n => `Player ${n}`)).toEqual(['Ann', 'Player 2', 'Player 3'])
  })
  test('a name given twice is reported, whatever its capitals', () => {
    expect(twiceIn(['Ann', 'Bo', ' ann '])).toBe('ann')
    expect(twiceIn(namesFor(['player 2', ''], n => `Player ${n}`))).toBe('Player 2')
  })
  test('three different names are fine', () => {
    expect(twiceIn(['Ann', 'Bo', 'Cy'])).toBeUndefined()
  })
})

describe('the order at the table', () => {
  test('a name changes places with its neighbor, and stays at the edge', () => {
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
    const games = [players('Bo', 'Ann'), players('ann', 'Cy', 'Player 3')]
    expect(earlierNames(games, name => name === 'Player 3')).toEqual(['Bo', 'Ann', 'Cy'])
  })
})

import { expect, it } from 'vitest'
import { heirAmong } from '../../../src/families/stock/presidency'

const heir = (holds: Readonly<Record<string, number>>) =>
  heirAmong('p2', ['p3', 'p4', 'p1'], player => holds[player] ?? 0)

it('a presidency goes to whoever holds more than the president, the first in order on a tie, and never on a tie with them', () => {
  expect(heir({ p2: 3, p3: 3, p1: 3 })).toBeUndefined()
  expect(heir({ p2: 2, p1: 3, p4: 3 })).toBe('p4')
  expect(heir({ p2: 2, p3: 3, p1: 4 })).toBe('p1')
})

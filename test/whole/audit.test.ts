import { expect, test } from 'vitest'
import { audit } from '../audit'
import { kits } from '../titles/kits'

test.each(kits)('random entries and rulings lose nothing of a table of $id', kit => {
  const { tried, taken, ruled, faults } = audit(kit, 3000, 14)
  expect(faults).toEqual([])
  expect(tried).toBe(3000)
  expect(taken).toBeGreaterThan(500)
  expect(ruled).toBeGreaterThan(50)
})

import * as v from 'valibot'
import { expect, it } from 'vitest'
import { epochForm, FIRST, raised, standing } from '../../../src/interop/follow/epoch'

it('is later than every one that it was raised from, and no older than one raised beside it', () => {
  const [one, other] = [raised(FIRST, 'a'), raised(FIRST, 'b')]
  expect(standing(FIRST, FIRST)).toBe('same')
  expect(standing(FIRST, one)).toBe('older')
  expect(standing(one, FIRST)).toBe('newer')
  expect(standing(one, other)).toBe('rival')
  expect(standing(raised(one, 'c'), other)).toBe('newer')
})

it('is taken only in its form', () => {
  const takes = (value: unknown) => v.safeParse(epochForm, value).success
  expect(takes(raised(FIRST, 'jtmt78goqs585r17'))).toBe(true)
  const bad = [
    { n: -1, by: '' },
    { n: 1.5, by: '' },
    { n: 2e9, by: '' },
    { n: 1, by: 'x'.repeat(17) },
    { n: 1 },
  ]
  for (const value of [...bad, { n: 1, by: '', more: 1 }, null, '1']) expect(takes(value)).toBe(false)
})

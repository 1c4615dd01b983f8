import { expect, it } from 'vitest'
import { commonStart } from '../../src/session/records'

it('two lists have alike at their start what says the same, up to the first that differs or the end of the shorter', () => {
  const [one, two, other] = [{ n: 1 }, { n: 2 }, { n: 3 }]
  expect(commonStart([one, two], [{ ...one }, { ...two }, other])).toBe(2)
  expect(commonStart([one, two, other], [one, two])).toBe(2)
  expect(commonStart([one, two, other], [one, other, other])).toBe(1)
  expect(commonStart([], [one])).toBe(0)
  expect(commonStart([one, two, other], [two, two, two], (a, b) => a.n < 3 && b.n === 2)).toBe(2)
})

import { expect, it } from 'vitest'
import { extend } from '../../src/rules/extend'

it('has all of the base and more, and asks no getter before somebody else does', () => {
  const asked: string[] = []
  const base = {
    is: 1,
    get costly() {
      asked.push('costly')
      return 2
    },
    get gone(): number {
      throw new Error('asked')
    },
  }
  const more = {
    gone: 3,
    get later() {
      asked.push('later')
      return 4
    },
  }
  const all = extend(base, more)
  expect(asked).toEqual([])
  expect({ ...all }).toEqual({ is: 1, costly: 2, gone: 3, later: 4 })
  expect(asked).toEqual(['costly', 'later'])
})

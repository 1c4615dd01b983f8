import { describe, expect, it } from 'vitest'
import { movePrivate, privatesOf } from '../../src/bank/privates'

describe('private companies', () => {
  const owners = { X: 'bank', Y: 'ann', Z: 'ann' }

  it('1.3.1 are handed over as a whole', () => {
    expect(movePrivate(owners, 'X', 'bo')).toEqual({ X: 'bo', Y: 'ann', Z: 'ann' })
    expect(movePrivate(owners, 'Y', 'ann')).toBe(owners)
  })

  it('are listed in the printed order', () => {
    expect(privatesOf(owners, 'ann', ['Z', 'Y', 'X'])).toEqual(['Z', 'Y'])
    expect(privatesOf(owners, 'cy', ['X', 'Y', 'Z'])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { certificatesFor, moveShares, type Paper, sharesOf } from '../../src/bank/paper'

describe('certificates', () => {
  const ten: Paper = { shares: 10, presidentShares: 2, percent: 10 }

  it('3.3(b) the president’s is one, whatever the shares on it', () => {
    expect(certificatesFor(ten, 6, true)).toBe(5)
    expect(certificatesFor(ten, 2, true)).toBe(1)
    expect(certificatesFor(ten, 6, false)).toBe(6)
    expect(certificatesFor({ shares: 8, presidentShares: 3, percent: 12.5 }, 4, true)).toBe(2)
  })

  it('only change hands', () => {
    const held = { ipo: 8, ann: 2 }
    expect(moveShares(held, 'ipo', 'bo', 3)).toEqual({ ipo: 5, ann: 2, bo: 3 })
    expect(moveShares(held, 'ann', 'ipo', 2)).toEqual({ ipo: 10 })
    expect(moveShares(held, 'ann', 'ann', 2)).toBe(held)
    for (const [from, shares] of [
      ['ann', 3],
      ['ann', 0],
      ['ann', -1],
      ['ann', 0.5],
      ['cy', 1],
    ] as const)
      expect(() => moveShares(held, from, 'bo', shares)).toThrow()
    expect(sharesOf(held, 'cy')).toBe(0)
  })
})

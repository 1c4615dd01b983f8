import { describe, expect, it } from 'vitest'
import { doubtOf } from '../../../src/families/operating/doubt'

describe('a revenue is doubted', () => {
  it('if it is more than three times the last run', () => {
    expect(doubtOf(460, 150, 9999)).toEqual({ than: 'lastRun', amount: 150 })
    expect(doubtOf(1550, 150, 9999)).toEqual({ than: 'lastRun', amount: 150 })
    expect(doubtOf(450, 150, 0)).toBeUndefined()
    expect(doubtOf(0, 150, 0)).toBeUndefined()
  })

  it('without a last run, or after one of $0, if it is more than its trains could earn', () => {
    for (const none of [null, 0]) {
      expect(doubtOf(170, none, 160)).toEqual({ than: 'most', amount: 160 })
      expect(doubtOf(160, none, 160)).toBeUndefined()
    }
  })
})

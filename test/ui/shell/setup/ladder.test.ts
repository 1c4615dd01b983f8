import { describe, expect, it } from 'vitest'
import type { LadderField } from '../../../../src/rules/setup'
import { ladderFrom, priceFault, spotAfter } from '../../../../src/ui/shell/setup/ladder'

describe('a ladder that is being filled in', () => {
  const field: LadderField = {
    ...{ is: 'ladder', key: 'index', rows: ['top', 'bottom'], least: 3, most: 4, highest: 350 },
    begins: [50, 55],
  }

  it('takes over kept values as far as they fit', () => {
    expect(ladderFrom(field, { top: [50, 'x', 70, 80, 90], bottom: [1] })).toEqual({
      top: [50, null, 70, 80],
      bottom: [1, null, null, null],
    })
    expect(ladderFrom(field, 'damaged')).toEqual({ top: [50, 55, null], bottom: [null, null, null] })
  })

  it('goes on to the next space, and from the end of a row to the first empty one of the next', () => {
    const draft = ladderFrom(field, { top: [50, 55, 60], bottom: [10, null, null] })
    expect(spotAfter(field, draft, { row: 'top', space: 0 })).toEqual({ row: 'top', space: 1 })
    expect(spotAfter(field, draft, { row: 'top', space: 2 })).toEqual({ row: 'bottom', space: 1 })
    expect(spotAfter(field, draft, { row: 'bottom', space: 2 })).toBeUndefined()
  })

  it('rejects a price that is being typed only if no further digits would help', () => {
    const top = (price: number) => ({ top: [50, 55, price], bottom: [] })
    const typing = { row: 'top', space: 2 }
    expect(priceFault(field, top(3), typing)).toBeUndefined()
    expect(priceFault(field, top(3))?.code).toBe('ladderRises')
    expect(priceFault(field, top(40), typing)?.code).toBe('ladderRises')
    expect(priceFault(field, top(351), typing)?.code).toBe('ladderRange')
  })
})

// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/session/find/finding'
import { eachOnce } from '../../../../src/ui/shell/count/causeTexts'

const cause = (index: number, holder: string): Cause => ({
  ...{ is: 'money', how: 'missed', holder, amount: 10, index, likely: 1 },
  ...{ left: new Map(), uncounted: new Map() },
})
const explained = (...causes: [Cause, ...Cause[]]): Explanation => ({ causes, likely: 1 })
const tell = (of: Cause) => ({ cause: of, what: of.is === 'money' ? of.holder : '', besides: [] })
const where = (of: Cause) => `No. ${of.index}`

describe('what was found', () => {
  it('is said once if it reads the same, in one explanation or in two', () => {
    const all = [
      explained(cause(1, 'Ann'), cause(1, 'Ann')),
      explained(cause(1, 'Ann')),
      explained(cause(1, 'Bo')),
    ]
    const told = eachOnce(all, tell, where)
    expect(told.map(lines => lines.map(({ what }) => what))).toEqual([['Ann'], ['Bo']])
  })

  it('is said of each place where it may have been', () => {
    expect(eachOnce([explained(cause(1, 'Ann')), explained(cause(2, 'Ann'))], tell, where)).toHaveLength(2)
  })
})

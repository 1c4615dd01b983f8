import { describe, expect, it } from 'vitest'
import type { Cause, Explanation } from '../../../../src/session/find/finding'
import { eachOnce } from '../../../../src/ui/shell/count/listed'

const money = (index: number, holder: string): Cause => ({
  ...{ is: 'money', how: 'missed', holder, amount: 10, index, likely: 1 },
  ...{ left: new Map(), uncounted: new Map() },
})
const entry = (index: number, slip: 'notDone' | 'forgotten'): Cause => ({
  ...{ is: 'entry', slip, index, fits: true, likely: 1, left: new Map(), uncounted: new Map() },
  mends: [{ index, remove: slip === 'forgotten' ? 0 : 1, insert: [] }],
})
const explained = (...causes: [Cause, ...Cause[]]): Explanation => ({ causes, likely: 1 })
const tell = (of: Cause) => ({ cause: of, what: of.is === 'money' ? of.holder : of.slip, besides: [] })
const where = (of: Cause) => `No. ${of.index}`
const told = (all: readonly Explanation[]) =>
  eachOnce(all, tell, where).map(lines => lines.map(({ what, others }) => [what, ...others.map(where)]))

describe('what was found', () => {
  it('is said once if it reads the same, in one explanation or in two', () => {
    const again = explained(money(1, 'Ann'), money(1, 'Ann'))
    expect(told([again, explained(money(1, 'Ann')), explained(money(1, 'Bo'))])).toEqual([
      [['Ann']],
      [['Bo']],
    ])
    expect(told([explained(entry(1, 'notDone')), explained(entry(1, 'notDone'))])).toEqual([[['notDone']]])
  })

  it('is said once of money that may have gone wrong with several entries, which are named', () => {
    const all = [money(1, 'Ann'), money(2, 'Ann'), money(3, 'Ann'), money(2, 'Ann')].map(it => explained(it))
    expect(told(all)).toEqual([[['Ann', 'No. 2', 'No. 3']]])
    const other: Cause = { ...money(4, 'Ann'), uncounted: new Map([['Bo', 10]]) }
    expect(told([explained(money(1, 'Ann')), explained(other)])).toEqual([[['Ann']], [['Ann']]])
  })

  it('is said of each entry that would be changed, and of each round in which one may be missing', () => {
    for (const slip of ['notDone', 'forgotten'] as const)
      expect(told([explained(entry(1, slip)), explained(entry(2, slip))])).toEqual([[[slip]], [[slip]]])
  })
})

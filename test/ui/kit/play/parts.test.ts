import { describe, expect, it } from 'vitest'
import type { Happening } from '../../../../src/rules/happening'
import { watchDoubleTaps } from '../../../../src/ui/kit/play/doubleTap'
import { notesFor, slipOf } from '../../../../src/ui/kit/play/slipOf'

describe('a double tap', () => {
  const here = { clientX: 100, clientY: 700 }

  it('is dropped where the actor changed under the finger', () => {
    const taps = watchDoubleTaps()
    expect(taps.drops(here, 1000)).toBe(false)
    taps.changed(1000)
    expect(taps.drops({ clientX: 104, clientY: 690 }, 1250)).toBe(true)
    expect(taps.drops(here, 1299)).toBe(true)
    expect(taps.drops(here, 1300)).toBe(false)
  })

  it('is two taps where it falls elsewhere, or nobody else came up', () => {
    const taps = watchDoubleTaps()
    expect(taps.drops(here, 1000)).toBe(false)
    expect(taps.drops(here, 1050)).toBe(false)
    taps.changed(1050)
    const digit = { clientX: 100, clientY: 300 }
    expect(taps.drops(digit, 1100)).toBe(false)
    expect(taps.drops(digit, 1150)).toBe(false)
  })
})

describe('the pay-out slip', () => {
  const paid = (to: string, amount: number, why: string, of: string): Happening => ({
    is: 'paid',
    from: 'bank',
    to,
    amount,
    why,
    of,
  })

  it('adds up what each gets, for a run or for private companies', () => {
    expect(slipOf([paid('p1', 60, 'dividend', 'WRA'), paid('WRA', 24, 'dividend', 'WRA')])).toEqual({
      why: 'dividend',
      of: 'WRA',
      lines: [
        { to: 'p1', amount: 60, parts: [] },
        { to: 'WRA', amount: 24, parts: [] },
      ],
    })
    expect(slipOf([paid('p1', 5, 'income', 'Tusc'), paid('p1', 20, 'income', 'NDY')])?.lines).toEqual([
      { to: 'p1', amount: 25, parts: ['Tusc', 'NDY'] },
    ])
    expect(slipOf([paid('p1', 5, 'sale', 'WRA')])).toBeUndefined()
  })

  it('adds to a run what its corporation is paid besides', () => {
    const run = [
      paid('p1', 18, 'dividend', 'SR'),
      paid('SR', 6, 'dividend', 'SR'),
      paid('SR', 20, 'coal', 'SR'),
    ]
    expect(slipOf(run)?.lines).toEqual([
      { to: 'p1', amount: 18, parts: [] },
      { to: 'SR', amount: 26, parts: [] },
    ])
    expect(slipOf(run.slice(2))).toBeUndefined()
  })

  it('counts the notes to hand over, and says none where they do not come out', () => {
    expect(notesFor(267, [1, 5, 10, 20, 50, 100])).toEqual([100, 100, 50, 10, 5, 1, 1])
    expect(notesFor(12, [5, 10])).toEqual([])
    expect(notesFor(12, [])).toEqual([])
  })
})

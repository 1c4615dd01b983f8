import { describe, expect, it } from 'vitest'
import type { Happening } from '../../../../src/rules/happening'
import { slipOf } from '../../../../src/ui/kit/play/slipOf'

describe('the payout slip', () => {
  const paid = (to: string, amount: number, why: string, of: string): Happening => ({
    is: 'paid',
    from: 'bank',
    to,
    amount,
    why,
    of,
  })

  it('adds up what each purse gets, for a run or for private companies', () => {
    expect(slipOf([paid('p1', 60, 'dividend', 'WRA'), paid('WRA', 24, 'dividend', 'WRA')])).toEqual({
      of: 'WRA',
      lines: [
        { to: 'p1', amount: 60, parts: [], including: [] },
        { to: 'WRA', amount: 24, parts: [], including: [] },
      ],
      besides: [],
    })
    expect(slipOf([paid('p1', 5, 'income', 'Tusc'), paid('p1', 20, 'income', 'NDY')])?.lines).toEqual([
      { to: 'p1', amount: 25, parts: ['Tusc', 'NDY'], including: [] },
    ])
    expect(slipOf([paid('p1', 5, 'sale', 'WRA')])).toBeUndefined()
  })

  it('adds to a run what else its corporation is paid', () => {
    const run = [
      paid('p1', 18, 'dividend', 'SR'),
      paid('SR', 6, 'dividend', 'SR'),
      paid('SR', 20, 'coal', 'SR'),
    ]
    expect(slipOf(run)?.lines).toEqual([
      { to: 'p1', amount: 18, parts: [], including: [] },
      { to: 'SR', amount: 26, parts: [], including: [{ why: 'coal', amount: 20 }] },
    ])
    expect(slipOf(run.slice(2))).toBeUndefined()
  })

  it('knows what happened besides: neither its payments nor the move of its token', () => {
    const paid60 = paid('p1', 60, 'dividend', 'WRA')
    const token = (corporation: string): Happening => ({
      is: 'token',
      corporation,
      from: [0, 1],
      to: [0, 2],
      was: 100,
      value: 110,
      why: '',
    })
    const sale = paid('p2', 5, 'sale', 'WRA')
    expect(slipOf([paid60, token('WRA'), token('TAG'), sale])?.besides).toEqual([token('TAG'), sale])
    const income = paid('p1', 5, 'income', 'Tusc')
    expect(slipOf([income, token('TAG')])?.besides).toEqual([token('TAG')])
  })
})

import { describe, expect, it } from 'vitest'
import { chronicle } from '../../../src/families/railway/chronicle'
import type { Happening } from '../../../src/rules/happening'
import { buyTrain } from './entries'
import { railways } from './kits'
import { turnIn } from './turn'

describe.each(railways)('the story of $id', kit => {
  const { game, cite, happened, corporations } = kit
  const [one, two] = corporations
  const state = turnIn(kit)(
    { treasury: 50 },
    { phase: '3', cash: { p1: 900 } },
    { treasury: 400, trains: ['3'] },
  )
  const turnings = (all: readonly Happening[]) => chronicle.turnings({ state, happened: all })

  it(`${cite('buyTrain', 'presidentShort', 'forced')} tells of a president who helped to buy a train`, () => {
    const added = game.train('3').price - 50
    const helped = { code: 'helped', facts: { player: 'p1', corporation: one, amount: added } }
    const all = happened(state, buyTrain(one, '3')) as readonly Happening[]
    expect(turnings(all)).toEqual([helped])
    // What the payment is called does not matter.
    expect(turnings(all.map(it => (it.is === 'paid' ? { ...it, why: 'loan' } : it)))).toEqual([helped])
  })

  it('tells of no help where a player pays a corporation that buys no train', () => {
    const paid = (to: string, why = 'contribution'): Happening => ({
      ...{ is: 'paid', from: 'p1', to, amount: 40, why },
    })
    const got = (why: string): Happening => ({ is: 'train', train: '3', from: 'ipo', to: one, why })
    expect(turnings([paid(one)])).toEqual([])
    expect(turnings([paid(two), got('bought')])).toEqual([])
    expect(turnings([paid(one), got('correction')])).toEqual([])
  })
})

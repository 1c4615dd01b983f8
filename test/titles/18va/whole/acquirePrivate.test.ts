import { describe, expect, it } from 'vitest'
import { acquire, buyTrain, cash, expectAllowed, expectRefused, type Place, play, run } from '../kit'
import { srOperates } from '../tables'

describe('4.2 private companies sold to a corporation', () => {
  const rich = (more: Partial<Place> = {}) =>
    srOperates({ privates: { REA: 'p2', TIW: 'p2', PY: 'p3' }, ...more })

  it.each([
    ['REA', 20, 60],
    ['TIW', 30, 90],
    ['PY', 40, 120],
  ] as const)('4.2 %s is sold to a corporation for $%i to $%i', (company, least, most) => {
    const facts = { private: company, least, most }
    expectRefused(rich(), acquire('SR', company, least - 1), '4.2', 'priceRange', facts)
    expectRefused(rich(), acquire('SR', company, most + 1), '4.2', 'priceRange', {
      ...facts,
      price: most + 1,
    })
    expectAllowed(rich(), acquire('SR', company, least))
    const state = play(rich(), acquire('SR', company, most))
    expect(cash(state, 'SR')).toEqual([500 - most])
    expect(state.privates[company]).toBe('SR')
  })

  it('4.2 not in phase 2, but in the very turn that brings phase 3', () => {
    const early = rich({ phase: '2', charter: { trains: [] } } as Partial<Place>)
    expectRefused(early, acquire('SR', 'REA', 40), '4.2', 'privatesNotNow', { phase: '2' })
    expectAllowed(play(early, buyTrain('SR', '3')), acquire('SR', 'REA', 40))
  })

  it('4.2 from a player, never from another corporation, nor one that is closed', () => {
    const owned = rich({ privates: { REA: 'WM', PY: 'closed' } })
    expectRefused(owned, acquire('SR', 'REA', 40), '4.2', 'notFromPlayer', { private: 'REA', owner: 'WM' })
    expectRefused(owned, acquire('SR', 'PY', 80), '4.2', 'notFromPlayer', { owner: 'closed' })
  })

  it('4.2 with money of the treasury, at any time of the turn', () => {
    const poor = rich({ charter: { treasury: 25, trains: ['3'] } } as Partial<Place>)
    expectRefused(poor, acquire('SR', 'REA', 26), '4.2', 'tooExpensive', { has: 25, price: 26 })
    expectAllowed(play(rich(), run('SR', 0)), acquire('SR', 'REA', 40))
    expectRefused(rich({ turn: 'p1' }), acquire('SR', 'REA', 40), '4.3', 'notYourTurn')
  })
})

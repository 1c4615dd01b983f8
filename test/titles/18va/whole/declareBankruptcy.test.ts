import { describe, expect, it } from 'vitest'
import { bankrupt, sellShares } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { expectAllowed, expectRefused, play } from '../kit'
import { short } from '../tables'

describe('4.6.3 when a bankruptcy can be declared', () => {
  it('4.6.3 not while cash and the sales that are open suffice', () => {
    expectRefused(short(), bankrupt('p1'), '4.6.3', 'notBankrupt', {
      player: 'p1',
      raises: 400,
      needs: 170,
      tredegar: false,
    })
    const just = short({ bo: { shares: { p2: 5, p1: 4, market: 1 } }, cash: { p1: 0, p2: 0, p3: 0 } })
    expectRefused(just, bankrupt('p1'), '4.6.3', 'notBankrupt', { raises: 300, needs: 170 })
  })

  it('4.6.3 but if the Pool takes too little', () => {
    const full = short({ bo: { shares: { p2: 2, p1: 4, market: 4 } }, cash: { p1: 94, p2: 0, p3: 0 } })
    expectAllowed(full, bankrupt('p1'))
    const enough = short({ bo: { shares: { p2: 2, p1: 4, market: 4 } }, cash: { p1: 95, p2: 0, p3: 0 } })
    expectRefused(enough, bankrupt('p1'), '4.6.3', 'notBankrupt', { raises: 170, needs: 170 })
  })

  it('4.6.3 not while the Tredegar Iron Works would help', () => {
    const state = short({ phase: '4', privates: { TIW: 'SR' }, bo: { operated: false } })
    expectRefused(state, bankrupt('p1'), '4.6.3', 'notBankrupt', { raises: 100, needs: 70, tredegar: true })
    const without = short({ phase: '4', bo: { operated: false } })
    expectAllowed(without, bankrupt('p1'))
  })

  it('4.6.2 nobody sells too little to pay what they can', () => {
    const state = short({ cash: { p1: 10, p2: 0, p3: 0 } })
    expectRefused(state, sellShares('p1', 'B&O'), '4.6.2', 'sellsTooLittle', { shares: 1, least: 3 })
    expectAllowed(state, sellShares('p1', 'B&O', 3))
  })

  it('4.6.3 nor less than may be sold, if everything together does not suffice', () => {
    const poor = short({ cash: { p1: 10, p2: 0, p3: 0 }, bo: { shares: { p2: 5, p1: 2 } } })
    expectRefused(poor, sellShares('p1', 'B&O'), '4.6.3', 'sellsNotAll', {
      player: 'p1',
      corporation: 'B&O',
      shares: 1,
      all: 2,
      raises: 160,
      needs: 170,
    })
    expectAllowed(play(poor, sellShares('p1', 'B&O', 2)), bankrupt('p1'))
    const full = short({ cash: { p1: 10, p2: 0, p3: 0 }, bo: { shares: { p2: 2, p1: 4, market: 3 } } })
    expectRefused(full, sellShares('p1', 'B&O', 3), '3.1', 'marketFull')
    expectRefused(full, sellShares('p1', 'B&O'), '4.6.3', 'sellsNotAll', { all: 2 })
    expectAllowed(full, sellShares('p1', 'B&O', 2))
  })

  it('4.6.3 whatever was sold before, the treasury gets the same', () => {
    const poor = short({ cash: { p1: 10, p2: 0, p3: 0 }, bo: { shares: { p2: 5, p1: 2 } } })
    const sold = play(poor, sellShares('p1', 'B&O', 2), bankrupt('p1'))
    expect(cash(sold, 'bank')).toEqual(cash(play(poor, bankrupt('p1')), 'bank'))
  })
})

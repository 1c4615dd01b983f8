import { describe, expect, it } from 'vitest'
import { buyShare, correct, pass, sellShares } from '../../../families/railway/entries'
import { expectAllowed, expectRefused, happened, place, play, type VaAction } from '../kit'

describe('4.4.2 a ruling that leaves the presidency with the smaller holder', () => {
  const outvoted = () =>
    play(
      place({
        corporations: {
          SR: { president: 'p1', shares: { p1: 2, p2: 2 }, treasury: 200, trains: ['2'] },
          'B&O': { president: 'p2', shares: { p2: 3, p1: 1, market: 3 }, trains: ['2'] },
        },
        cash: { p1: 400, p2: 400, p3: 400 },
        turn: 'p3',
      }),
      correct({ shares: { corporation: 'B&O', from: 'ipo', to: 'p1', shares: 3 } }),
    )

  it('ruling says so, also when it hands over the presidency', () => {
    const mid = place({ corporations: { 'B&O': { president: 'p2', shares: { p2: 3, p1: 2 } } }, turn: 'p3' })
    const told = (action: VaAction) =>
      happened(mid, action).filter(it => it.is === 'noted' && it.code === 'outvoted')
    expect(told(correct({ shares: { corporation: 'B&O', from: 'ipo', to: 'p1', shares: 2 } }))).toHaveLength(
      1,
    )
    expect(told(correct({ president: { corporation: 'B&O', player: 'p1' } }))).toHaveLength(1)
    expect(told(correct({ shares: { corporation: 'B&O', from: 'ipo', to: 'p1', shares: 1 } }))).toEqual([])
  })

  it('4.4.2 nobody else becomes president by a purchase that has nothing to do with it', () => {
    const state = outvoted()
    expect(state.corporations['B&O'].president).toBe('p2')
    const bought = play(state, buyShare('p3', 'B&O', 'market'))
    expect(bought.corporations['B&O'].president).toBe('p2')
  })

  it('4.4.2 the greater holder becomes president by a purchase, or once the president sells', () => {
    const state = outvoted()
    const bought = play(state, pass('p3'), buyShare('p1', 'B&O', 'market'))
    expect(bought.corporations['B&O'].president).toBe('p1')
    const sold = play(state, pass('p3'), pass('p1'), sellShares('p2', 'B&O', 1))
    expect(sold.corporations['B&O'].president).toBe('p1')
  })
})

describe('3.1 shares of a player who is bankrupt', () => {
  const bankrupt = (...out: string[]) =>
    play(
      place({
        players: 4,
        corporations: { 'C&O': { president: 'p1', shares: { p1: 2, p2: 1 }, treasury: 100 } },
        bankrupt: out,
        turn: 'p1',
      }),
      correct({ shares: { corporation: 'C&O', from: 'ipo', to: 'p3', shares: 2 } }),
    )

  it('3.1 do not let the president sell half of the certificate, as nobody could take the presidency', () => {
    const half = sellShares('p1', 'C&O', 1)
    expectRefused(bankrupt('p3'), half, '3.1', 'presidentStays', { corporation: 'C&O', most: 0 })
    expectAllowed(bankrupt(), half)
  })
})

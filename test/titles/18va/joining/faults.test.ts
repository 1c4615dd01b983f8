import { describe, it } from 'vitest'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { positionOf } from '../../../../src/titles/18va/later/positionOf'
import { auction, expectAllowed, expectRefused, table, type VaAction } from '../kit'

type Lots = Parameters<typeof auction>[1]

/** The entry that joins the first auction with some bids; three players have $400 each. */
const joining = (lots: Lots): VaAction => ({
  type: 'position',
  table: positionOf(auction('p2', lots)) as PositionTable,
})

describe('4.1 bids that stand as a game is joined', () => {
  it('4.1 are taken up to all that the bidder has', () => {
    const all = {
      PY: { bid: { player: 'p1', amount: 250 } },
      'B&O': { bid: { player: 'p1', amount: 150 } },
    }
    expectAllowed(table(), joining(all))
  })

  it('4.1 are refused where they come to more', () => {
    const more = {
      PY: { bid: { player: 'p1', amount: 250 } },
      'B&O': { bid: { player: 'p1', amount: 155 } },
    }
    const facts = { payer: 'p1', free: 150, aside: 250, price: 155 }
    expectRefused(table(), joining(more), '4.1', 'setAside', facts)
  })

  it('4.1 are refused below the face value, and between steps of $5', () => {
    const bid = (amount: number) => joining({ PY: { bid: { player: 'p1', amount } } })
    expectRefused(table(), bid(75), '4.1', 'bidTooLow', { lot: 'PY', least: 80, amount: 75 })
    expectRefused(table(), bid(82), '4.1', 'fives', { amount: 82 })
  })
})

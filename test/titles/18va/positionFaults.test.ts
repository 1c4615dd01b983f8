import { describe, it } from 'vitest'
import { positionOf } from '../../../src/titles/18va/later/positionOf'
import type { PositionTable } from '../../../src/titles/18va/positionTable'
import { auction, expectAllowed, expectRefused, table, type VaAction } from './kit'

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

  it.each([
    ['below the face value', 75],
    ['in no step of $5', 82],
  ])('4.1 are refused %s', (_, amount) => {
    const odd = joining({ PY: { bid: { player: 'p1', amount } } })
    expectRefused(table(), odd, '1.2', 'positionUnfit', { key: 'turns' })
  })
})

import { describe, it } from 'vitest'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { auction, expectAllowed, expectRefused, positionOf, table, type VaAction } from '../kit'
import { entry, midTable } from './kit'

type Lots = Parameters<typeof auction>[1]

/** The entry that joins the first auction with some bids; three players have $400 each. */
const joining = (lots: Lots): VaAction => ({
  type: 'position',
  table: positionOf(auction('p2', lots)) as PositionTable,
})

describe('4.1 bids that stand as a game is joined', () => {
  it('4.1 are accepted up to everything that the bidder has', () => {
    const all = {
      PY: { bid: { player: 'p1', amount: 250 } },
      'B&O': { bid: { player: 'p1', amount: 150 } },
    }
    expectAllowed(table(), joining(all))
  })

  it('4.1 are refused if they add up to more', () => {
    const more = {
      PY: { bid: { player: 'p1', amount: 250 } },
      'B&O': { bid: { player: 'p1', amount: 155 } },
    }
    const facts = { payer: 'p1', free: 150, aside: 250, price: 155 }
    expectRefused(table(), joining(more), '4.1', 'setAside', facts)
  })

  it('4.1 are refused below the face value, and between steps of $5', () => {
    const bid = (amount: number) => joining({ PY: { bid: { player: 'p1', amount } } })
    expectRefused(table(), bid(75), '4.1', 'bidTooLow', { private: 'PY', least: 80, amount: 75 })
    expectRefused(table(), bid(82), '4.1', 'fives', { amount: 82 })
  })
})

describe('1.2 what a table that is joined must have', () => {
  const changed = (change: (table: PositionTable) => void) => {
    const some = structuredClone(midTable())
    change(some)
    return entry(some)
  }
  const row = (some: PositionTable, id: 'B&O' | 'N&W') => {
    const found = some.corporations[id]
    if (!found) throw new Error(id)
    return found
  }
  const cases: [string, string, string, Record<string, string | number>, (some: PositionTable) => void][] = [
    [
      'a size that its phase allows',
      '4.4',
      'positionSize',
      { corporation: 'B&O', size: 5, phase: '4' },
      some => {
        row(some, 'B&O').size = 5
      },
    ],
    [
      'a train limit of its phase and size',
      '2',
      'positionLimit',
      { corporation: 'N&W', said: 4, limit: 1 },
      some => {
        row(some, 'N&W').trainLimit = 4
      },
    ],
    [
      'the players of the game',
      '1.2',
      'positionPlayer',
      { holder: 'p3' },
      some => {
        some.order = ['p1', 'p2']
      },
    ],
    [
      'a turn that fits what it remembers',
      '4.3',
      'wrongTurn',
      { turn: 'p1', round: 'SR 3' },
      some => {
        some.turn = 'p1'
      },
    ],
  ]
  it.each(cases)('1.2 %s', (_, rule, code, facts, change) => {
    expectRefused(table(), changed(change), rule, code, facts)
  })
})

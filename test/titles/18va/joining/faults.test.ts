import { describe, it } from 'vitest'
import { freshStockTurn } from '../../../../src/families/railway/turns'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { auction, expectAllowed, expectRefused, positionOf, table, type VaAction, type VaState } from '../kit'
import { entry, mid, midTable } from './kit'

type Lots = Parameters<typeof auction>[1]

/** The entry that joins the first auction with some bids; three players have $400 each. */
const joining = (lots: Lots): VaAction => ({
  type: 'position',
  table: positionOf(auction('p2', lots)) as PositionTable,
})

describe('4.1 bids that stand as a game is joined', () => {
  it('4.1 are accepted up to everything that the bidder has', () => {
    const all = { PY: { bid: { player: 'p1', amount: 250 } }, 'B&O': { bid: { player: 'p1', amount: 150 } } }
    expectAllowed(table(), joining(all))
  })

  it('4.1 are refused if they add up to more', () => {
    const more = { PY: { bid: { player: 'p1', amount: 250 } }, 'B&O': { bid: { player: 'p1', amount: 155 } } }
    const facts = { payer: 'p1', free: 150, aside: 250, price: 155 }
    expectRefused(table(), joining(more), '4.1', 'setAside', facts)
  })

  it('4.1 are refused below the face value, and between steps of $5', () => {
    const bid = (amount: number) => joining({ PY: { bid: { player: 'p1', amount } } })
    expectRefused(table(), bid(75), '4.1', 'bidTooLow', { private: 'PY', least: 80, amount: 75 })
    expectRefused(table(), bid(82), '4.1', 'fives', { amount: 82 })
  })
})

describe('1.2 a pass that counts twice', () => {
  const joins = (state: VaState) => entry(positionOf(state) as PositionTable)
  const refused = (state: VaState) =>
    expectRefused(table(), joins(state), '1.2', 'positionUnfit', { key: 'turns' })

  it('4.3 is refused in a stock round', () => {
    const round = (...passed: string[]): VaState => ({
      ...mid(),
      turn: [freshStockTurn('p2', { passed, last: null, soldInRound: {} })],
    })
    refused(round('p1', 'p1'))
    expectAllowed(table(), joins(round('p3', 'p1')))
  })

  it('4.1 is refused in the first auction', () => {
    refused(auction('p2', {}, { passed: ['p1', 'p1'] }))
    expectAllowed(table(), joins(auction('p2', {}, { passed: ['p3', 'p1'] })))
  })
})

describe('1.2 what a table that is joined must have', () => {
  it.each([
    ['a size that its phase allows', '4.4', 'positionSize', { size: 5, phase: '4' }, 'B&O', { size: 5 }],
    ['a limit of phase and size', '2', 'positionLimit', { said: 4, limit: 1 }, 'N&W', { trainLimit: 4 }],
    ['the players of the game', '1.2', 'positionPlayer', { holder: 'p3' }, '', { order: ['p1', 'p2'] }],
    ['a turn that fits', '4.3', 'wrongTurn', { turn: 'p1', round: 'SR 3' }, '', { turn: 'p1' }],
  ] as const)('1.2 %s', (_, rule, code, facts, corporation, changes) => {
    const some = structuredClone(midTable())
    Object.assign(corporation ? (some.corporations[corporation] ?? {}) : some, changes)
    const said = corporation ? { corporation, ...facts } : facts
    expectRefused(table(), entry(some), rule, code, said)
  })
})

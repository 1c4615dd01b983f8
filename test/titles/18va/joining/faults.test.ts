import { describe, it } from 'vitest'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { positionOf } from '../../../../src/titles/18va/later/positionOf'
import { auction, expectAllowed, expectRefused, pass, play, table, type VaAction } from '../kit'
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
      'all money',
      '1.1',
      'positionMoney',
      { sum: 8010, bank: 8000, missing: -10 },
      some => {
        some.bank += 10
      },
    ],
    [
      'all shares',
      '3.1',
      'positionShares',
      { corporation: 'N&W', percent: 80 },
      some => {
        row(some, 'N&W').ipo -= 1
      },
    ],
    [
      'one president with two shares',
      '3.1',
      'positionPresident',
      { corporation: 'B&O', presidents: 2 },
      some => {
        some.players.p2?.presidencies.push('B&O')
      },
    ],
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
      'a starting value',
      '4.3.3',
      'notPar',
      { price: 80 },
      some => {
        row(some, 'B&O').par = 80
      },
    ],
    [
      'a price of the chart',
      '3',
      'positionPrice',
      { corporation: 'B&O', price: 77 },
      some => {
        row(some, 'B&O').price = 77
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
      'stations that it has',
      '4.5.3',
      'stationsLeft',
      { corporation: 'N&W', most: 1 },
      some => {
        row(some, 'N&W').tokens = 2
      },
    ],
    [
      'all trains',
      '2',
      'positionTrains',
      { train: '3', found: 4, number: 5 },
      some => {
        row(some, 'B&O').trains = ['2G']
      },
    ],
    [
      'no phase before that of its latest train, unless a ruling set it back',
      '2',
      'positionPhase',
      { phase: '3', latest: '4' },
      some => {
        some.trainsLeft = { ...some.trainsLeft, '4': 3 }
        // The 2s are still there, as if the phase had been set back before the 4 took them.
        some.trainMarket = [...some.trainMarket, '4', '2', '2', '2', '2', '2', '2']
        some.phase = '3'
        for (const id of ['B&O', 'N&W'] as const) {
          const { trainLimit: _, ...rest } = row(some, id)
          some.corporations[id] = rest
        }
      },
    ],
    [
      'each private company once',
      '4.2',
      'positionPrivate',
      { private: 'PY' },
      some => {
        some.players.p1?.privates.push('PY')
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
      'no shares of what is not started',
      '4.3.2',
      'notStarted',
      { corporation: 'WM' },
      some => {
        if (some.players.p3) some.players.p3.shares = { WM: 1 }
      },
    ],
    [
      'a turn that fits the round',
      '4.3',
      'wrongTurn',
      { turn: 'B&O', round: 'SR 3' },
      some => {
        some.turn = 'B&O'
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

  it('1.2 and it comes first', () => {
    expectRefused(play(table(), pass('p1')), entry(midTable()), '1.2', 'positionLate')
  })
})

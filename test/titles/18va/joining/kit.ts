import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { place, positionOf, type VaAction } from '../kit'

/** The entry that joins a table. */
export const entry = (table: PositionTable): VaAction => ({ type: 'position', table })

/** A table of three in SR 3: the B&O of p1 and the N&W of p2, which has five shares. */
export const mid = () =>
  place({
    cash: { p1: 300, p2: 200, p3: 100 },
    corporations: {
      'B&O': { president: 'p1', shares: { p1: 3, p2: 1, market: 2 }, treasury: 120, trains: ['2G', '3'] },
      'N&W': { president: 'p2', shares: { p2: 3 }, treasury: 40, trains: ['3'], stations: 0 },
    },
    privates: { PY: 'B&O', REA: 'p3' },
    phase: '4',
    market: ['3'],
    left: { '3': 1 },
    round: [3, 0],
    priority: 'p2',
    order: ['p2', 'p1', 'p3'],
    turn: 'p2',
  })

export const midTable = () => positionOf(mid()) as PositionTable

import * as v from 'valibot'
import { familyFrames } from '../../families/railway/joining/frames'
import type { OwnJoining, OwnKeys } from '../../families/railway/joining/policy'
import { FAULTS } from '../../families/railway/joining/position'
import type { PositionTable } from '../../families/railway/joining/table'
import { CLOSING_PHASE, EXCHANGE, FERRY, game, TERRAIN } from './data'
import { type Own, ownOf } from './own'
import { DISCOUNT, RAISE } from './privates'

/** What only a joined table of 1889 says. */
interface OwnTable extends PositionTable {
  readonly fallen?: number
  readonly terrain?: readonly string[]
}

const face = game.printed.privates.TE?.face ?? 0

const own: OwnKeys = {
  table: {
    /** By how much the first private company has become cheaper. */
    fallen: v.exactOptional(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(face), v.multipleOf(DISCOUNT)),
    ),
    /** Hexes whose terrain was paid for, once for each time. */
    terrain: v.exactOptional(v.array(v.picklist(Object.keys(TERRAIN)))),
  },
  fits({ options }, { terrain = [], bids = {} }: OwnTable) {
    const times = (hex: string) => terrain.filter(other => other === hex).length
    const least = (company: string) => (game.printed.privates[company]?.face ?? 0) + RAISE
    const possible = Object.entries(bids).every(([company, standing]) =>
      standing.every(({ amount }) => !options.beginner && amount >= least(company)),
    )
    return [
      ['bids', possible],
      ['terrain', terrain.every(hex => times(hex) <= (TERRAIN[hex] ?? 0))],
    ]
  },
  take(ledger, { fallen = 0, terrain = [] }: OwnTable) {
    ledger.setOwn<Own>({ fallen, terrain })
  },
  print(state) {
    const { fallen, terrain } = ownOf(state)
    return { ...(fallen > 0 ? { fallen } : {}), terrain }
  },
}

/** Joining a game of 1889 (Setting up, Private powers). */
export const joining: OwnJoining = {
  closing: {
    from: CLOSING_PHASE,
    keeps: [FERRY],
    early: ({ options }) => (options.beginner ? {} : { [EXCHANGE.private]: '2' }),
    soldIn: 'SR 1',
    dealt: ({ options }) => options.beginner === true,
  },
  exchanged: EXCHANGE,
  frames: familyFrames,
  own,
  faults: FAULTS,
}

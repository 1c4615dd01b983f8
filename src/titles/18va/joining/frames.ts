import { joinedLots, withLots } from '../../../families/railway/joining/lots'
import type { FrameTable } from '../../../families/railway/joining/table'
import { bought, type RailwayTurn, type StockTurn } from '../../../families/railway/table'
import { freshOperatingTurn } from '../../../families/railway/turns'
import { lots } from '../data'
import { game } from '../state'
import { frame, type PositionTable } from './table'

/** A frame as a `position` entry keeps it. */
type StoredTurn = NonNullable<PositionTable['turns']>[number]

const soldOn = ({ deeds }: StockTurn) => deeds.flatMap(({ is, of }) => (is === 'sold' && of ? [of] : []))

/** The frames of turns as a `position` entry keeps them: what was sold, but of purchases only that there was one. */
export const frames = withLots(lots, {
  schema: () => frame,
  read(stored: FrameTable) {
    const turn = stored as StoredTurn
    if (turn.at === 'stock') {
      const { bought: has, sold, ...rest } = turn
      const deeds: StockTurn['deeds'] = sold.map(of => ({ is: 'sold', of }))
      return { ...rest, deeds: has ? [...deeds, { is: 'bought', of: '' }] : deeds }
    }
    if (turn.at !== 'operate') return turn as RailwayTurn
    const { station, sold, ...rest } = turn
    const fresh = freshOperatingTurn(turn.corporation, turn.step, turn.operated)
    return { ...fresh, ...rest, placed: station ? 1 : 0, raised: sold.map(of => ({ of, each: 0 })) }
  },
  print(turn) {
    if (turn.at === 'stock') {
      const { at, player, passed, last, soldInRound } = turn
      return { at, player, bought: bought(turn), sold: soldOn(turn), passed, last, soldInRound } as FrameTable
    }
    if (turn.at !== 'operate') return turn
    const { at, corporation, step, placed, revenue, fromBank, raised, operated } = turn
    const sold = raised.map(({ of }) => of)
    return { at, corporation, step, station: placed > 0, revenue, fromBank, sold, operated } as FrameTable
  },
})

/** The first auction in tables that are joined (4.1). */
export const firstAuction = joinedLots(game, lots)

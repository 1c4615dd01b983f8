import { presidentIn, sharesIn } from '../../../families/joining/reading'
import type { Frames } from '../../../families/railway/joining/policy'
import type { FrameTable } from '../../../families/railway/joining/table'
import { bought, type RailwayTurn, type StockTurn } from '../../../families/railway/table'
import { freshOperatingTurn } from '../../../families/railway/turns'
import { type PlayerId, recordOf } from '../../../rules/state'
import { FIRST_CORPORATION, LOTS, PRESIDENT_SHARES } from '../data'
import { game, type LotsTurn, type VaState } from '../state'
import { bidOn } from '../stock/auction'
import { frame, type PositionTable, type Table } from './table'

/** A frame as a `position` entry keeps it. */
export type StoredTurn = NonNullable<PositionTable['turns']>[number]
export type Stored<At extends StoredTurn['at']> = Extract<StoredTurn, { at: At }>

const soldOn = ({ deeds }: StockTurn) => deeds.flatMap(({ is, of }) => (is === 'sold' && of ? [of] : []))

/** The frames of turns as a `position` entry keeps them: what was sold, but of purchases only that there was one. */
export const frames: Frames = {
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
}

/** The frames of the table as a `position` entry keeps them; faces and bids of the first auction are in its frame there. */
export const storedTurns = (state: VaState): readonly FrameTable[] =>
  state.turn.map(turn => {
    if (turn.at !== 'lots') return frames.print(turn as RailwayTurn)
    const { player, passed } = turn as LotsTurn
    const lots = recordOf(LOTS, lot => ({ face: state.own.faces[lot], bid: bidOn(state, lot) ?? null }))
    return { at: 'auction', player, passed, lots } as FrameTable
  })

/** The frame of the first auction in a table that names it (4.1). */
export const auctionIn = ({ turns }: Table) =>
  turns?.find((it): it is Stored<'auction'> => it.at === 'auction')

/** Is the first auction still on? The turn decides; without one, it is on in SR 1 while the B&O has no value (4.1). */
export function inAuction({ round, corporations, phase, turns }: Table): boolean {
  if (turns) return turns.some(({ at }) => at === 'auction' || at === 'value')
  return round === 'SR 1' && !corporations[FIRST_CORPORATION] && phase === game.phases[0]
}

/** The buyer of the B&O if the auction items are sold but its value is not yet set (4.1). */
export function valueSetter(table: Table): PlayerId | undefined {
  if (!inAuction(table)) return undefined
  const buyer = presidentIn(table, FIRST_CORPORATION)
  if (buyer === undefined || table.unstarted?.[FIRST_CORPORATION]) return buyer
  return sharesIn(table, buyer, FIRST_CORPORATION) === PRESIDENT_SHARES ? buyer : undefined
}

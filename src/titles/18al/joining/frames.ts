import type * as v from 'valibot'
import type { FrameTable } from '../../../families/railway/joining/table'
import type { Deed, OperatingTurn, RailwayTurn, StockTurn } from '../../../families/railway/table'
import { freshOperatingTurn } from '../../../families/railway/turns'
import type { frame } from './table'

/** The frames of a position as a file has them. */
export type StoredFrame = v.InferOutput<typeof frame>
type StoredStock = Extract<StoredFrame, { at: 'stock' }>

/** What was done on a stock turn, in an order that the rules do not tell from the real one. */
function deedsOf({ acted, bought, sold, soldAfter }: StoredStock): readonly Deed[] {
  const [sale, purchase] = [{ is: 'sold', of: '' } as const, { is: 'bought', of: '' } as const]
  if (bought && sold) return soldAfter ? [purchase, sale] : [sale, purchase]
  if (bought || sold) return [bought ? purchase : sale]
  return acted ? [{ is: 'offered', of: '' }] : []
}

/** A frame of a file, as the rules know it. */
export function frameOf(frame: FrameTable): RailwayTurn {
  const stored = frame as StoredFrame
  if (stored.at === 'stock') {
    const { at, player, passed, last, soldInRound } = stored
    return { at, player, deeds: deedsOf(stored), passed, last, soldInRound }
  }
  if (stored.at !== 'operate') return stored
  const { corporation, step, revenue, tiles, fromBank, least, operated } = stored
  return {
    ...freshOperatingTurn(corporation, step, operated),
    revenue,
    tiles,
    placed: step === 'station' ? 1 : 0,
    fromBank: Array<string>(fromBank).fill(''),
    raised: least === null ? [] : [{ of: '', each: least }],
  }
}

function storedStock({ at, player, deeds, passed, last, soldInRound }: StockTurn) {
  const [first, second] = [
    deeds.findIndex(({ is }) => is === 'bought'),
    deeds.findLastIndex(({ is }) => is === 'sold'),
  ]
  return {
    at,
    player,
    acted: deeds.length > 0,
    bought: first >= 0,
    sold: second >= 0,
    soldAfter: first >= 0 && second > first,
    passed,
    last,
    soldInRound,
  }
}

function storedOperating({ raised, ...turn }: OperatingTurn) {
  const { at, corporation, step, revenue, tiles, fromBank, used, operated } = turn
  const least = raised.length === 0 ? null : Math.min(...raised.map(({ each }) => each))
  return { at, corporation, step, revenue, tiles, fromBank: fromBank.length + used, least, operated }
}

/** A frame as a file has it. */
export function storedFrame(turn: RailwayTurn): FrameTable {
  if (turn.at === 'stock') return storedStock(turn)
  return turn.at === 'operate' ? storedOperating(turn) : turn
}

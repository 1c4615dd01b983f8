import type { AnyRailway, Deed, OperatingTurn, RailwayTurn, StockTurn } from '../../../families/railway/table'
import { freshOperatingTurn } from '../../../families/railway/turns'
import { leastSoFar } from '../stock/tooMuch'
import type { PositionTable } from './table'

/** The frames of a position as a file has them. */
export type StoredFrame = NonNullable<PositionTable['turns']>[number]
export type StoredStock = Extract<StoredFrame, { at: 'stock' }>
export type StoredOperating = Extract<StoredFrame, { at: 'operate' }>

/** What was done on a stock turn, in an order that the rules do not tell from the real one. */
function deedsOf({ acted, bought, sold, soldAfter }: StoredStock): readonly Deed[] {
  const [sale, purchase] = [{ is: 'sold', of: '' } as const, { is: 'bought', of: '' } as const]
  if (bought && sold) return soldAfter ? [purchase, sale] : [sale, purchase]
  if (bought || sold) return [bought ? purchase : sale]
  return acted ? [{ is: 'offered', of: '' }] : []
}

/** A frame of a file, as the rules know it. */
export function frameOf(stored: StoredFrame): RailwayTurn {
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
    used: fromBank,
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

function storedOperating(state: AnyRailway, turn: OperatingTurn) {
  const { at, corporation, step, revenue, tiles, fromBank, used, operated } = turn
  const least = leastSoFar({ ...state, turn: [turn] }) ?? null
  return { at, corporation, step, revenue, tiles, fromBank: fromBank.length + used, least, operated }
}

/** The frames as a file has them; the cast only drops `readonly` from lists. */
export const storedFrames = (state: AnyRailway) =>
  state.turn.map(turn => {
    if (turn.at === 'stock') return storedStock(turn as StockTurn)
    return turn.at === 'operate' ? storedOperating(state, turn as OperatingTurn) : turn
  }) as readonly StoredFrame[]

import { bought, type OperatingTurn, type StockTurn } from '../../../families/railway/table'
import { recordOf } from '../../../rules/state'
import { LOTS } from '../data'
import type { LotsTurn, VaLedger, VaState, VaTurn } from '../state'
import { bidOn } from '../stock/auction'
import type { PositionTable } from './table'

/** A frame as a `position` entry keeps it. */
export type StoredTurn = NonNullable<PositionTable['turns']>[number]
export type Stored<At extends StoredTurn['at']> = Extract<StoredTurn, { at: At }>

const soldOn = ({ deeds }: StockTurn) => deeds.filter(({ is }) => is === 'sold').map(({ of }) => of)

/** A frame of the table as a `position` entry keeps it; faces and bids of the first auction are in its frame there. */
function storedTurn(state: VaState, turn: VaTurn): object {
  if (turn.at === 'lots') {
    const { player, passed } = turn as LotsTurn
    const lots = recordOf(LOTS, lot => ({ face: state.own.faces[lot], bid: bidOn(state, lot) ?? null }))
    return { at: 'auction', player, passed, lots }
  }
  if (turn.at === 'stock') {
    const { at, player, passed, last, soldInRound } = turn as StockTurn
    return { at, player, bought: bought(turn as StockTurn), sold: soldOn(turn), passed, last, soldInRound }
  }
  if (turn.at !== 'operate') return turn
  const { at, corporation, step, placed, revenue, fromBank, raised, operated } = turn as OperatingTurn
  const sold = raised.map(({ of }) => of)
  return { at, corporation, step, station: placed > 0, revenue, fromBank, sold, operated }
}

/** The frames of the table as a `position` entry keeps them. */
export const storedTurns = (state: VaState): readonly object[] =>
  state.turn.map(turn => storedTurn(state, turn))

/** Brings a frame of a `position` entry back, with what of it lies elsewhere on the table. */
export function takeTurn(ledger: VaLedger, stored: StoredTurn): VaTurn {
  if (stored.at === 'auction') {
    const { player, passed, lots } = stored
    const bids = recordOf(LOTS, lot => [lots[lot].bid ?? []].flat())
    ledger.set({ bids, own: { ...ledger.state.own, faces: recordOf(LOTS, lot => lots[lot].face) } })
    return { at: 'lots', player, passed }
  }
  if (stored.at === 'stock') {
    const { bought: has, sold, ...turn } = stored
    const deeds: StockTurn['deeds'] = sold.map(of => ({ is: 'sold', of }))
    return { ...turn, deeds: has ? [...deeds, { is: 'bought', of: '' }] : deeds }
  }
  if (stored.at !== 'operate') return stored
  const { station, sold, ...turn } = stored
  const raised = sold.map(of => ({ of, each: 0 }))
  return { ...turn, tiles: 0, placed: station ? 1 : 0, used: 0, raised }
}

import { inOrder } from '../../bank/chart'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import { type CorporationId, FIRST_CORPORATION, GRID, LOTS, type LotId } from './data'
import type { VaLedger } from './ledger'
import { refuse } from './refusals'
import {
  activePlayers,
  frame,
  nextPlayer,
  type OperatingTurn,
  operatingTurn,
  overTrainLimit,
  STEPS,
  type Step,
  type StockTurn,
  started,
  type VaState,
} from './state'

/** The round's name in reports: `SR 3` or `OR 3.1`. */
export function roundName(state: VaState): string {
  const { stock, operating } = state.round
  return operating === 0 ? `SR ${stock}` : `OR ${stock}.${operating}`
}

/**
 * The player or corporation to act, which during a discard or a forced sale is the operating corporation; `undefined`
 * if there is none.
 */
export function actor(state: VaState): string | undefined {
  const top = state.turn[0]
  if (top.at === 'stock' || top.at === 'auction' || top.at === 'value') return top.player
  return operatingTurn(state)?.corporation
}

/** Items of the first auction not yet sold (4.1). */
export function unsoldLots(state: VaState): readonly LotId[] {
  return LOTS.filter(lot =>
    lot === FIRST_CORPORATION ? state.corporations[lot].president === null : state.privates[lot] === 'bank',
  )
}

function notYours(state: VaState): Refusal {
  const top = state.turn[0].at
  const rule = top === 'auction' || top === 'value' ? '4.1' : top === 'stock' ? '4.3' : '4.5'
  return refuse(rule, 'notYourTurn', { turn: actor(state) ?? '' })
}

/** The reason why something else comes first: the end, a discard, the auction, the value of the B&O, or another's turn. */
function refuseNow(state: VaState, by: string): Refusal {
  const top = state.turn[0]
  if (top.at === 'over') return refuse('5', 'gameOver', { by: top.by })
  if (top.at === 'discard') return refuse('4.5.8', 'discardFirst', { owners: overTrainLimit(state) })
  if (top.at === 'auction' && top.player === by)
    return refuse('4.1', 'auctionFirst', { lots: unsoldLots(state) })
  if (top.at === 'value' && top.player === by) return refuse('4.1', 'valueFirst', { player: by })
  return notYours(state)
}

/** Refuses unless it is this player's stock turn (4.3). */
export function refuseStockTurn(state: VaState, player: PlayerId): Refusal | undefined {
  return frame(state, 'stock')?.player === player ? undefined : refuseNow(state, player)
}

/** Refuses unless it is this player's turn in the first auction (4.1). */
export function refuseAuctionTurn(state: VaState, player: PlayerId): Refusal | undefined {
  const auction = frame(state, 'auction')
  if (auction?.player === player) return undefined
  return frame(state, 'stock')?.player === player
    ? refuse('4.1', 'auctionOver', {})
    : refuseNow(state, player)
}

/** Refuses unless it is this corporation's operating turn (4.5). */
export function refuseOperatingTurn(state: VaState, corporation: CorporationId): Refusal | undefined {
  return frame(state, 'operate')?.corporation === corporation ? undefined : refuseNow(state, corporation)
}

/** Is the turn past this step (4.5)? */
export function past(turn: OperatingTurn, step: Step): boolean {
  return STEPS.indexOf(turn.step) > STEPS.indexOf(step)
}

/** The operating turn, for a rule whose `check` has passed. */
export function operating(ledger: VaLedger): OperatingTurn {
  const turn = frame(ledger.state, 'operate')
  if (!turn) throw new Error('no operating turn')
  return turn
}

/** The stock turn, for a rule whose `check` has passed. */
export function stockTurn(ledger: VaLedger): StockTurn {
  const turn = frame(ledger.state, 'stock')
  if (!turn) throw new Error('no stock turn')
  return turn
}

/** What a stock round remembers from turn to turn. */
export type RoundMemory = Pick<StockTurn, 'passed' | 'last' | 'soldInRound'>

const FRESH: RoundMemory = { passed: [], last: null, soldInRound: {} }

/** A player's stock turn with nothing done in it; `round` is what the round remembers. */
export function freshStockTurn(player: PlayerId, round: RoundMemory = FRESH): StockTurn {
  const { passed, last, soldInRound } = round
  return { at: 'stock', player, bought: false, sold: [], passed, last, soldInRound }
}

/** Did the player buy or sell on this turn? */
export function acted(turn: StockTurn): boolean {
  return turn.bought || turn.sold.length > 0
}

/** What the round remembers after this turn: a purchase or sale cancels all passes before it (4.3). */
export function roundAfter(turn: StockTurn): RoundMemory {
  return acted(turn) ? { ...turn, passed: [], last: turn.player } : turn
}

/** Ends a stock turn (4.3): the next player has the turn, or once all have passed in a row the round ends (4.3.4). */
export function endStockTurn(ledger: VaLedger): void {
  const turn = stockTurn(ledger)
  const { passed: before, last, soldInRound } = roundAfter(turn)
  const passed = acted(turn) ? before : [...before.filter(player => player !== turn.player), turn.player]
  const { state } = ledger
  ledger.setTurn(freshStockTurn(nextPlayer(state, turn.player), { passed, last, soldInRound }))
  if (passed.length >= activePlayers(state).length)
    ledger.pushTurn({ at: 'between', after: 'stock', operated: [] })
}

/** A fresh operating turn of a corporation. */
export function freshOperatingTurn(
  corporation: CorporationId,
  operated: readonly CorporationId[],
): OperatingTurn {
  return {
    at: 'operate',
    corporation,
    step: 'convert',
    station: false,
    revenue: 0,
    fromBank: [],
    sold: [],
    operated,
  }
}

/** Ends an operating turn; the next corporation is then looked up again (4.5). */
export function leaveOperatingTurn(ledger: VaLedger, operated: readonly CorporationId[]): void {
  ledger.setTurns([{ at: 'between', after: 'corporation', operated }])
}

/** Started corporations still to operate, in the current order (4.5). */
export function upNext(state: VaState, operated: readonly CorporationId[]): readonly CorporationId[] {
  return inOrder(GRID, state.chart).filter(c => started(state, c) && !operated.includes(c))
}

/** Ends the game (5). */
export function endGame(ledger: VaLedger, by: 'bank' | 'bankruptcy' | 'stopped'): void {
  ledger.setTurns([{ at: 'over', by }])
  ledger.tell({ is: 'over', by })
}

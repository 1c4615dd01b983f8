import { inOrder } from '../../bank/chart'
import type { Holder } from '../../bank/money'
import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import type { Game } from './game'
import type { Why } from './law'
import { corporationIn, type RailLedger } from './ledger'
import { why } from './reasons'
import {
  type AnyRailway,
  acted,
  activePlayers,
  frame,
  nextPlayer,
  type OperatingTurn,
  operatingTurnIn,
  playersAfter,
  type RoundMemory,
  type StockTurn,
  stockTurnIn,
} from './table'

/** The name of the round as in reports: `SR 3` or `OR 3.1`. */
export function roundName({ round: { stock, operating } }: AnyRailway): string {
  return operating === 0 ? `SR ${stock}` : `OR ${stock}.${operating}`
}

/** The player or corporation to act; during a discard or a forced sale it is still the operating corporation. */
export function actor(state: AnyRailway): Holder | undefined {
  const [top] = state.turn
  if ('player' in top && typeof top.player === 'string') return top.player
  return operatingTurnIn(state)?.corporation
}

/** Whether a corporation's first turn has begun, even below a discard. */
export const hasBegun = (state: AnyRailway, corporation: string): boolean =>
  corporationIn(state, corporation).operated || operatingTurnIn(state)?.corporation === corporation

/** Who decides now: the player to act, the president of the operating corporation, or those of all that must discard. */
export function deciders(game: Game, state: AnyRailway): Readonly<Record<Holder, PlayerId>> {
  const acting = actor(state)
  if (acting === undefined || frame(state, 'over')) return {}
  if (state.players.includes(acting)) return { [acting]: acting }
  const acts = frame(state, 'discard') ? game.overTrainLimit(state) : [acting]
  return Object.fromEntries(acts.map(id => [id, corporationIn(state, id).president ?? '']))
}

/** That the game is over, and by what, as rules and rulings refuse it. */
export const gameOver = (by: string): Why & Refusal => ({ rule: 'gameOver', ...why('gameOver', { by }) })

/** Refuses whatever is played once the game is over, and rulings that no turn is left for. */
export function refuseOver(state: AnyRailway): (Why & Refusal) | undefined {
  const over = frame(state, 'over')
  return over && gameOver(over.by)
}

/** Refuses whatever is played once the game is over or while a discard is due. */
export const refuseHalted = (game: Game, state: AnyRailway): Why | undefined =>
  refuseOver(state) ??
  (frame(state, 'discard') && why('discardFirst', { owners: game.overTrainLimit(state) }))

/** Why somebody who has not got this kind of turn may not act: the end, a discard, an auction, or another's turn. */
function refuseNow(game: Game, state: AnyRailway, by: Holder): Why {
  const first = refuseHalted(game, state)
  if (first) return first
  const auction = frame(state, 'auction')
  // The player asked in an auction has the turn, but may only answer the auction.
  if (auction?.player === by) return why('auctionOn', { private: auction.private, player: by })
  return game.first(state, by) ?? why('notYourTurn', { turn: actor(state) ?? '' }, state.turn[0].at)
}

/** Refuses unless it is this player's stock turn and no auction is in progress. */
export function refuseStockTurn(game: Game, state: AnyRailway, player: PlayerId): Why | undefined {
  return frame(state, 'stock')?.player === player ? undefined : refuseNow(game, state, player)
}

/** Refuses unless this player is asked in the auction in progress. */
export function refuseAuctionTurn(game: Game, state: AnyRailway, player: PlayerId): Why | undefined {
  return frame(state, 'auction')?.player === player ? undefined : refuseNow(game, state, player)
}

/** Refuses unless it is this corporation's operating turn. */
export function refuseOperatingTurn(game: Game, state: AnyRailway, corporation: string): Why | undefined {
  return frame(state, 'operate')?.corporation === corporation
    ? undefined
    : refuseNow(game, state, corporation)
}

/** The stock turn, for a rule whose check has passed. Throws if there is none. */
export function stockTurn({ state }: RailLedger): StockTurn {
  const turn = frame(state, 'stock')
  if (!turn) throw new Error('no stock turn')
  return turn
}

/** The operating turn, for a rule whose check has passed. Throws if there is none. */
export function operatingTurn({ state }: RailLedger): OperatingTurn {
  const turn = frame(state, 'operate')
  if (!turn) throw new Error('no operating turn')
  return turn
}

const FRESH: RoundMemory = { passed: [], last: null, soldInRound: {} }

/** A stock turn with nothing done in it yet, and what the round remembers. */
export function freshStockTurn(
  player: PlayerId,
  { passed, last, soldInRound }: RoundMemory = FRESH,
): StockTurn {
  return { at: 'stock', player, deeds: [], passed, last, soldInRound }
}

/** What a stock round remembers after this turn: whatever is done in it cancels all passes before it. */
export function roundAfter(turn: StockTurn): RoundMemory {
  const { player, passed, last, soldInRound } = turn
  return acted(turn) ? { passed: [], last: player, soldInRound } : { passed, last, soldInRound }
}

/** Ends a stock turn: the next player follows, or the round ends once all have passed in a row. */
export function endStockTurn(ledger: RailLedger): void {
  const turn = stockTurn(ledger)
  const { passed: before, last, soldInRound } = roundAfter(turn)
  const passed = acted(turn) ? [] : [...before.filter(player => player !== turn.player), turn.player]
  ledger.setTurn(freshStockTurn(nextPlayer(ledger.state, turn.player), { passed, last, soldInRound }))
  if (passed.length >= activePlayers(ledger.state).length)
    ledger.pushTurn({ at: 'between', after: 'stock', operated: [] })
}

/** The operating turn of a corporation, at its first step. */
export function freshOperatingTurn(
  corporation: string,
  step: string,
  operated: readonly string[],
): OperatingTurn {
  return {
    at: 'operate',
    corporation,
    step,
    revenue: 0,
    tiles: 0,
    placed: 0,
    fromBank: [],
    used: 0,
    raised: [],
    operated,
  }
}

/** Floated corporations that still have their turn in this round, in the current order. */
export function upNext(game: Game, state: AnyRailway, operated: readonly string[]): readonly string[] {
  return inOrder(game.grid, state.chart).filter(
    id => corporationIn(state, id).floated && !operated.includes(id),
  )
}

/** Whose turns follow in this round. */
export function followers(game: Game, state: AnyRailway): readonly Holder[] {
  const stock = stockTurnIn(state)
  if (stock) return playersAfter(state, stock.player)
  const turn = operatingTurnIn(state)
  return turn ? upNext(game, state, turn.operated).filter(id => id !== turn.corporation) : []
}

/** Ends the game. */
export function endGame(ledger: RailLedger, by: string): void {
  ledger.setTurns([{ at: 'over', by }])
  ledger.tell({ is: 'over', by })
}

import type { Refusal } from '../../../src/rules/rule'
import type { PlayerId } from '../../../src/rules/state'
import { TURNS } from './data'
import type { MicroConsequence, MicroLedger } from './ledger'
import { refuse } from './refusals'
import { freshCards } from './setup'
import { actor, type MicroState, type MicroTurn } from './state'

/** The current frame of the turn, if it is of that kind. */
export function frame<K extends MicroTurn['at']>(
  { turn: [top] }: MicroState,
  at: K,
): Extract<MicroTurn, { at: K }> | undefined {
  return top.at === at ? (top as Extract<MicroTurn, { at: K }>) : undefined
}

/** The players who still have a turn in this round after the current one, in order, each once. */
export function followers(state: MicroState): readonly PlayerId[] {
  const { players, turn } = state
  const [top] = turn
  if (top.at === 'over') return []
  const left = TURNS * players.length - top.nth - 1
  const seat = players.indexOf(top.player)
  return [...players.slice(seat + 1), ...players.slice(0, seat)].slice(0, left)
}

/** Refuses entries after the end, and by a player whose turn it is not. */
export function refuseTurn(state: MicroState, player: PlayerId): Refusal | undefined {
  const over = frame(state, 'over')
  if (over) return refuse('rounds', 'gameOver', { by: over.by })
  const turn = actor(state)
  return turn === undefined || turn === player ? undefined : refuse('cards', 'notYourTurn', { turn })
}

/** Ends a turn: the next player clockwise takes a card. */
export function endTurn(ledger: MicroLedger): void {
  const { players, turn } = ledger.state
  const [top] = turn
  if (top.at === 'over') return
  const next = players[(players.indexOf(top.player) + 1) % players.length] ?? top.player
  ledger.setTurn({ at: 'card', player: next, nth: top.nth + 1 })
}

/** Ends the game. */
export function endGame(ledger: MicroLedger, by: 'rounds' | 'stopped'): void {
  ledger.setTurns([{ at: 'over', by }])
  ledger.tell({ is: 'over', by })
}

/** Once everybody has had their turns, the next round begins with all cards, or the game is over (rounds). */
const endOfRound: MicroConsequence = {
  due: state => frame(state, 'card')?.nth === TURNS * state.players.length,
  play(ledger) {
    const { round, rounds, players } = ledger.state
    const turn = frame(ledger.state, 'card')
    if (!turn || round === rounds) return endGame(ledger, 'rounds')
    ledger.set({ round: round + 1, cards: freshCards(players.length) })
    ledger.setTurn({ ...turn, nth: 0 })
    ledger.tell({ is: 'round', round: `${round + 1}` })
  },
}

/** The consequences that follow by themselves. */
export const consequences: readonly MicroConsequence[] = [endOfRound]

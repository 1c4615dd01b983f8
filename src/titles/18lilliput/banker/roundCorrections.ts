import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { CARD_TABLE, type CorporationId } from '../data'
import type { LilLedger } from '../ledger'
import { refuse } from '../refusals'
import { type CardTurn, type LilState, part, type RunTurn, roundName, takerOf } from '../state'
import { playerAt, refuseUnfounded, turnFor, whyNotNow } from '../turns'
import { alreadySo, correction } from './correction'

/** Replaces the bottom frame, which holds how far the round has come. */
function setPart(ledger: LilLedger, now: CardTurn | RunTurn): void {
  const [top, ...below] = ledger.state.turn
  ledger.setTurns(below.length === 0 ? [now] : [top, ...below.with(-1, now)])
}

/** Who has taken a card in this round. `times` 0 puts it back in the middle and undoes its copies (actions, copyCard). */
const taken = correction(
  'taken',
  (state, { card, player, times }) => {
    if (part(state).at !== 'card') return refuse('ruling', 'notTaking', { round: roundName(state) })
    const players = state.players.length
    if (!CARD_TABLE[card].seats.includes(players)) return refuse('ruling', 'cardNotInGame', { card, players })
    const taker = takerOf(state, card)
    if (times > 0) return taker === player ? alreadySo('taken', card) : undefined
    if (taker === undefined) return alreadySo('taken', card)
    return taker === player ? undefined : refuse('ruling', 'cardTaken', { card, player: taker })
  },
  (ledger, { card, player, times }) => {
    const { taken: before } = ledger.state
    const others = before.filter(one => one.card !== card)
    if (times === 0) ledger.set({ taken: others })
    else if (others.length === before.length)
      ledger.set({ taken: [...before, { card, use: 'action', player }] })
    else ledger.set({ taken: before.map(one => (one.card === card && !one.copy ? { ...one, player } : one)) })
    ledger.tell({ is: 'noted', code: 'takenCorrected', of: card })
  },
)

/** Whether a company has run in this round (running). */
const operated = correction(
  'operated',
  (state, { corporation, turns }) => {
    const now = part(state)
    if (now.at !== 'run') return refuse('ruling', 'notRunning', { round: roundName(state) })
    const unfounded = refuseUnfounded(state, corporation)
    if (unfounded) return unfounded
    if (now.corporation === corporation) return refuse('ruling', 'itsRun', { corporation })
    return now.done.includes(corporation) === turns > 0 ? alreadySo('operated', corporation) : undefined
  },
  (ledger, { corporation, turns }) => {
    const now = part(ledger.state) as RunTurn
    const others = now.done.filter(id => id !== corporation)
    const done: readonly CorporationId[] = turns > 0 ? [...others, corporation] : others
    setPart(ledger, { ...now, done })
    ledger.tell({ is: 'noted', code: 'operatedCorrected', of: corporation })
  },
)

/**
 * Refused unless cards are being taken or companies run: not while players choose, during bureaucracy's discards, or
 * after the end.
 */
function refuseOutside(state: LilState): Refusal | undefined {
  return ['card', 'run'].includes(part(state).at) ? undefined : whyNotNow(state)
}

/** The turn of `player` in the same draft, for use after the starting player card has moved; the card in hand is kept. */
function sameTurn(state: LilState, now: CardTurn, player: PlayerId): CardTurn {
  const again = turnFor(state, player)
  return again?.at === 'card' ? { ...again, card: now.card } : now
}

/**
 * Who has the starting player card. The player to act stays the same, unless nothing has happened in the first draft yet
 * (setup).
 */
const starting = correction(
  'starting',
  (state, player) =>
    refuseOutside(state) ?? (state.starting === player ? alreadySo('starting', player) : undefined),
  (ledger, player) => {
    const now = part(ledger.state)
    const has = now.at === 'card' ? playerAt(ledger.state, now.nth) : undefined
    const { taken: cards } = ledger.state
    ledger.set({ starting: player })
    ledger.tell({ is: 'starting', player })
    const begun = now.at === 'card' && (now.nth > 0 || now.card !== null || cards.length > 0)
    if (begun && has !== undefined) setPart(ledger, sameTurn(ledger.state, now, has))
  },
)

/**
 * The number of the round: the last one doubles dividends, and the Treasurer pays $10 times the number (end, characters).
 */
const round = correction(
  'round',
  (state, number) => {
    const outside = refuseOutside(state)
    if (outside) return outside
    const { of, number: now } = state.round
    if (number > of) return refuse('ruling', 'positionRound', { round: `${number}`, last: of })
    return number === now ? alreadySo('round', `${number}`) : undefined
  },
  (ledger, number) => {
    ledger.set({ round: { ...ledger.state.round, number } })
    ledger.tell({ is: 'noted', code: 'roundCorrected', of: `${number}` })
  },
)

/** The rulings on how far the round has come. */
export const roundCorrections = { taken, operated, starting, round }

import type { Refusal } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import { CHARACTERS, type CharacterId, type CorporationId, SEATS, STARTING } from './data'
import type { LilLedger } from './ledger'
import { runningOrder } from './moves'
import { refuse } from './refusals'
import {
  type CardInHand,
  type CardTurn,
  directorOf,
  frame,
  type LilState,
  type LilTurn,
  overTrainLimit,
  part,
  type RunTurn,
  seatFrom,
} from './state'

/** How many characters each player chooses. */
export function charactersEach({ players }: LilState): number {
  return SEATS[players.length]?.characters ?? 1
}

/** The number of choices that all players make before the first round. */
export function picksInAll(state: LilState): number {
  return state.players.length * (1 + charactersEach(state))
}

/** The player at this index of a row that runs clockwise from the starting player, then back, and so on. */
export function playerAt(state: LilState, nth: number): PlayerId {
  const n = state.players.length
  const pass = Math.floor(nth / n)
  const seat = nth % n
  return seatFrom(state, state.starting, pass % 2 === 0 ? seat : n - 1 - seat)
}

/** The player or company to act; during discards, the first company in running order that has to discard. */
export function actor(state: LilState): string | undefined {
  const top = state.turn[0]
  switch (top.at) {
    case 'choose':
      return playerAt(state, top.pick)
    case 'justiciary':
      return state.characters.justiciary ?? undefined
    case 'card':
      return playerAt(state, top.nth)
    case 'run':
      return top.corporation
    case 'discard': {
      const owners = overTrainLimit(state)
      return runningOrder(state).find(id => owners.includes(id))
    }
    default:
      return undefined
  }
}

/** Who decides now: the player to act, the director of the company to run, or those of all that must discard. */
export function deciders(state: LilState): Readonly<Record<string, PlayerId>> {
  const acting = actor(state)
  if (acting === undefined) return {}
  if (state.players.includes(acting)) return { [acting]: acting }
  const owners = overTrainLimit(state)
  const acts = state.corporations.filter(id =>
    state.turn[0].at === 'discard' ? owners.includes(id) : id === acting,
  )
  return Object.fromEntries(acts.map(id => [id, directorOf(state, id) ?? '']))
}

/**
 * Why no action that needs a turn is possible now, whoever tries it: the game is over, discards or the Grand Justiciary
 * come first, or it is another part of the game.
 */
export function whyNotNow(state: LilState): Refusal {
  const top = state.turn[0]
  switch (top.at) {
    case 'over':
      return refuse('end', 'gameOver', { by: top.by })
    case 'discard':
      return refuse('trainLimit', 'discardFirst', { owners: overTrainLimit(state) })
    case 'justiciary':
      return refuse('characters', 'justiciaryFirst', { player: state.characters.justiciary ?? '' })
    case 'choose':
      return refuse('setup', 'stillChoosing', { player: playerAt(state, top.pick) })
    case 'run':
      return refuse('running', 'companiesRun', { corporation: top.corporation })
    default:
      return refuse('actions', 'stillCards', { player: actor(state) ?? '' })
  }
}

/** Refused unless it is this player's choice before the first round. */
export function refuseChoice(state: LilState, player: PlayerId): Refusal | undefined {
  const turn = frame(state, 'choose')
  if (!turn) return whyNotNow(state)
  const next = playerAt(state, turn.pick)
  return next === player ? undefined : refuse('setup', 'notYourTurn', { turn: next })
}

/** Refused unless it is this player's turn with an action card, taken or not. */
export function refuseCardTurn(state: LilState, player: PlayerId): Refusal | undefined {
  const turn = frame(state, 'card')
  if (!turn) return whyNotNow(state)
  const next = playerAt(state, turn.nth)
  return next === player ? undefined : refuse('actions', 'notYourTurn', { turn: next })
}

/** Refused unless it is this company's turn to run. */
export function refuseRunTurn(state: LilState, corporation: CorporationId): Refusal | undefined {
  const turn = frame(state, 'run')
  if (!turn) return whyNotNow(state)
  return turn.corporation === corporation
    ? undefined
    : refuse('running', 'notYourTurn', { turn: turn.corporation })
}

/** Refused for a starting company that nobody chose: with two or three players it is out of the game (twoPlayers, threePlayers). */
export function refuseOutOfGame(state: LilState, corporation: CorporationId): Refusal | undefined {
  const starting = (STARTING as readonly string[]).includes(corporation)
  if (!starting || directorOf(state, corporation) !== null || part(state).at === 'choose') return undefined
  const rule = state.players.length === 2 ? 'twoPlayers' : 'threePlayers'
  return refuse(rule, 'startingOnly', { corporation })
}

/** Refused for a company that this game does not have, that is out of it, or that is not founded. */
export function refuseUnfounded(state: LilState, corporation: CorporationId): Refusal | undefined {
  if (directorOf(state, corporation) !== null) return undefined
  if (!state.corporations.includes(corporation)) return refuse('setup', 'noSuchCompany', { corporation })
  return refuseOutOfGame(state, corporation) ?? refuse('founding', 'notFounded', { corporation })
}

/** Refused unless this player directs the company. */
export function refuseOthers(
  state: LilState,
  player: PlayerId,
  corporation: CorporationId,
): Refusal | undefined {
  const director = directorOf(state, corporation)
  if (director === player) return undefined
  return (
    refuseUnfounded(state, corporation) ??
    refuse('actions', 'notDirector', { corporation, director: director ?? '', player })
  )
}

/** The turn with an action card, for a rule whose `check` has passed. */
export function cardTurn({ state }: LilLedger): CardTurn {
  const turn = frame(state, 'card')
  if (!turn) throw new Error('no turn with a card')
  return turn
}

/** A company's turn to run, for a rule whose `check` has passed. */
export function runTurn({ state }: LilLedger): RunTurn {
  const turn = frame(state, 'run')
  if (!turn) throw new Error('no turn to run')
  return turn
}

/** Records what has been done with the card in hand. */
export function withCard(ledger: LilLedger, patch: Partial<CardInHand>): void {
  const turn = cardTurn(ledger)
  if (turn.card) ledger.setTurn({ ...turn, card: { ...turn.card, ...patch } })
}

/** Records what a company has done in its turn to run. */
export function withRun(ledger: LilLedger, patch: Partial<RunTurn>): void {
  ledger.setTurn({ ...runTurn(ledger), ...patch })
}

/** Is there still a company or character for a player to choose? */
export function mayChoose(state: LilState, player: PlayerId): boolean {
  const free = STARTING.some(id => directorOf(state, id) === null)
  if (free && !STARTING.some(id => directorOf(state, id) === player)) return true
  const held = charactersOf(state, player).length
  return held < charactersEach(state) && CHARACTERS.some(id => state.characters[id] === null)
}

/** The characters of a player, in the printed order. */
export function charactersOf({ characters }: LilState, player: PlayerId): readonly CharacterId[] {
  return CHARACTERS.filter(id => characters[id] === player)
}

/**
 * The frame that gives someone the turn by a ruling: a fresh turn of a player in the current draft, or of a founded
 * company to run. `undefined` if this part of the game has no such turn.
 */
export function turnFor(state: LilState, to: string): LilTurn | undefined {
  const now = part(state)
  if (now.at === 'card' && state.players.includes(to)) {
    const n = state.players.length
    const first = now.nth < n ? 0 : n
    for (let nth = first; nth < first + n; nth++)
      if (playerAt(state, nth) === to) return { at: 'card', nth, card: null }
  }
  const corporation = state.corporations.find(id => id === to)
  if (now.at !== 'run' || !corporation || directorOf(state, corporation) === null) return undefined
  const done = now.done.filter(id => id !== corporation)
  return { at: 'run', corporation, ran: null, equipped: false, done }
}

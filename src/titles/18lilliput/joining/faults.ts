import { cellAt } from '../../../bank/chart'
import {
  heldIn,
  moneyIn,
  presidentIn,
  presidentsIn,
  rowsOf,
  sharesIn,
} from '../../../families/joining/reading'
import type { Refusal } from '../../../rules/rule'
import {
  CARD_TABLE,
  CHARACTERS,
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  LIMITS,
  PAPER,
  PHASES,
  SEATS,
  STARTING,
  STATIONS,
  TRAIN_TYPES,
  TRAINS,
  type TrainId,
  TYPE_OF,
} from '../data'
import { phaseOf } from '../operating/phases'
import { refuse } from '../refusals'
import { cardsInPlay, type LilState } from '../state'
import { charactersEach, playerAt } from '../turns'
import { rememberedFault } from './remembered'
import type { CorporationRow, PositionTable } from './table'

/** The companies that a table lists, chosen or founded, in the printed order. */
export const listed = (table: PositionTable) => rowsOf(CORPORATIONS, table.corporations)

/** The number of the round; 0 while companies and characters are chosen. */
export const roundIn = (table: PositionTable): number => Number.parseInt(table.round, 10) || 0

/**
 * The index of the current turn with a card: `nth` of the table, or else the player's first turn that is not before the
 * number of cards taken. `undefined` if the player has no turn left.
 */
export function nthIn(state: LilState, table: PositionTable): number | undefined {
  const seats = { ...state, starting: table.starting }
  const left = new Set(table.cardsLeft ?? [])
  const taken = cardsInPlay(state).filter(card => !left.has(card)).length
  const owed = table.justiciary || justiciaryIn(state, table)
  if (owed) return table.nth ?? 0
  const turns = Array.from({ length: 2 * state.players.length }, (_, nth) => nth)
  if (table.nth !== undefined) return turns.includes(table.nth) ? table.nth : undefined
  return turns.find(nth => nth >= taken && playerAt(seats, nth) === table.turn)
}

/**
 * Does the Grand Justiciary still have to pay? Yes if the table says so, or if no card is taken and the turn is the
 * owner's instead of the starting player's.
 */
export function justiciaryIn(state: LilState, table: PositionTable): boolean {
  const cards = roundIn(table) > 0 && !table.round.endsWith('run')
  const owner = table.players[table.turn]?.characters.includes('justiciary') === true
  const fresh = table.cardsLeft?.length === cardsInPlay(state).length && table.nth === undefined
  return cards && owner && (table.justiciary === true || (fresh && table.turn !== table.starting))
}

function moneyFault(table: PositionTable): Refusal | undefined {
  const sum = moneyIn(table)
  return sum === 0 ? undefined : refuse('setup', 'positionMoney', { sum, missing: -sum })
}

function corporationFault(
  state: LilState,
  table: PositionTable,
  id: CorporationId,
  row: CorporationRow,
): Refusal | undefined {
  if (!state.corporations.includes(id)) return refuse('setup', 'noSuchCompany', { corporation: id })
  const shares = heldIn(table, id) + row.market
  if (shares !== PAPER.shares) return refuse('shares', 'positionShares', { corporation: id, shares })
  const directors = presidentsIn(table, id)
  const [director] = directors
  if (directors.length !== 1 || !director || sharesIn(table, director, id) < PAPER.presidentShares)
    return refuse('shares', 'positionDirector', { corporation: id, directors: directors.length })
  if (cellAt(state.grid, row.cell)?.price !== row.price)
    return refuse('founding', 'positionCell', { corporation: id, price: row.price })
  return row.tokens > STATIONS
    ? refuse('stations', 'stationsMost', { corporation: id, most: STATIONS })
    : undefined
}

/**
 * Each player directs exactly one starting company, or at most one while they are chosen; no ruling moves a director's
 * certificate (setup). Nobody directs more than two companies or, unless rulings gave shares, holds more than five
 * certificates (shareLimit).
 */
function holdingsFault(state: LilState, table: PositionTable): Refusal | undefined {
  for (const player of state.players) {
    const directs = listed(table).flatMap(([id]) => (presidentIn(table, id) === player ? [id] : []))
    const began = directs.filter(id => STARTING.some(starting => starting === id))
    const choosing = roundIn(table) === 0
    if (began.length > 1 || (began.length === 0 && !choosing))
      return refuse('setup', 'positionStarting', { player, corporations: began })
    if (directs.length > LIMITS.directors)
      return refuse('shareLimit', 'directorLimit', {
        player,
        held: directs.length,
        limit: LIMITS.directors,
      })
    const single = listed(table).reduce((sum, [id]) => sum + sharesIn(table, player, id), 0)
    const held = single - directs.length * (PAPER.presidentShares - 1)
    const limit = LIMITS.certificates
    if (!table.ruled && held > limit) return refuse('shareLimit', 'shareLimit', { player, held, limit })
  }
  return undefined
}

/** Only a ruling sets the phase back: it is at least that of the latest type of which a train has left the stack (phases). */
function phaseFault(state: LilState, table: PositionTable): Refusal | undefined {
  const { phase, ruled } = table
  const open = [...listed(table).flatMap(([, row]) => row.trains), ...table.scrapped, ...(table.gone ?? [])]
  const type = TRAINS.findLast(train => {
    const number = TRAIN_TYPES[train].number?.[state.players.length]
    return number === undefined
      ? open.some(card => TYPE_OF[card] === train)
      : (table.trainsLeft[train] ?? 0) < number
  })
  const latest = type ? TRAIN_TYPES[type].phase : PHASES[0]
  const back = PHASES.indexOf(phase) < PHASES.indexOf(latest)
  return back && !ruled ? refuse('phases', 'positionPhase', { phase, latest }) : undefined
}

/** The number of trains of a type in a table, including the stack. */
function trainsIn(table: PositionTable, type: TrainId): number {
  const cards = [...listed(table).flatMap(([, row]) => row.trains), ...table.scrapped]
  return (table.trainsLeft[type] ?? 0) + cards.filter(card => TYPE_OF[card] === type).length
}

/**
 * The number of trains of a type in a game with these companies: those of the stack, and the 2s that starting companies
 * begin with.
 */
export function trainsInAll(state: LilState, table: PositionTable, type: TrainId): number {
  const stack = TRAIN_TYPES[type].number?.[state.players.length] ?? 0
  const begins = STARTING.filter(id => table.corporations[id]).flatMap(id => CHARTERS[id].trains)
  return stack + begins.filter(train => train === type).length
}

/** The number of trains of a type that left the game because nobody chose the companies that begin with them (setup). */
function unchosenIn(table: PositionTable, type: TrainId): number {
  const unchosen = roundIn(table) === 0 ? [] : STARTING.filter(id => !table.corporations[id])
  return unchosen.flatMap(id => CHARTERS[id].trains).filter(train => train === type).length
}

/**
 * Refuses a list of trains out of the game unless they are exactly the missing ones plus those of unchosen companies
 * (setup, trains).
 */
export function goneFault(state: LilState, table: PositionTable): Refusal | undefined {
  const { gone } = table
  if (!gone) return undefined
  const fits = TRAINS.every(type => {
    if (TRAIN_TYPES[type].number === null) return true
    const all = trainsInAll(state, table, type) + unchosenIn(table, type)
    return gone.filter(card => TYPE_OF[card] === type).length === all - trainsIn(table, type)
  })
  return fits ? undefined : refuse('setup', 'positionUnfit', { key: 'gone' })
}

/** Until a phase removes a type, all of its trains have to be there; the unlimited type is not counted. */
function trainFault(state: LilState, table: PositionTable): Refusal | undefined {
  for (const train of TRAINS) {
    if (TRAIN_TYPES[train].number === null) continue
    // A ruling may have brought back a train of a company that nobody chose.
    const number = trainsInAll(state, table, train) + (table.ruled ? unchosenIn(table, train) : 0)
    const found = trainsIn(table, train)
    const gone = phaseOf(train, 'removes')
    const mayLack = table.ruled || (gone !== undefined && Number(table.phase) >= Number(gone))
    if (mayLack ? found > number : found !== number)
      return refuse('trains', 'positionTrains', { train, found, number })
  }
  return undefined
}

function cardFault(state: LilState, table: PositionTable): Refusal | undefined {
  const players = state.players.length
  const odd = (table.cardsLeft ?? []).find(card => !CARD_TABLE[card].seats.includes(players))
  if (odd) return refuse('actions', 'cardNotInGame', { card: odd, players })
  const rows = Object.values(table.players)
  const twice = CHARACTERS.find(id => rows.filter(row => row.characters.includes(id)).length > 1)
  if (twice) return refuse('characters', 'positionCharacter', { character: twice })
  const most = SEATS[players]?.copies ?? 0
  const rich = state.players.find(id => (table.players[id]?.copies ?? 0) > most)
  const each = charactersEach(state)
  const many = state.players.find(id => (table.players[id]?.characters.length ?? 0) > each)
  if (many !== undefined && !table.ruled) {
    const held = table.players[many]?.characters.length ?? 0
    return refuse('characters', 'hasCharacters', { player: many, held, most: each })
  }
  return rich === undefined ? undefined : refuse('copyCard', 'copiesMost', { player: rich, most })
}

function turnFault(state: LilState, table: PositionTable): Refusal | undefined {
  const { round, turn } = table
  const last = SEATS[state.players.length]?.rounds ?? 0
  if (roundIn(table) > last) return refuse('end', 'positionRound', { round, last })
  if (table.gameOver !== undefined) return undefined
  const wrong = refuse('actions', 'wrongTurn', { turn, round })
  if (round.endsWith('run')) return table.corporations[turn as CorporationId] ? undefined : wrong
  const runs = table.corporations[turn as CorporationId] !== undefined
  if (!state.players.includes(turn) && !runs) return wrong
  if (round === 'start' || runs) return undefined
  return nthIn(state, table) === undefined ? wrong : undefined
}

/** Why a table cannot be joined: its money, shares, directors, trains, cards, turn, or remembered keys do not fit. */
export function refusePosition(state: LilState, table: PositionTable): Refusal | undefined {
  if (!state.fresh) return refuse('setup', 'positionLate', {})
  const names = Object.keys(table.players)
  const stranger =
    names.find(id => !state.players.includes(id)) ?? state.players.find(id => !names.includes(id))
  if (stranger !== undefined) return refuse('setup', 'positionPlayer', { holder: stranger })
  const unlisted = CORPORATIONS.find(
    id => !table.corporations[id] && names.some(name => sharesIn(table, name, id) > 0),
  )
  if (unlisted) return refuse('founding', 'notFounded', { corporation: unlisted })
  for (const [id, row] of listed(table)) {
    const fault = corporationFault(state, table, id, row)
    if (fault) return fault
  }
  return (
    moneyFault(table) ??
    holdingsFault(state, table) ??
    trainFault(state, table) ??
    phaseFault(state, table) ??
    goneFault(state, table) ??
    cardFault(state, table) ??
    turnFault(state, table) ??
    rememberedFault(state, table)
  )
}

import { sameSpace, spaceOf } from '../../../bank/chart'
import { presidentIn, sharesIn } from '../../../families/joining/reading'
import { CASH, CHARACTERS, type CorporationId, PAPER, STARTING, TRAINS, TYPE_OF } from '../data'
import type { LilLedger, LilRule } from '../ledger'
import { nextToRun } from '../moves'
import { type CardInHand, cardsInPlay, type LilState, type LilTurn, overTrainLimit } from '../state'
import { justiciaryIn, listed, nthIn, refusePosition, roundIn, trainsInAll } from './faults'
import { type Position, type PositionTable, positionSchema } from './table'

function takeMoney(ledger: LilLedger, table: PositionTable): void {
  for (const player of ledger.state.players) {
    const cash = table.players[player]?.cash ?? 0
    if (cash > CASH) ledger.pay('bank', player, cash - CASH, 'position')
    else ledger.pay(player, 'bank', CASH - cash, 'position')
  }
  for (const [id, row] of listed(table)) ledger.pay('bank', id, row.treasury, 'position')
}

function takeStock(ledger: LilLedger, table: PositionTable): void {
  const rows = new Map(listed(table))
  const order = [...new Set([...(table.order ?? []), ...rows.keys()])]
  for (const id of order) {
    const row = rows.get(id)
    const director = presidentIn(table, id)
    if (!row || director === undefined) continue
    ledger.direct(id, director, PAPER.presidentShares)
    for (const player of ledger.state.players) {
      const more = sharesIn(table, player, id) - (player === director ? PAPER.presidentShares : 0)
      if (more > 0) ledger.shares(id, 'market', player, more)
    }
    ledger.token(ledger.state.grid, id, row.cell, 'position')
    const { tokens: stations, cities = [], lastRun = null } = row
    ledger.company(id, { stations, cities, lastRun })
  }
}

/** Returns all trains to the stack and deals them again; those that the table does not have are out of the game. */
function takeTrains(ledger: LilLedger, table: PositionTable): void {
  const choosing = roundIn(table) === 0
  for (const id of STARTING) {
    if (choosing && !table.corporations[id]) continue
    // If the table names the trains out of the game, those of unchosen companies are among them.
    const to = table.corporations[id] || table.gone ? 'ipo' : 'gone'
    for (const train of ledger.state.depot.owned[id]) ledger.train(train, id, to, 'position')
  }
  for (const [id, row] of listed(table))
    for (const train of row.trains) ledger.train(TYPE_OF[train], 'ipo', id, 'position', train)
  for (const train of table.scrapped) ledger.train(TYPE_OF[train], 'ipo', 'scrapped', 'position', train)
  for (const train of table.gone ?? []) ledger.train(TYPE_OF[train], 'ipo', 'gone', 'position', train)
  for (const type of TRAINS) {
    const now = ledger.state.depot.offering[type]
    if (now === null || trainsInAll(ledger.state, table, type) === 0) continue
    for (let gone = now - (table.trainsLeft[type] ?? 0); gone > 0; gone--)
      ledger.train(type, 'ipo', 'gone', 'position')
  }
}

function takeCards(ledger: LilLedger, table: PositionTable): void {
  for (const character of CHARACTERS) {
    const owner = ledger.state.players.find(id => table.players[id]?.characters.includes(character))
    if (owner !== undefined) ledger.character(character, owner)
  }
  for (const player of ledger.state.players) {
    const left = table.players[player]?.copies ?? 0
    if (left !== ledger.state.copies[player]) ledger.copies(player, left)
  }
  const left = new Set(table.cardsLeft ?? [])
  const cards = cardsInPlay(ledger.state).filter(card => !left.has(card))
  // Without `taken`, it is unknown who took a card and for which use.
  const taken = table.taken ?? cards.map(card => ({ card, use: 'action' as const, player: '' }))
  const running = table.round.endsWith('run') || roundIn(table) === 0
  ledger.set({ taken: running && !table.taken ? [] : taken })
}

function cardOf(table: PositionTable): CardInHand | null {
  const { card } = table
  if (!card) return null
  const { id, use, yellow, trains, funds, founded = null } = card
  const said = {
    station: card.station === true,
    bought: card.bought === true,
    equipped: card.equipped === true,
  }
  return { id, use, yellow, trains, funds, founded, ...said }
}

/**
 * The companies that have run, for a table that does not list them: those before the company to act in the current
 * running order.
 */
function ranBefore(state: LilState, corporation: CorporationId): readonly CorporationId[] {
  const done: CorporationId[] = []
  for (let next = nextToRun(state, done); next && next !== corporation; next = nextToRun(state, done))
    done.push(next)
  // It has the turn, so it runs before the others in its space.
  const at = spaceOf(state.chart, corporation)
  return done.filter(id => !at || !sameSpace(spaceOf(state.chart, id) ?? at, at))
}

function turnsOf(state: LilState, table: PositionTable): LilState['turn'] {
  if (table.gameOver) return [{ at: 'over', by: table.gameOver, round: table.round }]
  const due = table.ruled ? table.discards === true : overTrainLimit(state).length > 0
  const withDue = (turn: LilTurn): LilState['turn'] => (due ? [{ at: 'discard' }, turn] : [turn])
  if (roundIn(table) === 0) {
    const characters = CHARACTERS.filter(id => state.characters[id] !== null).length
    return [{ at: 'choose', pick: table.nth ?? listed(table).length + characters }]
  }
  if (!table.round.endsWith('run')) {
    const card: LilTurn = { at: 'card', nth: nthIn(state, table) ?? 0, card: cardOf(table) }
    return justiciaryIn(state, table) ? [{ at: 'justiciary' }, card] : withDue(card)
  }
  if (due) return withDue({ at: 'between', to: state.options.professional ? 'run' : 'round', done: [] })
  const corporation = table.turn as CorporationId
  const { ran = null, equipped = false, done = ranBefore(state, corporation) } = table
  return [{ at: 'run', corporation, ran, equipped, done }]
}

/** Joins a game in progress: its first entry is the table as it is. Money, shares and trains must all be there (setup). */
export const position: LilRule<Position> = {
  cite: 'setup',
  schema: positionSchema,
  offers: () => [],
  check: (state, { table }) => refusePosition(state, table),
  play(ledger, { table }) {
    takeMoney(ledger, table)
    takeStock(ledger, table)
    takeTrains(ledger, table)
    takeCards(ledger, table)
    const { of } = ledger.state.round
    ledger.set({ phase: table.phase, starting: table.starting, round: { number: roundIn(table), of } })
    ledger.setTurns(turnsOf(ledger.state, table))
  },
}

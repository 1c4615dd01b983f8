import type { Refusal } from '../../../rules/rule'
import type { CorporationId } from '../data'
import { refuse } from '../refusals'
import { cardsInPlay, type LilState } from '../state'
import type { PositionTable, RememberedKey } from './table'

/** Companies that the table has, each once. */
function known(table: PositionTable, ids: readonly CorporationId[]): boolean {
  return new Set(ids).size === ids.length && ids.every(id => table.corporations[id])
}

/** The companies that have run: in a run of theirs, and not the one whose turn it is, unless the game is over (run). */
function doneFits(table: PositionTable, done: readonly CorporationId[]): boolean {
  const over = table.gameOver !== undefined
  const runs = table.round.endsWith('run')
  return known(table, done) && runs && (over || done.every(id => id !== table.turn))
}

/** Each card is taken once and lies in the middle no more; a copy is of a card that somebody has taken (actions, copyCard). */
function takenFits(
  state: LilState,
  { cardsLeft = [] }: PositionTable,
  taken: NonNullable<PositionTable['taken']>,
): boolean {
  const inPlay = cardsInPlay(state)
  const first = taken.filter(({ copy }) => !copy).map(({ card }) => card)
  const fits = taken.every(({ card }) => inPlay.includes(card) && first.includes(card))
  return fits && new Set(first).size === first.length && first.every(card => !cardsLeft.includes(card))
}

/** Refuses a table that says under one of these keys what the rest of it does not allow (setup). */
export function rememberedFault(state: LilState, table: PositionTable): Refusal | undefined {
  const { order, done, taken } = table
  const fits: readonly [RememberedKey, boolean][] = [
    ['order', order === undefined || known(table, order)],
    ['done', done === undefined || doneFits(table, done)],
    ['taken', taken === undefined || takenFits(state, table, taken)],
  ]
  const wrong = fits.find(([, fit]) => !fit)
  return wrong && refuse('setup', 'positionUnfit', { key: wrong[0] })
}

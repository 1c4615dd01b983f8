import type { Refusal } from '../../../rules/rule'
import type { CorporationId } from '../data'
import { type RememberedKey, refuse } from '../refusals'
import { cardsInPlay, type LilState } from '../state'
import type { PositionTable } from './table'

/** Does the table have all these companies, and is each named once? */
function known(table: PositionTable, ids: readonly CorporationId[]): boolean {
  return new Set(ids).size === ids.length && ids.every(id => table.corporations[id])
}

/** `done` fits only while companies run, and without the company to act unless the game is over (running). */
function doneFits(table: PositionTable, done: readonly CorporationId[]): boolean {
  const over = table.gameOver !== undefined
  const runs = table.round.endsWith('run')
  return known(table, done) && runs && (over || done.every(id => id !== table.turn))
}

/**
 * Each card is taken at most once and is then not in the middle; a copy is of a card that somebody has taken (actions,
 * copyCard).
 */
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

/** Refuses a table in which one of these keys contradicts the rest (setup). */
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

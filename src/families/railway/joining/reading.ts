import { cellAt, type Space } from '../../../bank/chart'
import { heldIn, nearestSpace, ownerIn, rowsOf } from '../../joining/reading'
import type { Game } from '../game'
import type { AnyRailway, RailwayTurn } from '../table'
import type { JoiningPolicy } from './policy'
import type { CorporationTable, PositionTable, UnstartedTable } from './table'

/** The corporations that a table lists: those whose president's certificate has been sold. */
export const listed = <R extends CorporationTable>(
  { corporations }: Pick<Game, 'corporations'>,
  table: { readonly corporations: Readonly<Record<string, R>> },
) => rowsOf(corporations, table.corporations)

/** The corporations of a table that have not started, but of which rulings have moved something. */
export const unstartedIn = <R extends UnstartedTable>(
  { corporations }: Pick<Game, 'corporations'>,
  { unstarted = {} }: { readonly unstarted?: Readonly<Record<string, R>> },
) => rowsOf(corporations, unstarted)

/** The number of an operating round in its set; 0 in a stock round. */
export const nthOf = ({ round }: Pick<PositionTable, 'round'>) => Number(round.split('.')[1] ?? 0)

/**
 * The space of a price: the one that the table names, otherwise the one nearest to the row of the par value, the upper of
 * two equally near. `undefined` if no space shows the price. `uncounted` limits the search to spaces whose certificates do
 * not count.
 */
export function spaceFor(
  { grid, parSpaces, counting }: Game,
  { par, price, cell }: Pick<CorporationTable, 'par' | 'price' | 'cell'>,
  uncounted = false,
): Space | undefined {
  const shows = (at: Space) => cellAt(grid, at)?.price === price
  if (cell) return shows(cell) ? cell : undefined
  return nearestSpace(
    grid,
    parSpaces.get(par)?.[0] ?? 0,
    at => shows(at) && !(uncounted && counting(at, 1, false) > 0),
  )
}

/** Trains of a type in a table, including those in the Initial Offering; the ones missing from the full number are out of play. */
export function trainsIn(game: Game, table: PositionTable, type: string): number {
  const owned = listed(game, table).flatMap(([, row]) => row.trains)
  return (
    (table.trainsLeft[type] ?? 0) +
    [...owned, ...table.trainMarket].filter(train => game.typeOf(train) === type).length
  )
}

/** The phase of a table on which these trains were bought: that of the latest. */
export const phaseOf = ({ phases }: Pick<Game, 'phases'>, bought: readonly string[]): string =>
  phases.findLast(id => bought.includes(id)) ?? phases[0] ?? ''

/** Whether all private companies of the game have been sold, as far as round and phase tell. */
export function areSold(game: Game, { closing: { soldIn } }: JoiningPolicy, table: PositionTable): boolean {
  const later = soldIn !== undefined && table.round !== soldIn
  return later || listed(game, table).length > 0 || game.reached(table, game.phases[1] ?? '')
}

/** Whether all private companies have closed. */
export const haveClosed = (
  game: Game,
  { closing: { from } }: Pick<JoiningPolicy, 'closing'>,
  at: Pick<PositionTable, 'phase'>,
): boolean => from !== undefined && game.reached(at, from)

/**
 * The private companies that are out of play: those that the table names, otherwise those without an owner once all have
 * closed, and before it those that may go earlier.
 */
export function closedIn(
  game: Game,
  policy: JoiningPolicy,
  state: AnyRailway,
  table: PositionTable,
): readonly string[] {
  if (table.closed) return table.closed
  const nobodys = Object.keys(state.privates).filter(id => !ownerIn(table, id))
  const { early } = policy.closing
  if (haveClosed(game, policy, table)) return nobodys
  const { exchanged } = policy
  const had = exchanged && heldIn(table, exchanged.corporation) > 0
  const since = early(state)
  return nobodys.filter(id => {
    const phase = since[id]
    if (phase === undefined || !game.reached(table, phase)) return false
    return areSold(game, policy, table) || (had === true && exchanged?.private === id)
  })
}

/** Whether it is a share that may be had before the corporation is started: one, for a private company that is gone. */
export function isExchanged(
  game: Game,
  policy: JoiningPolicy,
  state: AnyRailway,
  table: PositionTable,
  corporation: string,
): boolean {
  const { exchanged } = policy
  return (
    exchanged?.corporation === corporation &&
    heldIn(table, corporation) === 1 &&
    closedIn(game, policy, state, table).includes(exchanged.private)
  )
}

/** Whether a corporation floats with so many shares left in the Initial Offering. */
export function floatsWith(
  game: Game,
  { float }: Pick<JoiningPolicy, 'float'>,
  state: AnyRailway,
  corporation: string,
  ipo: number,
): boolean {
  const held = { ...state.held, [corporation]: { ...state.held[corporation], ipo } }
  return float.due(game, { ...state, held }, corporation)
}

/** The frames of the turn in progress, if the table says them. */
export const framesIn = (
  { frames }: Pick<JoiningPolicy, 'frames'>,
  { turns }: PositionTable,
): readonly RailwayTurn[] | undefined => turns?.map(frames.read)

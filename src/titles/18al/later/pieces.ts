import type { Money } from '../../../bank/money'
import type { JoinedForm, JoinedStock } from '../../../families/join/form'
import { COAL_CITIES, CORPORATIONS, game, PHASES, SWAMPS, TERRAIN } from '../data'
import type { PositionTable } from '../joining/table'

/** The pieces of Table III and what was paid for once, as far as filled in; all of it may be omitted. */
export interface JoinedPieces {
  /** The city of the Warrior Coal Field token; if omitted or empty, it is not placed. */
  readonly coal?: string | undefined
  /** The corporation that it belongs to: asked only once its private company is closed. */
  readonly coalOf?: string | undefined
  /** The swamp hex of the Lumber Terminal, `laid` if nobody can say which; if omitted or empty, it is not laid. */
  readonly lumber?: string | undefined
  /** Who has the name chits, an empty string if they are lost; if omitted, the owner of the M&C. */
  readonly chits?: string | undefined
  /** Hexes whose terrain was paid for. */
  readonly terrain?: readonly string[]
  /** Hexes with a tile that cost nothing: asked only about swamps, as long as the Lumber Terminal may be laid. */
  readonly laid?: readonly string[]
}

/** A corporation's row, and whether its historical objective was paid. */
export interface JoinedRow extends JoinedStock {
  readonly objective?: boolean | undefined
}

type Form = JoinedForm<JoinedRow> &
  JoinedPieces & {
    /** The end that was once set off, even if its cause is gone (5). */
    readonly ending?: 'bank' | 'market' | undefined
  }

/** The market value that ends the game (5(b)). */
const END_PRICE = game.grid.flat().find(({ end }) => end)?.price ?? 0

const reached = (phase: string, by: string) => PHASES.indexOf(phase) >= PHASES.indexOf(by)

/** The corporation that owns a private company; `undefined` if a player has it, or nobody. */
export function ownerOf({ privates }: Form, company: string): string | undefined {
  return CORPORATIONS.find(id => privates[company] === id)
}

/** Stations that a corporation has placed besides its home. */
const placed = (id: string, { stations }: JoinedStock) => game.charter(id).stations.length - stations

/** Whether to ask if the objective was paid: only while the corporation has placed a station and has one left (4.2.2.1). */
export function asksObjective(id: string, row: JoinedRow): boolean {
  return placed(id, row) > 0 && row.stations > 0
}

/**
 * Whether the historical objective was paid. Assumed from the first station on: the station costs less than the
 * objective brings (4.2.2.1).
 */
export function objectiveOf(id: string, row: JoinedRow): boolean {
  return placed(id, row) > 0 && (row.objective ?? true)
}

/** Whether to ask about the coal token: while a corporation owns the S&NA, and from its closing until the first 6 Train (Table III). */
export function asksCoal(form: Form, phase: string): boolean {
  return reached(phase, '5') ? !reached(phase, '6') : ownerOf(form, 'S&NA') !== undefined
}

/** Whether to ask about the Lumber Terminal: while a corporation owns the B&SLC, and after its closing (Table III). */
export function asksLumber(form: Form, phase: string): boolean {
  return reached(phase, '5') || ownerOf(form, 'B&SLC') !== undefined
}

/** Whether to ask about the name chits: while a corporation owns the M&C, and after its closing (Table III). */
export function asksChits(form: Form, phase: string): boolean {
  return reached(phase, '5') || ownerOf(form, 'M&C') !== undefined
}

/** Whether to ask which terrain was paid for: not before the first operating round. */
export function asksTerrain({ kind, set, corporations }: Form): boolean {
  return (kind === 'OR' || set > 1) && Object.keys(corporations).length > 0
}

/** Whether to ask where free tiles lie: as long as the Lumber Terminal may still be laid in another swamp (Table III). */
export function asksLaid(form: Form, phase: string): boolean {
  const isLaid = asksLumber(form, phase) && !!form.lumber
  return asksTerrain(form) && !reached(phase, '5') && !isLaid
}

/** Swamps that may have a free tile: those whose terrain was not paid for. */
export function freeSwamps({ terrain = [], laid = [] }: Form): readonly string[] {
  return SWAMPS.filter(hex => laid.includes(hex) || !terrain.includes(hex))
}

/**
 * Whether to ask if an operating round is the extra one of 5.1: once an end is set off, which would otherwise come at
 * the end of this round.
 */
export function asksExtraRound({ kind, nth, ending, corporations }: Form, bank: Money): boolean {
  const prices = Object.values(corporations).map(({ price }) => price)
  const set = ending !== undefined || bank <= 0 || Math.max(...prices) >= END_PRICE
  return kind === 'OR' && nth > 1 && set
}

/** Hexes with terrain, in alphabetical order. */
export const TERRAIN_HEXES = Object.keys(TERRAIN).sort((a, b) => a.localeCompare(b))

/** The city of the coal token, if it lies in one and is asked about. */
export function coalCity(form: Form, phase: string): (typeof COAL_CITIES)[number] | undefined {
  return asksCoal(form, phase) ? COAL_CITIES.find(city => city === form.coal) : undefined
}

/** Whether to ask whose the coal token in a city is: once nobody owns the S&NA any more. */
export function asksCoalOf(form: Form, phase: string): boolean {
  return coalCity(form, phase) !== undefined && reached(phase, '5')
}

/** The corporation that the coal token in a city belongs to: the owner of the S&NA, or as was answered. */
export function coalOwner(form: Form, phase: string): string | undefined {
  if (!asksCoalOf(form, phase)) return ownerOf(form, 'S&NA')
  return CORPORATIONS.find(id => id === form.coalOf && form.corporations[id])
}

/** What the table says about the pieces of Table III; whatever is as it most likely is stays out. */
export function piecesOf(form: Form, phase: string): Partial<PositionTable> {
  const city = coalCity(form, phase)
  const corporation = coalOwner(form, phase)
  const hex = SWAMPS.find(it => it === form.lumber)
  const laid = asksLumber(form, phase) && (hex !== undefined || form.lumber === 'laid')
  const chits = form.chits === undefined ? undefined : CORPORATIONS.find(id => id === form.chits)
  const terrain = asksTerrain(form) ? (form.terrain ?? []) : []
  const free = asksLaid(form, phase) ? (form.laid ?? []) : []
  const paid = hex && laid && !terrain.includes(hex) ? [...terrain, hex] : terrain
  return {
    ...(city && corporation ? { coal: { at: city, corporation } } : {}),
    ...(laid ? { lumber: { at: 'laid', ...(hex ? { hex } : {}) } } : {}),
    ...(form.chits !== undefined && asksChits(form, phase) ? { chits: chits ?? null } : {}),
    ...(paid.length > 0 ? { terrain: [...paid] } : {}),
    ...(free.length > 0 ? { laid: [...free] } : {}),
  } as Partial<PositionTable>
}

/** The pieces of Table III of a joined table, in the shape of the form. */
export function piecesFrom({ coal, lumber, chits, terrain, laid }: PositionTable): JoinedPieces {
  return {
    ...(coal && coal.at !== 'charter' && coal.at !== 'gone'
      ? { coal: coal.at, coalOf: coal.corporation }
      : {}),
    ...(lumber?.at === 'laid' ? { lumber: lumber.hex ?? 'laid' } : {}),
    ...(chits === undefined ? {} : { chits: chits ?? '' }),
    ...(terrain ? { terrain } : {}),
    ...(laid ? { laid } : {}),
  }
}

import type { LadderField, Prices, SetupFault } from '../../../rules/setup'
import { rowFault } from '../../../rules/setupFaults'
import { isTree, type Tree } from '../../../rules/tree'

/** A ladder while it is filled in: its rows by name, all of the same length. */
export type LadderDraft = Readonly<Record<string, Prices>>

/** A space of a ladder. */
export interface Spot {
  readonly row: string
  readonly space: number
}

const rowsOf = (field: LadderField, pricesOf: (row: string, n: number) => Prices): LadderDraft =>
  Object.fromEntries(field.rows.map((row, n) => [row, pricesOf(row, n)]))

/** The number of spaces in each row. */
export function lengthOf(field: LadderField, draft: LadderDraft): number {
  return draft[field.rows[0] ?? '']?.length ?? 0
}

function isPrice(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0
}

/** The stored prices as far as they fit this field; if there are none, an empty ladder that begins like the printed one. */
export function ladderFrom(field: LadderField, kept: unknown): LadderDraft {
  const { least, most, begins } = field
  const rows: Tree = isTree(kept) ? kept : {}
  const lists = field.rows.map(row => (Array.isArray(rows[row]) ? (rows[row] as readonly unknown[]) : []))
  const spaces = Math.min(most, Math.max(least, ...lists.map(list => list.length)))
  const isNew = lists.every(list => list.length === 0)
  return rowsOf(field, (_, n) => {
    const list = isNew && n === 0 ? begins : (lists[n] ?? [])
    return Array.from({ length: spaces }, (_, i) => (isPrice(list[i]) ? list[i] : null))
  })
}

/** The ladder with another price, or none, in a space. */
export function pricedAt(draft: LadderDraft, { row, space }: Spot, price: number | null): LadderDraft {
  return { ...draft, [row]: (draft[row] ?? []).with(space, price) }
}

/** The ladder with one more space in each row, or one fewer. */
export function spaced(field: LadderField, draft: LadderDraft, by: 1 | -1): LadderDraft {
  return rowsOf(field, row => {
    const prices = draft[row] ?? []
    return by === 1 ? [...prices, null] : prices.slice(0, -1)
  })
}

/**
 * The space to go on with: the next in the row, or else the first empty one of the next row, or that row's first;
 * `undefined` after the last.
 */
export function spotAfter(field: LadderField, draft: LadderDraft, { row, space }: Spot): Spot | undefined {
  if (space + 1 < lengthOf(field, draft)) return { row, space: space + 1 }
  const next = field.rows[field.rows.indexOf(row) + 1]
  if (next === undefined) return undefined
  return { row: next, space: Math.max(0, draft[next]?.indexOf(null) ?? 0) }
}

/** The first space without a price. */
export function emptySpot(field: LadderField, draft: LadderDraft): Spot | undefined {
  const row = field.rows.find(it => draft[it]?.includes(null))
  return row === undefined ? undefined : { row, space: draft[row]?.indexOf(null) ?? 0 }
}

/** Whether some price above `least`, up to `most`, begins with these digits. */
function mayBecome(typed: number, least: number, most: number): boolean {
  for (let [from, to] = [typed, typed]; from <= most; from *= 10, to = to * 10 + 9)
    if (to > least) return true
  return false
}

/** Whether a fault in the price being typed may disappear with its next digit. */
function isPassing({ highest, begins }: LadderField, { code, facts }: SetupFault, space: number): boolean {
  const typed = Number(facts.price)
  if (code === 'ladderBegins') return `${begins[space]}`.startsWith(`${typed}`)
  return code === 'ladderRises' && mayBecome(typed, Number(facts.before), highest)
}

/**
 * The first price that cannot be right; empty spaces are not looked at. A price being typed is not blamed for digits
 * that are still to come.
 */
export function priceFault(field: LadderField, draft: LadderDraft, typing?: Spot): SetupFault | undefined {
  for (const row of field.rows) {
    const prices = draft[row] ?? []
    const fault = rowFault(field, row, prices)
    if (!fault) continue
    const isHere = typing?.row === row && fault.path.at(-1) === typing.space
    if (!isHere || !isPassing(field, fault, typing.space)) return fault
    const rest = rowFault(field, row, prices.with(typing.space, null))
    if (rest) return rest
  }
  return undefined
}

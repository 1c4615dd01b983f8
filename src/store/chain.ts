import { type FormatStep, raisedOptions, raisedRecord } from '../session/formats'
import type { LogRecord } from '../session/records'
import type { Damage, GameHead, StoredGame, Written } from './types'

/** A record as stored in the database. `text` is exactly the text that the check covers. */
export interface Row {
  readonly game: string
  readonly n: number
  readonly text: string
  readonly table: string
  readonly by: string
  readonly check: string
}

/** The start of a game as stored in the database: enough to rebuild a lost head. The check leaves out the names, since they change. */
export interface OpeningRow {
  readonly game: string
  readonly text: string
  readonly names: readonly string[]
  readonly check: string
}

/**
 * 53 bits over a text, as 14 hexadecimal digits: two halves, multiplied and shifted (the construction known as cyrb53).
 * It detects accidents, not forgeries.
 */
export function fingerprint(text: string): string {
  let left = 0xdeadbeef
  let right = 0x41c6ce57
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    left = Math.imul(left ^ code, 2654435761)
    right = Math.imul(right ^ code, 1597334677)
  }
  left = Math.imul(left ^ (left >>> 16), 2246822507) ^ Math.imul(right ^ (right >>> 13), 3266489909)
  right = Math.imul(right ^ (right >>> 16), 2246822507) ^ Math.imul(left ^ (left >>> 13), 3266489909)
  return (4294967296 * (2097151 & right) + (left >>> 0)).toString(16).padStart(14, '0')
}

/** JSON with sorted keys in every object, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`
}

/** The parts of a game head that never change, as the text from which the chain of its records starts. */
export function openingText({ id, title, players, options, own, created, format }: GameHead): string {
  const later = format > 1 ? { format } : {}
  const seats = players.map(player => player.id)
  return canonical({ id, title, players: seats, options, own, created, ...later })
}

/** What that text says; the first format is not in it. */
type Opening = Pick<GameHead, 'id' | 'title' | 'options' | 'own' | 'created'> &
  Partial<Pick<GameHead, 'format'>> & { readonly players: readonly string[] }

/** A head rebuilt from the start of a game when its own row is lost. Its edition is 0, so that the game will be compared. */
export function headFrom(opening: OpeningRow, records: number): GameHead | undefined {
  if (fingerprint(opening.text) !== opening.check) return undefined
  const { id, title, players, options, own, created, format = 1 } = JSON.parse(opening.text) as Opening
  // The opening of another game, stored in this one's place.
  if (id !== opening.game) return undefined
  const named = players.map((player, i) => ({ id: player, name: String(opening.names?.[i] ?? player) }))
  return {
    ...{ id, title, players: named, options, created, changed: created, records },
    ...(own ? { own } : {}),
    ...{ format, edition: 0, round: '', over: false },
  }
}

/** The check of a record: it covers the previous check and everything stored with the record. */
function link(previous: string, { n, text, table, by }: Omit<Row, 'game' | 'check'>): string {
  return fingerprint(`${previous}\n${n}\n${table}\n${by}\n${text}`)
}

/** A head with its check. */
export function sealed(head: GameHead): GameHead & { readonly check: string } {
  return { ...head, check: fingerprint(canonical(head)) }
}

/** A stored head without its check; `undefined` if they do not match. */
export function unsealed(row: (GameHead & { readonly check: string }) | undefined): GameHead | undefined {
  if (!row) return undefined
  const { check, ...head } = row
  return fingerprint(canonical(head)) === check ? head : undefined
}

/** The longest good part of a game's rows, in order, and what is wrong after it. */
export interface Verified {
  readonly rows: readonly Row[]
  readonly records: readonly LogRecord[]
  readonly damage?: Damage
}

/** Parses a stored text as a record; `undefined` if it is not one. */
function claimed(text: unknown): LogRecord | undefined {
  try {
    const record = JSON.parse(String(text)) as LogRecord | null
    return typeof record === 'object' && record !== null && typeof record.n === 'number' ? record : undefined
  } catch {
    return undefined
  }
}

const twin = (a: Row, b: Row) =>
  a.text === b.text && a.check === b.check && a.table === b.table && a.by === b.by

/** What is wrong at the place after the good rows, judged by everything that is stored of the game. */
function whyBad(
  seed: string,
  good: number,
  rows: readonly Row[],
  count?: number,
): Pick<Damage, 'why'> & { of?: number } {
  if (count !== undefined && good >= count) return { why: 'extra' }
  const there = rows.find(row => row.n === good + 1)
  if (!there) return { why: rows.some(row => row.n > good) || count !== undefined ? 'missing' : 'extra' }
  const of = claimed(there.text)?.n ?? there.n
  if (rows.some(row => row !== there && row.n === of && twin(row, there))) return { why: 'doubled', of }
  // A row in the wrong place still matches the check that it was written after.
  const before = of === there.n ? [] : [seed, ...rows.map(row => row.check)]
  const whole = before.some(check => link(check, { ...there, n: of }) === there.check)
  return whole ? { why: 'order', of } : { why: 'changed' }
}

/**
 * Follows the chain from the opening's check as far as it holds, whatever else is stored. `count` is the number of records
 * there should be; without it, a loss at the end cannot be noticed.
 */
export function verified(seed: string, rows: readonly Row[], count?: number): Verified {
  const places = new Map<unknown, Row[]>()
  for (const row of rows) places.set(row.n, [...(places.get(row.n) ?? []), row])
  const good: Row[] = []
  const records: LogRecord[] = []
  let previous = seed
  for (;;) {
    const n = good.length + 1
    const row = places.get(n)?.find(one => one.check === link(previous, one))
    const record = row && claimed(row.text)
    if (record?.n !== n) break
    good.push(row as Row)
    records.push(record)
    previous = (row as Row).check
  }
  if (good.length === rows.length && records.length >= (count ?? 0)) return { rows: good, records }
  const known = new Set(good)
  const rest = rows.filter(row => !known.has(row))
  const why = whyBad(seed, good.length, rows, count)
  const damage = { at: good.length + 1, ...why, count: rest.length, kept: JSON.stringify(rest) }
  return { rows: good, records, damage }
}

/** What a row holds, without its check. */
type Unchained = Omit<Written, 'mark'>

/** The rows for records that follow the check `previous`. */
export function rowsFor(game: string, previous: string, written: readonly Unchained[]): readonly Row[] {
  let check = previous
  return written.map(({ record, table, by }) => {
    const row = { n: record.n, text: JSON.stringify(record), table, by }
    check = link(check, row)
    return { game, ...row, check }
  })
}

/**
 * The records among rows that were found behind a damaged one which go on exactly where the restored records of their game
 * end: the check of the first covers all of these.
 */
export function goingOn(
  head: GameHead,
  written: readonly Unchained[],
  behind: readonly Row[],
): readonly Unchained[] {
  const seed = fingerprint(openingText(head))
  const restored = rowsFor(head.id, seed, written)
  const { rows, records } = verified(seed, [...restored, ...behind.filter(({ n }) => n > restored.length)])
  const all = rows.map(({ table, by }, i) => ({ record: records[i] as LogRecord, table, by }))
  return all.slice(restored.length)
}

/** A game of an older format with entries and options converted to the newest; its head still has the old format number. */
export function raised(game: StoredGame, steps: readonly FormatStep[]): StoredGame {
  const { head, records } = game
  return {
    ...game,
    head: { ...head, options: raisedOptions(head, steps) },
    records: records.map(record => raisedRecord(head, record, steps)),
  }
}

import type { LogRecord } from '../session/records'
import type { Damage, GameHead } from './types'

/** A record as it lies in the database. `text` is what the check was made over, to the letter. */
export interface Row {
  readonly game: string
  readonly n: number
  readonly text: string
  readonly table: string
  readonly by: string
  readonly check: string
}

/** The start of a game as it lies in the database: enough to make a lost head again. The names are not checked: they change. */
export interface OpeningRow {
  readonly game: string
  readonly text: string
  readonly names: readonly string[]
  readonly check: string
}

/**
 * 53 bits over a text, as 14 hexadecimal digits: two multiplied and shifted halves (the construction known as cyrb53).
 * It finds accidents, not forgeries.
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

/** JSON with the keys of every object in order, so that equal values give equal texts. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const pairs = Object.entries(value)
    .filter(([, held]) => held !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${pairs.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join(',')}}`
}

/** What of a head never changes, as the text that the chain of its records begins with. */
export function openingText({ id, title, players, options, created }: GameHead): string {
  return canonical({ id, title, players: players.map(player => player.id), options, created })
}

/** The check of a record: over the check before it and all that is stored of it. */
function link(previous: string, { n, text, table, by }: Omit<Row, 'game' | 'check'>): string {
  return fingerprint(`${previous}\n${n}\n${table}\n${by}\n${text}`)
}

/** A head with the check over it. */
export function sealed(head: GameHead): GameHead & { readonly check: string } {
  return { ...head, check: fingerprint(canonical(head)) }
}

/** A stored head without its check; nothing where they do not agree. */
export function unsealed(row: (GameHead & { readonly check: string }) | undefined): GameHead | undefined {
  if (!row) return undefined
  const { check, ...head } = row
  return fingerprint(canonical(head)) === check ? head : undefined
}

/** The longest good part of a game's rows, in the order of their keys, and what is wrong from there on. */
export interface Verified {
  readonly rows: readonly Row[]
  readonly records: readonly LogRecord[]
  readonly damage?: Damage
}

/** Reads the number that a stored text claims; nothing where it is no record. */
function claimed(text: unknown): LogRecord | undefined {
  try {
    const record = JSON.parse(String(text)) as LogRecord | null
    return typeof record === 'object' && record !== null && typeof record.n === 'number' ? record : undefined
  } catch {
    return undefined
  }
}

function whyBad(row: Row, expected: number, good: readonly Row[]): Damage['why'] {
  if (good.some(other => other.text === row.text && other.check === row.check)) return 'doubled'
  const n = claimed(row.text)?.n
  if (row.n !== expected) return 'missing'
  return n !== undefined && n !== expected ? 'order' : 'changed'
}

function damaged(
  why: Damage['why'],
  good: readonly Row[],
  rest: readonly unknown[],
): Pick<Verified, 'damage'> {
  return { damage: { at: good.length + 1, why, count: rest.length, kept: JSON.stringify(rest) } }
}

/**
 * Follows the chain from the check of the opening as far as it holds. `count` is how many there should be; without it a
 * loss at the end cannot be told.
 */
export function verified(seed: string, rows: readonly Row[], count?: number): Verified {
  const records: LogRecord[] = []
  let previous = seed
  for (const [index, row] of rows.entries()) {
    const record = row.n === index + 1 && row.check === link(previous, row) ? claimed(row.text) : undefined
    if (record?.n !== index + 1) {
      const good = rows.slice(0, index)
      return { rows: good, records, ...damaged(whyBad(row, index + 1, good), good, rows.slice(index)) }
    }
    records.push(record)
    previous = row.check
  }
  const lost = count !== undefined && count > records.length
  return { rows, records, ...(lost ? damaged('missing', rows, []) : {}) }
}

/** The rows for records that follow a check. */
export function rowsFor(
  game: string,
  previous: string,
  written: readonly { readonly record: LogRecord; readonly table: string; readonly by: string }[],
): readonly Row[] {
  let check = previous
  return written.map(({ record, table, by }) => {
    const row = { n: record.n, text: JSON.stringify(record), table, by }
    check = link(check, row)
    return { game, ...row, check }
  })
}

import {
  fingerprint,
  headFrom,
  type OpeningRow,
  openingText,
  parsed,
  type Row,
  unsealed,
  verified,
} from './chain'
import { byLastChange, type GameHead, type Mark, type StoredGame } from './types'

/** What the last change of a game left, as it is kept beside the log: `check` is that of the log's last record. */
export interface TailRow {
  readonly game: string
  readonly n: number
  readonly check: string
  readonly build: string
  readonly text: string
  readonly sum: string
}

/** A tail to be kept beside a log that ends with this row. */
export function tailAfter({ game, n, check }: Row, build: string, text: string): TailRow {
  return { game, n, check, build, text, sum: fingerprint(text) }
}

/** What is stored of a game, as it is read. */
interface Rows {
  readonly line: (GameHead & { readonly check: string }) | undefined
  readonly opening: OpeningRow | undefined
  readonly rows: readonly Row[]
  readonly marks: readonly Mark[]
}

/** A stored game with the rows it was read from. */
type FoundGame = StoredGame & { readonly rows: readonly Row[] }

/** What is stored with each record besides its text. */
const besides = (rows: readonly Row[]) => ({
  tables: rows.map(row => row.table),
  by: rows.map(row => row.by),
})

/**
 * A game with what was kept beside its log, before that log is checked; `undefined` if the log does not end exactly where the
 * tail says. The check of a record tells its game and all before it.
 */
export function gameWithTail(stored: Omit<Rows, 'marks'>, tail: TailRow): FoundGame | undefined {
  const { line, rows } = stored
  const head = unsealed(line)
  if (head?.records !== rows.length || rows.at(-1)?.check !== tail.check) return undefined
  const records = fingerprint(tail.text) === tail.sum ? parsed(rows) : undefined
  if (!records?.every(({ n }, i) => n === i + 1 && n === rows[i]?.n)) return undefined
  const checked = () => foundGame({ ...stored, marks: [] })
  return { head, records, rows, ...besides(rows), marks: [], tail: { text: tail.text, checked } }
}

/** A game as it was found, with the rows of its good part; `undefined` if too little is left to know what game it was. */
export function foundGame({ line, opening, rows, marks }: Rows): FoundGame | undefined {
  const kept = unsealed(line)
  // Opening and head are checked separately: if one of them is damaged, the other still says what it was.
  const known = opening && headFrom(opening, rows.length)
  const head = kept ?? known
  if (!head) return undefined
  const seed = known ? opening.check : fingerprint(openingText(head))
  const { rows: good, records, damage } = verified(seed, rows, kept?.records)
  return {
    ...{ head, records, rows: good, ...besides(good) },
    marks: marks
      .filter(mark => mark.n <= records.length)
      .map(({ n, round, report }) => ({ n, round, report })),
    ...(damage ? { damage } : {}),
    ...(kept ? {} : { healed: true as const }),
  }
}

/** The list of games in its order, from what is stored of each. */
export function listed(
  lines: readonly (GameHead & { readonly check: string })[],
  openings: readonly OpeningRow[],
): readonly GameHead[] {
  const good = lines.map(unsealed).filter(head => head !== undefined)
  const known = new Set(good.map(head => head.id))
  const rebuilt = openings.filter(({ game }) => !known.has(game)).map(opening => headFrom(opening, 0))
  return [...good, ...rebuilt.filter(head => head !== undefined)].sort(byLastChange)
}

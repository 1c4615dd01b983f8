import type { LogRecord } from '../session/records'
import { fingerprint, headFrom, type OpeningRow, openingText, type Row, unsealed, verified } from './chain'
import type { GameHead, KeptTail, Mark, StoredGame } from './types'

/** What the last change of a game left, as it is kept beside the log: `check` is that of the record it was made by. */
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
  /** What was kept beside the log, if that is asked for. */
  readonly tail?: TailRow | undefined
}

/** The records as they stand there, without following the chain; `undefined` if they are not whole and in order. */
function unfollowed(rows: readonly Row[]): readonly LogRecord[] | undefined {
  try {
    const records = rows.map(({ text }) => JSON.parse(text) as LogRecord)
    return records.every(({ n }, i) => n === i + 1 && rows[i]?.n === n) ? records : undefined
  } catch {
    return undefined
  }
}

/** Does a tail belong to exactly this end of this log? */
function fits(tail: TailRow | undefined, head: GameHead, rows: readonly Row[]): tail is TailRow {
  const last = rows.at(-1)
  return (
    tail?.game === head.id &&
    tail.n === last?.n &&
    tail.check === last.check &&
    head.records === rows.length &&
    fingerprint(tail.text) === tail.sum
  )
}

/** A game as it was found, with the rows of its good part; `undefined` if too little is left to know what game it was. */
export function foundGame({
  line,
  opening,
  rows,
  marks,
  tail,
}: Rows): (StoredGame & { readonly rows: readonly Row[] }) | undefined {
  const kept = unsealed(line)
  // Opening and head are checked separately: if one of them is damaged, the other still says what it was.
  const known = opening && headFrom(opening, rows.length)
  const head = kept ?? known
  if (!head) return undefined
  const seed = known ? opening.check : fingerprint(openingText(head))
  const follow = () => verified(seed, rows, kept?.records)
  const trusted = kept && known && fits(tail, kept, rows) ? unfollowed(rows) : undefined
  const { rows: good, records, damage } = trusted ? { rows, records: trusted } : follow()
  const left: KeptTail | undefined = trusted &&
    tail && { text: tail.text, isSound: () => follow().damage === undefined }
  return {
    ...{ head, records, rows: good, tables: good.map(row => row.table), by: good.map(row => row.by) },
    marks: marks
      .filter(mark => mark.n <= records.length)
      .map(({ n, round, report }) => ({ n, round, report })),
    ...(damage ? { damage } : {}),
    ...(kept ? {} : { healed: true as const }),
    ...(left ? { tail: left } : {}),
  }
}

/** The list of games, from what is stored of each: the latest change first, those in the bin last. */
export function listed(
  lines: readonly (GameHead & { readonly check: string })[],
  openings: readonly OpeningRow[],
): readonly GameHead[] {
  const good = lines.map(unsealed).filter(head => head !== undefined)
  const known = new Set(good.map(head => head.id))
  const rebuilt = openings.filter(({ game }) => !known.has(game)).map(opening => headFrom(opening, 0))
  const order = (head: GameHead) => `${head.deleted ? 0 : 1}${head.changed}`
  return [...good, ...rebuilt.filter(head => head !== undefined)].sort((a, b) =>
    order(a) < order(b) ? 1 : -1,
  )
}

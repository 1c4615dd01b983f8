import { fingerprint, headFrom, type OpeningRow, openingText, type Row, unsealed, verified } from './chain'
import { byLastChange, type GameHead, type Mark, type StoredGame } from './types'

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

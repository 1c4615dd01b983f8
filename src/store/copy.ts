import * as v from 'valibot'
import type { TableReport } from '../rules/report'
import type { Action } from '../rules/rule'
import { inherited, LONGEST_NAME } from '../rules/setup'
import { type FormatStep, newest, raisedOptions, raisedRecord, STEPS } from '../session/formats'
import type { LogRecord } from '../session/records'
import { fingerprint, openingText, type Row, rowsFor, verified } from './chain'
import type { Damage, GameHead, Mark, StoredGame, Written } from './types'

const COPY = 'paymaster-copy'
/** The first version does not know from whose phone an entry came: a copy without such an entry is still written so. */
const [VERSION, FIRST] = [2, 1]

/** At most this many characters are read, enough for a few hundred long games. */
const MOST = 64 * 1024 * 1024

/** Why a text is not a readable copy: a code for the words, the key at fault, and the figures that decide it. */
export interface CopyProblem {
  readonly code: 'noJson' | 'noCopy' | 'tooLong' | 'newer' | 'wrongValue'
  readonly key: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** A game from a copy: its longest good part, and what is wrong with the rest. */
export interface CopiedGame {
  readonly head: GameHead
  readonly written: readonly Written[]
  readonly damage?: Damage
  /** Damaged parts that were set aside earlier, unchanged. */
  readonly kept: readonly string[]
}

/** The games of a copy, or why it cannot be read. */
export type ReadCopy = { readonly games: readonly CopiedGame[] } | { readonly problem: CopyProblem }

const text = (most: number) => v.pipe(v.string(), v.maxLength(most))
const whole = (least: number) => v.pipe(v.number(), v.integer(), v.minValue(least))
const at = v.exactOptional(text(40))

/** An ISO time, as entries have it: games are put in order by it. */
const time = v.pipe(v.string(), v.isoTimestamp())

/** The id of a game, which also names files and notes. */
const gameId = v.pipe(
  v.string(),
  v.regex(/^[\w-]{1,64}$/),
  v.check(id => !inherited(id)),
)

/** The id of a round, which is shown. */
const round = v.pipe(v.string(), v.regex(/^[\w .-]{0,40}$/))

const head = v.strictObject({
  id: gameId,
  format: whole(1),
  title: text(60),
  edition: whole(0),
  players: v.array(
    v.strictObject({
      id: v.pipe(
        text(40),
        v.check(id => !inherited(id)),
      ),
      name: text(LONGEST_NAME),
    }),
  ),
  options: v.record(text(60), v.literal(true)),
  own: v.exactOptional(v.record(text(60), v.unknown())),
  created: time,
  changed: time,
  round,
  over: v.boolean(),
  records: whole(0),
  accepted: v.exactOptional(whole(0)),
  deleted: v.exactOptional(time),
})

const splice = v.strictObject({
  after: whole(0),
  remove: v.array(whole(1)),
  insert: v.array(v.looseObject({ type: v.string() })),
})
const record = v.union([
  v.strictObject({ n: whole(1), at, from: v.exactOptional(text(40)), splices: v.array(splice) }),
  v.strictObject({ n: whole(1), at, undo: v.literal(true) }),
  v.strictObject({ n: whole(1), at, redo: v.literal(true) }),
])

// A report only shows what differs, so a wrong one can do no harm.
const mark = v.strictObject({ n: whole(1), round, report: v.looseObject({}) })

/** The form of a stored record on its way to another phone, with what the head of its game then says, and of that game's id. */
export const writtenForm = {
  written: v.strictObject({ record, table: text(40), by: text(40), mark: v.exactOptional(mark) }),
  now: v.strictObject({ changed: time, round, over: v.boolean() }),
  players: head.entries.players,
  game: gameId,
}

const copy = v.strictObject({
  format: v.literal(COPY),
  version: v.picklist([FIRST, VERSION]),
  games: v.array(
    v.strictObject({
      head,
      records: v.array(v.strictObject({ record, table: text(40), by: text(40), check: text(40) })),
      marks: v.array(mark),
      kept: v.exactOptional(v.array(v.string())),
    }),
  ),
})
type Copy = v.InferOutput<typeof copy>

/** The records of a stored game, ready to be written again just as they are: their checks also cover which tab wrote them. */
export function writtenOf({ records, tables, by, marks }: StoredGame): readonly Written[] {
  const marked = new Map(marks.map(mark => [mark.n, mark]))
  return records.map((record, i) => {
    const mark = marked.get(record.n)
    return { record, table: tables[i] ?? '', by: by[i] ?? '', ...(mark ? { mark } : {}) }
  })
}

/** A game from a copy in the form in which the store reads it, once it is stored whole. */
export function storedFrom({ head, written }: CopiedGame): StoredGame {
  return {
    head,
    records: written.map(({ record }) => record),
    tables: written.map(({ table }) => table),
    by: written.map(({ by }) => by),
    marks: written.flatMap(({ mark }) => (mark ? [mark] : [])),
  }
}

/** A game to be put into a copy. */
export interface ToCopy {
  readonly head: GameHead
  readonly written: readonly Written[]
  readonly kept?: readonly string[]
}

function copied({ head, written, kept = [] }: ToCopy): string {
  const rows = rowsFor(head.id, fingerprint(openingText(head)), written)
  const lines = written.map(({ record, table, by }, i) =>
    JSON.stringify({ record, table, by, check: rows[i]?.check }),
  )
  const marks = written.flatMap(({ mark }) => (mark ? [JSON.stringify(mark)] : []))
  const list = (items: readonly string[]) => (items.length > 0 ? `[\n${items.join(',\n')}\n]` : '[]')
  const aside = kept.length > 0 ? `,\n"kept": ${JSON.stringify(kept)}` : ''
  const counted = { ...head, records: written.length }
  return `{"head": ${JSON.stringify(counted)},\n"records": ${list(lines)},\n"marks": ${list(marks)}${aside}}`
}

/** The text of a copy: every record, including what was undone and changed, each with its check. */
export function copyText(games: readonly ToCopy[]): string {
  const names = games.some(({ written }) => written.some(({ record }) => 'from' in record))
  return `{"format": "${COPY}", "version": ${names ? VERSION : FIRST}, "games": [\n${games.map(copied).join(',\n')}\n]}\n`
}

/** Does a text claim to be a copy? */
export function isCopy(text: string): boolean {
  return /^\s*\{\s*"format"\s*:\s*"paymaster-copy"/.test(text)
}

const no = (code: CopyProblem['code'], key = '', facts: CopyProblem['facts'] = {}) => ({
  problem: { code, key, facts },
})

function parsed(text: string): { value: unknown } | { problem: CopyProblem } {
  if (text.length > MOST) return no('tooLong', '', { characters: text.length, most: MOST })
  try {
    return { value: JSON.parse(text) }
  } catch {
    return no('noJson')
  }
}

/** The good records, each with the mark that was made after it. */
function withMarks(
  rows: readonly Row[],
  records: readonly LogRecord[],
  marks: Copy['games'][number]['marks'],
) {
  const marked = new Map(marks.map(mark => [mark.n, mark]))
  return rows.map(({ table, by, n }, i): Written => {
    const mark = marked.get(n)
    // Only its form is checked here: it is compared with the table when the game is opened.
    const told: Mark | undefined = mark && { ...mark, report: mark.report as unknown as TableReport }
    return { record: records[i] as LogRecord, table, by, ...(told ? { mark: told } : {}) }
  })
}

function gameOf(
  { head, records, marks, kept = [] }: Copy['games'][number],
  steps: readonly FormatStep[],
): CopiedGame {
  const rows = records.map(({ record, table, by, check }) => ({
    ...{ game: head.id, n: record.n, text: JSON.stringify(record), table, by, check },
  }))
  // The checks cover what was written, so the conversion to the newest format comes after them.
  const good = verified(fingerprint(openingText(head)), rows, head.records)
  const raised = { format: newest(steps), options: raisedOptions(head, steps) }
  return {
    head: { ...head, ...raised, records: good.records.length },
    written: withMarks(
      good.rows,
      good.records.map(record => raisedRecord(head, record, steps)),
      marks,
    ),
    kept,
    ...(good.damage ? { damage: good.damage } : {}),
  }
}

/**
 * Reads a copy and converts its games to the newest format. Checks its actions only as far as all titles have them in
 * common. Never throws.
 */
export function readCopyText(text: string, steps = STEPS): ReadCopy {
  const json = parsed(text)
  if ('problem' in json) return json
  const { format, version } = (Object(json.value) ?? {}) as { format?: unknown; version?: unknown }
  if (format !== COPY) return no('noCopy')
  if (typeof version === 'number' && version > VERSION)
    return no('newer', 'version', { version, known: VERSION })
  const result = v.safeParse(copy, json.value, { abortEarly: true })
  if (!result.success) {
    const [issue] = result.issues
    return no('wrongValue', v.getDotPath(issue) ?? '', { received: issue.received.slice(0, 60) })
  }
  const known = newest(steps)
  const newer = result.output.games.find(game => game.head.format > known)
  if (newer) return no('newer', 'format', { version: newer.head.format, known })
  try {
    // A check covers the exact text of a record, and the schema returns its keys in another order.
    const { games } = json.value as Copy
    const asWritten = result.output.games.map((game, i) => ({ ...game, records: games[i]?.records ?? [] }))
    return { games: asWritten.map(game => gameOf(game, steps)) }
  } catch {
    // Nested too deeply to be turned into text.
    return no('wrongValue', 'games')
  }
}

/** All actions that the records of a game ever inserted. */
export function actionsOf(written: readonly Written[]): readonly Action[] {
  return written.flatMap(({ record }) =>
    'splices' in record ? record.splices.flatMap(one => one.insert) : [],
  )
}

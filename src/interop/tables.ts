import type { ReportColumn, TableReport } from '../rules/report'
import { inRounds, roundEnds } from '../session/rounds'
import type { Session } from '../session/session'

/** The table at the end of a round, without what the next one has paid already. */
export interface RoundTable {
  readonly round: string
  readonly table: TableReport
}

/** The table at the end of each round, oldest first, without the round in progress. */
export function roundTables(session: Session): readonly RoundTable[] {
  return inRounds(session)
    .flatMap(({ entry, round }) => roundEnds(round, entry))
    .map(({ round, state }) => ({ round, table: session.title.report(state) }))
}

/** Every round's table as JSON, one round per line. */
export function roundsJson(session: Session): string {
  const { players } = session.setup
  const lines = roundTables(session).map(it => `    ${JSON.stringify(it)}`)
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]'
  return `{
  "title": ${JSON.stringify(session.title.id)}, "players": ${JSON.stringify(players)},
  "rounds": ${list}
}
`
}

type Cell = string | number | boolean

/** The columns that every title's tables begin with. */
const FIRST = ['round', 'kind', 'id', 'name'] as const

/** A report's value under a key; lists are joined with spaces. */
function figureOf(report: object, key: string | undefined): Cell | undefined {
  const value = key === undefined ? undefined : (report as Readonly<Record<string, unknown>>)[key]
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}

/** A cell for spreadsheets: quoted if necessary, and never taken for a formula. */
function cell(value: Cell | undefined): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Every round's table as CSV: one row per round and player or corporation, with the title's columns. */
export function roundsCsv(session: Session): string {
  const { title, setup } = session
  const corporations = title.corporations(setup)
  const { columns, kinds } = title.fields
  // Holdings get one column per corporation, after all others.
  const isHeld = ({ head }: ReportColumn) => kinds[head] === 'shares'
  const plain = columns.filter(column => !isHeld(column))
  const held = columns
    .filter(isHeld)
    .flatMap(({ head, player = '' }) => corporations.map(({ id }) => ({ head: `${head} ${id}`, player, id })))
  const row = (kind: 'player' | 'corporation', report: object, first: readonly Cell[]) => [
    ...first,
    ...plain.map(column => figureOf(report, column[kind])),
    ...held.map(({ player, id }) =>
      kind === 'player'
        ? (figureOf((report as Readonly<Record<string, object>>)[player] ?? {}, id) ?? 0)
        : undefined,
    ),
  ]
  const rows = roundTables(session).flatMap(({ round, table }) => [
    ...setup.players.flatMap(({ id, name }) => {
      const report = table.players[id]
      return report ? [row('player', report, [round, 'player', id, name])] : []
    }),
    ...Object.entries(table.corporations).map(([id, report]) => {
      const name = corporations.find(card => card.id === id)?.name ?? id
      return row('corporation', report, [round, 'corporation', id, name])
    }),
  ])
  const head = [...FIRST, ...plain.map(column => column.head), ...held.map(column => column.head)]
  return [head, ...rows].map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}

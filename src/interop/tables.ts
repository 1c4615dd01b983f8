import type { ReportColumn, TableReport } from '../rules/report'
import type { Session } from '../session/session'

/** The table as a round left it. What follows at once, such as the income that the next round begins with, is in it. */
export interface RoundTable {
  readonly round: string
  readonly table: TableReport
}

/** The round in progress and the rounds that an entry ended: several where one of them passed without a turn. */
interface Passing {
  readonly ended: readonly string[]
  readonly current: string | undefined
}

function passing(current: string | undefined, started: readonly string[], over: boolean): Passing {
  const through = [...(current === undefined ? [] : [current]), ...started]
  return over
    ? { ended: through, current: undefined }
    : { ended: through.slice(0, -1), current: through.at(-1) }
}

/** The table at the end of each round, oldest first; the round in progress is not among them. */
export function roundTables({ title, start, entries }: Session): readonly RoundTable[] {
  const tables: RoundTable[] = []
  let current = title.report(start).round
  for (const { action, state, happened } of entries) {
    const started = happened.flatMap(it => (it.is === 'round' ? [it.round] : []))
    const over = happened.some(it => it.is === 'over')
    if (action.type === 'position') current = title.report(state).round
    else if (started.length > 0 || over) {
      const { ended, current: next } = passing(current, started, over)
      const table = title.report(state)
      tables.push(...ended.map(round => ({ round, table })))
      current = next
    }
  }
  return tables
}

/** Every round's table as JSON, a round a line. */
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

/** Columns that every title's tables begin with. */
const FIRST = ['round', 'kind', 'id', 'name'] as const

/** What a report says of one holder under a key; a list is said in a row. */
function figureOf(report: object, key: string | undefined): Cell | undefined {
  const value = key === undefined ? undefined : (report as Readonly<Record<string, unknown>>)[key]
  if (Array.isArray(value)) return value.join(' ')
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? value
    : undefined
}

/** A cell as spreadsheets read it: quoted where it must be, and never taken for a formula. */
function cell(value: Cell | undefined): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Every round's table as comma-separated values: a row a player or corporation and round, the columns as the title has them. */
export function roundsCsv(session: Session): string {
  const { title, setup } = session
  const corporations = title.corporations(setup)
  const { columns, kinds } = title.fields
  // Holdings have a column for each corporation, behind all others.
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

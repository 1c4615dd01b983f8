import type { CorporationReport, PlayerReport, TableReport } from '../rules/report'
import type { AnyTitle } from '../rules/title'
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

/** Columns of every row; behind them stand a player's shares, one column a corporation. */
const COLUMNS = [
  'round',
  'kind',
  'id',
  'name',
  'cash',
  'netWorth',
  'certificates',
  'presidencies',
  'privates',
  'par',
  'price',
  'ipo',
  'market',
  'floated',
  'trains',
  'tokens',
] as const
type Row = Partial<Record<(typeof COLUMNS)[number], Cell>> & { readonly shares?: PlayerReport['shares'] }

function playerRow(round: string, id: string, name: string, report: PlayerReport): Row {
  const { cash, netWorth, certificates, shares } = report
  const lists = { presidencies: report.presidencies.join(' '), privates: report.privates.join(' ') }
  return { round, kind: 'player', id, name, cash, netWorth, certificates, ...lists, shares }
}

function corporationRow(round: string, id: string, name: string, report: CorporationReport): Row {
  const { treasury, par, price, ipo, market, floated, tokens } = report
  const lists = { privates: report.privates.join(' '), trains: report.trains.join(' ') }
  return {
    round,
    kind: 'corporation',
    id,
    name,
    cash: treasury,
    par,
    price,
    ipo,
    market,
    floated,
    tokens,
    ...lists,
  }
}

/** A cell as spreadsheets read it: quoted where it must be, and never taken for a formula. */
function cell(value: Cell | undefined): string {
  if (value === undefined) return ''
  if (typeof value !== 'string') return String(value)
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The names of the corporations, as the title shows them. */
function corporationNames(title: AnyTitle, session: Session): ReadonlyMap<string, string> {
  return new Map(title.view(session.start).corporations.map(({ id, name }) => [id, name]))
}

/** Every round's table as comma-separated values: a row a player or corporation and round. A corporation's cash is its treasury. */
export function roundsCsv(session: Session): string {
  const corporations = corporationNames(session.title, session)
  const rows = roundTables(session).flatMap(({ round, table }) => [
    ...session.setup.players.flatMap(({ id, name }) => {
      const report = table.players[id]
      return report ? [playerRow(round, id, name, report)] : []
    }),
    ...Object.entries(table.corporations).map(([id, report]) =>
      corporationRow(round, id, corporations.get(id) ?? id, report),
    ),
  ])
  const ids = [...corporations.keys()]
  const line = (row: Row) => [
    ...COLUMNS.map(column => row[column]),
    ...ids.map(id => (row.shares ? (row.shares[id] ?? 0) : undefined)),
  ]
  const head = [...COLUMNS, ...ids.map(id => `shares ${id}`)]
  return [head, ...rows.map(line)].map(cells => `${cells.map(cell).join(',')}\r\n`).join('')
}

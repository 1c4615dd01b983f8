import { goneBefore, inOrder, type Tokens } from '../../../bank/chart'
import {
  emptyForm as emptyBase,
  formOfReport,
  type JoinedForm,
  ownedBy,
  playerRow,
  restOf,
  restOfMoney,
  roundOf,
  stockOfReport,
  turnOf,
} from '../../../families/join/form'
import { type Kept, keeping, keptOr } from '../../../families/join/kept'
import { operateIn } from '../../../families/railway/joining/frames'
import { spaceFor } from '../../../families/railway/joining/reading'
import type { AnyRailway } from '../../../families/railway/table'
import { apply, choices } from '../../../rules/apply'
import type { Action, Refusal } from '../../../rules/rule'
import { CORPORATIONS, game } from '../data'
import { frameOf } from '../joining/frames'
import { completed, phaseOf } from '../joining/rest'
import type { PositionTable } from '../joining/table'
import { type AlAction, law } from '../law'
import type { JoinedCorporation, JoinedTable } from '../table/report'
import { view as viewOf } from '../table/view'
import type { CorporationView, TableView } from '../tableView'
import {
  asksExtraRound,
  type JoinedPieces,
  type JoinedRow,
  objectiveOf,
  piecesFrom,
  piecesOf,
} from './pieces'
import { bidsOn, type Progress, progressFrom, turnsOf, unsoldIn } from './progress'

/** A table that is joined in progress, as far as it is filled in. */
export interface Joined extends JoinedForm<JoinedRow>, Progress, JoinedPieces {
  /** The end that was once set off, even if its cause is gone (5). */
  readonly ending?: 'bank' | 'market' | undefined
  /** Set if the operating round is the extra one that breaks a tie (5.1). */
  readonly extraRound?: boolean
  /** The table that was joined before and is being corrected. */
  readonly kept?: Kept<JoinedTable> | undefined
}

/** A form with nothing filled in. */
export function emptyForm(): Joined {
  return emptyBase()
}

/** The table of a game before its first entry. */
export function freshView(fresh: AnyRailway): TableView {
  return viewOf(fresh)
}

/** The par values that the table offers. */
export function parsOf(fresh: AnyRailway): readonly number[] {
  const drafts = choices(law, fresh).map(({ draft }) => draft as Action & { readonly price?: number })
  const pars = new Set(drafts.flatMap(({ type, price }) => (type === 'par' && price ? [price] : [])))
  return [...pars].sort((a, b) => a - b)
}

/** The row of a corporation that has just been started at a par value. */
export function startedAt(corporation: CorporationView, par: number): JoinedRow {
  return { par, price: par, shares: {}, market: 0, trains: [], stations: corporation.stations }
}

const idsOf = ({ players }: TableView) => players.map(({ id }) => id)

/** All the money of the game, and the bank's part of it, which players and treasuries do not have. */
export function moneyOf(view: TableView, form: Joined): { all: number; rest: number } {
  const all = view.players.reduce((sum, { cash }) => sum + cash, view.bank)
  return { all, rest: restOfMoney(all, idsOf(view), form) }
}

function corporationRow(form: Joined, of: CorporationView, row: JoinedRow): JoinedCorporation {
  const { par, price, treasury = 0, market, trains, stations: tokens, at } = row
  const ipo = Math.max(0, restOf(of.ipo, row))
  const privates = ownedBy(form, of.id)
  const cell = at ? { cell: at } : {}
  const objective = objectiveOf(of.id as string, row) ? ({ objective: true } as const) : {}
  const report = { par, price, treasury, ipo, market, floated: false, trains, privates, tokens }
  return { ...report, ...cell, ...objective }
}

/** The tokens as they will lie on the chart: first those named in the order, in that order. */
export function tokensOf({ corporations, order = [] }: Joined): Tokens<string> {
  const ids = new Set([...order, ...CORPORATIONS]) as ReadonlySet<string>
  return [...ids].flatMap(corporation => {
    const row = corporations[corporation]
    const at = row && (row.at ?? spaceFor(game, row))
    return at ? [{ corporation, at }] : []
  })
}

/** The corporations that have been started, in printed order. */
export const startedIn = ({ corporations }: Joined): readonly string[] =>
  CORPORATIONS.filter(id => corporations[id])

/** The corporations that have floated, in printed order. */
export const floatedIn = (table: JoinedTable): readonly string[] =>
  CORPORATIONS.filter(id => table.corporations[id]?.floated)

/**
 * The corporations that may own a private company or its piece, in printed order: those that have floated. One that was
 * answered before it turned out not to have floated stays among them, so that the answer can be seen.
 */
export function ownersIn(form: Joined, table: JoinedTable): readonly string[] {
  const answered = [...Object.values(form.privates), form.coalOf, form.chits]
  const floated = floatedIn(table)
  return startedIn(form).filter(id => floated.includes(id) || answered.includes(id))
}

/**
 * The corporations that have had their turn in the operating round: as was answered, otherwise those that come before
 * the one whose turn it is in the current order; of those in its own space it is the first (4(b)).
 */
export function doneOf(form: Joined, operating: readonly string[]): readonly string[] {
  const tokens = tokensOf(form)
  const turn = turnOf(form) as string
  const had = form.done
    ? inOrder(game.grid, tokens).filter(id => form.done?.includes(id))
    : goneBefore(game.grid, tokens, turn)
  return had.filter(id => id !== turn && operating.includes(id))
}

/** What no report contains of the round, the turn and the chart. */
function remembered(players: readonly string[], form: Joined, table: JoinedTable) {
  const { kind, order, rounds, done, ending, extraRound } = form
  const phase = table.phase as string
  const operating = floatedIn(table)
  const had = kind === 'OR' ? (doneOf(form, operating) as readonly string[]) : []
  const turns = turnsOf(players, form, phase, had)
  const bids = unsoldIn(form).map(id => [id, bidsOn(form, id)] as const)
  const standing = bids.filter(([, list]) => list.length > 0)
  return {
    ...(order ? { stacks: tokensOf(form).map(token => token.corporation) } : {}),
    ...(kind === 'OR' && rounds !== undefined ? { rounds } : {}),
    ...(kind === 'OR' && done ? { operated: had } : {}),
    ...(turns.length > 0 ? { turns } : {}),
    ...(standing.length > 0 ? { bids: Object.fromEntries(standing) } : {}),
    ...piecesOf(form, phase),
    ...(ending ? { ending } : {}),
    ...(extraRound && asksExtraRound(form, table.bank) ? { extraRound } : {}),
  }
}

/** All bought trains that are still on the table. */
const boughtIn = ({ corporations, market }: Joined) => [
  ...Object.values(corporations).flatMap(({ trains }) => trains),
  ...market,
]

/** The phase of a table as it is filled in: from the trains, or from a ruling. */
function phaseIn(form: Joined): string {
  return keptOr(form.kept, 'phase', phaseOf(boughtIn(form))) as string
}

/** The part of the table that a report has, with what follows from the rest. */
function reported(fresh: AnyRailway, filled: Joined): JoinedTable {
  const view = freshView(fresh)
  const phase = phaseIn(filled)
  // All private companies are closed by now, whoever had them (Table I).
  const form = game.reached({ phase }, '5') ? { ...filled, privates: {} } : filled
  const { priority = '', market: trainMarket } = form
  const corporations = view.corporations.flatMap(of => {
    const row = form.corporations[of.id]
    return row ? [[of.id, corporationRow(form, of, row)] as const] : []
  })
  const ids = idsOf(view)
  const players = ids.map(id => [id, playerRow(ids, form, id)] as const)
  const table = {
    round: roundOf(form),
    turn: turnOf(form) ?? '',
    phase: view.phase,
    bank: form.bank ?? moneyOf(view, form).rest,
    priorityDeal: priority,
    players: Object.fromEntries(players),
    corporations: Object.fromEntries(corporations),
    trainMarket,
    trainsLeft: {},
  }
  return completed(fresh, table, phase)
}

/** The table that the answers result in. */
function formed(fresh: AnyRailway, form: Joined): JoinedTable {
  const report = reported(fresh, form)
  const now = keeping(form.kept, report)
  return { ...report, ...(remembered(fresh.players, form, now) as Partial<JoinedTable>) }
}

/** The table as far as it is filled in, with what follows from the rest and what is kept of the table joined before. */
export function tableOf(fresh: AnyRailway, form: Joined): JoinedTable {
  return keeping(form.kept, formed(fresh, form))
}

/** The entry that joins the table as it is filled in. */
export function positionOf(fresh: AnyRailway, form: Joined): Action {
  const position: Action & { readonly table: JoinedTable } = { type: 'position', table: tableOf(fresh, form) }
  return position
}

/** The refusal of the rules for the table, `undefined` if there is none. */
export function refusalOf(fresh: AnyRailway, form: Joined): Refusal | undefined {
  const outcome = apply(law, fresh, positionOf(fresh, form) as AlAction)
  return 'refusal' in outcome ? outcome.refusal : undefined
}

/** The form, together with the table that its answers were filled in from. */
function keepingAll(fresh: AnyRailway, form: Joined, table: JoinedTable): Joined {
  const from = (said: Partial<JoinedTable>): Joined => ({ ...form, kept: { table, formed: said } })
  // What is remembered follows from the report, and the report from the phase; each as the table has it.
  const report = reported(fresh, from({ phase: phaseOf(boughtIn(form)) }))
  return from(formed(fresh, from(report)))
}

/** A form filled in from a joined table, so that it can be corrected. */
export function formFrom(fresh: AnyRailway, table: JoinedTable): Joined {
  const view = freshView(fresh)
  const position = table as unknown as PositionTable
  const had = table.operated ?? operateIn((position.turns ?? []).map(frameOf))?.operated
  const corporations = Object.entries(table.corporations).map(([id, row]) => {
    const { par, price, market, treasury, trains, tokens: stations, cell: at, objective = false } = row
    const said = { par, price, market, treasury, trains, stations, objective, ...(at ? { at } : {}) }
    return [id, { ...said, ...stockOfReport(table, idsOf(view), id) }] as const
  })
  const form: Joined = {
    ...emptyForm(),
    ...formOfReport(
      table,
      view.privates.map(({ id }) => id),
    ),
    corporations: Object.fromEntries(corporations),
    market: table.trainMarket,
    ...(table.stacks ? { order: table.stacks } : {}),
    ...(table.rounds === undefined ? {} : { rounds: table.rounds }),
    ...(had ? { done: had } : {}),
    ...progressFrom(position),
    ...piecesFrom(position),
    ...(position.ending ? { ending: position.ending as 'bank' | 'market' } : {}),
    ...(position.extraRound ? { extraRound: true } : {}),
  }
  const counted = moneyOf(view, form).rest === table.bank ? form : { ...form, bank: table.bank }
  return keepingAll(fresh, counted, table)
}

import { signal } from '@preact/signals'
import type { Space } from '../bank/chart'
import { apply, choices } from '../rules/apply'
import type { CorporationReport, JoinedTable } from '../rules/report'
import type { Action, Refusal, Setup } from '../rules/rule'
import type { PlayerId } from '../rules/state'
import type { AnyTitle } from '../rules/title'
import type { CorporationView, TableView } from '../rules/view'
import { begin, type Session } from '../session/session'
import { loadTitle, type TitleId } from '../titles/registry'
import { enter } from './commands'
import { newGame } from './games'
import { tokenRulings } from './pastTokens'
import { desk } from './table'

/** A corporation that has been started, as it is filled in. */
export interface JoinedCorporation {
  readonly par: number
  readonly price: number
  /** Where its token lies, once that is said: the same price stands in several spaces. */
  readonly at?: Space
  readonly shares: Readonly<Record<PlayerId, number>>
  readonly market: number
  /** Left out: whoever has most. */
  readonly president?: PlayerId
  readonly treasury?: number
  readonly trains: readonly string[]
  readonly stations: number
}

/** A table that is joined on its way, as far as it is filled in. What follows from the rest is not asked for. */
export interface Joined {
  readonly kind: 'SR' | 'OR'
  readonly set: number
  readonly nth: number
  /** Left out in a stock round: who has the Priority Deal. */
  readonly turn?: string
  readonly priority?: PlayerId
  readonly cash: Readonly<Record<PlayerId, number>>
  /** Owners of private companies; empty where nobody has one. */
  readonly privates: Readonly<Record<string, string>>
  readonly corporations: Readonly<Record<string, JoinedCorporation>>
  readonly market: readonly string[]
  /** The order of the tokens, those on top first, where it is not the one of the charters. */
  readonly order?: readonly string[]
  /** As it was counted; left out it is the rest. */
  readonly bank?: number
}

/** The game that is being joined before it exists, and what is filled in so far. */
export interface Joining {
  readonly title: TitleId
  /** The table before the first entry: what there is of everything. */
  readonly fresh: Session
}
export const joining = signal<Joining | null>(null)
export const joined = signal<Joined | null>(null)

/** The table of a game before its first entry. */
export function freshView({ title, start }: Session): TableView {
  return title.view(start)
}

/** A form with nothing filled in. */
export function emptyForm(): Joined {
  return { kind: 'SR', set: 2, nth: 1, cash: {}, privates: {}, corporations: {}, market: [] }
}

/** Begins to join a game with these players. Throws for a number of players that the title does not seat. */
export async function beginJoining(id: TitleId, setup: Setup): Promise<void> {
  const title: AnyTitle = await loadTitle(id)
  const fresh = begin(title, setup)
  const same = joining.value?.fresh.setup.players.length === setup.players.length
  if (!same || !joined.value) joined.value = emptyForm()
  joining.value = { title: id, fresh }
}

/** The par values that the table offers. */
export function parsOf({ title, start }: Session): readonly number[] {
  const drafts = choices(title.law, start).map(({ draft }) => draft as Action & { readonly price?: number })
  const pars = new Set(drafts.flatMap(({ type, price }) => (type === 'par' && price ? [price] : [])))
  return [...pars].sort((a, b) => a - b)
}

/** A corporation as it stands once its president's certificate is sold at a par value. */
export function startedAt(corporation: CorporationView, par: number): JoinedCorporation {
  return { par, price: par, shares: {}, market: 0, trains: [], stations: corporation.stations }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Shares that nobody has and that are not in the Open Market; negative where more are given away than there are. */
export function restOf(corporation: CorporationView, row: JoinedCorporation): number {
  return corporation.ipo - sum(Object.values(row.shares)) - row.market
}

/** Who may be the president of a corporation: whoever has most of it, and who was chosen. */
export function heirsOf(view: TableView, { shares, president }: JoinedCorporation): readonly PlayerId[] {
  const most = Math.max(1, ...Object.values(shares))
  return view.players.map(({ id }) => id).filter(id => shares[id] === most || id === president)
}

/** The president that was chosen, else who alone has most. */
export function presidentOf(view: TableView, row: JoinedCorporation): PlayerId | undefined {
  const heirs = heirsOf(view, row)
  return row.president ?? (heirs.length === 1 ? heirs[0] : undefined)
}

/** All the money of the game, and the rest that players and treasuries have not, which is the bank's. */
export function moneyOf(view: TableView, form: Joined): { all: number; rest: number } {
  const all = view.bank + sum(view.players.map(({ cash }) => cash))
  const treasuries = Object.values(form.corporations).map(({ treasury = 0 }) => treasury)
  return { all, rest: all - sum(view.players.map(({ id }) => form.cash[id] ?? 0)) - sum(treasuries) }
}

/** Whose turn it is: in a stock round, before anything else is said, who has the Priority Deal. */
export function turnOf({ kind, turn, priority }: Joined): string | undefined {
  return turn ?? (kind === 'SR' ? priority : undefined)
}

const ownedBy = (form: Joined, owner: string) =>
  Object.keys(form.privates).filter(company => form.privates[company] === owner)

function playerRow(view: TableView, form: Joined, id: PlayerId) {
  const rows = Object.entries(form.corporations)
  const held = rows.flatMap(([corporation, { shares }]) => {
    const count = shares[id] ?? 0
    return count > 0 ? [[corporation, count] as const] : []
  })
  return {
    cash: form.cash[id] ?? 0,
    privates: ownedBy(form, id),
    shares: Object.fromEntries(held),
    presidencies: rows.flatMap(([corporation, row]) => (presidentOf(view, row) === id ? [corporation] : [])),
  }
}

function corporationRow(form: Joined, of: CorporationView, row: JoinedCorporation): CorporationReport {
  const { par, price, treasury = 0, market, trains, stations: tokens } = row
  const ipo = Math.max(0, restOf(of, row))
  return { par, price, treasury, ipo, market, floated: false, trains, privates: ownedBy(form, of.id), tokens }
}

/** The table as far as it is filled in, with what follows from the rest. */
export function tableOf(fresh: Session, form: Joined): JoinedTable {
  const view = freshView(fresh)
  const { kind, set, nth, priority = '', market: trainMarket } = form
  const corporations = view.corporations.flatMap(of => {
    const row = form.corporations[of.id]
    return row ? [[of.id, corporationRow(form, of, row)] as const] : []
  })
  const players = view.players.map(({ id }) => [id, playerRow(view, form, id)] as const)
  return fresh.title.completed(fresh.start, {
    round: kind === 'SR' ? `SR ${set}` : `OR ${set}.${nth}`,
    turn: turnOf(form) ?? '',
    phase: view.phase,
    bank: form.bank ?? moneyOf(view, form).rest,
    priorityDeal: priority,
    players: Object.fromEntries(players),
    corporations: Object.fromEntries(corporations),
    trainMarket,
    trainsLeft: {},
  })
}

/** The entry that joins the table as it is filled in. */
export function positionOf(fresh: Session, form: Joined): Action {
  const position: Action & { readonly table: JoinedTable } = { type: 'position', table: tableOf(fresh, form) }
  return position
}

/** All entries that join the table: the table itself, and rulings that put tokens where they lie and in their order. */
export function entriesOf(fresh: Session, form: Joined, reason: string): readonly Action[] {
  const position = positionOf(fresh, form)
  const outcome = apply(fresh.title.law, fresh.start, position)
  if ('refusal' in outcome) return [position]
  return [position, ...tokenRulings(fresh.title, outcome.state, form, reason)]
}

/** What the rules miss in the table, or nothing. */
export function refusalOf(fresh: Session, form: Joined): Refusal | undefined {
  const outcome = apply(fresh.title.law, fresh.start, positionOf(fresh, form))
  return 'refusal' in outcome ? outcome.refusal : undefined
}

/** Begins the game and enters the table as it stands. False where something is missing; no game is begun then. */
export async function join(reason: string): Promise<boolean> {
  const [game, form] = [joining.value, joined.value]
  if (!game || !form || refusalOf(game.fresh, form)) return false
  await newGame(game.title, game.fresh.setup)
  if (!desk.value || !enter(entriesOf(game.fresh, form, reason), desk.value.revision)) return false
  joining.value = null
  joined.value = null
  return true
}

/** A form filled in as a table that was joined says, to be put right. */
export function formFrom(fresh: Session, table: JoinedTable): Joined {
  const view = freshView(fresh)
  const [kind = 'SR', numbers = ''] = (table.round ?? '').split(' ')
  const [set = 2, nth = 1] = numbers.split('.').map(Number)
  const owners = [...Object.entries(table.players), ...Object.entries(table.corporations)]
  const owned = owners.flatMap(([id, row]) => row.privates.map(company => [company, id] as const))
  const nobodys = view.privates.map(({ id }) => [id, ''] as const)
  const corporations = Object.entries(table.corporations).map(([id, row]) => {
    const holds = view.players.map(player => [player.id, table.players[player.id]?.shares[id] ?? 0] as const)
    const president = view.players.find(player => table.players[player.id]?.presidencies.includes(id))?.id
    const { par, price, market, treasury, trains, tokens: stations } = row
    const kept = { par, price, market, treasury, trains, stations, shares: Object.fromEntries(holds) }
    return [id, { ...kept, ...(president ? { president } : {}) }] as const
  })
  const form: Joined = {
    ...{ kind: kind === 'OR' ? 'OR' : 'SR', set, nth, priority: table.priorityDeal },
    ...(table.turn === undefined ? {} : { turn: table.turn }),
    cash: Object.fromEntries(Object.entries(table.players).map(([id, { cash }]) => [id, cash])),
    privates: Object.fromEntries([...nobodys, ...owned]),
    corporations: Object.fromEntries(corporations),
    market: table.trainMarket,
  }
  return moneyOf(view, form).rest === table.bank ? form : { ...form, bank: table.bank }
}

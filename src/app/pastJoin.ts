import { signal } from '@preact/signals'
import { type Space, sameSpace, spaceOf } from '../bank/chart'
import { apply, choices } from '../rules/apply'
import type { TableReport } from '../rules/report'
import type { Action, Refusal, Setup } from '../rules/rule'
import type { PlayerId } from '../rules/state'
import type { AnyTitle } from '../rules/title'
import type { CorporationView, TableView } from '../rules/view'
import { begin, now, type Session } from '../session/session'
import { loadTitle, type TitleId } from '../titles/registry'
import { enter } from './commands'
import { newGame } from './games'
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
  readonly floated: boolean
  readonly treasury: number
  readonly trains: readonly string[]
  readonly stations: number
}

/** A table that is joined on its way, as it is filled in. What is the rest of something is not asked for. */
export interface Joined {
  readonly kind: 'SR' | 'OR'
  readonly set: number
  readonly nth: number
  readonly phase: string
  readonly turn?: string
  readonly priority: PlayerId
  readonly cash: Readonly<Record<PlayerId, number>>
  /** Owners of private companies that somebody has. */
  readonly privates: Readonly<Record<string, string>>
  readonly corporations: Readonly<Record<string, JoinedCorporation>>
  readonly market: readonly string[]
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

/** A form with nothing filled in but what nearly every table has. */
export function emptyForm(view: TableView): Joined {
  const first = view.players[0]?.id ?? ''
  return {
    ...{ kind: 'SR', set: 2, nth: 1, phase: '2', turn: first, priority: first },
    ...{ cash: {}, privates: {}, corporations: {}, market: [] },
  }
}

/** Begins to join a game with these players. Throws for a number of players that the title does not seat. */
export async function beginJoining(id: TitleId, setup: Setup): Promise<void> {
  const title: AnyTitle = await loadTitle(id)
  const fresh = begin(title, setup)
  const same = joining.value?.fresh.setup.players.length === setup.players.length
  if (!same || !joined.value) joined.value = emptyForm(freshView(fresh))
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
  return {
    ...{ par, price: par, shares: {}, market: 0, floated: true, treasury: 0, trains: [] },
    stations: corporation.stations,
  }
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Shares that nobody has and that are not in the Open Market; negative where more are given away than there are. */
export function restOf(corporation: CorporationView, row: JoinedCorporation): number {
  return corporation.ipo - sum(Object.values(row.shares)) - row.market
}

/** The president that was chosen, else whoever has most, clockwise from the first player. */
export function presidentOf(view: TableView, row: JoinedCorporation): PlayerId | undefined {
  if (row.president !== undefined) return row.president
  const most = Math.max(0, ...Object.values(row.shares))
  return view.players.find(({ id }) => most > 0 && row.shares[id] === most)?.id
}

/** All the money of the game, what players and treasuries have of it, and the rest, which is the bank's. */
export function moneyOf(view: TableView, form: Joined): { all: number; held: number; rest: number } {
  const all = view.bank + sum(view.players.map(({ cash }) => cash))
  const treasuries = Object.values(form.corporations).map(({ treasury }) => treasury)
  const held = sum(view.players.map(({ id }) => form.cash[id] ?? 0)) + sum(treasuries)
  return { all, held, rest: all - held }
}

/** Trains left of each type: the rest of those that can still be sold in this phase. */
function trainsLeft(view: TableView, form: Joined): Record<string, number | null> {
  const used = [...Object.values(form.corporations).flatMap(({ trains }) => trains), ...form.market]
  const first = view.trains.findIndex(({ type }) => type === form.phase)
  return Object.fromEntries(
    view.trains.map(({ type, left }, i) => {
      if (left === null) return [type, null]
      return [type, i < first ? 0 : Math.max(0, left - used.filter(it => it === type).length)]
    }),
  )
}

function playerRow(view: TableView, form: Joined, id: PlayerId) {
  const rows = Object.entries(form.corporations)
  const held = rows.flatMap(([corporation, { shares }]) => {
    const count = shares[id] ?? 0
    return count > 0 ? [[corporation, count] as const] : []
  })
  return {
    cash: form.cash[id] ?? 0,
    privates: Object.keys(form.privates).filter(company => form.privates[company] === id),
    shares: Object.fromEntries(held),
    presidencies: rows.flatMap(([corporation, row]) => (presidentOf(view, row) === id ? [corporation] : [])),
  }
}

/** The entry that joins the table as it is filled in. */
export function positionOf(view: TableView, form: Joined): Action {
  const { set, nth, phase, privates } = form
  const corporations = view.corporations.flatMap(corporation => {
    const row = form.corporations[corporation.id]
    if (!row) return []
    const { par, price, treasury, market, floated, trains, stations } = row
    const mine = Object.keys(privates).filter(company => privates[company] === corporation.id)
    const ipo = Math.max(0, restOf(corporation, row))
    const kept = { par, price, treasury, ipo, market, floated, trains, privates: mine, tokens: stations }
    return [[corporation.id, kept] as const]
  })
  const table = {
    round: form.kind === 'SR' ? `SR ${set}` : `OR ${set}.${nth}`,
    turn: form.turn ?? '',
    phase,
    bank: form.bank ?? moneyOf(view, form).rest,
    priorityDeal: form.priority,
    players: Object.fromEntries(view.players.map(({ id }) => [id, playerRow(view, form, id)])),
    corporations: Object.fromEntries(corporations),
    trainMarket: form.market,
    trainsLeft: trainsLeft(view, form),
  }
  const position: Action & { readonly table: unknown } = { type: 'position', table }
  return position
}

/**
 * All entries that join the table: a report says only the price of a token, so one that lies elsewhere than the rules
 * take from it is put in its space by a ruling behind the table.
 */
export function entriesOf(fresh: Session, form: Joined, reason: string): readonly Action[] {
  const position = positionOf(freshView(fresh), form)
  const outcome = apply(fresh.title.law, now(fresh), position)
  if ('refusal' in outcome) return [position]
  const { tokens } = fresh.title.view(outcome.state).chart
  const rulings = Object.entries(form.corporations).flatMap(([corporation, { at: cell }]) => {
    const lies = spaceOf(tokens, corporation)
    if (!cell || (lies && sameSpace(lies, cell))) return []
    const ruling: Action & Record<string, unknown> = { type: 'correct', reason, price: { corporation, cell } }
    return [ruling]
  })
  return [position, ...rulings]
}

/** What is missing from the table, or nothing. */
export function missing(fresh: Session, form: Joined): Refusal | undefined {
  const outcome = apply(fresh.title.law, now(fresh), positionOf(freshView(fresh), form))
  return 'refusal' in outcome ? outcome.refusal : undefined
}

/** Begins the game and enters the table as it stands. False where something is missing; no game is begun then. */
export async function join(reason: string): Promise<boolean> {
  const [game, form] = [joining.value, joined.value]
  if (!game || !form || missing(game.fresh, form)) return false
  await newGame(game.title, game.fresh.setup)
  if (!desk.value || !enter(entriesOf(game.fresh, form, reason), desk.value.revision)) return false
  joining.value = null
  joined.value = null
  return true
}

/** A form filled in as a table that was joined says, to be put right. */
export function formFrom(view: TableView, { table }: { readonly table: TableReport }): Joined {
  const [kind = 'SR', numbers = ''] = (table.round ?? '').split(' ')
  const [set = 2, nth = 1] = numbers.split('.').map(Number)
  const owners = [...Object.entries(table.players), ...Object.entries(table.corporations)]
  const privates = owners.flatMap(([id, row]) => row.privates.map(company => [company, id] as const))
  const corporations = Object.entries(table.corporations).map(([id, row]) => {
    const holds = view.players.map(player => [player.id, table.players[player.id]?.shares[id] ?? 0] as const)
    const president = view.players.find(player => table.players[player.id]?.presidencies.includes(id))?.id
    const { par, price, market, floated, treasury, trains, tokens: stations } = row
    const kept = {
      par,
      price,
      market,
      floated,
      treasury,
      trains,
      stations,
      shares: Object.fromEntries(holds),
    }
    return [id, { ...kept, ...(president ? { president } : {}) }] as const
  })
  const form: Joined = {
    ...{ kind: kind === 'OR' ? 'OR' : 'SR', set, nth, phase: table.phase, priority: table.priorityDeal },
    ...(table.turn === undefined ? {} : { turn: table.turn }),
    cash: Object.fromEntries(Object.entries(table.players).map(([id, { cash }]) => [id, cash])),
    privates: Object.fromEntries(privates),
    corporations: Object.fromEntries(corporations),
    market: table.trainMarket,
  }
  return moneyOf(view, form).rest === table.bank ? form : { ...form, bank: table.bank }
}

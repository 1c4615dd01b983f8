import { cellAt, goneBefore, inOrder, type Tokens } from '../../../bank/chart'
import type { Money } from '../../../bank/money'
import type { Action } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import {
  emptyForm as emptyBase,
  formOfReport,
  type JoinedStock,
  ownedBy,
  playerRow,
  restOf,
  restOfMoney,
  roundOf,
  stockOfReport,
  turnOf,
} from '../../join/form'
import { keeping } from '../../join/kept'
import { floatsWith, haveClosed, spaceFor } from '../joining/reading'
import type { CorporationTable, PositionTable } from '../joining/table'
import type { AnyRailway } from '../table'
import type { Answers, Joined } from './answers'
import { boughtIn, phaseIn, sizedIn } from './phase'
import type { JoinPolicy } from './policy'
import { bidsOn, progressFrom, turnsOf, unsoldIn } from './progress'
import { bankruptIn, orderOf, seatedIn } from './seats'

/** A form with nothing filled in. */
export const emptyForm = (): Joined => ({ ...emptyBase(), own: {} })

/** The row of a corporation that has just been started at a par value. */
export const startedAt = (
  { game }: JoinPolicy,
  corporation: string,
  par: Money,
  stations = game.charter(corporation).stations.length,
): JoinedStock => ({ par, price: par, shares: {}, market: 0, trains: [], stations })

/** All the money of the game, and the bank's part of it, which players and treasuries do not have. */
export function moneyOf({ game }: JoinPolicy, players: readonly PlayerId[], form: Answers) {
  const { bank: all } = game.printed
  return { all, rest: restOfMoney(all, players, form) }
}

/** The tokens as they will lie on the chart: first those named in the order, in that order. */
export function tokensOf({ game }: JoinPolicy, { corporations, order = [] }: Answers): Tokens<string> {
  return [...new Set([...order, ...game.corporations])].flatMap(corporation => {
    const row = corporations[corporation]
    const at = row && (row.at ?? spaceFor(game, row))
    return at ? [{ corporation, at }] : []
  })
}

/**
 * What a certificate that a president sold may have brought: if a corporation has shares in the market, its token was a
 * space higher when one was sold.
 */
export function broughtBy(policy: JoinPolicy, form: Answers): readonly Money[] {
  const prices = tokensOf(policy, form).flatMap(({ corporation, at: [row, column] }) => {
    const sold = (form.corporations[corporation]?.market ?? 0) > 0
    return sold ? (cellAt(policy.game.grid, [Math.max(0, row - 1), column])?.price ?? []) : []
  })
  return [...new Set(prices)].sort((a, b) => a - b)
}

/** The corporations that have been started, in printed order. */
export const startedIn = ({ game }: JoinPolicy, { corporations }: Answers): readonly string[] =>
  game.corporations.filter(id => corporations[id])

/** The corporations that have floated, in printed order. */
export const floatedIn = ({ game }: JoinPolicy, table: PositionTable): readonly string[] =>
  game.corporations.filter(id => table.corporations[id]?.floated)

/**
 * The corporations that may own a private company, in printed order: those that have floated. One that was answered before
 * it turned out not to have floated stays among them, so that the answer can be seen.
 */
export function ownersIn(policy: JoinPolicy, form: Answers, table: PositionTable): readonly string[] {
  const answered = [...Object.values(form.privates), ...Object.values(form.own)]
  const floated = floatedIn(policy, table)
  return startedIn(policy, form).filter(id => floated.includes(id) || answered.includes(id))
}

/**
 * The corporations that have had their turn in the operating round: as was answered, otherwise those that come before the
 * one whose turn it is in the current order; of those in its own space it is the first.
 */
export function doneOf(policy: JoinPolicy, form: Answers, operating: readonly string[]): readonly string[] {
  const { grid } = policy.game
  const tokens = tokensOf(policy, form)
  const turn = turnOf(form) ?? ''
  const had = form.done
    ? inOrder(grid, tokens).filter(id => form.done?.includes(id))
    : goneBefore(grid, tokens, turn)
  return had.filter(id => id !== turn && operating.includes(id))
}

/** The row of a corporation as it is filled in; it has floated as its shares say, unless a ruling made it otherwise. */
function corporationRow(
  policy: JoinPolicy,
  fresh: AnyRailway,
  form: Joined,
  id: string,
  row: JoinedStock,
): CorporationTable {
  const { game, joining, own } = policy
  const { kept } = form
  const { par, price, treasury = 0, market, trains, stations: tokens, at } = row
  const all = sizedIn(policy, fresh, form, id).shares
  const ipo = Math.max(0, restOf(all, row))
  const before = kept?.answers.corporations[id]
  const same = before !== undefined && Math.max(0, restOf(all, before)) === ipo
  const floats = floatsWith(game, joining, fresh, id, ipo)
  const floated = same ? (kept?.table.corporations[id]?.floated ?? floats) : floats
  return {
    ...{ par, price, treasury, ipo, market, floated, trains, privates: ownedBy(form, id), tokens },
    ...(at ? { cell: at } : {}),
    ...own.row?.(form, id, row, phaseIn(policy, form)),
  }
}

/** None of the types before a phase is left to sell. */
function leftIn({ game }: JoinPolicy, { depot }: AnyRailway, form: Answers, phase: string) {
  const bought = boughtIn(game, form)
  // The type of the phase may be sold beside one before it.
  const beside = game.printed.trains[phase]?.besideFrom ?? phase
  const soldOut = game.trains.slice(0, Math.max(0, game.trains.indexOf(beside)))
  const left = (type: string) => {
    const all = depot.offering[type] ?? null
    if (all === null) return null
    return soldOut.includes(type) ? 0 : Math.max(0, all - bought.filter(it => it === type).length)
  }
  return Object.fromEntries(game.trains.map(type => [type, left(type)]))
}

/** The private companies that somebody may have in a phase: once they have closed, those that a player may keep. */
export const askedOf = (
  { game, joining }: JoinPolicy,
  fresh: AnyRailway,
  phase: string,
): readonly string[] => {
  const late = haveClosed(game, joining, { phase })
  const { keeps } = joining.closing
  return game.privates.filter(id => fresh.privates[id] !== undefined && (!late || keeps.includes(id)))
}

/** Whether a share may have been exchanged for a company that nobody has, of a corporation that is not started. */
export const asksExchanged = (
  { joining: { exchanged } }: JoinPolicy,
  form: Answers,
  open: readonly string[],
): boolean =>
  exchanged !== undefined &&
  form.corporations[exchanged.corporation] === undefined &&
  (form.privates[exchanged.private] === '' || !open.includes(exchanged.private))

/** A player's row, with a share that they may have exchanged. */
function playerRowOf(
  policy: JoinPolicy,
  { players }: AnyRailway,
  form: Answers,
  open: readonly string[],
  id: PlayerId,
) {
  const out = bankruptIn(form).includes(id) ? { bankrupt: true } : {}
  const row = { ...playerRow(players, form, id), ...out, ...policy.own.player?.(form, id) }
  const { exchanged } = policy.joining
  return exchanged && form.exchangedBy === id && asksExchanged(policy, form, open)
    ? { ...row, shares: { ...row.shares, [exchanged.corporation]: 1 } }
    : row
}

/** The part of the table that a report has, with what follows from the rest. */
function reported(policy: JoinPolicy, fresh: AnyRailway, filled: Joined): PositionTable {
  const phase = phaseIn(policy, filled)
  const open = askedOf(policy, fresh, phase)
  const privates = Object.fromEntries(Object.entries(filled.privates).filter(([id]) => open.includes(id)))
  const form = { ...filled, privates }
  const corporations = startedIn(policy, form).flatMap(id => {
    const row = form.corporations[id]
    return row ? [[id, corporationRow(policy, fresh, form, id, row)] as const] : []
  })
  const players = fresh.players.map(id => [id, playerRowOf(policy, fresh, form, open, id)] as const)
  return {
    round: roundOf(form),
    turn: turnOf(form) ?? '',
    phase,
    bank: form.bank ?? moneyOf(policy, fresh.players, form).rest,
    priorityDeal: form.priority ?? '',
    players: Object.fromEntries(players),
    corporations: Object.fromEntries(corporations),
    trainMarket: form.market,
    trainsLeft: leftIn(policy, fresh, form, phase),
  }
}

/** What no report contains of the round, the turn and the chart. */
function remembered(policy: JoinPolicy, fresh: AnyRailway, form: Joined, report: PositionTable) {
  const { kind, nth, order, rounds, done, ending } = form
  const { joining, own } = policy
  const had = kind === 'OR' ? doneOf(policy, form, floatedIn(policy, report)) : []
  const over = Object.entries(form.corporations).some(
    ([id, { trains }]) => trains.length > sizedIn(policy, fresh, form, id).trainLimit,
  )
  const turn = own.turn?.(form, fresh)
  const frames = turn ? [] : turnsOf(policy, seatedIn(policy, form, fresh.players), form, over, had)
  const turns = turn ? [turn] : frames.map(it => joining.frames.print(it, fresh))
  const standing = unsoldIn(policy, form)
    .map(id => [id, bidsOn(form, id)] as const)
    .filter(([, list]) => list.length > 0)
  return {
    ...(order ? { stacks: tokensOf(policy, form).map(token => token.corporation) } : {}),
    ...(kind === 'OR' && rounds !== undefined ? { rounds: Math.max(nth, rounds) } : {}),
    ...(kind === 'OR' && done ? { operated: had } : {}),
    ...(turns.length > 0 ? { turns } : {}),
    ...(standing.length > 0 ? { bids: Object.fromEntries(standing) } : {}),
    ...(policy.moves ? { order: orderOf(policy, form, fresh.players) } : {}),
    ...own.table(form, report.phase, fresh),
    ...(ending ? { ending } : {}),
  }
}

/** The table that the answers say. Of a table joined before it has only the phase and the floats that rulings made. */
function answered(policy: JoinPolicy, fresh: AnyRailway, form: Joined): PositionTable {
  const report = reported(policy, fresh, form)
  return { ...report, ...remembered(policy, fresh, form, report) }
}

/**
 * The table as far as it is filled in, with what follows from the rest. Of a table joined before, whatever the answers do
 * not say otherwise than when they were filled in from it stays.
 */
export function tableOf(policy: JoinPolicy, fresh: AnyRailway, form: Joined): PositionTable {
  const now = answered(policy, fresh, form)
  const { kept } = form
  if (!kept) return now
  return keeping({ table: kept.table, formed: answered(policy, fresh, { ...kept.answers, kept }) }, now)
}

/** The entry that joins the table as it is filled in. */
export function entryOf(policy: JoinPolicy, fresh: AnyRailway, form: Joined): Action {
  const { stored } = policy.joining
  const table = tableOf(policy, fresh, form)
  const entry: Action & { readonly table: object } = {
    type: 'position',
    table: stored ? stored.print(table) : table,
  }
  return entry
}

/** Who has a share of a corporation that is not started. */
const exchangedIn = (
  { joining: { exchanged } }: JoinPolicy,
  players: readonly PlayerId[],
  table: PositionTable,
) =>
  exchanged && !table.corporations[exchanged.corporation] && !table.unstarted?.[exchanged.corporation]
    ? players.find(id => table.players[id]?.shares[exchanged.corporation] === 1)
    : undefined

/** The move order and the players who are out, as a joined table has them. */
function seatsFrom({ moves, playsOn }: JoinPolicy, said: PositionTable, players: readonly PlayerId[]) {
  const table = said as PositionTable & { readonly order?: readonly PlayerId[] }
  const out = (id: PlayerId) => (table.players[id] as { readonly bankrupt?: true } | undefined)?.bankrupt
  return {
    ...(moves ? { moves: table.order ?? players } : {}),
    ...(playsOn ? { bankrupt: players.filter(out) } : {}),
  }
}

/** A form filled in from a joined table, so that it can be corrected. */
export function formFrom(policy: JoinPolicy, fresh: AnyRailway, said: PositionTable): Joined {
  const { players, privates } = fresh
  const table = policy.joining.stored?.read(said) ?? said
  const progress = progressFrom(policy, table)
  const had = table.operated ?? progress.keptTurn?.operated
  const corporations = Object.entries(table.corporations).map(([id, row]) => {
    const { par, price, market, treasury, trains, tokens: stations, cell: at } = row
    const filled = { par, price, market, treasury, trains, stations, ...(at ? { at } : {}) }
    return [id, { ...filled, ...stockOfReport(table, players, id) }] as const
  })
  const form: Answers = {
    ...emptyForm(),
    ...formOfReport(table, Object.keys(privates)),
    corporations: Object.fromEntries(corporations),
    market: table.trainMarket,
    ...(table.stacks ? { order: table.stacks } : {}),
    ...(table.rounds === undefined ? {} : { rounds: table.rounds }),
    ...(had ? { done: had } : {}),
    ...progress,
    own: { ...seatsFrom(policy, table, players), ...policy.own.form(table, fresh) },
    exchangedBy: exchangedIn(policy, players, table),
    ...(table.ending ? { ending: table.ending } : {}),
  }
  const { rest } = moneyOf(policy, players, form)
  const answers = rest === table.bank ? form : { ...form, bank: table.bank }
  return { ...answers, kept: { table, answers } }
}

import { goneBefore, inOrder, type Space, sameSpace, type Tokens } from '../../../bank/chart'
import {
  emptyForm as emptyBase,
  formOfReport,
  type JoinedForm,
  type JoinedReport,
  type JoinedStock,
  ownedBy,
  playerRow,
  restOf,
  restOfMoney,
  roundOf,
  stockOfReport,
  turnOf,
} from '../../../families/join/form'
import { type Kept, keeping } from '../../../families/join/kept'
import type { Action } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import {
  BANK,
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  GRID,
  type PhaseId,
  PRESIDENT_SHARES,
  PRIVATES,
  type Size,
  STATIONS,
} from '../data'
import type { Stored, StoredTurn } from '../joining/frames'
import { listed, plainLimit, spaceFor } from '../joining/reading'
import type { CorporationTable, PositionTable } from '../joining/table'
import type { VaState } from '../state'
import { auctionFrom, auctionTurn, type JoinedAuction } from './auction'
import { boughtPhase, leftOf, phaseOf, sizeOf, sizesIn } from './phase'
import { type Progress, progressFrom, seatsOf, turnsOf } from './progress'

/** A corporation of a table being joined; its size is asked while the phase allows both. */
export interface JoinedRow extends JoinedStock {
  readonly size: Size
  /** Has it completed a turn? Asked if it has no train, since one with a train usually has. */
  readonly operated?: boolean | undefined
}

/**
 * Permanent powers of used private companies: the corporation that has each, empty if nobody has it, `undefined` until
 * answered.
 */
export interface Powers {
  /** The +10 of the Railway Express Agency; the extra station and the raised train limit of the Potomac Yards. */
  readonly express?: string | undefined
  readonly station?: string | undefined
  readonly limit?: string | undefined
}

/** A table of 18VA being joined, as filled in so far. */
export interface Joined extends JoinedForm<JoinedRow>, Progress {
  /** The move order, as far as it has been given. */
  readonly moves: readonly PlayerId[]
  readonly powers: Powers
  readonly bankrupt: readonly PlayerId[]
  /** The first auction, while it is still on. */
  readonly auction?: JoinedAuction | undefined
  /** The first auction is over, and the player to act sets the value of the B&O (4.1). */
  readonly value?: boolean | undefined
  /** The bank has run out once: the current set of operating rounds, or the next one, is the last. */
  readonly ending: boolean
  /** The table joined before, when it is being corrected. */
  readonly kept?: Kept<PositionTable> | undefined
}

/** A form with nothing filled in. */
export function emptyForm(): Joined {
  return { ...emptyBase(), moves: [], powers: {}, bankrupt: [], ending: false }
}

/** A corporation just started by the sale of its president's certificate at this starting value. */
export function startedAt(phase: PhaseId, corporation: string, par: number): JoinedRow {
  const size = sizesIn(phase, corporation)[0] ?? 5
  return { size, par, price: par, shares: {}, market: 0, trains: [], stations: STATIONS[size] }
}

/** The move order as given so far; complete as soon as only one place is open. */
export function movesOf({ players }: VaState, { moves }: Joined): readonly PlayerId[] {
  const left = players.filter(id => !moves.includes(id))
  return left.length === 1 ? [...moves, ...left] : moves
}

/** The money left for the bank once all the rest is accounted for. */
export function restForBank({ players }: VaState, form: Joined): number {
  return restOfMoney(BANK, players, form)
}

/**
 * Is it clear without asking who has completed a turn? In SR 1 nobody has; in the first operating round it follows from
 * the turn.
 */
export function firstRounds(form: Joined): boolean {
  return form.set === 1 && (form.kind === 'SR' || form.nth === 1)
}

/**
 * The corporations that have had their turn in this operating round: as given, or those ahead of the operating one in
 * the current order. Within its own space, the operating one is assumed to be first (4.5).
 */
export function doneOf(form: Joined): readonly CorporationId[] {
  const tokens = tokensOf(form)
  const turn = turnOf(form) as CorporationId
  if (form.done) return inOrder(GRID, tokens).filter(id => id !== turn && form.done?.includes(id))
  return goneBefore(GRID, tokens, turn)
}

/** The first auction, if the table is in it; only possible in the first stock round (4.1). */
export function auctionOf({ kind, set, auction }: Joined): JoinedAuction | undefined {
  return kind === 'SR' && set === 1 ? auction : undefined
}

/** Is the value of the B&O being set? Only in the first stock round, before any corporation is started (4.1). */
export function setsValue(form: Joined): boolean {
  const { kind, set, corporations, value = false } = form
  const first = kind === 'SR' && set === 1 && Object.keys(corporations).length === 0
  return first && value && auctionOf(form) === undefined
}

/** The frame of the turn in progress; empty if it follows from the rest. */
function turnIn(fresh: VaState, form: Joined): readonly StoredTurn[] {
  const { players } = fresh
  const player = turnOf(form) ?? ''
  const auction = auctionOf(form)
  if (auction) return [auctionTurn(players, player, auction)]
  if (setsValue(form)) return [{ at: 'value', player }]
  return turnsOf(seatsOf(orderOf(fresh, form), form.bankrupt, form), form, doneOf(form))
}

/** The move order as given; until the B&O has its value, the seating order (4.1). */
function orderOf(fresh: VaState, form: Joined): readonly PlayerId[] {
  const moves = setsValue(form) ? [] : movesOf(fresh, form)
  return [...moves, ...fresh.players.filter(id => !moves.includes(id))]
}

/** A player's row; the player who sets the value of the B&O has its president's certificate. */
function rowOf(players: readonly PlayerId[], form: Joined, id: PlayerId) {
  const row = playerRow(players, form, id)
  const out = form.bankrupt.includes(id) ? { bankrupt: true } : {}
  if (!setsValue(form) || turnOf(form) !== id) return { ...row, ...out }
  return { ...row, shares: { [FIRST_CORPORATION]: PRESIDENT_SHARES }, presidencies: [FIRST_CORPORATION] }
}

/**
 * Must the form ask whether a corporation has completed a turn? Yes if it has no train, or may have just bought its
 * first (4.3.1).
 */
export function asksOperated(form: Joined, id: string, { trains }: Pick<JoinedRow, 'trains'>): boolean {
  const buys = form.kind === 'OR' && form.stage === 'run' && turnOf(form) === id
  return (trains.length === 0 || buys) && !firstRounds(form)
}

function corporationRow(form: Joined, phase: PhaseId, id: string, row: JoinedRow) {
  const { par, price, treasury = 0, market, trains, stations: tokens, at, operated } = row
  // A power is in use only after its private company has closed.
  const has = (company: string, power: keyof Powers) =>
    form.privates[company] === '' && form.powers[power] === id
  const size = sizeOf(form, phase, id, row)
  const without = asksOperated(form, id, row) && (operated ?? trains.length > 0) === false
  return {
    ...{ size, par, price, treasury, market, trains, tokens },
    ipo: Math.max(0, restOf(size, row)),
    privates: ownedBy(form, id),
    trainLimit: plainLimit(phase, size) + (has('PY', 'limit') ? 1 : 0),
    ...(without ? { operated: false } : {}),
    ...(has('PY', 'station') ? { extraStation: true } : {}),
    ...(has('REA', 'express') ? { express: true } : {}),
    ...(at ? { cell: at } : {}),
  }
}

/** The corporations of the table as filled in so far. */
function rowsOf(form: Joined, phase: PhaseId) {
  return CORPORATIONS.flatMap(id => {
    const row = form.corporations[id]
    return row ? [[id, corporationRow(form, phase, id, row)] as const] : []
  })
}

/** The table as filled in so far, with everything that follows from it. */
export function tableOf(fresh: VaState, form: Joined): PositionTable {
  return keeping(form.kept, formed(fresh, form))
}

/** The table that the answers alone describe. The cast only drops `readonly` from lists. */
function formed(fresh: VaState, form: Joined): PositionTable {
  const { players } = fresh
  const phase = phaseOf(form)
  const { priority = '', market, order, rounds, ending } = form
  const rows = players.map(id => [id, rowOf(players, form, id)] as const)
  const turns = turnIn(fresh, form)
  // A frame already says who has had their turn.
  const had = form.kind === 'OR' && form.done && turns.length === 0 ? { operated: doneOf(form) } : {}
  const table = {
    round: roundOf(form),
    turn: turnOf(form) ?? '',
    phase: boughtPhase(form),
    bank: form.bank ?? restForBank(fresh, form),
    order: orderOf(fresh, form),
    priorityDeal: priority,
    players: Object.fromEntries(rows),
    corporations: Object.fromEntries(rowsOf(form, phase)),
    trainMarket: market,
    trainsLeft: leftOf(form, phase),
    ...(order ? { stacks: order } : {}),
    ...(rounds === undefined || form.kind === 'SR' ? {} : { rounds }),
    ...(ending ? { ending: 'bank' } : {}),
    ...had,
    ...(turns.length > 0 ? { turns } : {}),
  }
  return table as unknown as PositionTable
}

/** The entry that joins the table as filled in. */
export function entryOf(fresh: VaState, form: Joined): Action {
  const entry: Action & { readonly table: PositionTable } = {
    type: 'position',
    table: tableOf(fresh, form),
  }
  return entry
}

/** The tokens in their order on the chart: first those named in `order`, in that order. */
export function tokensOf(form: Joined): Tokens<CorporationId> {
  const phase = phaseOf(form)
  const rows = new Map<string, ReturnType<typeof corporationRow>>(rowsOf(form, phase))
  const ids = new Set([...(form.order ?? []), ...rows.keys()] as CorporationId[])
  return [...ids].flatMap(corporation => {
    const row = rows.get(corporation)
    const at = row && spaceFor(row as unknown as CorporationTable)
    return at ? [{ corporation, at }] : []
  })
}

function rowFrom(
  table: PositionTable,
  players: readonly PlayerId[],
  id: CorporationId,
  row: CorporationTable,
): JoinedRow {
  const { size, par, price, market, treasury, trains, tokens: stations } = row
  const lies = spaceFor({ ...row, cell: undefined } as unknown as CorporationTable)
  const at = row.cell as Space | undefined
  return {
    ...{ size, par, price, market, treasury, trains, stations },
    ...stockOfReport(table as JoinedReport, players, id),
    operated: row.operated !== false,
    ...(at && !(lies && sameSpace(lies, at)) ? { at } : {}),
  }
}

/** A form filled in from a table that was joined, so that it can be corrected. */
export function formFrom(fresh: VaState, table: PositionTable): Joined {
  const { players } = fresh
  const rows = listed(table)
  const done = table.operated ?? table.turns?.find(it => it.at === 'operate')?.operated
  const auction = table.turns?.find(it => it.at === 'auction')
  const has = (test: (row: CorporationTable) => boolean) => rows.find(([, row]) => test(row))?.[0] ?? ''
  const form: Joined = {
    ...emptyForm(),
    ...formOfReport(table as JoinedReport, PRIVATES),
    corporations: Object.fromEntries(rows.map(([id, row]) => [id, rowFrom(table, players, id, row)])),
    market: table.trainMarket,
    moves: table.order ?? players,
    powers: {
      express: has(row => row.express === true),
      station: has(row => row.extraStation === true),
      limit: has(row => (row.trainLimit ?? 0) > plainLimit(table.phase, row.size)),
    },
    bankrupt: players.filter(id => table.players[id]?.bankrupt),
    ending: table.ending !== undefined,
    ...(table.stacks ? { order: table.stacks } : {}),
    ...(table.rounds === undefined ? {} : { rounds: table.rounds }),
    ...(done ? { done } : {}),
    ...(auction ? { auction: auctionFrom(auction as Stored<'auction'>) } : {}),
    ...(table.turns?.some(it => it.at === 'value') ? { value: true } : {}),
    ...progressFrom(table),
  }
  const counted = restForBank(fresh, form) === table.bank ? form : { ...form, bank: table.bank }
  const from = (said: Partial<PositionTable>): Joined => ({ ...counted, kept: { table, formed: said } })
  // Everything else depends on the phase, so the table's own phase is used.
  return from(formed(fresh, from({ phase: boughtPhase(form) })))
}

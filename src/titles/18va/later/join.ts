import { type JoinedStock, turnOf } from '../../../families/join/form'
import type { Joined } from '../../../families/railway/join/answers'
import type { JoinPolicy, OwnQuestions, Question, RowQuestion } from '../../../families/railway/join/policy'
import { answerOf } from '../../../families/railway/join/questions'
import { joiningBy } from '../../../families/railway/joining/policy'
import type { PositionTable as RailTable } from '../../../families/railway/joining/table'
import { check } from '../../../rules/apply'
import type { PlayerId } from '../../../rules/state'
import { FIRST_CORPORATION, PRESIDENT_SHARES, plainLimit, TRAINS, type TrainId } from '../data'
import type { Stored } from '../joining/frames'
import { joining } from '../joining/policy'
import type { Row, Table } from '../joining/table'
import { law, policy, stock, type VaAction } from '../law'
import { game, va } from '../state'
import { auctionFrom, auctionTurn, type JoinedAuction, openBids } from './auction'
import { ownOf, type Power } from './own'
import { sizedFor, sizeOf } from './size'

/** The move order as given so far; complete as soon as only one place is open. */
export function movesOf(form: Joined, players: readonly PlayerId[]): readonly PlayerId[] {
  const { moves = [] } = ownOf(form)
  const left = players.filter(id => !moves.includes(id))
  return left.length === 1 ? [...moves, ...left] : moves
}

/** The first auction, if the table is in it; only possible in the first stock round (4.1). */
export function auctionOf(form: Joined): JoinedAuction | undefined {
  return form.kind === 'SR' && form.set === 1 ? ownOf(form).auction : undefined
}

/** May the value of the B&O be set now? Only in the first stock round, before any corporation is started (4.1). */
export const mayValue = (form: Joined): boolean =>
  form.kind === 'SR' && form.set === 1 && Object.keys(form.corporations).length === 0 && !auctionOf(form)

/** Is the value of the B&O being set? */
export const setsValue = (form: Joined): boolean => mayValue(form) && ownOf(form).value === true

/** The move order as given; until the B&O has its value, the seating order (4.1). */
function orderOf(form: Joined, players: readonly PlayerId[]): readonly PlayerId[] {
  const moves = setsValue(form) ? [] : movesOf(form, players)
  return [...moves, ...players.filter(id => !moves.includes(id))]
}

/**
 * Is it clear without asking who has completed a turn? In SR 1 nobody has; in the first operating round it follows from
 * the turn.
 */
const firstRounds = ({ kind, set, nth }: Joined): boolean => set === 1 && (kind === 'SR' || nth === 1)

/**
 * Must the form ask whether a corporation has completed a turn? Yes if it has no train, or may have just bought its
 * first (4.3.1).
 */
function asksOperated(form: Joined, id: string, { trains }: Pick<JoinedStock, 'trains'>): boolean {
  const buys = form.kind === 'OR' && form.stage === 'run' && turnOf(form) === id
  return (trains.length === 0 || buys) && !firstRounds(form)
}

const operated: RowQuestion = {
  key: 'operated',
  asked: (id, row, form) => asksOperated(form, id, row),
  likely: ({ trains }) => trains.length > 0 || undefined,
}

/** The powers that may be in use once nobody owns the company (4.2). */
const POWERS: Readonly<Record<string, readonly Power[]>> = { REA: ['express'], PY: ['station', 'limit'] }

/**
 * The powers to ask about. The Potomac Yards have only one of their two: once a corporation has the first, the second
 * is not asked.
 */
function openPowers(form: Joined, company: string): readonly Power[] {
  const [first, ...others] = form.privates[company] === '' ? (POWERS[company] ?? []) : []
  if (!first) return []
  return ownOf(form)[first] ? [first] : [first, ...others]
}

const questions = Object.entries(POWERS).flatMap(([at, keys]) =>
  keys.map(
    (key): Question => ({
      ...{ key, at, is: 'owner', nobody: true, open: true },
      asked: form => openPowers(form, at).includes(key),
    }),
  ),
)

/** What of a corporation depends on its size and on powers, which are in use only once their company has closed. */
function row(form: Joined, id: string, of: JoinedStock, phase: string) {
  const own = ownOf(form)
  const has = (company: string, power: Power) => form.privates[company] === '' && own[power] === id
  const size = sizeOf(form, phase, id)
  return {
    size,
    trainLimit: plainLimit(phase, size) + (has('PY', 'limit') ? 1 : 0),
    ...(asksOperated(form, id, of) && !answerOf(operated, form, id, of) ? { operated: false } : {}),
    ...(has('PY', 'station') ? { extraStation: true } : {}),
    ...(has('REA', 'express') ? { express: true } : {}),
  }
}

/** What is still open of the move order and of powers; during the auction, only bids. */
const missing: OwnQuestions['missing'] = (form, _, { players }) => {
  const auction = auctionOf(form)
  if (auction) return openBids(auction).map(lot => ({ at: lot, asks: 'bid', of: lot }))
  const moves = movesOf(form, players)
  const own = ownOf(form)
  const ordered = setsValue(form) || moves.length === players.length
  const powers = Object.keys(POWERS).flatMap(at =>
    openPowers(form, at).flatMap(asks => (own[asks] === undefined ? [{ at, asks, of: at }] : [])),
  )
  return [...(ordered ? [] : [{ at: 'round', asks: 'moves', of: moves.at(-1) ?? '' }]), ...powers]
}

/** What only 18VA asks, as a table that was joined has it. */
function formOf(table: Table, players: readonly PlayerId[]): Joined['own'] {
  const rows = Object.entries(table.corporations)
  const auction = table.turns?.find(it => it.at === 'auction')
  const has = (test: (row: Row) => boolean) => rows.find(([, it]) => test(it))?.[0] ?? ''
  const each = <T>(of: (row: Row) => T) => Object.fromEntries(rows.map(([id, it]) => [id, of(it)]))
  return {
    moves: table.order ?? players,
    bankrupt: players.filter(id => table.players[id]?.bankrupt),
    size: each(it => it.size),
    operated: each(it => it.operated !== false),
    express: has(it => it.express === true),
    station: has(it => it.extraStation === true),
    limit: has(it => (it.trainLimit ?? 0) > plainLimit(table.phase, it.size)),
    ...(auction ? { auction: auctionFrom(auction) } : {}),
    ...(table.turns?.some(it => it.at === 'value') ? { value: true } : {}),
  }
}

const own: OwnQuestions = {
  table: (form, _, { players }) => ({ order: orderOf(form, players) }) as Partial<RailTable>,
  player(form, id) {
    const out = ownOf(form).bankrupt?.includes(id) ? { bankrupt: true } : {}
    if (!setsValue(form) || turnOf(form) !== id) return out
    return { ...out, shares: { [FIRST_CORPORATION]: PRESIDENT_SHARES }, presidencies: [FIRST_CORPORATION] }
  },
  row,
  turn(form, { players }) {
    const player = turnOf(form) ?? ''
    const auction = auctionOf(form)
    if (auction) return auctionTurn(players, player, auction)
    return setsValue(form) ? ({ at: 'value', player } as Stored<'value'>) : undefined
  },
  form: (table, { players }) => formOf(table as Table, players),
  missing,
}

/** The form for joining a game of 18VA. */
export const join: JoinPolicy = {
  game,
  joining: joiningBy(stock, policy, joining),
  stages: {
    nothing: { step: 'convert' },
    station: { step: 'station', placed: 1 },
    run: { step: 'trains' },
  },
  salesBy: true,
  deeds: ['nothing', 'sold', 'bought', 'soldBought'],
  // Several of a type may be bought from phase 6 on (4.5.8).
  oneOfEach: phase =>
    game.reached({ phase }, '6') ? [] : TRAINS.filter((type: TrainId) => game.reached({ phase }, type)),
  seated: (form, players) => orderOf(form, players).filter(id => !ownOf(form).bankrupt?.includes(id)),
  sizeOf: sizedFor,
  most: { player: 6, market: 8 },
  // The form already asks for an open bid; the rules would refuse it as well.
  refusal: (fresh, entry, form) =>
    openBids(auctionOf(form)).length > 0 ? undefined : check(law, va(fresh), entry as VaAction),
  questions,
  rows: [operated],
  own,
}

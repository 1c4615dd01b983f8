import { ownerIn } from '../../joining/reading'
import { MOST_ROUNDS } from '../../rulings/form'
import type { Game } from '../game'
import { reasons } from '../law'
import type { AnyRailway, AuctionTurn, RailwayTurn } from '../table'
import { operateIn } from './frames'
import type { Fault, Fits, JoiningPolicy } from './policy'
import { framesIn, listed, nthOf, unstartedIn } from './reading'
import type { JoinReasons } from './reasons'
import type { PositionTable } from './table'

const joins = reasons<JoinReasons>()

const isSet = (ids: readonly string[]) => new Set(ids).size === ids.length

/**
 * Whether these corporations can have had turns in this operating round: all floated, each named once, and none of them
 * the one whose turn it is.
 */
export function hadTurns(table: PositionTable, ids: readonly string[]): boolean {
  const floated = ids.every(id => table.corporations[id]?.floated && id !== table.turn)
  return floated && isSet(ids) && nthOf(table) > 0
}

/**
 * Whether the bids are on private companies that are still for sale, each above the one before, with money that the
 * bidders have. None stand in an operating round, as all companies are sold before a corporation starts, unless a ruling
 * gave some back.
 */
function bidsFit(state: AnyRailway, table: PositionTable): boolean {
  const aside = new Map<string, number>()
  const over = nthOf(table) > 0 && !table.ruled
  for (const [company, standing] of Object.entries(table.bids ?? {})) {
    if (standing.length === 0) continue
    const sold = state.privates[company] === undefined || ownerIn(table, company) !== undefined
    if (sold || table.closed?.includes(company) || over) return false
    if (standing.some(({ amount }, i) => amount <= (standing[i - 1]?.amount ?? 0))) return false
    if (!isSet(standing.map(({ player }) => player))) return false
    for (const { player, amount } of standing) aside.set(player, (aside.get(player) ?? 0) + amount)
  }
  return [...aside].every(
    ([player, amount]) => state.players.includes(player) && amount <= (table.players[player]?.cash ?? 0),
  )
}

/**
 * Whether an auction is of the cheapest company that the bank still has, among two bidders at least: a sole one would have
 * taken it. Only a ruling gives back a cheaper one meanwhile.
 */
function auctionFits(
  state: AnyRailway,
  table: PositionTable,
  { private: company, player }: AuctionTurn,
): boolean {
  const { bids = {}, closed = [], turn, ruled } = table
  const bidders = (bids[company] ?? []).map(bid => bid.player)
  const unsold = (id: string) => ownerIn(table, id) === undefined && !closed.includes(id)
  const cheapest = Object.keys(state.privates).find(unsold)
  return player === turn && bidders.includes(player) && bidders.length > 1 && (ruled || cheapest === company)
}

/** Whether the frames belong to the round, the top one to whoever has the turn, and name only players of this game. */
function turnsFit(state: AnyRailway, table: PositionTable, frames: readonly RailwayTurn[]): boolean {
  const [top, below, ...more] = frames
  const known = (ids: readonly string[]) => ids.every(id => state.players.includes(id))
  const base = below ?? top
  if (!top || !base || more.length > 0) return false
  if (base.at === 'operate') {
    const due = below === undefined || top.at === 'discard'
    return due && base.corporation === table.turn && hadTurns(table, base.operated)
  }
  if (base.at !== 'stock' || nthOf(table) > 0) return false
  const { player, passed, last, soldInRound } = base
  if (!known([player, ...passed, ...(last === null ? [] : [last]), ...Object.keys(soldInRound)])) return false
  if (below === undefined) return player === table.turn
  return top.at === 'auction' && auctionFits(state, table, top)
}

/** Only rulings move anything of a corporation that has not started; a started one has all of it in its own row. */
function ruledFit(game: Game, state: AnyRailway, table: PositionTable): readonly Fits[] {
  const { ruled, unstarted, closed = [], gone = [] } = table
  const { presidentShares } = game.printed.paper
  const whole = unstartedIn(game, table).every(
    ([id, row]) => !table.corporations[id] && row.ipo >= presidentShares,
  )
  return [
    ['unstarted', unstarted === undefined || (ruled === true && whole)],
    ['closed', closed.every(id => !ruled || !ownerIn(table, id))],
    ['gone', gone.every(train => state.depot.offering[train] === null)],
  ]
}

/** Whether the tokens that lie in an order are those of the corporations that have started. */
export function stacksFit(game: Game, table: PositionTable): boolean {
  const { stacks } = table
  const started = listed(game, table).map(([id]) => id)
  const all = stacks?.length === started.length && stacks.every(id => started.includes(id))
  return stacks === undefined || (all && isSet(stacks))
}

/** Whether what every railway game remembers fits the rest of the table. */
function fits(game: Game, policy: JoiningPolicy, state: AnyRailway, table: PositionTable): readonly Fits[] {
  const { rounds, operated } = table
  const turns = framesIn(policy, table)
  const nth = nthOf(table)
  return [
    ['stacks', stacksFit(game, table)],
    ['rounds', rounds === undefined || (nth > 0 && rounds >= nth && rounds <= MOST_ROUNDS)],
    ['operated', operated === undefined || hadTurns(table, operated)],
    ['bids', bidsFit(state, table)],
    ['turns', turns === undefined || turnsFit(state, table, turns)],
  ]
}

/** The first key whose contents the report contradicts. */
export const remembered: Fault = (game, policy) => (state, table) => {
  const wrong = [
    ...fits(game, policy, state, table),
    ...(policy.own.fits?.(state, table) ?? []),
    ...ruledFit(game, state, table),
  ].find(([, so]) => !so)
  return wrong && joins('positionUnfit', { key: wrong[0] })
}

/** A discard is due in the turn in progress if, and only if, a corporation is over the limit; a ruling may have it otherwise. */
export const discards: Fault = (game, policy) => (_, table) => {
  const turns = framesIn(policy, table)
  if (!turns || table.ruled || !operateIn(turns)) return undefined
  const { trainLimit } = game.phase(table)
  const over = listed(game, table).some(([, row]) => row.trains.length > trainLimit)
  const due = turns.some(({ at }) => at === 'discard')
  return over === due ? undefined : joins('positionUnfit', { key: 'turns' })
}

import { ownerIn } from '../../joining/reading'
import { MOST_ROUNDS } from '../../rulings/kinds'
import type { Game } from '../game'
import { reasons, type Why } from '../law'
import { type AnyRailway, type AuctionTurn, type Bid, operatingTurnIn, type RailwayTurn } from '../table'
import type { Fault, Fits, JoiningPolicy } from './policy'
import { framesIn, listed, nthOf, unstartedIn } from './reading'
import type { JoinReasons } from './reasons'
import type { FrameTable, PositionTable } from './table'

const joins = reasons<JoinReasons>()

/** Whether each of these is named once. */
export const isSet = (ids: readonly string[]) => new Set(ids).size === ids.length

/**
 * Whether these corporations can have had turns in this operating round: all floated, each named once, and none of them
 * the one whose turn it is.
 */
export function hadTurns(table: PositionTable, ids: readonly string[]): boolean {
  const floated = ids.every(id => table.corporations[id]?.floated && id !== table.turn)
  return floated && isSet(ids) && nthOf(table) > 0
}

/**
 * Whether a player's pass counts twice: as many passes as there are players end a stock round, or settle an auction of lots.
 */
export const passTwice = (turns: readonly FrameTable[] = []): boolean =>
  turns.some(turn => 'passed' in turn && !isSet(turn.passed as readonly string[]))

/** Why a bid on a private company cannot stand beside those that are below it. */
function bidFault(
  state: AnyRailway,
  table: PositionTable,
  company: string,
  { player, amount }: Bid,
  below: readonly Bid[],
): Why | undefined {
  const sold = state.privates[company] === undefined || ownerIn(table, company) !== undefined
  const unfit = (is: 'sold' | 'low' | 'twice') =>
    joins('positionBid', { player, private: company, amount, is })
  if (sold || table.closed?.includes(company)) return unfit('sold')
  if (below.some(bid => bid.player === player)) return unfit('twice')
  return amount <= (below.at(-1)?.amount ?? 0) ? unfit('low') : undefined
}

/**
 * Refuses bids that are not on private companies still for sale, each above the one before, with money that the bidders
 * have. None stand in an operating round, as all companies are sold before a corporation starts, unless a ruling gave some back.
 */
function bidsFault(state: AnyRailway, table: PositionTable): Why | undefined {
  const all = Object.entries(table.bids ?? {}).flatMap(([company, standing]) =>
    standing.map((bid, i) => ({ company, bid, below: standing.slice(0, i) })),
  )
  const isOver = nthOf(table) > 0 && !table.ruled
  if (all.some(({ bid }) => isOver || !state.players.includes(bid.player)))
    return joins('positionUnfit', { key: 'bids' })
  const aside = new Map<string, number>()
  for (const { company, bid, below } of all) {
    const fault = bidFault(state, table, company, bid, below)
    if (fault) return fault
    aside.set(bid.player, (aside.get(bid.player) ?? 0) + bid.amount)
  }
  const short = [...aside].find(([player, bid]) => bid > (table.players[player]?.cash ?? 0))
  if (!short) return undefined
  const [player, bid] = short
  return joins('positionBids', { player, bid, has: table.players[player]?.cash ?? 0 })
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
  if (passTwice(frames)) return false
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
    ['turns', turns === undefined || turnsFit(state, table, turns)],
  ]
}

/** What cannot be of the bids, or the first key whose contents the report contradicts. */
export const remembered: Fault = (game, policy) => (state, table) => {
  const bids = bidsFault(state, table)
  if (bids) return bids
  const wrong = [
    ...fits(game, policy, state, table),
    ...(policy.own.fits?.(state, table) ?? []),
    ...ruledFit(game, state, table),
  ].find(([, so]) => !so)
  return wrong && joins('positionUnfit', { key: wrong[0] })
}

/** A discard is due in the turn in progress if, and only if, a corporation is over the limit; a ruling may have it otherwise. */
export const discards: Fault = (game, policy) => (_, table) => {
  const turn = framesIn(policy, table)
  if (!turn || table.ruled || !operatingTurnIn({ turn })) return undefined
  const { trainLimit } = game.phase(table)
  const over = listed(game, table).some(([, row]) => row.trains.length > trainLimit)
  const due = turn.some(({ at }) => at === 'discard')
  return over === due ? undefined : joins('positionUnfit', { key: 'turns' })
}

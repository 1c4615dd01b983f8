import { ownerIn } from '../../../families/joining/reading'
import type { AnyRailway } from '../../../families/railway/table'
import { MOST_ROUNDS } from '../../../families/rulings/form'
import type { Refusal } from '../../../rules/rule'
import { game, PRIVATES } from '../data'
import { type RememberedKey, refuse } from '../refusals'
import type { StoredFrame } from './frames'
import { listed, unstartedIn } from './reading'
import type { PositionTable } from './table'

const isSet = (ids: readonly string[]) => new Set(ids).size === ids.length

/** The number of an operating round in its set; 0 in a stock round. */
const nthOf = ({ round }: PositionTable) => Number(round.split('.')[1] ?? 0)

/**
 * Whether these corporations can have had turns in this operating round: all floated, each named once, and none of
 * them the one whose turn it is.
 */
function hadTurns(table: PositionTable, ids: readonly string[]): boolean {
  const floated = ids.every(id => table.corporations[id]?.floated && id !== table.turn)
  return floated && isSet(ids) && nthOf(table) > 0
}

/**
 * Whether the bids are on private companies that are still for sale, each above the one before, with money that the
 * bidders have (3.1(b)).
 */
function bidsFit(state: AnyRailway, table: PositionTable): boolean {
  const { bids = {} } = table
  const aside = new Map<string, number>()
  for (const company of PRIVATES) {
    const standing = bids[company] ?? []
    if (standing.length > 0 && (ownerIn(table, company) || nthOf(table) > 0)) return false
    if (standing.some(({ amount }, i) => amount <= (standing[i - 1]?.amount ?? 0))) return false
    if (!isSet(standing.map(({ player }) => player))) return false
    for (const { player, amount } of standing) aside.set(player, (aside.get(player) ?? 0) + amount)
  }
  return [...aside].every(
    ([player, amount]) => state.players.includes(player) && amount <= (table.players[player]?.cash ?? 0),
  )
}

/** Whether the frames belong to the round, the top one to whoever has the turn, and name only players of this game. */
function turnsFit(state: AnyRailway, table: PositionTable, frames: readonly StoredFrame[]): boolean {
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
  const asked = top.at === 'auction' ? table.bids?.[top.private]?.map(bid => bid.player) : undefined
  return top.at === 'auction' && top.player === table.turn && asked?.includes(top.player) === true
}

/** Objectives and stations that are named must have been placed; a ruling may have put stations back, so nothing is checked then. */
function ofCorporations(table: PositionTable): [RememberedKey, boolean][] {
  if (table.ruled) return []
  return listed(table).flatMap(([id, { tokens, objective, cities = [] }]): [RememberedKey, boolean][] => {
    const placed = game.charter(id).stations.length - tokens
    return [
      ['objective', !objective || placed > 0],
      ['cities', cities.length <= placed && isSet(cities)],
    ]
  })
}

/** Whether each piece of a private company is on a charter, or with the one corporation that may have it. */
function piecesFit(table: PositionTable): [RememberedKey, boolean][] {
  const { coal, lumber, chits } = table
  const placed = coal && !['charter', 'gone'].includes(coal.at)
  const owner = (company: string) => ownerIn(table, company)
  const started = (id: string | undefined) =>
    id !== undefined && (table.corporations[id] ?? table.unstarted?.[id]) !== undefined
  // A ruling may give them to any corporation.
  const fitsOwner = (id: string) => table.ruled || (owner('M&C') ?? id) === id
  return [
    ['coal', placed ? started(coal.corporation) : coal?.corporation === undefined],
    ['lumber', lumber?.hex === undefined || lumber.at === 'laid'],
    ['chits', chits === undefined || chits === null || (started(chits) && fitsOwner(chits))],
  ]
}

/** Only rulings move anything of a corporation that has not started; a started one has all of it in its own row. */
function ruledFit(state: AnyRailway, table: PositionTable): [RememberedKey, boolean][] {
  const { ruled, unstarted, closed = [], gone = [] } = table
  const rows = unstartedIn(table)
  const whole = rows.every(
    ([id, row]) => !table.corporations[id] && row.ipo >= game.printed.paper.presidentShares,
  )
  return [
    ['unstarted', unstarted === undefined || (ruled === true && whole)],
    ['closed', closed.every(id => !ruled || !ownerIn(table, id))],
    ['gone', gone.every(train => state.depot.offering[train] === null)],
  ]
}

/** The refusal for the first thing that a table remembers and its report contradicts. */
export function rememberedFault(state: AnyRailway, table: PositionTable): Refusal | undefined {
  const { stacks, rounds, operated, turns } = table
  const started = listed(table).map(([id]) => id)
  const checks: [RememberedKey, boolean][] = [
    [
      'stacks',
      stacks === undefined ||
        (isSet(stacks) && stacks.length === started.length && stacks.every(id => started.includes(id))),
    ],
    ['rounds', rounds === undefined || (nthOf(table) > 0 && rounds >= nthOf(table) && rounds <= MOST_ROUNDS)],
    ['operated', operated === undefined || hadTurns(table, operated)],
    ...ofCorporations(table),
    ['bids', bidsFit(state, table)],
    ['turns', turns === undefined || turnsFit(state, table, turns)],
    ...piecesFit(table),
    ...ruledFit(state, table),
  ]
  const wrong = checks.find(([, fits]) => !fits)
  return wrong && refuse('2', 'positionUnfit', { key: wrong[0] })
}

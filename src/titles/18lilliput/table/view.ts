import { type Space, spaceOf, valueAt } from '../../../bank/chart'
import { cashOf, type Holder } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import { recordOf } from '../../../rules/state'
import type { Purse, WorthPart } from '../../../rules/view'
import type { Paragraph } from '../book'
import { COPY_WORTH, type CorporationId, LIMITS, PHASE_TABLE, STARTING } from '../data'
import { stationPrice } from '../map/stations'
import { afterDividend, afterSelling, afterWithholding, runningOrder } from '../moves'
import { cardOf } from '../setup'
import {
  certificates,
  directedBy,
  directorOf,
  founded,
  frame,
  type LilState,
  lastRound,
  netWorth,
  overTrainLimit,
  part,
  priceOf,
  roundName,
  sharesBy,
  stockWorth,
  trainLimit,
  trainsOf,
} from '../state'
import type { CompanyView, Goal, LilView, PlayerView, TurnView } from '../tableView'
import { actor, charactersOf, deciders, playerAt } from '../turns'
import { cardViews } from './cards'
import { bureaucracyView, newTrainPrice, stackViews, trainView } from './trains'
import { turnView } from './turn'

function playerView(state: LilState, id: PlayerId): PlayerView {
  const owned = state.corporations.filter(corporation => sharesBy(state, corporation, id) > 0)
  return {
    id,
    cash: cashOf(state.cash, id),
    shares: recordOf<string, number>(owned, corporation => sharesBy(state, corporation as CorporationId, id)),
    certificates: certificates(state, id),
    limit: LIMITS.certificates,
    directs: directedBy(state, id),
    characters: charactersOf(state, id),
    copies: state.copies[id] ?? 0,
    starting: state.starting === id,
    netWorth: netWorth(state, id),
  }
}

/** Where a company's marker goes: after a dividend (two steps in the last round), without one, and once shares are sold. */
function goalsOf(state: LilState, at: Space): NonNullable<CompanyView['goals']> {
  const { grid } = state
  const goal = (to: Space): Goal => ({ at: to, price: valueAt(grid, to) })
  return {
    dividend: goal(afterDividend(grid, at, lastRound(state) ? 2 : 1)),
    none: goal(afterWithholding(grid, at)),
    sold: [1, 2, 3].map(shares => goal(afterSelling(grid, at, shares))),
  }
}

function companyView(
  state: LilState,
  id: CorporationId,
  order: readonly CorporationId[],
  ran: readonly CorporationId[],
): CompanyView {
  const { director, stations, cities, lastRun } = state.companies[id]
  const at = spaceOf(state.chart, id) ?? null
  const place = order.indexOf(id)
  return {
    director,
    open: director === null && !(STARTING as readonly string[]).includes(id),
    price: at ? priceOf(state, id) : null,
    at,
    order: place < 0 ? null : place + 1,
    ran: ran.includes(id),
    treasury: cashOf(state.cash, id),
    market: sharesBy(state, id, 'market'),
    trains: director === null ? [] : trainsOf(state, id).map(trainView),
    newTrain: newTrainPrice(state, id),
    stations,
    stationPrice: stationPrice(state, id),
    cities,
    lastRun,
    goals: at && goalsOf(state, at),
    // Last, because V8 11 (Chrome 113, Node 20) is slow at many fields after a spread.
    ...cardOf(id, state.others),
    id,
  }
}

/** The companies that have run in this round, including the one whose turn it is once it has run. */
function ranOf(state: LilState): readonly CorporationId[] {
  const now = part(state)
  if (now.at === 'run') return now.ran === null ? now.done : [...now.done, now.corporation]
  return []
}

/** The companies still to run in this round, the one whose turn it is first. */
function toRunOf(state: LilState, order: readonly CorporationId[]): readonly CorporationId[] {
  const now = part(state)
  if (now.at === 'run')
    return [now.corporation, ...order.filter(id => id !== now.corporation && !now.done.includes(id))]
  const before = now.at === 'card' || (now.at === 'between' && state.options.professional === true)
  return before ? order : []
}

function followers(state: LilState, order: readonly CorporationId[]): readonly Holder[] {
  const top = state.turn[0]
  const now = part(state)
  if (top.at === 'discard') {
    const owners = overTrainLimit(state)
    return order.filter(id => owners.includes(id)).slice(1)
  }
  const rest = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, i) => playerAt(state, from + i))
  const n = state.players.length
  if (now.at === 'choose') return rest(now.pick + 1, n * Math.ceil((now.pick + 2) / n))
  if (now.at === 'card') return rest(top.at === 'justiciary' ? now.nth : now.nth + 1, 2 * n)
  return now.at === 'run' ? toRunOf(state, order).slice(1) : []
}

/** The name of what follows this part of the round; `null` if the game ends with it. */
function nextRound(state: LilState): string | null {
  const { number } = state.round
  if (frame(state, 'over')) return null
  if (number === 0) return '1'
  if (part(state).at === 'card') return `${number} run`
  return lastRound(state) ? null : `${number + 1}`
}

/** Players, then treasuries, then the bank, which is unlimited and counts from $0. */
function purses(state: LilState): readonly Purse[] {
  return [...state.players, ...founded(state), 'bank'].map(holder => ({
    holder,
    books: cashOf(state.cash, holder),
  }))
}

function worthOf(state: LilState, player: PlayerId): readonly WorthPart[] {
  return [
    { part: 'cash', amount: cashOf(state.cash, player) },
    { part: 'stock', amount: stockWorth(state, player) },
    { part: 'copies', amount: COPY_WORTH * (state.copies[player] ?? 0) },
  ]
}

/** The paragraph for each kind of decision. */
const CITES: Readonly<Record<TurnView['at'], Paragraph>> = {
  choose: 'setup',
  justiciary: 'characters',
  card: 'actions',
  run: 'running',
  discard: 'trainLimit',
  over: 'end',
}

/** The table as the screens show it. */
export function view(state: LilState): LilView {
  const turn = turnView(state)
  const order = runningOrder(state)
  const ran = ranOf(state)
  const now = part(state)
  const over = frame(state, 'over')
  const bank = cashOf(state.cash, 'bank')
  return {
    round: roundName(state),
    turn: { ...turn, cite: CITES[turn.at] },
    actor: actor(state) ?? null,
    deciders: deciders(state),
    followers: followers(state, order),
    nextRound: nextRound(state),
    ending: !over && state.round.number > 0 && lastRound(state) ? 'last round' : null,
    over: over?.by ?? null,
    bank,
    purses: purses(state),
    worth: recordOf(state.players, player => worthOf(state, player)),
    options: state.options,
    phase: state.phase,
    trainLimit: trainLimit(state),
    funds: PHASE_TABLE[state.phase].funds,
    roundNumber: state.round.number,
    rounds: state.round.of,
    circulation: 0 - bank,
    starting: state.starting,
    players: state.players.map(id => playerView(state, id)),
    corporations: state.corporations
      .filter(id => now.at === 'choose' || directorOf(state, id) !== null || !isLeftOver(id))
      .map(id => companyView(state, id, order, ran)),
    cards: cardViews(state),
    draft:
      now.at === 'card'
        ? {
            order: Array.from({ length: 2 * state.players.length }, (_, nth) => playerAt(state, nth)),
            nth: now.nth,
          }
        : null,
    toRun: toRunOf(state, order),
    characters: state.characters,
    stack: stackViews(state),
    scrapped: state.depot.market.map(trainView),
    bureaucracy: bureaucracyView(state),
    chart: { grid: state.grid, tokens: state.chart },
  }
}

/** Starting companies that nobody chose leave the game after the choosing. */
function isLeftOver(id: CorporationId): boolean {
  return (STARTING as readonly string[]).includes(id)
}

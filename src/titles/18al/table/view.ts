import { spaceOf } from '../../../bank/chart'
import { cashOf, type Holder } from '../../../bank/money'
import { privatesOf } from '../../../bank/privates'
import { presidenciesOf, sharesBy } from '../../../families/books/holdings'
import { setsOffBy } from '../../../families/operating/setsOff'
import type { PlayerId } from '../../../rules/state'
import { recordOf } from '../../../rules/state'
import type { CorporationCard, Purse, WorthPart } from '../../../rules/view'
import type { Paragraph } from '../book'
import {
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  GRID,
  PHASES,
  type PhaseId,
  PRIVATE_CARDS,
  PRIVATES,
  type PrivateId,
  RUSTS,
  TABLE_I,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from '../data'
import { mostRun } from '../map/mostRun'
import { stationPrice } from '../map/placeToken'
import { goalsFrom } from '../moves'
import {
  type AlState,
  certificateLimit,
  certificates,
  cheapestUnsold,
  freeCash,
  homeOf,
  inYellow,
  netWorth,
  type OperatingTurn,
  obsolete,
  overTrainLimit,
  playersFrom,
  priceOf,
  shares,
  trainLimit,
  uncountedCertificates,
} from '../state'
import { freeFor, highBid, leastBid } from '../stock/auction'
import { privatePrice } from '../stock/buyPrivate'
import { afterSkip, canRaise, needOf } from '../stock/forced'
import type {
  CorporationView,
  ForcedView,
  PlayerView,
  PrivateView,
  TableView,
  TrainView,
  TurnView,
} from '../tableView'
import { actor, roundName, upNext } from '../turns'

function playerView(state: AlState, id: PlayerId): PlayerView {
  return {
    id,
    cash: cashOf(state.cash, id),
    free: freeCash(state, id),
    certificates: certificates(state, id),
    limit: certificateLimit(state),
    uncounted: uncountedCertificates(state, id),
    privates: privatesOf(state.privates, id, PRIVATES),
    shares: sharesBy(CORPORATIONS, state, id),
    presidencies: presidenciesOf(CORPORATIONS, state, id),
    netWorth: netWorth(state, id),
  }
}

/** The corporations as people know them: by short name, name and plate. */
export const CARDS: Readonly<Record<CorporationId, CorporationCard>> = recordOf(CORPORATIONS, id => ({
  id,
  short: id,
  name: CHARTERS[id].name,
  plate: CHARTERS[id].plate,
}))

function corporationView(state: AlState, id: CorporationId): CorporationView {
  const { par, president, floated, stations, lastRun } = state.corporations[id]
  const { coal, chits } = state.extra.abilities
  const at = spaceOf(state.chart, id)
  return {
    par,
    price: priceOf(state, id) ?? null,
    yellow: inYellow(state, id),
    goals: at ? goalsFrom(at) : [],
    president,
    floated,
    treasury: cashOf(state.cash, id),
    ipo: shares(state, id, 'ipo'),
    market: shares(state, id, 'market'),
    trains: state.depot.owned[id].map(type => ({ type, obsolete: obsolete(state, type) })),
    privates: privatesOf(state.privates, id, PRIVATES),
    stations,
    stationPrice: stationPrice(state, id),
    home: homeOf(state, id),
    objective: CHARTERS[id].objective,
    objectiveReached: state.extra.objectives.includes(id),
    lastRun,
    coal: 'corporation' in coal && coal.corporation === id ? coal.at : null,
    chits: chits === id,
    // Last, because V8 11 (Chrome 113, Node 20) is slow at many fields after a spread.
    ...CARDS[id],
  }
}

function privateView(state: AlState, id: PrivateId): PrivateView {
  const price = cheapestUnsold(state) === id ? privatePrice(state, id) : null
  return {
    id,
    ...PRIVATE_CARDS[id],
    owner: state.privates[id],
    price,
    bids: state.extra.bids[id],
    leastBid: leastBid(state, id),
  }
}

/** What the first train of each type sets off besides what Table I says in figures, as codes for the words. */
const SETS_OFF = {
  phases: PHASES,
  table: TABLE_I,
  scraps: RUSTS,
  before: { '5': ['privatesClose'] },
  after: {
    '3': ['greenTiles', 'privatesToCorporations'],
    '4': ['severalTrains'],
    '5': ['brownTiles', 'offBoardHigher'],
    '6': ['coalGoes'],
    '4D': ['grayTile'],
  },
}

function trainView(state: AlState, type: TrainId): TrainView {
  const bought = PHASES.indexOf(state.phase) >= PHASES.indexOf(type)
  const hard =
    type === '7' && state.extra.options.hardRust4 ? ['hardRust4'] : setsOffBy<PhaseId>(SETS_OFF, type)
  return {
    type,
    price: TRAIN_CARDS[type].price,
    left: state.depot.offering[type],
    setsOff: bought ? [] : hard,
  }
}

function forcedView(before: AlState): ForcedView | undefined {
  const state = afterSkip(before)
  const need = needOf(state)
  if (!need) return undefined
  const { president, offer, contribution, has, short } = need
  return {
    president,
    train: offer.train,
    from: offer.from,
    price: offer.price,
    contribution,
    has,
    short,
    canRaise: canRaise(state, need),
  }
}

function operatingView(state: AlState, turn: OperatingTurn): TurnView {
  const { corporation, step, revenue, operated } = turn
  const forced = forcedView(state)
  return {
    at: 'operate',
    corporation,
    president: state.corporations[corporation].president ?? '',
    step,
    ran: step === 'trains',
    revenue,
    mostRun: mostRun(state, corporation),
    nth: operated.length + 1,
    of: operated.length + upNext(state, operated).length,
    ...(forced ? { forced } : {}),
  }
}

/** The parts of a total that 5.1 counts: cash, stock at market value, private companies at par. */
function worthParts(state: AlState, player: PlayerId): readonly WorthPart[] {
  const cash = cashOf(state.cash, player)
  const owned = privatesOf(state.privates, player, PRIVATES)
  const privates = owned.reduce((sum, id) => sum + PRIVATE_CARDS[id].par, 0)
  return [
    { part: 'cash', amount: cash },
    { part: 'stock', amount: netWorth(state, player) - cash - privates },
    { part: 'privates', amount: privates },
  ]
}

function turnView(state: AlState): TurnView {
  const turn = state.turn[0]
  if (turn.at === 'stock') {
    const { player, acted, bought, sold, passed } = turn
    const unsold = cheapestUnsold(state) !== undefined
    return { at: 'stock', player, acted, bought, sold, passes: passed.length, unsold }
  }
  if (turn.at === 'auction') {
    const { private: company, player } = turn
    const bids = state.extra.bids[company]
    const bidders = playersFrom(state, player).flatMap(id => {
      const bid = bids.find(standing => standing.player === id)
      return bid ? [{ ...bid, free: freeFor(state, id, company) }] : []
    })
    const high = highBid(state, company) ?? { player, amount: 0 }
    return { at: 'auction', private: company, player, high, least: leastBid(state, company), bidders }
  }
  if (turn.at === 'operate') return operatingView(state, turn)
  if (turn.at === 'over') return { at: 'over', by: turn.by }
  const owners = overTrainLimit(state).map(corporation => ({
    corporation,
    president: state.corporations[corporation].president ?? '',
    excess: state.depot.owned[corporation].length - trainLimit(state),
  }))
  return { at: 'discard', owners }
}

/** The paragraph of the current decision. */
function turnCite(turn: TurnView): Paragraph {
  switch (turn.at) {
    case 'stock':
      return turn.unsold ? '3.1' : '3.2'
    case 'auction':
      return '3.1.1'
    case 'operate':
      return turn.forced ? '4.2.5.2' : '4.2'
    case 'discard':
      return '4.2.5(g)'
    case 'over':
      return '5.1'
  }
}

const CITES = { phase: 'Table I', certificates: '3.3(b)' } as const satisfies Record<string, Paragraph>

function followers(state: AlState): readonly Holder[] {
  const turn = state.turn[0]
  if (turn.at === 'stock') return playersFrom(state, turn.player).slice(1)
  const operating = state.turn.find(frame => frame.at === 'operate')
  return operating ? upNext(state, operating.operated).filter(id => id !== operating.corporation) : []
}

/** The round after this one as it looks now; `null` if the game ends with this one (1.1, 5, Table I). */
function nextRound(state: AlState): string | null {
  const { ending, round } = state.extra
  if (state.turn[0].at === 'over') return null
  if (round.operating === 0) return `OR ${round.stock}.1`
  if (ending) return null
  return round.operating < round.of ? `OR ${round.stock}.${round.operating + 1}` : `SR ${round.stock + 1}`
}

/** The purses that may hold money: treasuries of floated corporations, and any that a ruling filled. */
function pursesOf(state: AlState): readonly Purse[] {
  const treasuries = CORPORATIONS.filter(id => state.corporations[id].floated || cashOf(state.cash, id) > 0)
  return [...state.players, ...treasuries, 'bank'].map(holder => ({
    holder,
    books: cashOf(state.cash, holder),
  }))
}

/** The table as the screens show it. */
export function view(state: AlState): TableView {
  const turn = turnView(state)
  return {
    round: roundName(state),
    phase: state.phase,
    bank: cashOf(state.cash, 'bank'),
    trainLimit: trainLimit(state),
    turn: { ...turn, cite: turnCite(turn) },
    cites: CITES,
    actor: actor(state) ?? null,
    followers: followers(state),
    nextRound: nextRound(state),
    priorityDeal: state.extra.priorityDeal,
    ending: state.extra.ending,
    over: turn.at === 'over' ? turn.by : null,
    purses: pursesOf(state),
    worth: recordOf(state.players, player => worthParts(state, player)),
    players: state.players.map(id => playerView(state, id)),
    corporations: CORPORATIONS.map(id => corporationView(state, id)),
    privates: PRIVATES.map(id => privateView(state, id)),
    trains: TRAINS.map(type => trainView(state, type)),
    market: state.depot.market,
    chart: { grid: GRID, tokens: state.chart },
  }
}

import { spaceOf } from '../../../bank/chart'
import { cashOf, type Holder } from '../../../bank/money'
import { privatesOf } from '../../../bank/privates'
import { presidenciesOf, sharesBy } from '../../../families/books/holdings'
import { movesOn } from '../../../families/chart/moves'
import { setsOffBy } from '../../../families/operating/setsOff'
import { newTrains } from '../../../families/railway/operating/offers'
import { stationPrice } from '../../../families/railway/operating/placeToken'
import { frame, operatingTurn, playersAfter } from '../../../families/railway/table'
import { actor, roundName, upNext } from '../../../families/railway/turns'
import type { PlayerId } from '../../../rules/state'
import { recordOf } from '../../../rules/state'
import type { CorporationCard, Purse, WorthPart } from '../../../rules/view'
import {
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  FREIGHT_NUMBER,
  GRID,
  PHASE_TABLE,
  PHASES,
  type PhaseId,
  PRIVATE_CARDS,
  PRIVATES,
  type PrivateId,
  SCRAPS,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
  TYPE_OF,
} from '../data'
import {
  certificateLimit,
  certificates,
  freeCash,
  game,
  lotsTurn,
  netWorth,
  paperOf,
  phaseReached,
  priceOf,
  shares,
  started,
  trainLimit,
  unsoldLots,
  type VaState,
} from '../state'
import { bidOn, forcedLot, leastBid } from '../stock/auction'
import type { CorporationView, LotView, PlayerView, PrivateView, TrainView, VaView } from '../tableView'
import { turnView } from './turnView'

function playerView(state: VaState, id: PlayerId): PlayerView {
  return {
    id,
    cash: cashOf(state.cash, id),
    free: freeCash(state, id),
    certificates: certificates(state, id),
    limit: certificateLimit(state),
    privates: privatesOf(state.privates, id, PRIVATES),
    shares: sharesBy(CORPORATIONS, state, id),
    presidencies: presidenciesOf(CORPORATIONS, state, id),
    netWorth: netWorth(state, id),
    bankrupt: state.bankrupt.includes(id),
  }
}

/** The corporations with their names and plates. */
export const CORPORATION_CARDS: Readonly<
  Record<CorporationId, CorporationCard & { readonly id: CorporationId }>
> = recordOf(CORPORATIONS, id => ({ id, short: id, name: CHARTERS[id].name, plate: CHARTERS[id].plate }))

function corporationView(state: VaState, id: CorporationId): CorporationView {
  const {
    size,
    par: value,
    president,
    stations,
    places,
    extraTrain,
    extraStation,
    express,
    operated,
    lastRun,
  } = state.corporations[id]
  const at = spaceOf(state.chart, id)
  return {
    size,
    percent: paperOf(state, id).percent,
    value,
    price: priceOf(state, id) ?? null,
    goals: at ? movesOn(GRID).goalsFrom(at) : [],
    president,
    treasury: cashOf(state.cash, id),
    ipo: shares(state, id, 'ipo'),
    market: shares(state, id, 'market'),
    trains: state.depot.owned[id].map(card => ({ card, type: TYPE_OF[card], freight: FREIGHT_NUMBER[card] })),
    trainLimit: trainLimit(state, id),
    extraTrain,
    privates: privatesOf(state.privates, id, PRIVATES),
    home: CHARTERS[id].home,
    stations,
    stationPrice: stationPrice(game, state, id),
    places,
    extraStation,
    express,
    operated,
    lastRun,
    // Last, because V8 11 (Chrome 113, Node 20) is slow at many fields after a spread.
    ...CORPORATION_CARDS[id],
  }
}

function privateView(state: VaState, id: PrivateId): PrivateView {
  return {
    id,
    ...PRIVATE_CARDS[id],
    owner: state.privates[id],
    least: PRIVATE_CARDS[id].face / 2,
    most: PRIVATE_CARDS[id].face * 1.5,
  }
}

function lotViews(state: VaState): readonly LotView[] {
  if (!lotsTurn(state)) return []
  const forced = forcedLot(state)
  return unsoldLots(state).map(id => {
    const name = id === 'B&O' ? CHARTERS[id].name : PRIVATE_CARDS[id].name
    const [face, bid] = [state.own.faces[id], bidOn(state, id) ?? null]
    return { id, name, face, bid, least: leastBid(state, id), forced: id === forced }
  })
}

/** What the first train of each type sets off besides its figures (2), as codes for the title's words. */
const SETS_OFF = {
  phases: PHASES,
  table: PHASE_TABLE,
  scraps: SCRAPS,
  before: { '5': ['mustConvert'] },
  after: {
    '3': ['greenTiles', 'privatesToCorporations', 'mayConvert'],
    '5': ['brownTiles', 'secondValues'],
    '6': ['4DOnSale', 'severalOfAType'],
    '4D': ['coalEnds', 'grayTiles'],
  },
}

function trainView(state: VaState, type: TrainId): TrainView {
  const { price, cards } = TRAIN_CARDS[type]
  return {
    type,
    cards,
    price,
    left: state.depot.offering[type] ?? 0,
    onSale: newTrains(game, state).includes(type),
    setsOff: phaseReached(state, type) ? [] : setsOffBy<PhaseId>(SETS_OFF, type),
  }
}

function followers(state: VaState): readonly Holder[] {
  const turn = frame(state, 'stock') ?? lotsTurn(state)
  if (turn) return playersAfter(state, turn.player)
  const operating = operatingTurn(state)
  return operating ? upNext(game, state, operating.operated).filter(id => id !== operating.corporation) : []
}

/** The next round as things stand; `null` if the game ends with this one (2, 5). */
function nextRound(state: VaState): string | null {
  const { ending, round } = state
  if (state.turn[0].at === 'over') return null
  if (round.operating === 0) return `OR ${round.stock}.1`
  if (round.operating < round.of) return `OR ${round.stock}.${round.operating + 1}`
  return ending ? null : `SR ${round.stock + 1}`
}

/** The parts of a player's net worth, named by the title's words: cash, stock at its value, private companies at face value (5). */
function worthParts(state: VaState, player: PlayerId): readonly WorthPart[] {
  const cash = cashOf(state.cash, player)
  let privates = 0
  for (const company of PRIVATES)
    if (state.privates[company] === player) privates += PRIVATE_CARDS[company].face
  return [
    { part: 'cash', amount: cash },
    { part: 'stock', amount: netWorth(state, player) - cash - privates },
    { part: 'privates', amount: privates },
  ]
}

/** The purses that may hold money: players, treasuries of started corporations and any that a ruling filled, and the bank. */
function purses(state: VaState): readonly Purse[] {
  const treasuries = CORPORATIONS.filter(id => started(state, id) || cashOf(state.cash, id) > 0)
  return [...state.order, ...treasuries, 'bank'].map(holder => ({
    holder,
    books: cashOf(state.cash, holder),
  }))
}

/** The table as 18VA's screens show it. */
export function view(state: VaState): VaView {
  const over = frame(state, 'over')
  return {
    round: roundName(state),
    turn: turnView(state),
    actor: actor(state) ?? null,
    followers: followers(state),
    nextRound: nextRound(state),
    ending: over ? null : (state.ending as 'bank' | null),
    over: over?.by ?? null,
    bank: cashOf(state.cash, 'bank'),
    purses: purses(state),
    worth: recordOf(state.players, player => worthParts(state, player)),
    ...(state.bankrupt.length > 0 ? { out: state.bankrupt } : {}),
    phase: state.phase,
    rounds: state.round.of || PHASE_TABLE[state.phase].rounds,
    priorityDeal: state.priorityDeal,
    players: state.order.map(id => playerView(state, id)),
    corporations: CORPORATIONS.map(id => corporationView(state, id)),
    privates: PRIVATES.map(id => privateView(state, id)),
    lots: lotViews(state),
    trains: PHASES.map(type => trainView(state, type)),
    market: TRAINS.flatMap(type => state.depot.market.filter(train => train === type)) as TrainId[],
    chart: { grid: GRID, tokens: state.chart },
  }
}

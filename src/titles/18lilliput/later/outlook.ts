import { nextTrain } from '../../../bank/depot'
import { cashOf, type Money } from '../../../bank/money'
import type { Liquidity } from '../../../families/ahead/outlook'
import type { PlayerId } from '../../../rules/state'
import { COPY_WORTH, type CorporationId, PHASE_TABLE, TRAIN_TYPES, TRAINS, type TrainId } from '../data'
import { LilLedger } from '../ledger'
import { leftStack } from '../operating/phases'
import {
  directedBy,
  founded,
  type LilState,
  lastRound,
  overTrainLimit,
  part,
  trainLimit,
  trainsOf,
} from '../state'
import { refuseFounding } from '../stock/shares'
import { purchasesOf, salesOf, trainsFor } from '../table/cards'
import { setsOff } from '../table/trains'
import type { SetsOff } from '../tableView'

/**
 * What the first train of a type triggers once earlier types have had their effect; `sets` is `null` if its phase has
 * begun by then.
 */
export interface TypeAhead {
  readonly type: TrainId
  readonly sets: SetsOff | null
  /** The train limit and the money card's sum before it. */
  readonly trainLimit: number
  readonly funds: Money
  /** Companies that lose their last train to it. */
  readonly trainless: readonly CorporationId[]
}

/** The train that bureaucracy takes at the end of a round if nobody buys one before. */
export interface RoundAhead extends TypeAhead {
  readonly round: number
}

/** A type that the stack still has. */
export interface StackAhead extends TypeAhead {
  readonly price: Money
  readonly left: number | null
  /**
   * The round whose bureaucracy begins its phase if nobody buys a train before; `null` if never, or if the phase has
   * begun.
   */
  readonly by: number | null
}

/** A player's assets that are worth something only until the end, or only at the end. */
export interface LastCall {
  readonly player: PlayerId
  /** The player has the Lord High Treasurer, worth nothing after the player's last turn with a card. */
  readonly treasurer: boolean
  readonly copies: number
  readonly worth: Money
}

/** What is to come at a table of 18Lilliput, if it can be foreseen. */
export interface LilOutlook {
  /** The number of rounds after this one. */
  readonly after: number
  /** Companies that have no train now. */
  readonly trainless: readonly CorporationId[]
  readonly rounds: readonly RoundAhead[]
  readonly stack: readonly StackAhead[]
  readonly lastCalls: readonly LastCall[]
}

/**
 * The rounds whose bureaucracy still takes a train: after the runs, in all rounds but the last; for professionals before
 * the runs, in every round.
 */
function bureaucracies(state: LilState): readonly number[] {
  const { number, of } = state.round
  const before = state.options.professional === true
  const now = part(state).at
  const done = before ? now !== 'card' && now !== 'choose' : now === 'between'
  const first = Math.max(1, done ? number + 1 : number)
  const last = before ? of : of - 1
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

function trainless(state: LilState, sets: SetsOff | null): readonly CorporationId[] {
  return founded(state).filter(id => {
    const lost = sets?.removes.filter(({ at }) => at === id).length ?? 0
    return lost > 0 && lost === trainsOf(state, id).length
  })
}

function typeAhead(state: LilState, type: TrainId): TypeAhead {
  const sets = setsOff(state, type)
  const { funds } = PHASE_TABLE[state.phase]
  return { type, sets, trainLimit: trainLimit(state), funds, trainless: trainless(state, sets) }
}

/** The table after a train has left the stack; companies over a new limit discard their oldest trains. */
function afterFirst(state: LilState, type: TrainId, to: 'scrapped' | 'gone'): LilState {
  const ledger = new LilLedger(state)
  ledger.train(type, 'ipo', to, 'outlook')
  leftStack(ledger, type)
  for (const id of overTrainLimit(ledger.state)) {
    const trains = trainsOf(ledger.state, id)
    for (const train of trains.slice(0, trains.length - trainLimit(ledger.state)))
      ledger.train(train, id, 'scrapped', 'outlook')
  }
  return ledger.state
}

function roundsAhead(state: LilState): readonly RoundAhead[] {
  let at = state
  return bureaucracies(state).flatMap(round => {
    const type = nextTrain(at.depot, TRAINS)
    if (!type) return []
    const row = { round, ...typeAhead(at, type) }
    at = afterFirst(at, type, 'scrapped')
    return [row]
  })
}

/** The types from the top of the stack down, each by its first train, with earlier types sold out. */
function stackAhead(state: LilState, rounds: readonly RoundAhead[]): readonly StackAhead[] {
  let at = state
  return TRAINS.filter(type => state.depot.offering[type] !== 0).map(type => {
    const { phase, price } = TRAIN_TYPES[type]
    const by = rounds.find(row => row.sets?.phase === phase)?.round ?? null
    const row = { ...typeAhead(at, type), price, left: state.depot.offering[type], by }
    at = afterFirst(at, type, 'gone')
    at = { ...at, depot: { ...at.depot, offering: { ...at.depot.offering, [type]: 0 } } }
    return row
  })
}

/** In the last round's turns with cards: who has the Treasurer, and who has copy cards, which no later round needs. */
function lastCalls(state: LilState): readonly LastCall[] {
  if (!lastRound(state) || part(state).at !== 'card') return []
  return state.players.flatMap(player => {
    const treasurer = state.characters.treasurer === player
    const copies = state.copies[player] ?? 0
    return treasurer || copies > 0 ? [{ player, treasurer, copies, worth: copies * COPY_WORTH }] : []
  })
}

/** The companies that a player could found, at the lowest price for the director's certificate (founding). */
function foundingsOf(state: LilState, player: PlayerId): Liquidity['starts'] {
  const lowest = Math.min(...state.grid.flat().map(({ price }) => price))
  return state.corporations
    .filter(corporation => !refuseFounding(state, player, corporation, lowest))
    .map(of => ({ of, price: 5 * lowest }))
}

/** What a player could buy, and raise by selling, with a card that allows that; none is taken before the first round. */
export function meansOf(state: LilState, player: PlayerId): Omit<Liquidity, 'room'> {
  const cash = cashOf(state.cash, player)
  const sales = salesOf(state, player).map(({ price, ...of }) => ({ ...of, amount: price }))
  const total = sales.reduce((sum, { amount }) => sum + amount, cash)
  const next = nextTrain(state.depot, TRAINS)
  const trains = trainsFor(state, directedBy(state, player)).flatMap(({ corporation, price }) =>
    next ? [{ corporation, trains: [{ of: next, price }] }] : [],
  )
  const starts = state.round.number > 0 ? foundingsOf(state, player) : []
  const buys = purchasesOf(state, player)
  return { player, cash, buys, starts, privates: [], trains, sales, total }
}

/**
 * What is to come: the rounds, bureaucracy's trains, what each type triggers, and what is worth something only until or
 * at the end.
 */
export function outlook(state: LilState): LilOutlook {
  const rounds = roundsAhead(state)
  const { number, of } = state.round
  return {
    after: of - Math.max(1, number),
    trainless: founded(state).filter(id => trainsOf(state, id).length === 0),
    rounds,
    stack: stackAhead(state, rounds),
    lastCalls: lastCalls(state),
  }
}

import { nextTrain } from '../../../bank/depot'
import type { Money } from '../../../bank/money'
import {
  type CorporationId,
  PHASE_TABLE,
  TRAIN_TYPES,
  TRAINS,
  type TrainCard,
  type TrainId,
  TYPE_OF,
} from '../data'
import { LilLedger } from '../ledger'
import { leftStack, phaseReached } from '../operating/phases'
import { costOf } from '../operating/trains'
import { type LilState, lastRound, overTrainLimit, part, seatFrom, trainLimit, trainsOf } from '../state'
import type { BureaucracyView, SetsOff, StackView, TrainView } from '../tableView'

/** A train card, whichever side is up. */
export function trainView(card: TrainCard): TrainView {
  const type = TYPE_OF[card]
  return { card, type, obsolete: type !== card, price: TRAIN_TYPES[type].price }
}

/**
 * What the first train of a type would trigger now, found by a trial that is thrown away; `null` if its phase has begun.
 */
export function setsOff(state: LilState, type: TrainId): SetsOff | null {
  const { phase } = TRAIN_TYPES[type]
  if (phaseReached(state, phase)) return null
  const trial = new LilLedger(state)
  leftStack(trial, type)
  const told = (why: string) =>
    trial.happened.flatMap(it =>
      it.is === 'train' && it.why === why && it.from !== 'ipo'
        ? [{ at: it.from, train: it.train as TrainCard }]
        : [],
    )
  const limit = trainLimit(trial.state)
  return {
    phase,
    limit,
    funds: PHASE_TABLE[phase].funds,
    turnsOver: told('obsolete'),
    removes: told('removed'),
    discards: overTrainLimit(trial.state).map(corporation => ({
      corporation,
      excess: trainsOf(trial.state, corporation).length - limit,
    })),
  }
}

/** The types left in the stack. */
export function stackViews(state: LilState): readonly StackView[] {
  return TRAINS.filter(type => state.depot.offering[type] !== 0).map(type => ({
    type,
    price: TRAIN_TYPES[type].price,
    left: state.depot.offering[type],
    phase: TRAIN_TYPES[type].phase,
    setsOff: setsOff(state, type),
  }))
}

/** What a company would pay for the next train of the stack; `null` if that is empty. */
export function newTrainPrice(state: LilState, corporation: CorporationId): Money | null {
  const train = nextTrain(state.depot, TRAINS)
  return train ? costOf(state, { corporation, train, from: 'ipo' }) : null
}

/** What bureaucracy will do after this round's cards or runs; `null` if none is to come. */
export function bureaucracyView(state: LilState): BureaucracyView | null {
  const now = part(state).at
  const beforeRuns = state.options.professional === true
  if (now === 'over' || now === 'choose') return null
  const done = beforeRuns ? now !== 'card' : lastRound(state) || now === 'between'
  const train = done ? null : (nextTrain(state.depot, TRAINS) ?? null)
  if (lastRound(state) && train === null) return null
  return {
    train,
    setsOff: train && setsOff(state, train),
    starting: lastRound(state) ? state.starting : seatFrom(state, state.starting, 1),
    beforeRuns,
  }
}

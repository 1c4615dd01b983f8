import {
  PHASE_TABLE,
  PHASES,
  type PhaseId,
  TRAIN_TYPES,
  type TrainCard,
  type TrainId,
  TYPE_OF,
} from '../data'
import type { LilLedger } from '../ledger'
import { type LilState, overTrainLimit } from '../state'

/** Has this phase begun? */
export function phaseReached(state: LilState, phase: PhaseId): boolean {
  return PHASES.indexOf(state.phase) >= PHASES.indexOf(phase)
}

/** The places where cards lie open: the scrapped trains and the charters. */
function places({ depot, corporations }: LilState): readonly (readonly [string, readonly TrainCard[]])[] {
  return [['scrapped', depot.market], ...corporations.map(id => [id, depot.owned[id]] as const)]
}

/** Turns over all trains of a type, including the scrapped ones: they are obsolete from now on. */
function turnOver(ledger: LilLedger, from: TrainCard, to: TrainCard): void {
  for (const [place, cards] of places(ledger.state))
    for (const card of cards) if (card === from) ledger.train(card, place, place, 'obsolete', to)
}

/** Takes all trains of a type out of the game, obsolete or not, wherever they are. */
function remove(ledger: LilLedger, type: TrainId): void {
  const { depot } = ledger.state
  for (let left = depot.offering[type] ?? 0; left > 0; left--) ledger.train(type, 'ipo', 'gone', 'removed')
  for (const [place, cards] of places(ledger.state))
    for (const card of cards) if (TYPE_OF[card] === type) ledger.train(card, place, 'gone', 'removed')
}

/**
 * Follows up a train that has left the stack by purchase or by bureaucracy: the first of its type begins its phase at
 * once, which turns trains over and removes some. Companies over a lower train limit have to discard before anything
 * else.
 */
export function leftStack(ledger: LilLedger, type: TrainId): void {
  const { phase } = TRAIN_TYPES[type]
  if (phaseReached(ledger.state, phase)) return
  ledger.set({ phase })
  ledger.tell({ is: 'phase', phase })
  const { turns, removes } = PHASE_TABLE[phase]
  if (turns) turnOver(ledger, turns[0], turns[1])
  if (removes) remove(ledger, removes)
  if (overTrainLimit(ledger.state).length > 0) ledger.pushTurn({ at: 'discard' })
}

/** The phase that turns trains of a type over, or removes them; `undefined` if none does. */
export function phaseOf(type: TrainId, what: 'turns' | 'removes'): PhaseId | undefined {
  return PHASES.find(phase => {
    const { turns, removes } = PHASE_TABLE[phase]
    return what === 'turns' ? turns?.[0] === type : removes === type
  })
}

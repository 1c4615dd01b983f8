import type { Refusal } from '../../../rules/rule'
import { LIMITS, PHASE_TABLE, PHASES, TRAIN_TYPES, TRAINS, type TrainCard, TYPE_OF } from '../data'
import { phaseOf, phaseReached } from '../operating/phases'
import { refuse } from '../refusals'
import { certificates, founded, type LilState, overTrainLimit, trainLimit, trainsOf } from '../state'

function ofPlayers(state: LilState): readonly Refusal[] {
  const limit = LIMITS.certificates
  return state.players.flatMap(player => {
    const held = certificates(state, player)
    return held > limit ? [refuse('shareLimit', 'shareLimit', { player, held, limit })] : []
  })
}

/** The phase implied by the trains that have left the stack. */
function latestPhase({ depot, players }: LilState): string {
  const out = [...depot.market, ...depot.gone, ...Object.values(depot.owned).flat()]
  const latest = TRAINS.findLast(type => {
    const number = TRAIN_TYPES[type].number?.[players.length]
    return number === undefined ? out.includes(type) : (depot.offering[type] ?? 0) < number
  })
  return latest ? TRAIN_TYPES[latest].phase : PHASES[0]
}

/** Reports a card that lies with the wrong side up, or that should be out of the game. */
function ofCard(state: LilState, train: TrainCard): readonly Refusal[] {
  const type = TYPE_OF[train]
  const gone = phaseOf(type, 'removes')
  if (gone && phaseReached(state, gone)) return [refuse('phases', 'trainGone', { train, phase: gone })]
  const turned = phaseOf(type, 'turns')
  if (!turned) return []
  const as = phaseReached(state, turned) ? (PHASE_TABLE[turned].turns?.[1] ?? type) : type
  return as === train ? [] : [refuse('obsolete', 'wrongSide', { train, as, phase: turned })]
}

/** The rules that the table breaks: none in regular play, possibly some after a ruling of the banker. */
export function breaches(state: LilState): readonly Refusal[] {
  const limit = trainLimit(state)
  const latest = latestPhase(state)
  const cards = [...founded(state).flatMap(id => trainsOf(state, id)), ...state.depot.market]
  return [
    ...ofPlayers(state),
    ...overTrainLimit(state).map(corporation =>
      refuse('trainLimit', 'trainLimit', { corporation, owned: trainsOf(state, corporation).length, limit }),
    ),
    ...(state.phase === latest ? [] : [refuse('phases', 'wrongPhase', { phase: state.phase, latest })]),
    ...[...new Set(cards)].flatMap(card => ofCard(state, card)),
  ]
}

import { heirTo } from '../../../families/railway/stock/presidency'
import type { Refusal } from '../../../rules/rule'
import {
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  PHASES,
  PRIVATES,
  SCRAPS,
  TRAINS,
  TYPE_OF,
} from '../data'
import { refuse } from '../refusals'
import {
  certificateLimit,
  certificates,
  mostPercent,
  overTrainLimit,
  paperOf,
  phaseReached,
  shares,
  started,
  trainLimit,
  type VaState,
} from '../state'

function ofPlayers(state: VaState): readonly Refusal[] {
  const limit = certificateLimit(state)
  const most = mostPercent(state)
  return state.players.flatMap(player => {
    const held = certificates(state, player)
    const found = held > limit ? [refuse('3.1', 'overLimit', { player, held, limit })] : []
    for (const corporation of CORPORATIONS) {
      const percent = shares(state, corporation, player) * paperOf(state, corporation).percent
      if (percent > most)
        found.push(refuse('3.1', 'shareLimit', { player, corporation, percent, limit: most }))
    }
    return found
  })
}

/** A president holding fewer shares than another player, and a size that the phase does not allow (4.4, 4.4.2, 4.5.1). */
function ofCorporation(state: VaState, corporation: CorporationId): readonly Refusal[] {
  const { president, size } = state.corporations[corporation]
  const { phase } = state
  const found: Refusal[] = []
  const heir = heirTo(state, corporation)
  if (heir && president) found.push(refuse('4.4.2', 'outvoted', { corporation, president, player: heir }))
  if (corporation === FIRST_CORPORATION) return found
  if (size === 5 && phaseReached(state, '5'))
    found.push(refuse('4.5.1', 'shouldConvert', { corporation, phase }))
  if (size === 10 && !phaseReached(state, '3'))
    found.push(refuse('4.5.1', 'convertedEarly', { corporation, phase }))
  return found
}

/** Trains that should have been scrapped, trains sold out of order, and a phase that does not match the latest train (2, 4.5.8). */
function ofTrains({ depot, phase }: VaState): readonly Refusal[] {
  const found: Refusal[] = []
  const inPlay = [...CORPORATIONS.flatMap(id => depot.owned[id]), ...depot.market].map(card => TYPE_OF[card])
  const latest = TRAINS.findLast(type => inPlay.includes(type) || depot.gone.includes(type)) ?? PHASES[0]
  if (phase !== latest) found.push(refuse('2', 'wrongPhase', { phase, latest }))
  for (const by of TRAINS) {
    const train = SCRAPS[by]
    if (train && inPlay.includes(train) && PHASES.indexOf(phase) >= PHASES.indexOf(by))
      found.push(refuse('2', 'trainGone', { train, by }))
  }
  const next = TRAINS.find(type => depot.offering[type] !== 0)
  const sold = latest === '4D' ? '6' : latest
  if (next && TRAINS.indexOf(next) < TRAINS.indexOf(sold))
    found.push(refuse('4.5.8', 'notNext', { train: latest, next: [next] }))
  return found
}

/** Private companies owned by a corporation before phase 3, and those that should have been sold but were not (4.1, 4.2). */
function ofPrivates(state: VaState): readonly Refusal[] {
  const sold = started(state, FIRST_CORPORATION) || state.round.operating > 0 || state.round.stock > 1
  return PRIVATES.flatMap(company => {
    const owner = state.privates[company]
    if (owner === 'bank') return sold ? [refuse('4.1', 'privateUnsold', { private: company })] : []
    if (owner === 'closed' || state.players.includes(owner) || phaseReached(state, '3')) return []
    return [refuse('4.2', 'privatesNotYet', { phase: state.phase })]
  })
}

/**
 * The rules that the current table breaks. Play itself can only break the certificate limit, by a lost presidency, and
 * the train limit until the discards are made; every other breach follows from a ruling.
 */
export function breaches(state: VaState): readonly Refusal[] {
  const trains = overTrainLimit(state).map(corporation =>
    refuse('4.5.8', 'trainLimit', {
      corporation,
      owned: state.depot.owned[corporation].length,
      limit: trainLimit(state, corporation),
    }),
  )
  return [
    ...ofPlayers(state),
    ...CORPORATIONS.flatMap(corporation => ofCorporation(state, corporation)),
    ...trains,
    ...ofTrains(state),
    ...ofPrivates(state),
  ]
}

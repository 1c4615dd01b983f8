import type { Refusal } from '../../../rules/rule'
import {
  CORPORATIONS,
  type CorporationId,
  FLOATS_AT,
  MOST_IN_MARKET,
  MOST_SHARES,
  PAPER,
  PRIVATES,
  RUSTS,
  TRAINS,
} from '../data'
import { refuse } from '../refusals'
import {
  type AlState,
  certificateLimit,
  certificates,
  overTrainLimit,
  phaseReached,
  shares,
  trainLimit,
} from '../state'
import { heirTo } from '../stock/presidency'

function ofPlayers(state: AlState): readonly Refusal[] {
  const limit = certificateLimit(state)
  return state.players.flatMap(player => {
    const held = certificates(state, player)
    const over = held > limit ? [refuse('3.3(b)', 'overLimit', { player, held, limit })] : []
    const tooMany = CORPORATIONS.filter(corporation => shares(state, corporation, player) > MOST_SHARES).map(
      corporation => {
        const percent = shares(state, corporation, player) * PAPER.percent
        return refuse('3.3(a)', 'shareLimit', {
          player,
          corporation,
          percent,
          limit: MOST_SHARES * PAPER.percent,
        })
      },
    )
    return [...over, ...tooMany]
  })
}

function ofCorporation(state: AlState, corporation: CorporationId): readonly Refusal[] {
  const { president, floated, par } = state.corporations[corporation]
  const found: Refusal[] = []
  const market = shares(state, corporation, 'market')
  if (market > MOST_IN_MARKET) {
    const facts = { corporation, percent: market * PAPER.percent, limit: MOST_IN_MARKET * PAPER.percent }
    found.push(refuse('3.2(a)(2)', 'marketFull', facts))
  }
  const heir = heirTo(state, corporation)
  if (heir && president) found.push(refuse('3.5', 'outvoted', { corporation, president, player: heir }))
  const unsold = shares(state, corporation, 'ipo')
  if (par !== null && !floated && unsold <= FLOATS_AT)
    found.push(refuse('3.4', 'shouldFloat', { corporation }))
  if (floated && unsold > FLOATS_AT)
    found.push(refuse('3.4', 'floatedEarly', { corporation, percent: unsold * PAPER.percent }))
  return found
}

/** Trains that should be gone, except for a 4, which may stay (4.2.5.1), trains sold out of order, and a phase that does not match the latest train. */
function ofTrains({ depot, phase }: AlState): readonly Refusal[] {
  const found: Refusal[] = []
  const inPlay = [...CORPORATIONS.flatMap(id => depot.owned[id]), ...depot.market]
  const latest = TRAINS.findLast(type => inPlay.includes(type) || depot.gone.includes(type)) ?? '1'
  if (phase !== latest) found.push(refuse('1.2', 'wrongPhase', { phase, latest }))
  for (const by of TRAINS) {
    const train = RUSTS[by]
    if (train && train !== '4' && inPlay.includes(train) && phaseReached({ phase }, by))
      found.push(refuse('Table I', 'trainGone', { train, by }))
  }
  const next = TRAINS.find(type => depot.offering[type] !== 0)
  if (latest !== '1' && next && TRAINS.indexOf(next) < TRAINS.indexOf(latest))
    found.push(refuse('4.2.5(b)', 'notNext', { train: latest, next }))
  return found
}

/**
 * Private companies that a corporation has too early, that are open too late, or that closed too early: only the New
 * Decatur Yards may close early.
 */
function ofPrivates(state: AlState): readonly Refusal[] {
  const { phase, privates } = state
  const late = phaseReached(state, '5')
  return PRIVATES.flatMap(company => {
    const owner = privates[company]
    const owned = owner !== 'bank' && owner !== 'closed'
    if (owned && late) return [refuse('Table I', 'privateOpen', { private: company })]
    if (owner === 'closed' && !late && company !== 'NDY')
      return [refuse('Table I', 'privateClosed', { private: company })]
    return owned && !state.players.includes(owner) && !phaseReached(state, '3')
      ? [refuse('4.2.6', 'privatesNotYet', { phase })]
      : []
  })
}

/** The rules that the current table breaks: none in regular play, possibly some after a ruling of the banker. */
export function breaches(state: AlState): readonly Refusal[] {
  const limit = trainLimit(state)
  const trains = overTrainLimit(state).map(corporation =>
    refuse('4.2.5(g)', 'trainLimit', { corporation, owned: state.depot.owned[corporation].length, limit }),
  )
  return [
    ...ofPlayers(state),
    ...CORPORATIONS.flatMap(corporation => ofCorporation(state, corporation)),
    ...trains,
    ...ofTrains(state),
    ...ofPrivates(state),
  ]
}

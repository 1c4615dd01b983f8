import type { BreachPolicy } from '../../../families/railway/breaches'
import type { Why } from '../../../families/railway/law'
import { CORPORATIONS, FIRST_CORPORATION, PRIVATES } from '../data'
import { game, started, type VaState, va, why } from '../state'

/** Private companies that should have been sold but were not, or that a corporation has before phase 3 (4.1, 4.2). */
export const privates: NonNullable<BreachPolicy['privates']> = (_, table) => {
  const state = va(table)
  const sold = started(state, FIRST_CORPORATION) || state.round.operating > 0 || state.round.stock > 1
  return PRIVATES.flatMap((company): readonly Why[] => {
    const owner = state.privates[company]
    if (owner === 'bank') return sold ? [why('privateUnsold', { private: company })] : []
    if (owner === 'closed' || state.players.includes(owner) || game.reached(state, '3')) return []
    return [why('privatesNotNow', { phase: state.phase })]
  })
}

/** Sizes that the phase does not allow (4.5.1). */
function ofSizes({ corporations, phase }: VaState): readonly Why[] {
  return CORPORATIONS.filter(id => id !== FIRST_CORPORATION).flatMap(corporation => {
    const { size } = corporations[corporation]
    if (size === 5 && game.reached({ phase }, '5')) return [why('shouldConvert', { corporation, phase })]
    return size === 10 && !game.reached({ phase }, '3') ? [why('convertedEarly', { corporation, phase })] : []
  })
}

/** A 4D is only sold beside the second 6/5G, so that all types before that are sold out (4.5.8). */
function ofLast({ depot }: VaState): readonly Why[] {
  const all = [...Object.values(depot.owned).flat(), ...depot.market, ...depot.gone]
  const { trains } = game
  const next = trains.find(type => depot.offering[type] !== 0)
  const early = next && trains.indexOf(next) < trains.indexOf('6') && all.some(it => it === '4D')
  return early ? [why('notNext', { train: '4D', next: [next] })] : []
}

/** What of the table only 18VA's rules do not allow. */
export const own: NonNullable<BreachPolicy['own']> = table => [...ofSizes(va(table)), ...ofLast(va(table))]

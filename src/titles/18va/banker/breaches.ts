import type { BreachPolicy, breachesOf } from '../../../families/railway/breaches'
import type { Why } from '../../../families/railway/law'
import type { Refusal } from '../../../rules/rule'
import type { Paragraph } from '../book'
import { CORPORATIONS, FIRST_CORPORATION, PRIVATES, TRAINS } from '../data'
import { refuse } from '../refusals'
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

const CITES = {
  overLimit: '3.1',
  shareLimit: '3.1',
  outvoted: '4.4.2',
  trainLimit: '4.5.8',
  wrongPhase: '2',
  trainGone: '2',
  notNext: '4.5.8',
  privateUnsold: '4.1',
  privatesNotNow: '4.2',
} as const satisfies Readonly<Record<string, Paragraph>>

/** Sizes that the phase does not allow (4.5.1). */
function ofSizes({ corporations, phase }: VaState): readonly Refusal[] {
  return CORPORATIONS.filter(id => id !== FIRST_CORPORATION).flatMap(corporation => {
    const { size } = corporations[corporation]
    if (size === 5 && game.reached({ phase }, '5'))
      return [refuse('4.5.1', 'shouldConvert', { corporation, phase })]
    return size === 10 && !game.reached({ phase }, '3')
      ? [refuse('4.5.1', 'convertedEarly', { corporation, phase })]
      : []
  })
}

/** A 4D is only sold beside the second 6/5G, so that all types before that are sold out (4.5.8). */
function ofLast({ depot }: VaState): readonly Refusal[] {
  const all = [...Object.values(depot.owned).flat(), ...depot.market, ...depot.gone]
  const next = TRAINS.find(type => depot.offering[type] !== 0)
  const early = next && TRAINS.indexOf(next) < TRAINS.indexOf('6') && all.some(it => it === '4D')
  return early ? [refuse('4.5.8', 'notNext', { train: '4D', next: [next] })] : []
}

/**
 * The rules that the current table breaks. Play itself can only break the certificate limit, by a lost presidency, and
 * the train limit until the discards are made; every other breach follows from a ruling.
 */
export const breachesWith =
  (common: (cites: typeof CITES) => ReturnType<typeof breachesOf>) =>
  (state: VaState): readonly Refusal[] => {
    const found = common(CITES)(state).map(it =>
      it.code === 'notNext' ? { ...it, facts: { ...it.facts, next: [String(it.facts.next)] } } : it,
    )
    return [...found, ...ofSizes(state), ...ofLast(state)]
  }

import type { BreachPolicy } from '../../../families/railway/breaches'
import { own } from '../reasons'

/**
 * Private companies that a corporation has too early, that are open too late, or that closed too early: only the New
 * Decatur Yards may close early.
 */
export const ofPrivates: NonNullable<BreachPolicy['privates']> = (
  { privates: companies, reached },
  state,
) => {
  const { phase, privates, players } = state
  const late = reached(state, '5')
  return companies.flatMap(company => {
    const owner = privates[company] ?? 'closed'
    const owned = owner !== 'bank' && owner !== 'closed'
    if (owned && late) return [own('privateOpen', { private: company })]
    if (owner === 'closed' && !late && company !== 'NDY') return [own('privateClosed', { private: company })]
    return owned && !players.includes(owner) && !reached(state, '3') ? [own('privatesNotYet', { phase })] : []
  })
}

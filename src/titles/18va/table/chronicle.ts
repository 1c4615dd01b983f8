import { commonChronicle, trainsLost } from '../../../families/story/chronicle'
import type { Chapter, Chronicle, TurningPoint } from '../../../rules/chronicle'
import type { Happening } from '../../../rules/happening'
import { type CardId, TYPE_OF } from '../data'
import type { VaHappening } from '../happenings'
import type { VaState } from '../state'

/** The app's type does not name the kinds of happenings that only 18VA has. */
const own = (happened: readonly Happening[]) => happened as readonly VaHappening[]

function buyerOf(happened: readonly VaHappening[], phase: string): string | null {
  const bought = happened.find(
    it =>
      it.is === 'train' && it.from === 'ipo' && it.why === 'bought' && TYPE_OF[it.train as CardId] === phase,
  )
  return bought?.is === 'train' ? bought.to : null
}

function turningsIn({ state, happened }: Chapter<VaState>): readonly TurningPoint[] {
  const all = own(happened)
  const converted = all.flatMap(it =>
    it.is === 'converted' && state.corporations[it.corporation].par !== null ? [it.corporation] : [],
  )
  const phase = all.find(it => it.is === 'phase')
  return all.flatMap((it): TurningPoint[] => {
    if (it.is === 'president' && it.from !== null)
      return [{ code: 'president', facts: { corporation: it.corporation, from: it.from, to: it.to } }]
    if (it.is === 'phase') {
      const facts = {
        phase: it.phase,
        by: buyerOf(all, it.phase),
        lost: trainsLost(happened, ['scrapped']),
        converted,
      }
      return [{ code: 'phase', facts }]
    }
    if (it.is === 'converted' && !phase)
      return [{ code: 'converted', facts: { corporation: it.corporation } }]
    if (it.is === 'paid' && it.why === 'contribution')
      return [{ code: 'helped', facts: { player: it.from, corporation: it.to, amount: it.amount } }]
    if (it.is === 'bankrupt') return [{ code: 'bankrupt', facts: { player: it.player } }]
    return it.is === 'closed' ? [{ code: 'closed', facts: { corporation: it.corporation } }] : []
  })
}

/**
 * The story of a game of 18VA: runs, presidencies taken over, phases, conversions, presidents' contributions,
 * bankruptcies and closed corporations.
 */
export const chronicle: Chronicle<VaState> = {
  ...commonChronicle(it => it.why === 'bought'),
  turnings: turningsIn,
}

import { commonChronicle, trainsLost } from '../../../families/story/chronicle'
import type { Chapter, Chronicle, TurningPoint } from '../../../rules/chronicle'
import type { Happening } from '../../../rules/happening'
import { CORPORATIONS, type CorporationId } from '../data'
import type { AlHappening } from '../ledger'
import type { AlState } from '../state'

/** Happenings of 18AL: the type of the app does not name the kinds that only 18AL has. */
const own = (happened: readonly Happening[]) => happened as readonly AlHappening[]

const isCorporation = (id: string): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

function buyerOf(happened: readonly AlHappening[], phase: string): string | null {
  const bought = happened.find(it => it.is === 'train' && it.train === phase && it.from === 'ipo')
  return bought?.is === 'train' ? bought.to : null
}

function turnings({ happened }: Chapter<AlState>): readonly TurningPoint[] {
  const all = own(happened)
  const lost = trainsLost(happened, ['rusted', 'obsolete'])
  const points = all.flatMap((it): TurningPoint[] => {
    if (it.is === 'president' && it.from !== null)
      return [{ code: 'president', facts: { corporation: it.corporation, from: it.from, to: it.to } }]
    if (it.is === 'phase')
      return [{ code: 'phase', facts: { phase: it.phase, by: buyerOf(all, it.phase), lost } }]
    if (it.is === 'paid' && it.why === 'contribution')
      return [{ code: 'helped', facts: { player: it.from, corporation: it.to, amount: it.amount } }]
    return []
  })
  const said = points.some(({ code }) => code === 'phase')
  return lost.length > 0 && !said ? [{ code: 'lost', facts: { lost } }, ...points] : points
}

/** The story of a game of 18AL: runs, presidencies that were taken over, phases with what they removed, presidents who had to help. */
export const chronicle: Chronicle<AlState> = {
  ...commonChronicle(it => isCorporation(it.to)),
  turnings,
}

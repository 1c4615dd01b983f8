import type { Chapter, Chronicle, TurningPoint } from '../../rules/chronicle'
import type { Happening } from '../../rules/happening'
import { commonChronicle, trainsLost } from '../story/chronicle'
import type { RailHappening } from './ledger'
import type { AnyRailway } from './table'

/** The happenings of a railway game: the type of the app does not name the kinds that only these have. */
const own = (happened: readonly Happening[]) => happened as readonly (Happening | RailHappening)[]

/** Who bought the first train of a phase; `null` if a ruling began it. */
function buyerOf(happened: readonly Happening[], phase: string): string | null {
  const bought = happened.find(it => it.is === 'train' && it.train === phase && it.from === 'ipo')
  return bought?.is === 'train' ? bought.to : null
}

/** Presidencies taken over, phases with what they removed, trains that went after their last run, and presidents who had to help. */
function turnings({ happened }: Chapter<AnyRailway>): readonly TurningPoint[] {
  const lost = trainsLost(happened, ['rusted', 'obsolete'])
  const points = own(happened).flatMap((it): TurningPoint[] => {
    if (it.is === 'president' && it.from !== null)
      return [{ code: 'president', facts: { corporation: it.corporation, from: it.from, to: it.to } }]
    if (it.is === 'phase')
      return [{ code: 'phase', facts: { phase: it.phase, by: buyerOf(happened, it.phase), lost } }]
    if (it.is === 'paid' && it.why === 'contribution')
      return [{ code: 'helped', facts: { player: it.from, corporation: it.to, amount: it.amount } }]
    return []
  })
  const said = points.some(({ code }) => code === 'phase')
  return lost.length > 0 && !said ? [{ code: 'lost', facts: { lost } }, ...points] : points
}

/** The story of a railway game, besides everyone's worth over time. */
export const chronicle: Chronicle<AnyRailway> = {
  ...commonChronicle(({ to }) => to !== 'market' && to !== 'gone' && to !== 'ipo'),
  turnings,
}

import { chronicleOf } from '../../../families/railway/chronicle'
import type { AnyRailway } from '../../../families/railway/table'
import type { Chapter, TurningPoint } from '../../../rules/chronicle'
import type { VaHappening } from '../state'

/** The app's type does not name the kinds of happenings that only 18VA has. */
const own = ({ happened }: Chapter<AnyRailway>) => happened as readonly VaHappening[]

/** The story of a game of 18VA: also conversions, bankruptcies and closed corporations. */
export const chronicle = chronicleOf({
  phase: chapter => ({
    converted: own(chapter).flatMap(it =>
      it.is === 'converted' && chapter.state.corporations[it.corporation]?.par != null
        ? [it.corporation]
        : [],
    ),
  }),
  turnings(chapter) {
    const all = own(chapter)
    const begins = all.some(it => it.is === 'phase')
    return all.flatMap((it): TurningPoint[] => {
      if (it.is === 'bankrupt') return [{ code: 'bankrupt', facts: { player: it.player } }]
      const told = it.is === 'closed' || (it.is === 'converted' && !begins)
      return told ? [{ code: it.is, facts: { corporation: it.corporation } }] : []
    })
  },
})

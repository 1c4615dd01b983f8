import { desk, shownSession, voice } from '../../../../app/desk/table'
import type { Money } from '../../../../bank/money'
import { BestKey } from '../../../../families/map/screens/BestKey'
import { BestRoutes } from '../../../../families/map/screens/BestRoutes'
import { againstBest } from '../../../../families/map/screens/doubt'
import { answerTo } from '../../../../families/map/screens/runs'
import { figureOf, giveFigure } from '../../../../families/operating/screens/figure'
import type { OperateParts } from '../../../../families/railway/screens/Operate'
import type { Play } from '../../../../families/railway/screens/shown'
import type { AnyRailway } from '../../../../families/railway/table'
import { apply } from '../../../../rules/apply'
import type { Action } from '../../../../rules/rule'
import { chart } from '../../map/best'
import { said } from '../words'
import { bestNow, bestUntried, questionOn } from './bestNow'
import { MapBelow } from './MapCard'

/** Puts the best revenue on the pad of a table. */
function Key({ corporation, revision }: { corporation: string; revision: number }) {
  const take = (revenue: Money) => giveFigure(revision, { corporation, revenue })
  return <BestKey text={said.value.best} best={bestNow.value} onTake={take} />
}

/** What a stop is called: only one lies where the map has no name. */
const nameOf = (hex: string): string => chart.hexes[hex]?.name ?? 'Lumber Terminal'

/** The routes of the best runs, and the map with them if it does not stand above. */
const Routes = ({ play }: { play: Play }) => (
  <>
    {bestNow.value ? (
      <BestRoutes text={said.value.best} best={bestNow.value} untried={bestUntried.value} nameOf={nameOf} />
    ) : null}
    <MapBelow play={play} />
  </>
)

/** What could be run next if an entry is made now, such as the purchase of a train; `undefined` while it is not known for certain. */
function bestWith(entry: Action): string | undefined {
  const [open, table] = [shownSession.value, desk.value?.table]
  if (!open || !table) return undefined
  const outcome = apply(open.title.law, table, entry)
  const question = 'state' in outcome ? questionOn(outcome.state as AnyRailway) : undefined
  const best = question && answerTo(question)
  return best?.certain ? said.value.best.next(voice.value.money(best.total)) : undefined
}

/** What the map adds to the card of an operating turn: the best runs on the pad, and with each train for sale. */
export function bestRuns(play: Play): Pick<OperateParts, 'run' | 'brings'> {
  const { revision } = play
  return {
    run(runs) {
      const corporation = runs[0]?.draft.corporation ?? ''
      return {
        doubts(revenue) {
          // A corporation that never ran has no figure yet.
          const given = revenue > 0 || figureOf(corporation, revision) !== undefined
          const best = given ? bestNow.value : undefined
          return best && againstBest(best, revenue, said.value.best, voice.value.money)
        },
        keys: <Key corporation={corporation} revision={revision} />,
        below: <Routes play={play} />,
      }
    },
    brings: ({ draft, refusal }) => (refusal ? undefined : bestWith(draft)),
  }
}

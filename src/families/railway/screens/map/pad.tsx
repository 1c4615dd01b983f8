import { desk, shownSession, voice } from '../../../../app/desk/table'
import type { Money } from '../../../../bank/money'
import { apply } from '../../../../rules/apply'
import type { Action } from '../../../../rules/rule'
import { BestKey } from '../../../map/screens/BestKey'
import { BestRoutes } from '../../../map/screens/BestRoutes'
import { againstBest } from '../../../map/screens/doubt'
import { answerTo } from '../../../map/screens/runs'
import { figureOf, giveFigure } from '../../../operating/screens/figure'
import { stopName, tilesOn } from '../../kept/board'
import type { AnyRailway } from '../../table'
import type { OperateParts } from '../Operate'
import type { Play } from '../shown'
import type { OnMap } from './drawn'
import { MapBelow } from './MapCard'
import { said } from './said'

/** Puts the best revenue on the pad of a table. */
function Key({ on, corporation, revision }: { on: OnMap; corporation: string; revision: number }) {
  const take = (revenue: Money) => giveFigure(revision, { corporation, revenue })
  return <BestKey text={said.value.best} best={on.best.now.value} onTake={take} />
}

/** The routes of the best runs, and the map with them if it does not stand above. */
function Routes({ on, play }: { on: OnMap; play: Play }) {
  const { now, untried } = on.best
  const tiles = desk.value ? tilesOn(desk.value.table as AnyRailway) : {}
  return (
    <>
      {now.value ? (
        <BestRoutes
          text={said.value.best}
          best={now.value}
          untried={untried.value}
          nameOf={hex => stopName(on.kept, { tiles }, hex)}
        />
      ) : null}
      <MapBelow on={on} play={play} />
    </>
  )
}

/** What could be run next if an entry is made now, such as the purchase of a train; `undefined` while it is not known for certain. */
function bestWith({ best: { questionOn } }: OnMap, entry: Action): string | undefined {
  const [open, table] = [shownSession.value, desk.value?.table]
  if (!open || !table) return undefined
  const outcome = apply(open.title.law, table, entry)
  const question = 'state' in outcome ? questionOn(outcome.state as AnyRailway) : undefined
  const best = question && answerTo(question)
  return best?.certain ? said.value.best.next(voice.value.money(best.total)) : undefined
}

/** What the map adds to the card of an operating turn: the best runs on the pad, and with each train for sale. */
export function bestRuns(on: OnMap, play: Play): Pick<OperateParts, 'run' | 'brings'> {
  const { revision } = play
  return {
    run(runs) {
      const corporation = runs[0]?.draft.corporation ?? ''
      return {
        doubts(revenue) {
          // A corporation that never ran has no figure yet.
          const given = revenue > 0 || figureOf(corporation, revision) !== undefined
          const best = given ? on.best.now.value : undefined
          return best && againstBest(best, revenue, said.value.best, voice.value.money)
        },
        keys: <Key on={on} corporation={corporation} revision={revision} />,
        below: <Routes on={on} play={play} />,
      }
    },
    brings: ({ draft, refusal }) => (refusal ? undefined : bestWith(on, draft)),
  }
}

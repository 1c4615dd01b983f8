import { computed } from '@preact/signals'
import { session } from '../../../../app/desk/table'
import type { Action } from '../../../../rules/rule'
import { inRounds } from '../../../../session/rounds'
import { before, type Session } from '../../../../session/session'
import { type RunMade, RunsStory } from '../../../map/screens/RunsStory'
import { runningOf } from '../../kept/running'
import type { Run } from '../../operating/policy'
import type { AnyRailway } from '../../table'
import type { OnMap } from './drawn'
import { said } from './said'

const isRun = (action: Action): action is Run => action.type === 'run'

/** The runs of a game that were made while its map was kept. */
function runsOf({ kept, best }: OnMap, game: Session): readonly RunMade[] {
  return inRounds(game).flatMap(({ entry: { id, action }, round }, i) => {
    const running = isRun(action) && runningOf(kept, before(game, i) as AnyRailway, action.corporation)
    if (!running) return []
    const { corporation, revenue } = action
    return [{ entry: id, round, corporation, revenue, question: best.question(running) }]
  })
}

/** What the corporations of the open game ran, and what they could have run. */
export function runsStory(on: OnMap) {
  const runs = computed(() => (session.value ? runsOf(on, session.value) : []))
  return () => <RunsStory text={said.value.best.story} runs={runs.value} />
}

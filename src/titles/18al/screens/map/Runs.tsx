import { computed } from '@preact/signals'
import { session } from '../../../../app/desk/table'
import { type RunMade, RunsStory } from '../../../../families/map/screens/RunsStory'
import { questionOf } from '../../../../families/map/screens/runs'
import type { Run } from '../../../../families/railway/operating/policy'
import type { AnyRailway } from '../../../../families/railway/table'
import type { Action } from '../../../../rules/rule'
import { inRounds } from '../../../../session/rounds'
import { before, type Session } from '../../../../session/session'
import { taskOf } from '../../map/best'
import { runningOf } from '../../map/running'
import { said } from '../words'

const isRun = (action: Action): action is Run => action.type === 'run'

/** The runs of a game that were made while its map was kept. */
function runsOf(game: Session): readonly RunMade[] {
  return inRounds(game).flatMap(({ entry: { id, action }, round }, i) => {
    const running = isRun(action) && runningOf(before(game, i) as AnyRailway, action.corporation)
    if (!running) return []
    const { corporation, revenue } = action
    return [{ entry: id, round, corporation, revenue, question: questionOf(running, taskOf) }]
  })
}

const runs = computed(() => (session.value ? runsOf(session.value) : []))

/** What the corporations of the open game ran, and what they could have run. */
export const Runs = () => <RunsStory text={said.value.best.story} runs={runs.value} />

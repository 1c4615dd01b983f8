import { bestRuns } from '../best'
import type { Asked } from './solver'

// Works out best runs beside the page, one after the other. It knows no title: a task holds all that it needs.
addEventListener('message', ({ data: { task, comparisons } }: MessageEvent<Asked>) =>
  postMessage(bestRuns(task, comparisons)),
)

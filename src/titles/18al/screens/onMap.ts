import { late } from '../../../rules/late'

/** What the card of an operating turn shows at a table that keeps its map, and tells of runs. */
export const onMap = late(async () => {
  const [{ MapCard }, { bestRuns }] = await Promise.all([import('./map/MapCard'), import('./map/pad')])
  return { MapCard, bestRuns }
})

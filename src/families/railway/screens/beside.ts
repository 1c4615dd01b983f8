// What is drawn for few turns or beside play: one file, which nothing waits for at first.
import type { railwaySheet } from './later/Sheet'

export { Books } from './Books'
export { board } from './board'
export { Chart } from './Chart'
export { Forced } from './Forced'
export { Newcomer } from './Newcomer'
export { owned } from './owned'
export { Ruin } from './Ruin'

/** Fetches the revenue sheet of a title whose map is data. Rejects if its file cannot be fetched. */
export const sheetOn = async (
  ...of: Parameters<typeof railwaySheet>
): Promise<ReturnType<typeof railwaySheet>> => (await import('./later/Sheet')).railwaySheet(...of)

import type { best } from './en/best'

/** What is said of the best runs at a table that keeps its map, and of what was run in the story of a game. */
export type BestWords = typeof best

import type { commonAhead, means } from './en/ahead'

type Common = typeof commonAhead

/** Words of what a player could buy and raise. */
export type MeansWords = typeof means

/** Words of the look ahead: each figure with the sum behind it and what it assumes. */
export interface AheadWords extends Common {
  division(bank: string, perRound: string, rounds: string): string
  values(from: string, path: string): string
  value(from: string, to: string): string
  keeps(withheld: string, paid: string): string
  readonly bankAssumes: string
  readonly trainsAssume: string
  readonly runsAssume: string
  readonly playersAssume: string
}

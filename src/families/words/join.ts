import type { commonJoining } from './en/join'

type Common = typeof commonJoining

/** Words of the parts that the form of any title may use: amounts, trains, stacks, and the foot. */
export type JoinPartWords = Partial<Pick<Common, 'overdrawn'>> &
  Pick<Common, 'notYet' | 'next' | 'stacks' | 'raise' | 'addTrain' | 'addTrainTo' | 'dropTrain' | 'fits'>

/** Words of the form for the table of a game joined in progress. */
export interface JoinWords extends Common {
  readonly what: string
  /** Name of the price at which a corporation was started. */
  readonly par: string
  readonly price: string
  readonly market: string
  rest(percent: number): string
  readonly trainsMarket: string
}

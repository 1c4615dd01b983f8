/** What is said of the best runs at a table that keeps its map. */
export interface BestWords {
  // the key that puts the best on the pad
  readonly best: string
  readonly soFar: string
  readonly searching: string
  takeBest(key: string): string
  // a revenue that is something else
  below(amount: string): string
  belowSoFar(amount: string): string
  above(amount: string): string
  // its routes
  readonly routes: string
  readonly notCertain: string
  readonly noRoute: string
  readonly sum: string
  /** The best run of all trains if this one is bought now. */
  next(amount: string): string
  /** The best run as it was before anything was tried, in a what-if. */
  untried(amount: string): string
  readonly story: BestStoryWords
}

/** What the story of a game says of what was run and what could have been. */
export interface BestStoryWords {
  readonly heading: string
  searching(done: number, of: number): string
  ranOf(ran: string, best: string): string
  missed(amount: string): string
  readonly missedNothing: string
  /** A single run that fell short. */
  run(corporation: string, ran: string, best: string): string
  readonly short: string
  readonly note: string
}

/** Words of the parts that the form of any title may use: amounts, trains, stacks, and the foot. */
export interface JoinPartWords {
  readonly notYet: string
  readonly next: string
  readonly stacks: string
  raise(id: string): string
  addTrain(type: string): string
  addTrainTo(type: string, who: string): string
  dropTrain(type: string, who: string): string
  fits(bank: string): string
  /** Everything is filled in, but players and treasuries have this much more than the game holds; only if its bank can run out. */
  overdrawn?(by: string): string
}

/** Words of the form for the table of a game joined in progress. */
export interface JoinWords extends JoinPartWords {
  readonly what: string
  readonly where: string
  readonly stock: string
  readonly operating: string
  readonly set: string
  readonly nth: string
  readonly rounds: string
  readonly done: string
  /** Under it, until somebody has answered. */
  readonly doneGuess: string
  readonly turn: string
  readonly priority: string
  readonly cash: string
  readonly privates: string
  /** Shown instead of the private companies if all of them are closed. */
  readonly closed: string
  readonly nobody: string
  readonly corporations: string
  readonly notStarted: string
  /** Name of the price at which a corporation was started. */
  readonly par: string
  readonly price: string
  readonly space: string
  readonly treasury: string
  readonly shares: string
  percent(share: number): string
  readonly market: string
  rest(percent: number): string
  readonly president: string
  readonly trains: string
  readonly trainsMarket: string
  phase(phase: string): string
  readonly stations: string
  readonly bank: string
  bankRest(amount: string, all: string): string
  readonly bankCounted: string
  /** What a stock round and a turn remember. */
  readonly passes: string
  readonly begun: string
  readonly sold: string
  soldBy(name: string): string
  turnSoFar(who: string): string
}

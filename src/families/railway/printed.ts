import type { Money } from '../../bank/money'
import type { Paper } from '../../bank/paper'
import type { PlateColours } from '../../rules/view'

/** What a charter prints. */
export interface Charter {
  readonly name: string
  /** Where its home station is. */
  readonly home: string
  /** The price of each further station, in the order in which they are placed. */
  readonly stations: readonly Money[]
  readonly plate: PlateColours
}

/** What the card of a private company prints. */
export interface PrivateCard {
  readonly name: string
  readonly face: Money
  readonly income: Money
  /** The fewest players with whom it is in the game; if missing, it always is. */
  readonly seats?: number
}

/** A type of train. */
export interface TrainCard {
  readonly price: Money
  /** How many there are, `null` if they never run out. */
  readonly number: number | null
  /** The type whose first train takes this one out of play. */
  readonly goesWith?: string
  /**
   * Set if only those of the first buyer and of the Open Market then go at once: the others are obsolete and go after their
   * corporation's next run, except with the option `unless`, with which all go at once.
   */
  readonly lingers?: { readonly unless?: string }
  /** The phase from which it is sold beside the types before it. */
  readonly besideFrom?: string
  /** What a train of this type can be declared as when a corporation buys it; if missing, it keeps its name. */
  readonly cards?: readonly string[]
  /** What it costs if a train of one of these types is handed in. */
  readonly tradeIn?: Readonly<Record<string, Money>>
}

/** The code of a phase in which corporations may buy private companies. */
export const ACQUIRES = 'acquires'

/** What a phase, named after the first train that begins it, allows. */
export interface Phase {
  readonly trainLimit: number
  /** The train limits by the size of a corporation, where they depend on it. */
  readonly limits?: Readonly<Record<string, number>>
  /** Operating rounds after a stock round. */
  readonly rounds: number
  /** What else is so in it, as codes that the words name and that rules ask for. */
  readonly allows?: readonly string[]
  /** What its first train sets off besides what the figures say, told before a new train limit, and after it. */
  readonly before?: readonly string[]
  readonly brings?: readonly string[]
}

/** What an option changes of what is printed. */
export interface Variant {
  readonly privates?: Readonly<Record<string, PrivateCard>>
  /** Private companies have no powers. */
  readonly powerless?: true
  /** What no phase allows or brings with it, as codes. */
  readonly without?: readonly string[]
  /** Corporations whose home station is elsewhere with it. */
  readonly homes?: Readonly<Record<string, string>>
  /** Types of trains that never run out with it. */
  readonly unlimited?: readonly string[]
}

/** What is printed in the box of a railway game, as literals that look like the box. */
export interface Printed {
  readonly bank: Money
  /** Starting cash and certificate limit by number of players. */
  readonly seats: Readonly<Record<number, { readonly cash: Money; readonly limit: number }>>
  readonly paper: Paper
  /** The stock chart, rows from the top; letters after a price say what is printed in its space: a key of `spaces`. */
  readonly chart: readonly string[]
  readonly spaces: Readonly<Record<string, string>>
  /** What is printed in spaces whose corporations' certificates do not count against the limit. */
  readonly uncounted: readonly string[]
  /** In the order of the charters. */
  readonly corporations: Readonly<Record<string, Charter>>
  /** Cheapest first: the order in which they are sold. */
  readonly privates: Readonly<Record<string, PrivateCard>>
  /** In the order in which they are sold. */
  readonly trains: Readonly<Record<string, TrainCard>>
  /** In order; each but the first begins with the first train of its name. */
  readonly phases: Readonly<Record<string, Phase>>
  readonly options?: Readonly<Record<string, Variant>>
}

import type { Space } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'

/** When the bank runs out if every corporation keeps paying out its last run and no other money moves in or out. */
export interface BankOutlook {
  /** Money that leaves the bank in one operating round. */
  readonly perRound: Money
  /** Operating rounds from now: 0 is the rest of the one in progress; `null` if nothing leaves the bank. */
  readonly rounds: number | null
  /** The name of that round, such as `OR 5.2`; `null` if there is none, or if the bank is out already. */
  readonly round: string | null
}

/** What a corporation with trains takes out of the bank per run: its dividend on the shares of players and the market. */
export interface Leaves {
  readonly corporation: string
  readonly perShare: Money
  readonly shares: number
}

/** The same with what it is made up of. */
export interface BankSums extends BankOutlook {
  readonly leaves: readonly Leaves[]
  /** Dividends of the corporations that have yet to run in the round in progress. */
  readonly still: Money
}

/** A corporation that would have no train, and what its president would have to add for the cheapest one. */
export interface Stranded {
  readonly corporation: string
  readonly president: PlayerId
  readonly price: Money
  readonly treasury: Money
  readonly short: Money
  readonly presidentHas: Money
}

/** Effect of the first train of a type on the charters, assuming that the first trains of all earlier types have had theirs. */
export interface TrainOutlook {
  readonly type: string
  readonly price: Money
  readonly left: number | null
  readonly removes: readonly { readonly corporation: string; readonly trains: readonly string[] }[]
  readonly mustDiscard: readonly { readonly corporation: string; readonly excess: number }[]
  /** Corporations that may buy now, and that would be over the new limit if they bought it. */
  readonly overIfBought: readonly string[]
  readonly stranded: readonly Stranded[]
}

/** A corporation's next runs at its last revenue: all paid out, or the first one withheld. */
export interface RunOutlook {
  readonly corporation: string
  readonly revenue: Money
  readonly perShare: Money
  /** The price after 1, 2 and 3 runs: `paid` pays all of them out, `withheldFirst` withholds the first and pays the others. */
  readonly paid: readonly Money[]
  readonly withheldFirst: readonly Money[]
  /** What one share gains in dividends and price over these runs, either way. */
  readonly gainPaid: Money
  readonly gainWithheldFirst: Money
}

/** Something that can be had, and the least that it costs. */
export interface Priced {
  readonly of: string
  readonly price: Money
}

/** What a player could buy, and raise in cash, on a turn of theirs now. */
export interface Liquidity {
  readonly player: PlayerId
  readonly cash: Money
  /** The corporations of which the bank would sell them a share, with the lowest price. */
  readonly buys: readonly { readonly corporation: string; readonly price: Money }[]
  /** Whether shares are bought in the next stock round only. */
  readonly later?: boolean
  /** The corporations that they could start, with what the president's certificate costs at least. */
  readonly starts: readonly Priced[]
  /** The private companies, and whatever is sold with them, that they could buy for their price, or bid on from it. */
  readonly privates: readonly (Priced & { readonly bid: boolean })[]
  /** The trains that the bank would sell their corporations now, if it were the turn of these. */
  readonly trains: readonly { readonly corporation: string; readonly trains: readonly Priced[] }[]
  /** For each corporation the largest sale that the bank would accept, at current prices. */
  readonly sales: readonly { readonly corporation: string; readonly shares: number; readonly amount: Money }[]
  readonly total: Money
  /** Certificates that the player may still buy before reaching the certificate limit. */
  readonly room: number
}

/** What lies ahead, as far as it can be told; each figure rests on one plain assumption. */
export interface Outlook {
  readonly bank: BankOutlook
  /** Corporations that have no train now, and what the cheapest one costs now. */
  readonly trainless: readonly Stranded[]
  readonly trains: readonly TrainOutlook[]
  readonly runs: readonly RunOutlook[]
  readonly liquidity: readonly Liquidity[]
}

/**
 * Where the rounds of a game are: stock rounds begun, operating rounds begun since the last of them, and how many
 * operating rounds this set has.
 */
export interface RoundsNow {
  readonly stock: number
  readonly operating: number
  readonly of: number
}

/** Number of runs ahead over which paying and withholding are compared. */
const RUNS = 3

/** The round `rounds` operating rounds further on, if `each` of them follow every later stock round. */
export function roundAfter({ stock, operating, of }: RoundsNow, each: number, rounds: number): RoundsNow {
  const last = operating + rounds
  const inThis = operating === 0 ? each : of
  if (last <= inThis) return { stock, operating: last, of: inThis }
  const beyond = last - inThis - 1
  return { stock: stock + 1 + Math.floor(beyond / each), operating: 1 + (beyond % each), of: each }
}

/** What `bankOutlook` computes from. */
export interface BankSum {
  readonly bank: Money
  readonly perRound: Money
  /** Dividends of the corporations that have yet to run in the round in progress; `undefined` outside an operating round. */
  readonly still: Money | undefined
  readonly round: RoundsNow
  /** Operating rounds after each stock round in the current phase. */
  readonly each: number
}

/** Computes when the bank runs out; `in` is the operating round in which it will, `null` if it never does or is out already. */
export function bankOutlook(sum: BankSum): BankOutlook & { readonly in: RoundsNow | null } {
  const { bank, perRound, still = 0, round, each } = sum
  const after = (rounds: number) => {
    const at = roundAfter(round, each, rounds)
    return { perRound, rounds, round: `OR ${at.stock}.${at.operating}`, in: at }
  }
  if (bank <= 0) return { perRound, rounds: 0, round: null, in: null }
  if (perRound === 0) return { perRound, rounds: null, round: null, in: null }
  if (sum.still !== undefined && bank <= still) return after(0)
  return after(Math.ceil((bank - still) / perRound))
}

/**
 * Corporations that have yet to run in the operating round in progress, of those whose turn `next` says is not over;
 * `undefined` outside such a round.
 */
export function yetToRun<C extends string>(
  turn: { readonly corporation: C; readonly step: string; readonly operated: readonly C[] } | undefined,
  next: (operated: readonly C[]) => readonly C[],
): readonly C[] | undefined {
  const ran = turn?.step === 'trains' ? turn.corporation : undefined
  return turn && next(turn.operated).filter(id => id !== ran)
}

/** A table with new trains for sale. */
interface Offering {
  readonly depot: { readonly offering: Readonly<Record<string, number | null>> }
}

/**
 * The types of trains that are left, each on a table that those before it have changed: `first` lets its first train do so,
 * and `discards` makes the discards that follow.
 */
export function eachInTurn<S extends Offering, R>(
  types: readonly string[],
  state: S,
  first: (state: S, type: string) => { readonly after: S; readonly row: R },
  discards: (state: S) => S,
): readonly R[] {
  let at = state
  return types
    .filter(type => state.depot.offering[type] !== 0)
    .map(type => {
      const { after, row } = first(at, type)
      at = discards(after)
      return row
    })
}

/** Trains left to sell once the types in `gone` are sold out and the first train of `type` is sold. */
export function soldUpTo<T extends string>(
  offering: Readonly<Record<T, number | null>>,
  gone: readonly T[],
  type: T,
): Record<T, number | null> {
  const left: Record<T, number | null> = { ...offering }
  for (const before of gone) left[before] = 0
  const now = left[type]
  if (now !== null) left[type] = now - 1
  return left
}

/** Adds how much a president would have to pay toward the cheapest train. */
export function strandedBy(
  of: Pick<Stranded, 'corporation' | 'president' | 'price' | 'treasury' | 'presidentHas'>,
): Stranded {
  return { ...of, short: Math.max(0, of.price - of.treasury) }
}

/** How a token moves for a run, and the price of the space where it ends up. */
export interface RunLaw {
  readonly pays: (at: Space) => Space
  readonly withholds: (at: Space) => Space
  readonly price: (at: Space) => Money
}

/** A corporation's next runs, starting from the space of its token: all paid out, or the first one withheld. */
export function runOutlook(
  { corporation, revenue, perShare }: Pick<RunOutlook, 'corporation' | 'revenue' | 'perShare'>,
  at: Space,
  law: RunLaw,
): RunOutlook {
  const prices = (moves: readonly boolean[]) => {
    let space = at
    return moves.map(pays => {
      space = pays ? law.pays(space) : law.withholds(space)
      return law.price(space)
    })
  }
  const paid = prices(Array.from({ length: RUNS }, () => true))
  const withheldFirst = prices(Array.from({ length: RUNS }, (_, i) => i > 0))
  const now = law.price(at)
  const gain = (path: readonly Money[], runs: number) => (path.at(-1) ?? now) - now + perShare * runs
  return {
    corporation,
    revenue,
    perShare,
    paid,
    withheldFirst,
    gainPaid: gain(paid, RUNS),
    gainWithheldFirst: gain(withheldFirst, RUNS - 1),
  }
}

/** What a player could raise: their cash and, for each corporation, the largest of the sales in `taken`, which the bank would accept. */
export function liquidity(
  of: Omit<Liquidity, 'sales' | 'total'>,
  taken: readonly { readonly corporation: string; readonly shares: number }[],
  price: (corporation: string) => Money,
): Liquidity {
  const largest = new Map<string, number>()
  for (const { corporation, shares } of taken)
    largest.set(corporation, Math.max(shares, largest.get(corporation) ?? 0))
  const sales = [...largest].map(([corporation, shares]) => ({
    corporation,
    shares,
    amount: shares * price(corporation),
  }))
  return { ...of, sales, total: sales.reduce((sum, sale) => sum + sale.amount, of.cash) }
}

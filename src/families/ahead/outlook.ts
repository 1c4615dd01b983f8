import type { Space } from '../../bank/chart'
import type { Money } from '../../bank/money'
import type { PlayerId } from '../../rules/state'

/** When the bank will be out if every corporation keeps paying its last run and nothing else is paid in or out. */
export interface BankOutlook {
  /** What leaves the bank in one operating round. */
  readonly perRound: Money
  /** Operating rounds from now, the one in progress counted as far as it is not played; `null` where nothing leaves the bank. */
  readonly rounds: number | null
  /** The name of that round, such as `OR 5.2`. */
  readonly round: string | null
}

/** A corporation that would be without a train, and what its president would have to add to the cheapest one. */
export interface Stranded {
  readonly corporation: string
  readonly president: PlayerId
  readonly price: Money
  readonly treasury: Money
  readonly short: Money
  readonly presidentHas: Money
}

/** What the first train of a type does to the charters as they are now, once the first of the types before it have done so. */
export interface TrainOutlook {
  readonly type: string
  readonly price: Money
  readonly left: number | null
  readonly removes: readonly { readonly corporation: string; readonly trains: readonly string[] }[]
  readonly mustDiscard: readonly { readonly corporation: string; readonly excess: number }[]
  readonly stranded: readonly Stranded[]
}

/** The next runs of a corporation at its last revenue: paid, or withheld first. */
export interface RunOutlook {
  readonly corporation: string
  readonly revenue: Money
  readonly perShare: Money
  /** The price after 1, 2, 3 runs that pay, and after one that is withheld followed by runs that pay. */
  readonly paid: readonly Money[]
  readonly withheldFirst: readonly Money[]
  /** What a share brings over these runs in dividends and price, one way and the other. */
  readonly gainPaid: Money
  readonly gainWithheldFirst: Money
}

/** What a player could put on the table now. */
export interface Liquidity {
  readonly player: PlayerId
  readonly cash: Money
  /** The largest sale of each corporation that the bank would take at the prices of now. */
  readonly sales: readonly { readonly corporation: string; readonly shares: number; readonly amount: Money }[]
  readonly total: Money
  /** Certificates that may still be bought before the limit. */
  readonly room: number
}

/** What can be said of what comes, each figure by a plain assumption. */
export interface Outlook<
  B extends BankOutlook = BankOutlook,
  T extends TrainOutlook = TrainOutlook,
  R extends RunOutlook = RunOutlook,
> {
  readonly bank: B
  readonly trains: readonly T[]
  readonly runs: readonly R[]
  readonly liquidity: readonly Liquidity[]
}

/** Where the rounds of a game are: stock rounds begun, operating rounds begun after the last of them, and how many there are to be. */
export interface RoundsNow {
  readonly stock: number
  readonly operating: number
  readonly of: number
}

/** How many runs ahead pay and withhold are compared. */
const RUNS = 3

/** The operating round so many further on, where each stock round is followed by as many as now. */
export function roundAfter({ stock, operating, of }: RoundsNow, each: number, rounds: number): RoundsNow {
  const last = operating + rounds
  const inThis = operating === 0 ? each : of
  if (last <= inThis) return { stock, operating: last, of: inThis }
  const beyond = last - inThis - 1
  return { stock: stock + 1 + Math.floor(beyond / each), operating: 1 + (beyond % each), of: each }
}

/** What the sum of the bank's end is made of. */
export interface BankSum {
  readonly bank: Money
  readonly perRound: Money
  /** What corporations that are still to run take in the round in progress; nothing outside of one. */
  readonly still: Money | undefined
  readonly round: RoundsNow
  /** Operating rounds after each stock round, as the phase is now. */
  readonly each: number
}

/** Rounds until the bank is out; `in` is the operating round in which it will be. */
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

/** The trains of a charter that are no more on it afterwards. */
export function lost<T extends string>(before: readonly T[], after: readonly T[]): readonly T[] {
  const kept = [...after]
  return before.filter(train => {
    const index = kept.indexOf(train)
    if (index >= 0) kept.splice(index, 1)
    return index < 0
  })
}

/** The trains that are left to sell once the first of a type is sold, and none of some types is left before it. */
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

/** What a president would have to add for the cheapest train. */
export function strandedBy(
  of: Pick<Stranded, 'corporation' | 'president' | 'price' | 'treasury' | 'presidentHas'>,
): Stranded {
  return { ...of, short: Math.max(0, of.price - of.treasury) }
}

/** How a token moves for a run, and what stands where it comes to lie. */
export interface RunLaw {
  readonly pays: (at: Space) => Space
  readonly withholds: (at: Space) => Space
  readonly price: (at: Space) => Money
}

/** The next runs of a corporation whose token lies in a space: all paid, or the first one withheld. */
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

/** What a player could raise: cash, and of each corporation the largest of these sales, which the bank would take. */
export function liquidity(
  of: Pick<Liquidity, 'player' | 'cash' | 'room'>,
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
  const { player, cash, room } = of
  return { player, cash, sales, total: sales.reduce((sum, sale) => sum + sale.amount, cash), room }
}

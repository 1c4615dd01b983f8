import type { Money } from '../bank/money'
import type { Happening } from '../rules/happening'
import type { PlayerId } from '../rules/state'
import type { TableView } from '../rules/view'
import type { EntryId } from './records'
import type { Entry, Session } from './session'

/** What each player was worth when a round ended; the first is the start, the last the table now. */
export interface WorthAt {
  readonly round: string
  readonly worth: Readonly<Record<PlayerId, Money>>
}

/** An entry and the round in which it was made. */
interface Told {
  readonly entry: Entry
  readonly round: string
}

/** The entries with their rounds: what ends a round still belongs to it. A position begins where it says. */
function told({ title, start, entries }: Session): readonly Told[] {
  let round = title.view(start).round
  return entries.map(entry => {
    if (entry.action.type === 'position') round = title.view(entry.state).round
    const at = { entry, round }
    for (const it of entry.happened) if (it.is === 'round') round = it.round
    return at
  })
}

/** Net worth by round. Income that the next round begins with is in it. */
export function worthByRound(session: Session): readonly WorthAt[] {
  const { title, start } = session
  const at = (state: typeof start, round: string): WorthAt => ({
    round,
    worth: Object.fromEntries(title.view(state).players.map(player => [player.id, player.netWorth])),
  })
  const points = [at(start, '')]
  const all = told(session)
  for (const { entry, round } of all) {
    const begun = entry.happened.flatMap(it => (it.is === 'round' ? [it.round] : []))
    // Several where a round passed without a turn.
    if (begun.length > 0) points.push(...[round, ...begun.slice(0, -1)].map(ended => at(entry.state, ended)))
  }
  const last = all.at(-1)
  if (!last) return points
  const { state, happened } = last.entry
  const now = happened.findLast(it => it.is === 'round')
  return [...points, at(state, now?.is === 'round' ? now.round : last.round)]
}

/** How a player's worth is made up, as if the game ended now; equal totals share a place. */
export interface Standing {
  readonly player: PlayerId
  readonly place: number
  readonly cash: Money
  readonly stock: Money
  readonly privates: Money
  readonly total: Money
}

/** The ranking of the table as it stands, best first. */
export function standings({ players, privates }: TableView): readonly Standing[] {
  const rows = players.map(({ id, cash, netWorth }) => {
    const owned = privates.reduce((sum, it) => sum + (it.owner === id ? it.par : 0), 0)
    return { player: id, cash, privates: owned, stock: netWorth - cash - owned, total: netWorth }
  })
  const place = (total: Money) => 1 + rows.filter(row => row.total > total).length
  return rows.map(row => ({ ...row, place: place(row.total) })).sort((a, b) => a.place - b.place)
}

/** A revenue that was paid out or withheld. */
interface Run {
  readonly corporation: string
  readonly revenue: Money
  readonly paid: boolean
}

/** The run of an entry, if it has one: its revenue is what the charter then remembers. */
function runOf({ state, happened }: Entry): Run | undefined {
  for (const it of happened)
    if (it.is === 'paid' && (it.why === 'dividend' || it.why === 'withheld')) {
      const corporation = it.of ?? it.to
      const revenue = state.corporations[corporation]?.lastRun ?? 0
      return { corporation, revenue, paid: it.why === 'dividend' }
    }
  return undefined
}

/** What the runs of a corporation brought, and to whom. */
export interface DividendsOf {
  readonly corporation: string
  /** Runs that were paid, and runs that were withheld. */
  readonly paid: number
  readonly withheld: number
  readonly byPlayer: Readonly<Record<PlayerId, Money>>
  /** For the shares in the Open Market. */
  readonly toTreasury: Money
  /** All dividends together, and all that was withheld. */
  readonly total: Money
  readonly kept: Money
}

const dividend = (it: Happening): it is Extract<Happening, { is: 'paid' }> =>
  it.is === 'paid' && it.why === 'dividend'

/** Dividends by corporation, for those that ran. */
export function dividendsByCorporation({ start, entries }: Session): readonly DividendsOf[] {
  return Object.keys(start.corporations).flatMap(corporation => {
    const runs = entries.flatMap(entry => {
      const run = runOf(entry)
      return run?.corporation === corporation ? [{ ...run, entry }] : []
    })
    if (runs.length === 0) return []
    const shares = runs.flatMap(run => run.entry.happened.filter(dividend))
    const to = (holder: string) => shares.reduce((sum, it) => sum + (it.to === holder ? it.amount : 0), 0)
    const withheld = runs.filter(run => !run.paid)
    return {
      corporation,
      paid: runs.length - withheld.length,
      withheld: withheld.length,
      byPlayer: Object.fromEntries(start.players.map(player => [player, to(player)])),
      toTreasury: to(corporation),
      total: shares.reduce((sum, it) => sum + it.amount, 0),
      kept: withheld.reduce((sum, run) => sum + run.revenue, 0),
    }
  })
}

/** Trains that one corporation lost. */
export interface Lost {
  readonly corporation: string
  readonly trains: readonly string[]
}

/** Something after which the game was another. */
export type Turning = { readonly round: string; readonly entry: EntryId } & (
  | { readonly is: 'president'; readonly corporation: string; readonly from: PlayerId; readonly to: PlayerId }
  | {
      readonly is: 'phase'
      readonly phase: string
      /** Who bought the first train of it; `null` where the banker ruled it. */
      readonly by: string | null
      readonly lost: readonly Lost[]
    }
  | { readonly is: 'lost'; readonly lost: readonly Lost[] }
  | { readonly is: 'helped'; readonly player: PlayerId; readonly corporation: string; readonly amount: Money }
  | {
      readonly is: 'biggestRun'
      readonly corporation: string
      readonly revenue: Money
      readonly paid: boolean
    }
  | { readonly is: 'ending' | 'over'; readonly by: string }
)

type Point = Turning extends infer T ? (T extends Turning ? Omit<T, 'round' | 'entry'> : never) : never

/** The trains that went from charters by an entry, by corporation. */
function lostBy({ state, happened }: Entry): readonly Lost[] {
  const lost = new Map<string, string[]>()
  for (const it of happened)
    if (it.is === 'train' && (it.why === 'rusted' || it.why === 'obsolete') && it.from in state.corporations)
      lost.set(it.from, [...(lost.get(it.from) ?? []), it.train])
  return [...lost].map(([corporation, trains]) => ({ corporation, trains }))
}

function buyerOf(happened: readonly Happening[], phase: string): string | null {
  const bought = happened.find(it => it.is === 'train' && it.train === phase && it.from === 'ipo')
  return bought?.is === 'train' ? bought.to : null
}

function pointsOf(entry: Entry): readonly Point[] {
  const { happened } = entry
  const lost = lostBy(entry)
  const points = happened.flatMap((it): Point[] => {
    if (it.is === 'president' && it.from !== null)
      return [{ is: 'president', corporation: it.corporation, from: it.from, to: it.to }]
    if (it.is === 'phase') return [{ is: 'phase', phase: it.phase, by: buyerOf(happened, it.phase), lost }]
    if (it.is === 'paid' && it.why === 'contribution')
      return [{ is: 'helped', player: it.from, corporation: it.to, amount: it.amount }]
    return it.is === 'ending' || it.is === 'over' ? [{ is: it.is, by: it.by }] : []
  })
  const said = points.some(point => point.is === 'phase')
  return lost.length > 0 && !said ? [{ is: 'lost', lost }, ...points] : points
}

/** The turning points in their order; of equal runs the first is the biggest. */
export function turningPoints(session: Session): readonly Turning[] {
  const all = told(session)
  const runs = all.flatMap(({ entry }) => {
    const run = runOf(entry)
    return run && run.revenue > 0 ? [{ ...run, id: entry.id }] : []
  })
  const most = Math.max(...runs.map(run => run.revenue))
  const biggest = runs.find(run => run.revenue === most)
  return all.flatMap(({ entry, round }) => {
    const points = pointsOf(entry)
    const run: readonly Point[] =
      biggest?.id === entry.id
        ? [{ is: 'biggestRun', corporation: biggest.corporation, revenue: most, paid: biggest.paid }]
        : []
    return [...run, ...points].map(point => ({ ...point, round, entry: entry.id }))
  })
}

/** How long a round took, pauses not counted. */
export interface RoundTime {
  readonly round: string
  readonly entries: number
  readonly ms: number
  /** How long nothing was entered, where that was longer than anybody thinks. */
  readonly pause: number
}

/** Nobody thinks for so long: the table ate, or went home. */
const PAUSE = 30 * 60_000

/**
 * Time by round, from the entries' times; a round begins where the one before it ended. Entries that were put in later, with a
 * time after that of the next one, are passed over. Empty where no times are kept.
 */
export function timeByRound(session: Session, msOf: (at: string) => number): readonly RoundTime[] {
  const all = told(session)
  const rounds: { round: string; entries: number; ms: number; pause: number }[] = []
  const times = all.map(({ entry }) => (entry.action.at === undefined ? Number.NaN : msOf(entry.action.at)))
  const earliest = [...times]
  for (let i = times.length - 2; i >= 0; i--) {
    const [own, later] = [times[i] as number, earliest[i + 1] as number]
    earliest[i] = Number.isNaN(own) ? later : Number.isNaN(later) ? own : Math.min(own, later)
  }
  let last: number | undefined
  all.forEach(({ round }, i) => {
    const time = times[i] as number
    const before = rounds.at(-1)
    const at = before?.round === round ? before : { round, entries: 0, ms: 0, pause: 0 }
    if (at !== before) rounds.push(at)
    at.entries += 1
    if (Number.isNaN(time) || time > (earliest[i] as number)) return
    const gap = last === undefined ? 0 : time - last
    if (gap > PAUSE) at.pause += gap
    else at.ms += gap
    last = time
  })
  return rounds.some(({ ms }) => ms > 0) ? rounds : []
}

/** How often things were done. */
export interface Counts {
  readonly entries: number
  /** Changes that were taken back. */
  readonly undone: number
  readonly bought: number
  readonly sold: number
  readonly trains: number
  readonly paid: number
  readonly withheld: number
}

/** How much happened in the game: certificates bought and shares sold by players, trains bought, runs. */
export function counts({ start, entries, records }: Session): Counts {
  const players = new Set(start.players)
  const happened = entries.flatMap(entry => entry.happened)
  const moved = happened.filter(it => it.is === 'shares')
  const runs = entries.flatMap(entry => runOf(entry) ?? [])
  const shares = (of: readonly { shares: number }[]) => of.reduce((sum, it) => sum + it.shares, 0)
  const sellable = (holder: string) => holder === 'market' || holder === 'ipo'
  return {
    entries: entries.length,
    undone: records.filter(record => 'undo' in record).length,
    bought: shares(moved.filter(it => players.has(it.to) && sellable(it.from))),
    sold: shares(moved.filter(it => players.has(it.from) && it.to === 'market')),
    trains: happened.filter(it => it.is === 'train' && it.to in start.corporations).length,
    paid: runs.filter(run => run.paid).length,
    withheld: runs.filter(run => !run.paid).length,
  }
}

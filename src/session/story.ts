import type { Money } from '../bank/money'
import type { TurningPoint } from '../rules/chronicle'
import { type Happening, runIn } from '../rules/happening'
import type { AnyState, PlayerId } from '../rules/state'
import { type ShellView, type WorthPart, worthOf } from '../rules/view'
import type { EntryId } from './records'
import { inRounds, roundEnds } from './rounds'
import type { Session } from './session'

/**
 * Each player's worth when a round ended; the first point is the start, or the table as it was joined; the last is the
 * current table.
 */
export interface WorthAt {
  readonly round: string
  readonly worth: Readonly<Record<PlayerId, Money>>
}

function worthNow(view: ShellView): WorthAt['worth'] {
  return Object.fromEntries(Object.keys(view.worth).map(player => [player, worthOf(view, player)]))
}

/** The entry that joined the game in progress: nothing before it is known. `undefined` if the game was begun here. */
const joinedBy = ({ entries: [first] }: Session) => (first?.action.type === 'position' ? first : undefined)

/** The round in which the game was joined; `null` if it was begun here. */
export function joinedIn(session: Session): string | null {
  const joined = joinedBy(session)
  return joined ? session.title.view(joined.state).round : null
}

/** Each player's worth by round, as each round left it. */
export function worthByRound(session: Session): readonly WorthAt[] {
  const { title } = session
  const at = (state: AnyState, round: string): WorthAt => ({ round, worth: worthNow(title.view(state)) })
  const points = [at(joinedBy(session)?.state ?? session.start, '')]
  const all = inRounds(session)
  for (const { entry, round } of all)
    for (const ended of roundEnds(round, entry))
      if (ended.next !== undefined) points.push(at(ended.state, ended.round))
  const last = all.at(-1)
  if (!last) return points
  const { state, happened } = last.entry
  const now = happened.findLast(it => it.is === 'round')
  return [...points, at(state, now?.is === 'round' ? now.round : last.round)]
}

/** Since when a player has been the sole leader, and who led before. */
export interface Lead {
  /** The round at whose end they took the lead; `null` if they have led since the first round, or since the game was joined. */
  readonly since: string | null
  readonly before: PlayerId | null
}

/**
 * How the sole leader at the last point took the lead; `undefined` if several share it, or the game has no round yet. At the
 * first point nobody leads, unless the game was `joined` there.
 */
export function leadOf(points: readonly WorthAt[], joined = false): Lead | undefined {
  const firstOf = ({ worth }: WorthAt) => {
    const most = Math.max(...Object.values(worth))
    return Object.keys(worth).filter(player => worth[player] === most)
  }
  const rounds = joined ? points : points.slice(1)
  const last = rounds.at(-1)
  const [leader, level] = last ? firstOf(last) : []
  if (leader === undefined || level !== undefined) return undefined
  const not = rounds.findLastIndex(point => firstOf(point).length > 1 || firstOf(point)[0] !== leader)
  if (not < 0) return { since: null, before: null }
  const before = rounds[not]
  return {
    since: rounds[not + 1]?.round ?? null,
    before: (before && firstOf(before).find(player => player !== leader)) ?? null,
  }
}

/** A player's worth and its parts, as if the game ended now; equal totals share a place. */
export interface Standing {
  readonly player: PlayerId
  /** The player is out of the game, and ranks after all who are in it. */
  readonly out?: true
  readonly place: number
  readonly parts: readonly WorthPart[]
  readonly total: Money
}

/** The ranking of the current table, best first. */
export function standings(view: ShellView): readonly Standing[] {
  // Purses list the players in seat order; the keys of an object would put ids that look like numbers first.
  const rows = view.purses.flatMap(({ holder }) => {
    const parts = view.worth[holder]
    const out = view.out?.includes(holder) ? { out: true as const } : {}
    return parts ? [{ player: holder, ...out, parts, total: worthOf(view, holder) }] : []
  })
  const ahead = (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>) =>
    a.out === b.out ? a.total > b.total : b.out === true
  const place = (row: Omit<Standing, 'place'>) => 1 + rows.filter(other => ahead(other, row)).length
  return rows.map(row => ({ ...row, place: place(row) })).sort((a, b) => a.place - b.place)
}

/** What the runs of a corporation brought, and to whom. */
export interface DividendsOf {
  readonly corporation: string
  /** How many runs were paid, and how many were withheld. */
  readonly paid: number
  readonly withheld: number
  readonly byPlayer: Readonly<Record<PlayerId, Money>>
  /** Dividends paid into its own treasury. */
  readonly toTreasury: Money
  /** All dividends together, and all withheld revenue. */
  readonly total: Money
  readonly kept: Money
}

const dividend = (it: Happening): it is Extract<Happening, { is: 'paid' }> =>
  it.is === 'paid' && it.why === 'dividend'

/** Dividends by corporation, for those that ran. */
export function dividendsByCorporation({ title, setup, entries }: Session): readonly DividendsOf[] {
  const all = entries.flatMap(entry => {
    const run = runIn(entry.happened)
    return run ? [{ ...run, entry }] : []
  })
  return title.corporations(setup).flatMap(({ id }) => {
    const runs = all.filter(run => run.corporation === id)
    if (runs.length === 0) return []
    const shares = runs.flatMap(run => run.entry.happened.filter(dividend))
    const to = (holder: string) => shares.reduce((sum, it) => sum + (it.to === holder ? it.amount : 0), 0)
    const withheld = runs.filter(run => !run.paid)
    return {
      corporation: id,
      paid: runs.length - withheld.length,
      withheld: withheld.length,
      byPlayer: Object.fromEntries(setup.players.map(player => [player.id, to(player.id)])),
      toTreasury: to(id),
      total: shares.reduce((sum, it) => sum + it.amount, 0),
      kept: withheld.reduce((sum, run) => sum + run.revenue, 0),
    }
  })
}

/** A turning point with its round and entry: the biggest run, an end, or one that the title reports. */
export type Turning = { readonly round: string; readonly entry: EntryId } & (
  | { readonly is: 'point'; readonly point: TurningPoint }
  | {
      readonly is: 'biggestRun'
      readonly corporation: string
      readonly revenue: Money
      readonly paid: boolean
    }
  | Extract<Happening, { is: 'ending' | 'over' }>
)

type Point = Turning extends infer T ? (T extends Turning ? Omit<T, 'round' | 'entry'> : never) : never

/** The turning points in order; among equal runs, the first counts as the biggest. */
export function turningPoints(session: Session): readonly Turning[] {
  const { chronicle } = session.title
  const all = inRounds(session)
  const runs = all.flatMap(({ entry }) => {
    const run = runIn(entry.happened)
    return run ? [{ ...run, id: entry.id }] : []
  })
  const most = Math.max(...runs.map(run => run.revenue))
  const biggest = runs.find(run => run.revenue === most)
  return all.flatMap(({ entry, round }) => {
    const run: readonly Point[] =
      biggest?.id === entry.id
        ? [{ is: 'biggestRun', corporation: biggest.corporation, revenue: most, paid: biggest.paid }]
        : []
    const points = (chronicle?.turnings(entry) ?? []).map((point): Point => ({ is: 'point', point }))
    const ends = entry.happened.filter(it => it.is === 'ending' || it.is === 'over')
    return [...run, ...points, ...ends].map(point => ({ ...point, round, entry: entry.id }))
  })
}

/** How long a round took, in ms, without pauses. */
export interface RoundTime {
  readonly round: string
  readonly entries: number
  readonly ms: number
  /** Total length of its pauses, in ms. */
  readonly pause: number
}

/** Longer gaps between entries, in ms, count as pauses. */
const PAUSE = 30 * 60_000

/**
 * Time by round, from the times of the entries; a round begins when the one before it ended. The time of an entry that was
 * inserted later, recognized by an earlier time after it, is ignored. Empty if no times were kept.
 */
export function timeByRound(session: Session, msOf: (at: string) => number): readonly RoundTime[] {
  const all = inRounds(session)
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

/**
 * From when to when a game was played, in ms; `null` if no times were kept. It began at the earliest time, since its first
 * entry may have been inserted later.
 */
export function timePlayed(
  { entries }: Session,
  msOf: (at: string) => number,
): { readonly from: number; readonly to: number } | null {
  const times = entries
    .flatMap(({ action: { at } }) => (at === undefined ? [] : [msOf(at)]))
    .filter(Number.isFinite)
  const to = times.at(-1)
  return to === undefined ? null : { from: Math.min(...times), to }
}

/** How often things were done. */
export interface Counts {
  readonly entries: number
  /** How many changes were undone. */
  readonly undone: number
  /** How many runs were paid, and how many were withheld. */
  readonly paid: number
  readonly withheld: number
  /** The title's own counts, by its codes. */
  readonly tally: Readonly<Record<string, number>>
}

/** Entries that say how the table stands, and not what was done at it. */
const STATED: readonly string[] = ['position', 'correct']

/** How much happened in the game. */
export function counts({ title, entries, records }: Session): Counts {
  const { chronicle } = title
  const runs = entries.flatMap(({ happened }) => runIn(happened) ?? [])
  const tally: Record<string, number> = {}
  for (const entry of entries.filter(({ action }) => !STATED.includes(action.type)))
    for (const [code, count] of Object.entries(chronicle?.counts(entry) ?? {}))
      tally[code] = (tally[code] ?? 0) + count
  return {
    entries: entries.length,
    undone: records.filter(record => 'undo' in record).length,
    paid: runs.filter(run => run.paid).length,
    withheld: runs.filter(run => !run.paid).length,
    tally,
  }
}

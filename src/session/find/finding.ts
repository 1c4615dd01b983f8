import { BANK_ID, type Holder, type Money } from '../../bank/money'
import { endsRound } from '../../rules/happening'
import { agreedUpTo } from '../counting'
import { before, type Session } from '../session'
import type { Differences } from '../settled'
import { alternativesTo, forgottenBefore, replayWith, type Table } from './alternatives'
import { type Handed, mishandled } from './handed'
import type { Alternative } from './slips'
import { solvedFor } from './solved'

interface Found {
  /** Its index in the list. */
  readonly index: number
  /** How likely it is relative to others. */
  readonly likely: number
  /** The differences it does not explain, which need another cause. */
  readonly left: Differences
  /** How much purses that nobody counted would then be off, as far as is known; the bank is left out. */
  readonly uncounted: Differences
}

/** An entry that would explain the count if it were a different one. */
export interface Mistaken extends Found, Pick<Alternative, 'slip' | 'field' | 'mends'> {
  readonly is: 'entry'
  /** Whether all later entries still fit if it is changed. */
  readonly fits: boolean
}

/** A correct entry whose money went wrong at the table: this amount, for this holder. */
export interface Mishandled extends Found {
  readonly is: 'money'
  readonly how: Handed
  readonly holder: Holder
  readonly amount: Money
}

/** A possible explanation of a count's differences. */
export type Cause = Mistaken | Mishandled

/** Factor for a cause that explains only some of the differences, since another is needed as well. */
const SOME = 0.05
/** Factors for a cause with which a later entry no longer fits, although it was entered; smaller for a forgotten entry. */
const UNFIT = 0.1
const UNFIT_FORGOTTEN = 0.01
/** A cause this many entries ago is half as likely as one just now. */
const HALF = 60

/** The differences of a count, and for each purse the index from which it may have gone wrong. */
interface Count {
  readonly off: Differences
  readonly since: ReadonlyMap<Holder, number>
}

/** How well a change of purses from an index on agrees with a count: 1 for all of it, less for some, 0 if it contradicts it. */
function agreement({ off, since }: Count, index: number, changed: (holder: Holder) => Money): number {
  let [right, unexplained] = [0, 0]
  for (const [holder, by] of off) {
    const is = changed(holder)
    if (is !== by && is !== 0) return 0
    if (is !== by) unexplained++
    else if (by !== 0 && index >= (since.get(holder) ?? 0)) right++
    else if (by !== 0) return 0
  }
  if (right === 0) return 0
  return unexplained === 0 ? 1 : (SOME * right) / (right + unexplained)
}

/** What a change of purses leaves unexplained of a count, and what it implies for purses that were not counted. */
function besides(
  { off }: Pick<Count, 'off'>,
  holders: readonly Holder[],
  changed: (holder: Holder) => Money,
): Pick<Found, 'left' | 'uncounted'> {
  // Nobody counts the bank's cash to check whether a purse is right.
  const others = holders.filter(holder => holder !== BANK_ID && !off.has(holder) && changed(holder) !== 0)
  return {
    left: new Map([...off].filter(([holder, by]) => by !== changed(holder))),
    uncounted: new Map(others.map(holder => [holder, changed(holder)])),
  }
}

/**
 * Do the differences themselves tell a sum that nobody entered? One purse is explained by some sum in any case, so it must be
 * the only one that is off, or another must agree. A game that does not go on from there tells nothing of what is off now.
 */
const told = ({ off }: Pick<Count, 'off'>, { fits, left }: Pick<Mistaken, 'fits' | 'left'>) =>
  fits && (left.size === 0 || [...off].filter(([holder, by]) => by !== 0 && !left.has(holder)).length > 1)

/** An alternative being tried, with the tables still to come. */
interface Try {
  readonly of: Alternative
  readonly tables: ReturnType<typeof replayWith>
}

/** How much more a purse would hold at an index of the list than it does. */
const changeAt =
  (session: Session, { state, index }: Table) =>
  (holder: Holder): Money =>
    (state.cash[holder] ?? 0) - (before(session, index).cash[holder] ?? 0)

/** Tries an alternative to the end of the list; returns it as a cause if it agrees with the count. */
function finished(session: Session, count: Count, { of, tables }: Try, from: Table): Mistaken | undefined {
  let last = from
  let fits = true
  for (;;) {
    const { value, done } = tables.next()
    if (done) {
      fits = value
      break
    }
    last = value
  }
  const [{ index }] = of.mends
  const changed = changeAt(session, last)
  const agreed = agreement(count, index, changed)
  if (agreed === 0) return undefined
  const rest = besides(count, Object.keys(last.state.cash), changed)
  const { anySum, ...found } = of
  if (anySum && !told(count, { fits, left: rest.left })) return undefined
  const against = of.slip === 'forgotten' ? UNFIT_FORGOTTEN : UNFIT
  return {
    is: 'entry',
    ...found,
    index,
    fits,
    ...rest,
    likely: weight(session, index, of.likely * agreed * (fits ? 1 : against)),
  }
}

const weight = ({ entries }: Session, index: number, likely: number) =>
  likely / (1 + (entries.length - index) / HALF)

/** A search yields causes one by one, so that a screen can go on in between; `undefined` for a step that found none. */
export type Search = Generator<Cause | undefined, void>

/** Tries an alternative up to its own place: yields it if it explains the count there, otherwise adds it to `later`. */
function* begun(session: Session, count: Count, of: Alternative, later: (Try & { at: Table })[]): Search {
  const tables = replayWith(session, of.mends)
  const { value, done } = tables.next()
  if (done || !value) return
  const [{ index }] = of.mends
  const change = changeAt(session, value)
  if (agreement(count, index, change) > 0) {
    yield finished(session, count, { of, tables }, value)
    return
  }
  const moves = [...count.off.keys()].some(holder => change(holder) !== 0)
  if (of.slip !== 'forgotten' || moves) later.push({ of, tables, at: value })
  // Try the one figure that would explain it exactly, too.
  const exact = solvedFor(session, of, count.off, change)
  if (exact) yield* begun(session, count, exact, later)
}

function countOf(session: Session, off: Differences): Count {
  return { off, since: new Map([...off.keys()].map(holder => [holder, agreedUpTo(session, holder)])) }
}

/** The first index from which any purse that is off may have gone wrong; the end of the list if none is off. */
export function mayBegin(session: Session, off: Differences): number {
  const open = [...off].filter(([, by]) => by !== 0).map(([holder]) => agreedUpTo(session, holder))
  return open.length > 0 ? Math.min(...open) : session.entries.length
}

/**
 * Searches the entries from index `to` back to `from` for causes of a count: first those that explain it at their own place,
 * then those that do so through everything that followed.
 */
export function* search(session: Session, off: Differences, from: number, to: number): Search {
  const count = countOf(session, off)
  const agreed = (index: number) => (changed: (holder: Holder) => Money) => agreement(count, index, changed)
  const later: (Try & { at: Table })[] = []
  for (let index = to; index >= from; index--) {
    for (const of of forgottenBefore(session, index)) yield* begun(session, count, of, later)
    const entry = session.entries[index]
    if (!entry || index === to) continue
    for (const { likely, changed, ...found } of mishandled(entry, off, agreed(index))) {
      const rest = besides(count, Object.keys(entry.state.cash), changed)
      yield { is: 'money', ...found, ...rest, index, likely: weight(session, index, likely) }
    }
    for (const of of alternativesTo(session, index)) yield* begun(session, count, of, later)
    yield undefined
  }
  for (const { at, ...rest } of later) yield finished(session, count, rest, at)
}

/** Causes that say the same about the same entry, likeliest first: that it was another player's, say, whichever player. */
export interface Explanation {
  readonly causes: readonly [Cause, ...Cause[]]
  readonly likely: number
}

/** Index of the entry that began the round of the entry at `index`; -1 in the first round. */
const roundOf = ({ entries }: Session, index: number) => entries.slice(0, index).findLastIndex(endsRound)

const putIn = (cause: Mistaken) => JSON.stringify(cause.mends.flatMap(({ insert }) => insert))

/** The key that causes share if they say the same about the same entry. */
function sameKey(session: Session, cause: Cause): string {
  if (cause.is === 'money') return `${cause.index} ${cause.how} ${cause.amount}`
  // A forgotten entry is the same wherever it belongs in the round.
  if (cause.slip === 'forgotten') return `${roundOf(session, cause.index)} ${putIn(cause)}`
  const out = cause.mends.find(({ remove }) => remove > 0)
  return `${out?.index} ${cause.field ?? cause.slip}`
}

/** The explanations found, likeliest first; causes that say the same about the same entry are grouped. */
export function ranked(session: Session, causes: readonly Cause[]): readonly Explanation[] {
  const groups = new Map<string, Map<string, Cause>>()
  for (const cause of causes) {
    const key = sameKey(session, cause)
    const group = groups.get(key) ?? new Map<string, Cause>()
    groups.set(key, group)
    const value = cause.is === 'money' ? cause.holder : putIn(cause)
    if ((group.get(value)?.likely ?? 0) < cause.likely) group.set(value, cause)
  }
  const explanations = [...groups.values()].flatMap((group): Explanation[] => {
    const [first, ...more] = [...group.values()].sort((a, b) => b.likely - a.likely)
    return first
      ? [{ causes: [first, ...more], likely: [...group.values()].reduce((sum, it) => sum + it.likely, 0) }]
      : []
  })
  return explanations.sort((a, b) => b.likely - a.likely)
}

/** The share of the total likelihood that the first explanation needs to be worth checking first. */
const GOOD = 1 / 3

/** Does the first explanation cover the whole count, and is it much likelier than the others? */
export function isGood(all: readonly Explanation[]): boolean {
  const [first] = all
  if (!first) return false
  const [cause] = first.causes
  const whole = cause.left.size === 0 && (cause.is === 'money' || cause.fits)
  return whole && first.likely >= GOOD * all.reduce((sum, { likely }) => sum + likely, 0)
}

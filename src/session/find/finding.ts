import type { Holder, Money } from '../../bank/money'
import type { AnyState } from '../../rules/state'
import { agreedUpTo } from '../counting'
import { before, type Session } from '../session'
import type { Differences } from '../settled'
import { alternativesTo, forgottenBefore, replayed } from './alternatives'
import { type Handed, mishandled } from './handed'
import type { Alternative } from './slips'
import { solvedFor } from './solved'

interface Found {
  /** Where in the list it stands. */
  readonly index: number
  /** How likely it is beside others. */
  readonly likely: number
  /** What of the differences it leaves open: another cause is needed for that. */
  readonly left: Differences
  /** By how much purses that nobody counted would be off then, as far as it is known; of the bank nothing is said. */
  readonly uncounted: Differences
}

/** An entry that would explain what was counted, were it another one. */
export interface Mistaken extends Found, Pick<Alternative, 'slip' | 'field' | 'mends'> {
  readonly is: 'entry'
  /** Whether all later entries still fit then. */
  readonly fits: boolean
}

/** An entry that is right, and whose money went wrong at the table: so much of it, for that holder. */
export interface Mishandled extends Found {
  readonly is: 'money'
  readonly how: Handed
  readonly holder: Holder
  readonly amount: Money
}

/** What would explain the differences of a count. */
export type Cause = Mistaken | Mishandled

/** Nobody counts what lies in the bank to see whether a purse is right. */
const BANK: Holder = 'bank'
/** What speaks against a cause that explains only some of the differences: another is needed besides. */
const SOME = 0.05
/** What speaks against one with which a later entry does not fit, for that one was entered; the more where it was not there at all. */
const UNFIT = 0.1
const UNFIT_FORGOTTEN = 0.01
/** So many entries ago a cause is half as likely as one just now. */
const HALF = 60

/** The differences of a count, and from where on in the list each purse may have gone wrong. */
interface Count {
  readonly off: Differences
  readonly since: ReadonlyMap<Holder, number>
}

/** How well a change of purses from a place of the list on agrees with a count: 1 for all of it, less for some, 0 for what is not so. */
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

/** What a change of purses leaves open of a count, and what it says of purses that were not counted. */
function besides(
  { off }: Pick<Count, 'off'>,
  holders: readonly Holder[],
  changed: (holder: Holder) => Money,
): Pick<Found, 'left' | 'uncounted'> {
  const others = holders.filter(holder => holder !== BANK && !off.has(holder) && changed(holder) !== 0)
  return {
    left: new Map([...off].filter(([holder, by]) => by !== changed(holder))),
    uncounted: new Map(others.map(holder => [holder, changed(holder)])),
  }
}

/** A try of an alternative: where it stands by now, and the tables to come. */
interface Try {
  readonly of: Alternative
  readonly tables: ReturnType<typeof replayed>
}

/** What a purse would hold more at a place of the list than it does. */
const changeAt =
  (session: Session, { state, index }: { readonly state: AnyState; readonly index: number }) =>
  (holder: Holder): Money =>
    (state.cash[holder] ?? 0) - (before(session, index).cash[holder] ?? 0)

/** Tries an alternative to the end of the list, and says what of it agrees with the count. */
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
  const against = of.slip === 'forgotten' ? UNFIT_FORGOTTEN : UNFIT
  return {
    is: 'entry',
    ...of,
    index,
    fits,
    ...besides(count, Object.keys(last.state.cash), changed),
    likely: weight(session, index, of.likely * agreed * (fits ? 1 : against)),
  }
}

interface Table {
  readonly state: AnyState
  readonly index: number
}

const weight = ({ entries }: Session, index: number, likely: number) =>
  likely / (1 + (entries.length - index) / HALF)

/** A search: what was found so far comes out of it bit by bit, so that a screen may go on meanwhile; nothing where a step found nothing. */
export type Search = Generator<Cause | undefined, void>

/** An alternative tried up to its own place: found at once, or to be tried to the end. */
function* begun(session: Session, count: Count, of: Alternative, later: (Try & { at: Table })[]): Search {
  const tables = replayed(session, of.mends)
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
  // The one figure that would explain it, whatever it is.
  const exact = solvedFor(session, of, count.off, change)
  if (exact) yield* begun(session, count, exact, later)
}

function countOf(session: Session, off: Differences): Count {
  return { off, since: new Map([...off.keys()].map(holder => [holder, agreedUpTo(session, holder)])) }
}

/** The place in the list behind which the last of the purses that are off agreed with the books, at the earliest. */
export function mayBegin(session: Session, off: Differences): number {
  const open = [...off].filter(([, by]) => by !== 0).map(([holder]) => agreedUpTo(session, holder))
  return open.length > 0 ? Math.min(...open) : session.entries.length
}

/**
 * Looks among the entries at some places of the list for whatever would explain a count, the latest first: what explains it
 * where it stands, and then what does so by all that followed from it.
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

/** Causes that say the same of the same entry, such as that it was another player's, whoever; the likeliest first. */
export interface Explanation {
  readonly causes: readonly [Cause, ...Cause[]]
  readonly likely: number
}

/** The place of the list at which the round of an entry began. */
const roundOf = ({ entries }: Session, index: number) =>
  entries.slice(0, index).findLastIndex(({ happened }) => happened.some(it => it.is === 'round'))

const putIn = (cause: Mistaken) => JSON.stringify(cause.mends.flatMap(({ insert }) => insert))

/** What two causes have in common that say the same of the same entry. */
function sameKey(session: Session, cause: Cause): string {
  if (cause.is === 'money') return `${cause.index} ${cause.how} ${cause.amount}`
  // Wherever it was in the round.
  if (cause.slip === 'forgotten') return `${roundOf(session, cause.index)} ${putIn(cause)}`
  const out = cause.mends.find(({ remove }) => remove > 0)
  return `${out?.index} ${cause.field ?? cause.slip}`
}

/** What was found, the likeliest first; causes that say the same of the same entry are one. */
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

/** So much of all that was found must the first be, for a banker to look there first. */
const GOOD = 1 / 3

/** Is the first of what was found one that explains all of a count, and much likelier than each of the others? */
export function isGood(all: readonly Explanation[]): boolean {
  const [first] = all
  if (!first) return false
  const [cause] = first.causes
  const whole = cause.left.size === 0 && (cause.is === 'money' || cause.fits)
  return whole && first.likely >= GOOD * all.reduce((sum, { likely }) => sum + likely, 0)
}

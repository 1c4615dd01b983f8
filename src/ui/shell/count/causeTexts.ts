import { wouldBe } from '../../../app/count/count'
import { signed } from '../../../app/desk/money'
import { titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Cause, Mistaken } from '../../../session/find/finding'
import type { Entry, Session } from '../../../session/session'
import type { Differences } from '../../../session/settled'
import { moved } from '../log/lines'
import { nameOf, roundAt, sentenceOf } from '../log/said'
import { withinSentence } from './off'

/** At most this many uncounted purses are named. */
const PURSES = 3
/** At most this many further places of a cause are named. */
const PLACES = 3

/** A cause in words: what the entry should be, or what went wrong with its money, and what else there is to know. */
export interface CauseText {
  readonly cause: Cause
  readonly what: string
  readonly besides: readonly string[]
}

/** The place in the list of the entry that a cause is about; `undefined` if the entry was forgotten. */
export const entryOf = (cause: Cause): number | undefined =>
  cause.is === 'entry' ? cause.mends.find(({ remove }) => remove > 0)?.index : cause.index

/** The money that an entry moved. Its sentence may not mention it: a pass that ends a round also pays the incomes. */
const sumsOf = ({ happened }: Entry) =>
  moved(happened)
    .map(({ holder, by }) => words.value.log.moved(nameOf(holder), signed(by)))
    .join(' · ')

/**
 * The entry that a cause is about, in a sentence. If it is the income of private companies that went wrong, that is named in
 * place of the entry that it followed, such as the last pass of a round.
 */
function saidOf({ action, happened }: Entry, cause: Cause): string {
  const why = cause.is === 'money' ? happened.filter(it => it.is === 'paid') : []
  const income = why.length > 0 && why.every(it => it.why === 'income')
  return income ? `${titleWords.value?.label('income')}.` : sentenceOf(action, happened)
}

/** Where in the game a cause is, with the entry as it stands; if money went wrong, also with the money that the entry moved. */
export function whereOf(open: Session, cause: Cause): string {
  const { finding } = words.value.past
  const out = entryOf(cause)
  const entry = open.entries[out ?? cause.index]
  if (out === undefined) {
    const round = roundAt(open, cause.index)
    return entry ? finding.before(cause.index + 1, round) : finding.atTheEnd(round)
  }
  const said = entry ? [saidOf(entry, cause)] : []
  const sums = entry && cause.is === 'money' ? [sumsOf(entry)] : []
  return [finding.stands(out + 1, roundAt(open, out)), ...said, ...sums].join(' ')
}

/** One line on where the likeliest cause is. */
export function likeliestIn(open: Session, cause: Cause): string {
  const { finding } = words.value.past
  const out = entryOf(cause)
  const entry = out === undefined ? undefined : open.entries[out]
  return out === undefined || !entry
    ? finding.likelyMissing(roundAt(open, cause.index))
    : finding.likely(out + 1, saidOf(entry, cause))
}

/** Purses with what they hold less or more than the books say: `Ann is $30 short`. */
function offBy(sums: Iterable<readonly [string, number]>): string {
  const { finding } = words.value.past
  const { money } = voice.value
  return [...sums]
    .map(([holder, by]) =>
      by < 0
        ? finding.short(withinSentence(holder), money(-by))
        : finding.over(withinSentence(holder), money(by)),
    )
    .join(', ')
}

const partly = ({ left }: Cause): readonly string[] =>
  left.size > 0 ? [words.value.past.finding.partly(offBy(left))] : []

const largest = (sums: Differences) => [...sums].toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))

/** What a cause implies for purses that nobody counted. */
const implied = ({ uncounted }: Cause): readonly string[] =>
  uncounted.size > 0 ? [words.value.past.finding.implies(offBy(largest(uncounted).slice(0, PURSES)))] : []

/** By which slip the entry came to be wrong; empty if it was forgotten, which is said already. */
function whyOf({ slip, field }: Mistaken): readonly string[] {
  if (slip === 'forgotten') return []
  return slip === 'other' || slip === 'yesNo'
    ? [words.value.past.finding.wrong(titleWords.value?.field(field ?? '') ?? field ?? '')]
    : [words.value.past.finding.slips[slip]]
}

/** What the entry should be, and what was wrong with it. */
function correction(of: Mistaken): Pick<CauseText, 'what' | 'besides'> {
  const { finding } = words.value.past
  const said = wouldBe(of).map(({ action, happened }) => sentenceOf(action, happened))
  const [first = ''] = said
  const what =
    of.slip === 'forgotten'
      ? finding.forgotten(first)
      : of.slip === 'order'
        ? finding.swap
        : said.length === 0
          ? finding.out
          : finding.shouldBe(first)
  return { what, besides: [...whyOf(of), ...(of.fits ? [] : [finding.unfit])] }
}

/** A cause in words. */
export function textOf(cause: Cause): CauseText {
  const { finding } = words.value.past
  const { what, besides } =
    cause.is === 'entry'
      ? correction(cause)
      : {
          what: finding.handed[cause.how](voice.value.money(cause.amount), nameOf(cause.holder)),
          besides: [],
        }
  return { cause, what, besides: [...besides, ...partly(cause), ...implied(cause)] }
}

/** One line on further entries whose money may just as well have gone wrong; empty if there is none. */
export function couldBe(open: Session, others: readonly Cause[]): readonly string[] {
  const { finding } = words.value.past
  const places = others.slice(0, PLACES).map(({ index }) => finding.at(index + 1, roundAt(open, index)))
  const more = others.length - places.length
  const all = more > 0 ? [...places, finding.furtherPlaces(more)] : places
  return all.length > 0 ? [finding.couldBe(all.join('; '))] : []
}

import { wouldBe } from '../../../app/count/count'
import { signed } from '../../../app/desk/money'
import { titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Cause, Explanation, Mistaken } from '../../../session/find/finding'
import type { Entry, Session } from '../../../session/session'
import type { Differences } from '../../../session/settled'
import { moved } from '../log/lines'
import { nameOf, roundAt, sentenceOf } from '../log/said'
import { offText } from './off'

/** At most this many values of one field are listed. */
const VALUES = 6
/** At most this many uncounted purses are named. */
const PURSES = 3

/** A cause as its button says it: what the entry should be, and what else there is to know. */
export interface CauseText {
  readonly cause: Cause
  readonly what: string
  readonly besides: readonly string[]
}

/** The place in the list of the entry that a cause is about; `undefined` if the entry was forgotten. */
const entryOf = (cause: Cause) =>
  cause.is === 'entry' ? cause.mends.find(({ remove }) => remove > 0)?.index : cause.index

/** The money that an entry moved. Its sentence may not mention it: a pass that ends a round also pays the incomes. */
const sumsOf = ({ happened }: Entry) =>
  moved(happened)
    .map(({ holder, by }) => words.value.log.moved(nameOf(holder), signed(by)))
    .join(' · ')

/** Where in the game a cause is, with the entry as it stands; if money went wrong, also with the money that the entry moved. */
export function whereOf(open: Session, cause: Cause): string {
  const { finding } = words.value.past
  const out = entryOf(cause)
  const entry = open.entries[out ?? cause.index]
  if (out === undefined) {
    const round = roundAt(open, cause.index)
    return entry ? finding.before(cause.index + 1, round) : finding.atTheEnd(round)
  }
  const said = entry ? [sentenceOf(entry.action, entry.happened)] : []
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
    : finding.likely(out + 1, sentenceOf(entry.action, entry.happened))
}

function partly({ left }: Cause): readonly string[] {
  const { finding, purses } = words.value.past
  const rest = [...left].map(([holder, by]) => purses.off(nameOf(holder), offText(by)))
  return rest.length > 0 ? [finding.partly(rest.join(', '))] : []
}

const largest = (sums: Differences) => [...sums].toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))

/** What a cause implies for purses that nobody counted. */
function implied({ uncounted }: Cause): readonly string[] {
  const { finding } = words.value.past
  const { money } = voice.value
  const sums = largest(uncounted)
    .slice(0, PURSES)
    .map(([holder, by]) =>
      by < 0 ? finding.less(nameOf(holder), money(-by)) : finding.fuller(nameOf(holder), money(by)),
    )
  return sums.length > 0 ? [finding.implies(sums.join(', '))] : []
}

/** What the entry should be, and what was wrong with it. */
function correction(of: Mistaken): Pick<CauseText, 'what' | 'besides'> {
  const { finding } = words.value.past
  const { slip, field } = of
  const said = wouldBe(of).map(({ action, happened }) => sentenceOf(action, happened))
  const [first = ''] = said
  const what =
    slip === 'forgotten'
      ? finding.forgotten(first)
      : slip === 'order'
        ? finding.swap
        : said.length === 0
          ? finding.out
          : finding.shouldBe(first)
  const why =
    slip === 'other' || slip === 'yesNo'
      ? (titleWords.value?.field(field ?? '') ?? field ?? '')
      : finding.slips[slip]
  return { what, besides: of.fits ? [why] : [why, finding.unfit] }
}

function textOf(cause: Cause): CauseText {
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

/**
 * The lines of each explanation, each text only once, in the likeliest explanation that has it; explanations left
 * without a line are dropped.
 */
export function eachOnce(
  all: readonly Explanation[],
  tell: (cause: Cause) => CauseText,
  where: (cause: Cause) => string,
): readonly (readonly CauseText[])[] {
  const said = new Set<string>()
  return all.flatMap(({ causes }) => {
    const lines = causes.slice(0, VALUES).flatMap(cause => {
      const told = tell(cause)
      const text = [where(cause), told.what, ...told.besides].join('\n')
      if (said.has(text)) return []
      said.add(text)
      return [told]
    })
    return lines.length > 0 ? [lines] : []
  })
}

/** The lines of all explanations, each text once. */
export const textsOf = (open: Session, all: readonly Explanation[]): readonly (readonly CauseText[])[] =>
  eachOnce(all, textOf, cause => whereOf(open, cause))

/** Are two lines about the same entry of the game? Then the entry is named once. */
export function aboutSameEntry(one: CauseText | undefined, other: CauseText | undefined): boolean {
  const at = one && entryOf(one.cause)
  return at !== undefined && other !== undefined && entryOf(other.cause) === at
}

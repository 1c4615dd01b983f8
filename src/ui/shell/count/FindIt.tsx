import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import {
  atTheTable,
  type Counted,
  correctBy,
  differencesOf,
  putRight,
  wouldBe,
} from '../../../app/count/count'
import { type Looking, lookFor } from '../../../app/count/find'
import { session, titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import type { Explanation, Mishandled, Mistaken } from '../../../session/find/finding'
import type { Session } from '../../../session/session'
import { Button } from '../../kit/parts/Button'
import { Folded } from '../../kit/parts/Folded'
import { Label } from '../../kit/parts/Label'
import { nameOf, roundAt, sentenceOf } from '../log/said'
import { Hand, type Note, offText } from './off'

/** So many are worth looking at first; the rest is folded. */
const FIRST = 3
/** More explain nothing. */
const MOST = 12
/** So many values of one field are told. */
const VALUES = 6

/** What would stand there, and what was wrong with what does. */
function Correction({ of }: { of: Mistaken }) {
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
    slip === 'other' || slip === 'yesNo' ? titleWords.value?.field(field ?? '') : finding.slips[slip]
  return (
    <Button class="wide left found" onTap={() => correctBy(of)}>
      <span>{what}</span>
      <small class="soft">
        {why}
        {of.fits ? '' : `; ${finding.unfit}`}
      </small>
    </Button>
  )
}

/** What a list of causes is shown for, and who takes the counts once the table has put them right. */
interface Shown {
  readonly counted: readonly Counted[]
  readonly onNote: Note
}

/** Money of an entry that is right, and went wrong at the table: a tap says that the table has put that right. */
function Handed({ of, counted, onNote }: Shown & { of: Mishandled }) {
  const { finding, purses } = words.value.past
  const what = finding.handed[of.how](voice.value.money(of.amount), nameOf(of.holder))
  return (
    <Button
      class="wide left found"
      onTap={() => onNote(putRight(counted, off => `${what}. ${purses.putRight(offText(off))}`))}
    >
      <span>{what}</span>
      {atTheTable(counted).map(payment => (
        <Hand key={`${payment.from}${payment.to}`} payment={payment} />
      ))}
    </Button>
  )
}

/** The entry that a cause is about: by its place in the list, or none where one was forgotten. */
const entryOf = (cause: Explanation['causes'][0]) =>
  cause.is === 'entry' ? cause.mends.find(({ remove }) => remove > 0)?.index : cause.index

/** Where in the game a cause is, as it stands there. */
function Where({ open, of }: { open: Session; of: Explanation['causes'][0] }) {
  const { finding } = words.value.past
  const out = entryOf(of)
  const entry = open.entries[out ?? of.index]
  if (out === undefined)
    return (
      <p class="soft">
        {entry
          ? finding.before(of.index + 1, roundAt(open, of.index))
          : finding.atTheEnd(roundAt(open, of.index))}
      </p>
    )
  return (
    <p class="soft">
      {finding.stands(out + 1, roundAt(open, out))} {entry ? sentenceOf(entry.action, entry.happened) : ''}
    </p>
  )
}

function Explained({
  open,
  of: { causes },
  told,
  ...shown
}: Shown & { open: Session; of: Explanation; told: boolean }) {
  const [first] = causes
  return (
    <li class="stack explained">
      {told ? null : <Where open={open} of={first} />}
      {causes
        .slice(0, VALUES)
        .map((cause, i) =>
          cause.is === 'entry' ? <Correction key={i} of={cause} /> : <Handed key={i} of={cause} {...shown} />,
        )}
    </li>
  )
}

function List({ open, all, ...shown }: Shown & { open: Session; all: readonly Explanation[] }) {
  return (
    <ul class="stack">
      {all.map((it, i) => {
        const [at, before] = [entryOf(it.causes[0]), all[i - 1]]
        // Said once of an entry that several causes in a row are about.
        const told = at !== undefined && before !== undefined && entryOf(before.causes[0]) === at
        return <Explained key={i} open={open} of={it} told={told} {...shown} />
      })}
    </ul>
  )
}

/** The search for what was counted, as long as this is what was. */
function useLooking(open: Session | null, counted: readonly Counted[]) {
  const looking = useSignal<Looking | undefined>(undefined)
  const sums = JSON.stringify([...differencesOf(counted)])
  useEffect(() => {
    looking.value = open ? lookFor(open, new Map(JSON.parse(sums))) : undefined
    return () => looking.value?.stop()
  }, [open, sums, looking])
  return looking.value
}

/** The entries that would explain what was counted, the likeliest first, each a tap from its correction. */
export function FindIt(shown: Shown) {
  const { counted } = shown
  const open = session.value
  const looking = useLooking(open, counted)
  const looked = looking?.looked.value
  const { finding } = words.value.past
  const all = looked?.explanations.slice(0, MOST) ?? []
  return (
    <section class="stack" aria-live="polite">
      <Label level={2}>{finding.what}</Label>
      {open ? <List open={open} all={all.slice(0, FIRST)} {...shown} /> : null}
      {open && all.length > FIRST ? (
        <Folded line={finding.more(all.length - FIRST)}>
          <List open={open} all={all.slice(FIRST)} {...shown} />
        </Folded>
      ) : null}
      {looked?.done ? null : <p class="soft">{finding.looking}</p>}
      {looked?.done && all.length === 0 ? <p class="strip">{finding.none}</p> : null}
      {looked?.done && looked.further > 0 ? (
        <Button onTap={() => looking?.goOn()}>{finding.further(looked.further)}</Button>
      ) : null}
    </section>
  )
}

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import {
  atTheTable,
  type Counted,
  correctBy,
  differencesOf,
  findIt,
  putRight,
} from '../../../app/count/count'
import { type Looking, lookFor } from '../../../app/count/find'
import { session } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { isGood } from '../../../session/find/finding'
import type { Session } from '../../../session/session'
import { Button } from '../../kit/parts/Button'
import { Folded } from '../../kit/parts/Folded'
import { Label } from '../../kit/parts/Label'
import { likeliestIn, whereOf } from './causeTexts'
import { countOf, type Listed, type Listing, listingOf } from './listed'
import { Hand, type Note, offText } from './off'

/** What the causes of a list should explain: the counts, and who takes them once the table has put them right. */
interface Shown {
  readonly counted: readonly Counted[]
  readonly onNote: Note
}

/**
 * A cause. If it is an entry, a tap opens its correction; if money went wrong at the table, a tap says that the table
 * has put that right, unless other purses would still be off.
 */
function Line({ of: { cause, what, besides }, counted, onNote }: Shown & { of: Listed }) {
  const { finding, purses } = words.value.past
  const text = (
    <>
      <span>{what}</span>
      {besides.map(it => (
        <small key={it} class="soft">
          {it}
        </small>
      ))}
    </>
  )
  if (cause.is === 'money' && cause.left.size > 0) return <div class="found">{text}</div>
  const tap = () =>
    cause.is === 'entry'
      ? correctBy(cause)
      : onNote(putRight(counted, off => `${what}. ${purses.putRight(offText(off))}`, cause.uncounted))
  return (
    <Button class="wide left found" onTap={tap}>
      {text}
      {cause.is === 'money' ? (
        <>
          <small>
            <strong>{purses.byTable}</strong>
          </small>
          {atTheTable(counted, cause.uncounted).map(payment => (
            <Hand key={`${payment.from}${payment.to}`} payment={payment} />
          ))}
        </>
      ) : (
        <small>
          <strong>{finding.opens}</strong>
        </small>
      )}
    </Button>
  )
}

function List({ open, all, ...shown }: Shown & { open: Session; all: Listing['first'] }) {
  return (
    <ul class="stack">
      {all.map((lines, i) => {
        const [first] = lines
        return (
          <li key={i} class="stack explained">
            {first ? <p class="soft">{whereOf(open, first.cause)}</p> : null}
            {lines.map((it, nth) => (
              <Line key={nth} of={it} {...shown} />
            ))}
          </li>
        )
      })}
    </ul>
  )
}

/** The search for causes of what was counted; it starts over when the game or the differences change. */
export function useLooking(counted: readonly Counted[]): Looking | undefined {
  const open = session.value
  const looking = useSignal<Looking | undefined>(undefined)
  const sums = JSON.stringify([...differencesOf(counted)])
  useEffect(() => {
    looking.value = open ? lookFor(open, new Map(JSON.parse(sums))) : undefined
    return () => looking.value?.stop()
  }, [open, sums, looking])
  return looking.value
}

/**
 * Opens the list of causes, and says how good it is. If no entry explains the count, it says that, and offers to look further
 * back. It comes first, so it keeps its height while the search runs.
 */
export function FindButton({ looking }: { looking: Looking | undefined }) {
  const { finding } = words.value.past
  const open = session.value
  const { done = false, explanations = [], further = 0 } = looking?.looked.value ?? {}
  const good = done && isGood(explanations)
  const [first] = explanations
  const { count, leftOut } =
    done && open ? listingOf(open, explanations) : { count: undefined, leftOut: false }
  const line = () => {
    if (!open || count === undefined) return finding.looking
    if (good && first) return likeliestIn(open, first.causes[0])
    return leftOut ? finding.likeliest(count) : finding.some(count)
  }
  if (count === 0)
    return (
      <div class="strip stack">
        <p>{further > 0 ? finding.noneYet : finding.none}</p>
        {further > 0 ? <Button onTap={() => looking?.goOn()}>{finding.further(further)}</Button> : null}
      </div>
    )
  return (
    <Button class="wide left" kind={good ? 'ink' : 'plain'} onTap={findIt}>
      <b>{finding.find}</b>
      <small>{line()}</small>
    </Button>
  )
}

/** The entries that would explain the counts, the likeliest first; a tap on one leads to its correction. */
export function FindIt({ looking, ...shown }: Shown & { looking: Looking | undefined }) {
  const open = session.value
  const looked = looking?.looked.value
  const { finding } = words.value.past
  const listing = open && looked ? listingOf(open, looked.explanations) : undefined
  return (
    <section class="stack" aria-live="polite">
      <Label level={2}>{finding.what}</Label>
      {listing && listing.count > 0 ? <p>{finding.how}</p> : null}
      {open && listing ? <List open={open} all={listing.first} {...shown} /> : null}
      {open && listing && listing.folded.length > 0 ? (
        <Folded line={finding.more(countOf(listing.folded))}>
          <List open={open} all={listing.folded} {...shown} />
        </Folded>
      ) : null}
      {listing?.leftOut ? <p class="soft">{finding.leftOut}</p> : null}
      {looked?.done ? null : <p class="soft">{finding.looking}</p>}
      {looked?.done && listing?.count === 0 ? (
        <p class="strip">{looked.further > 0 ? finding.noneYet : finding.none}</p>
      ) : null}
      {looked?.done && looked.further > 0 ? (
        <Button onTap={() => looking?.goOn()}>{finding.further(looked.further)}</Button>
      ) : null}
    </section>
  )
}

import { useComputed, useSignal } from '@preact/signals'
import { leaveChange } from '../../../app/count/count'
import { go } from '../../../app/desk/routes'
import { titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { beginWith, takeWay, type Way, waysFor } from '../../../app/past/change'
import { playerOf } from '../../../session/mend/fields'
import type { Mistake } from '../../../session/mend/mend'
import type { How } from '../../../session/mend/shift'
import { Button } from '../../kit/parts/Button'
import { TakeButton } from '../../kit/parts/TakeButton'
import { nameOf, sentenceOf } from '../log/said'
import { Alterations } from './Alterations'
import { DraftBecomes, Fits } from './ReviewParts'
import './past.css'

/** Is it the corrected entry itself that is refused, and not a later one? */
const isOwn = ({ draft: { of, stop } }: Way) => stop !== undefined && stop.id > of.lastId

/** Is the corrected entry refused as it is typed so far? A half-typed figure is no reason to alarm anybody, nor to go on from there. */
const isRefused = (way: Way, mistake: Mistake) => mistake.is === 'instead' && isOwn(way)

/** Says whether the correction fits. It stands before all that changes, since the button stays in sight without it. */
function Says({ way, mistake }: { way: Way; mistake: Mistake }) {
  const { stop } = way.draft
  if (!stop || !isRefused(way, mistake)) return <Fits draft={way.draft} />
  return (
    <p class="strip" role="status">
      {titleWords.value?.refusal(stop.refusal, voice.value)}
    </p>
  )
}

/** The button for the correction: enters it at once if it fits, or else leads to what does not. */
function Take({ way }: { way: Way }) {
  const { entry } = words.value.past
  const goOn = () => {
    beginWith(way)
    go('change')
  }
  const take = () => {
    if (takeWay(way)) leaveChange(true)
  }
  return (
    <div class="page-foot">
      {way.draft.stop ? (
        <Button kind="ink" class="big" onTap={goOn}>
          {entry.goOn}
        </Button>
      ) : (
        <TakeButton kind="go" class="big" onTap={take}>
          {entry.takeIt}
        </TakeButton>
      )}
    </div>
  )
}

const sameHow = (one: How, other: How) =>
  one.into === other.into &&
  one.crossed === other.crossed &&
  one.shifted === other.shifted &&
  one.exchanged === other.exchanged

/** A turn as people know it: by its first entry. */
function turnText({ draft: { of } }: Way, from: number): string {
  const first = of.entries[from]
  return first ? sentenceOf(first.action, first.happened) : ''
}

/** What a way assumes besides what the banker said, to explain the entries that it changes; empty if nothing. */
function assumedBy({ how, draft }: Way, mistake: Mistake): string {
  const { entry } = words.value.past
  if (how.shifted) return entry.shifted[how.shifted]
  if (!how.crossed || mistake.is !== 'player') return ''
  const was = playerOf(draft.of.entries.find(({ id }) => id === mistake.id)?.action)
  return was === undefined ? '' : entry.crossed(nameOf(mistake.player), nameOf(was))
}

/**
 * The text of a way that is not shown first: the turn it puts the entry into, or what else it takes to be wrong. Empty
 * if the way needs no button.
 */
function textOfWay(way: Way, first: Way | undefined): string {
  const { entry } = words.value.past
  if (way.unbooked) return entry.unbooked
  const { into, crossed, exchanged, shifted } = way.how
  // The first way without dropping the ruling.
  if (first?.unbooked && sameHow(first.how, way.how)) return entry.stillBooked
  if (into !== undefined) {
    const turn = turnText(way, into)
    return crossed ? entry.crosswise(turn) : entry.rather(turn)
  }
  if (shifted) return entry.shifted[shifted]
  if (first?.how.shifted) return entry.notShifted
  if (!first?.how.exchanged) return ''
  if (exchanged) return entry.both
  return isOwn(way) ? '' : entry.onlyThis
}

/**
 * What becomes of the game once a mistake is corrected, other ways to correct it, and the button. Nothing takes effect
 * before that is tapped.
 */
export function Verdict({ mistake }: { mistake: Mistake }) {
  const nth = useSignal(0)
  // Recomputed when the game changes; for another mistake the caller's key makes a new verdict.
  const ways = useComputed(() => waysFor(mistake)).value
  const way = ways[nth.value] ?? ways[0]
  if (!way) return null
  const assumed = assumedBy(way, mistake)
  return (
    <div class="stack verdict">
      <Says way={way} mistake={mistake} />
      {assumed ? <p class="strip">{assumed}</p> : null}
      <Alterations draft={way.draft} />
      {ways.length > 1 ? (
        <div class="buttons">
          {ways.map((other, i) =>
            other === way || !textOfWay(other, ways[0]) ? null : (
              <Button key={i} class="left wide" onTap={() => (nth.value = i)}>
                {textOfWay(other, ways[0])}
              </Button>
            ),
          )}
        </div>
      ) : null}
      <DraftBecomes draft={way.draft} />
      {isRefused(way, mistake) ? null : <Take way={way} />}
    </div>
  )
}

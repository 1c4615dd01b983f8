import { useComputed, useSignal } from '@preact/signals'
import { leaveChange } from '../../../app/count/count'
import { go } from '../../../app/desk/routes'
import { titleWords, voice } from '../../../app/desk/table'
import { words } from '../../../app/desk/words'
import { beginWith, takeWay, type Way, waysFor } from '../../../app/past/change'
import type { Mistake } from '../../../session/mend/mend'
import type { How } from '../../../session/mend/shift'
import { playerOf } from '../../../session/mend/turns'
import { Button } from '../../kit/parts/Button'
import { TakeButton } from '../../kit/parts/TakeButton'
import { nameOf, sentenceOf } from '../log/said'
import { Alterations } from './Alterations'
import { DraftBecomes, Fits } from './ReviewParts'

/** Is it the entry as it was said to be that cannot be, and not one that comes later? */
const isOwn = ({ draft: { of, stop } }: Way) => stop !== undefined && stop.id > of.lastId

/** Whether it fits, and the button that puts it right: at once where it does, else by way of what does not. */
function Take({ way, mistake }: { way: Way; mistake: Mistake }) {
  const { entry } = words.value.past
  const goOn = () => {
    beginWith(way)
    go('change')
  }
  const take = () => {
    if (takeWay(way)) leaveChange(true)
  }
  const { stop } = way.draft
  // Half of a figure that is being typed is no reason to alarm anybody, nor to go on from there.
  if (stop && isOwn(way) && mistake.is === 'instead')
    return (
      <p class="strip" role="status">
        {titleWords.value?.refusal(stop.refusal, voice.value)}
      </p>
    )
  return (
    <div class="page-foot stack">
      <Fits draft={way.draft} />
      {stop ? (
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

/** A turn as people know it: by what was first done in it. */
function turnText({ draft: { of } }: Way, from: number): string {
  const first = of.entries[from]
  return first ? sentenceOf(first.action, first.happened) : ''
}

/** What a way takes to have been besides what was said, and shows in its entries; empty where that is nothing. */
function assumedBy({ how, draft }: Way, mistake: Mistake): string {
  const { entry } = words.value.past
  if (how.shifted) return entry.shifted
  if (!how.crossed || mistake.is !== 'player') return ''
  const was = playerOf(draft.of.entries.find(({ id }) => id === mistake.id)?.action)
  return was === undefined ? '' : entry.crossed(nameOf(mistake.player), nameOf(was))
}

/** What is said of a way beside another: the turn that it goes into, or what else was wrong with it. Empty where it needs no name. */
function textOfWay(way: Way, first: Way | undefined): string {
  const { entry } = words.value.past
  if (way.unbooked) return entry.unbooked
  const { into, crossed, exchanged, shifted } = way.how
  // What is left of it without that.
  if (first?.unbooked && sameHow(first.how, way.how)) return entry.stillBooked
  if (into !== undefined) {
    const turn = turnText(way, into)
    return crossed ? entry.crosswise(turn) : entry.rather(turn)
  }
  if (shifted) return entry.shifted
  if (first?.how.shifted) return entry.notShifted
  if (!first?.how.exchanged) return ''
  if (exchanged) return entry.both
  return isOwn(way) ? '' : entry.onlyThis
}

/** What becomes of the game once a mistake is put right, other ways to do it, and the button. Nothing is in force before. */
export function Verdict({ mistake }: { mistake: Mistake }) {
  const nth = useSignal(0)
  // Read anew where the game or the mistake is another.
  const ways = useComputed(() => waysFor(mistake)).value
  const way = ways[nth.value] ?? ways[0]
  if (!way) return null
  const assumed = assumedBy(way, mistake)
  return (
    <div class="stack verdict">
      {assumed ? <p class="strip">{assumed}</p> : null}
      <Alterations draft={way.draft} />
      {ways.length > 1 ? (
        <div class="buttons">
          {ways.map((other, i) =>
            other === way || !textOfWay(other, ways[0]) ? null : (
              <Button
                key={i}
                class="left wide"
                onTap={() => {
                  nth.value = i
                }}
              >
                {textOfWay(other, ways[0])}
              </Button>
            ),
          )}
        </div>
      ) : null}
      <DraftBecomes draft={way.draft} />
      <Take way={way} mistake={mistake} />
    </div>
  )
}

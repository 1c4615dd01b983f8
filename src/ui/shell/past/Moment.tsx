import { computed } from '@preact/signals'
import { addressOf, go } from '../../../app/desk/routes'
import { session, tableNow } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import { lookAt, lookedAt } from '../../../app/past/places'
import { beginTrial } from '../../../app/past/trial'
import { endsRound } from '../../../rules/happening'
import { PastFrame } from '../../kit/frame/PastFrame'
import { Button } from '../../kit/parts/Button'
import { Followed } from '../log/EntryLines'
import { sentenceOf } from '../log/said'
import { screens } from '../screens'
import '../../style/chart.css'
import '../../style/books.css'
import './past.css'

/** Numbers of entries after which a round had ended, including the start and the end of the game. */
const roundEnds = computed(() => {
  const entries = session.value?.entries ?? []
  const ends = entries.flatMap((entry, i) => (endsRound(entry) ? [i + 1] : []))
  return [...new Set([0, ...ends, entries.length])]
})

/** Steps by one entry and by one round, and a slider over the whole game. */
function Slider({ at, count }: { at: number; count: number }) {
  const { moment } = words.value.past
  const ends = roundEnds.value
  const [before, after] = [ends.findLast(end => end < at), ends.find(end => end > at)]
  const step = (to: number | undefined, text: string, label: string) => (
    <Button key={label} off={to === undefined} label={label} onTap={() => to !== undefined && lookAt(to)}>
      {text}
    </Button>
  )
  return (
    <div class="slider">
      <input
        type="range"
        aria-label={moment.slider}
        aria-valuetext={at === 0 ? moment.start : moment.after(at, roundName(tableNow.value?.round ?? ''))}
        min={0}
        max={count}
        value={at}
        onInput={event => lookAt(Number(event.currentTarget.value))}
      />
      <div class="slider-steps">
        {step(before, '«', moment.roundEarlier)}
        {step(at > 0 ? at - 1 : undefined, '‹', moment.earlier)}
        <output>
          {at}/{count}
        </output>
        {step(at < count ? at + 1 : undefined, '›', moment.later)}
        {step(after, '»', moment.roundLater)}
      </div>
    </div>
  )
}

function markAt(at: number, count: number): string {
  const { moment } = words.value.past
  if (at === 0) return moment.start
  const after = moment.after(at, roundName(tableNow.value?.round ?? ''))
  return at === count ? `${after} · ${moment.now}` : after
}

/** The table as it stood at any moment of the game, to look at; one tap leads back. */
export function Moment() {
  const open = session.value
  const at = lookedAt.value
  const own = screens.value
  if (!open) return null
  const { moment, entry } = words.value.past
  const count = open.entries.length
  const last = open.entries[at - 1]
  const tryHere = () => {
    beginTrial(at)
    go('whatif')
  }
  const foot = (
    <>
      <Slider at={at} count={count} />
      <Button kind="ink" onTap={() => go('play', undefined, true)}>
        {moment.back}
      </Button>
    </>
  )
  return (
    <PastFrame title={moment.title} mark={markAt(at, count)} onBack={() => history.back()} foot={foot}>
      <div class="moment">
        {last ? (
          <div class="entry-told">
            <p class="entry-sentence">{sentenceOf(last.action, last.happened)}</p>
            <Followed entry={last} />
          </div>
        ) : null}
        <div class="moment-table">
          {own?.Chart ? <own.Chart /> : null}
          {own ? <own.Books /> : null}
        </div>
        <div class="buttons">
          {last ? (
            <a class="button" href={addressOf('entry', `${last.id}`)}>
              {moment.openEntry}
            </a>
          ) : null}
          <Button onTap={tryHere}>{entry.tryHere}</Button>
        </div>
      </div>
    </PastFrame>
  )
}

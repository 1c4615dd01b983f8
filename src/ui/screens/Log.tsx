import { computed, signal } from '@preact/signals'
import { session, titleWords, voice } from '../../app/table'
import { words } from '../../app/words'
import type { Entry } from '../../session/session'
import { Button } from '../parts/Button'
import { byRound, moved, newest } from './logLines'

/** So many entries are drawn at first, and so many more at each wish: a long game would take its time. */
const PAGE = 60
const most = signal(PAGE)

/** Read only while the log is on the screen; a tap elsewhere costs nothing here. */
const rounds = computed(() => {
  const open = session.value
  return open ? byRound(open.title.view(open.start).round, open.entries) : []
})

/** Drawn entries stay drawn: an entry never changes, so its lines are made once. */
function Line({ entry, number }: { entry: Entry; number: number }) {
  const said = titleWords.value
  if (!said) return null
  const { log, frame } = words.value
  const say = voice.value
  const followed = entry.happened.flatMap(happening => {
    const text = happening.is === 'round' ? undefined : said.happening(happening, say)
    return text === undefined ? [] : [text]
  })
  const name = (id: string) => (id === 'bank' ? frame.bank : say.name(id))
  const sums = moved(entry.happened).map(({ holder, by }) =>
    by > 0 ? log.gain(name(holder), say.money(by)) : log.loss(name(holder), say.money(-by)),
  )
  return (
    <li class="entry">
      <span class="number" title={log.number(number)}>
        {number}
      </span>
      <div>
        <p>{said.entry(entry.action, entry.happened, say)}</p>
        {followed.map((text, i) => (
          <p key={i} class="followed">
            {text}
          </p>
        ))}
        {entry.action.note ? <p class="note-line">{entry.action.note}</p> : null}
        {sums.length > 0 ? <p class="moved">{sums.join(' · ')}</p> : null}
      </div>
    </li>
  )
}

/** The log, newest entry first, a sentence an entry with the money that it moved. */
export function Log() {
  const { log } = words.value
  const count = session.value?.entries.length ?? 0
  if (count === 0) return <p class="soft">{log.empty}</p>
  const shown = newest(rounds.value, most.value)
  const more = Math.min(PAGE * 2, count - most.value)
  return (
    <div class="log">
      {shown.map(({ round, lines }) => (
        <section key={round}>
          <h2 class="round">{round}</h2>
          <ul>
            {lines.map(({ entry, number }) => (
              <Line key={entry.id} entry={entry} number={number} />
            ))}
          </ul>
        </section>
      ))}
      {more > 0 ? (
        <Button
          class="wide"
          onTap={() => {
            most.value += more
          }}
        >
          {log.older(more)}
        </Button>
      ) : null}
    </div>
  )
}

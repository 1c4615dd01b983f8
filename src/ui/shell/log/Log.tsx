import { computed, signal } from '@preact/signals'
import type { VNode } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { current } from '../../../app/desk/current'
import { addressOf } from '../../../app/desk/routes'
import { session, titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import type { Entry } from '../../../session/session'
import { Button } from '../../kit/parts/Button'
import { Followed, Marks } from './EntryLines'
import { byRound, type LineOfLog, newest } from './lines'

/** Entries drawn at first, because drawing a whole long log takes time; a tap shows up to twice as many more. */
const PAGE = 60
/** How many entries of which game are drawn: as many again on the way back from the page of one. */
const older = signal<{ readonly game: string | undefined; readonly count: number }>({
  game: undefined,
  count: PAGE,
})

/** Computed only while the log is on the screen, so that a tap elsewhere costs nothing here. */
const rounds = computed(() => {
  const open = session.value
  return open ? byRound(open) : []
})

function Line({ entry, number, ends }: LineOfLog) {
  const said = titleWords.value
  if (!said) return null
  return (
    <li class="entry">
      <span class="number" title={words.value.log.number(number)}>
        {ends.length > 0 ? `${number}–${number + ends.length}` : number}
      </span>
      <div>
        <a class="entry-open" href={addressOf('entry', `${entry.id}`)}>
          {said.entry(entry.action, entry.happened, voice.value)}
        </a>
        {[entry, ...ends].map(it => (
          <Followed key={it.id} entry={it} />
        ))}
        <Marks of={entry} />
      </div>
    </li>
  )
}

const drawn = new WeakMap<Entry, { readonly of: LineOfLog; readonly line: VNode }>()

/** The line of an entry, made once: preact skips an identical element when the log is redrawn. */
function lineOf(of: LineOfLog): VNode {
  const { entry, number, ends } = of
  const before = drawn.get(entry)
  const same = before?.of.number === number && before.of.ends.length === ends.length
  if (same && ends.every((end, i) => end === before.of.ends[i])) return before.line
  const line = <Line key={entry.id} {...of} />
  drawn.set(entry, { of, line })
  return line
}

/** Focuses the first of the entries that a button showed, if it had the focus and went with it, since no more are left. */
function useFollowed(most: number) {
  const log = useRef<HTMLDivElement>(null)
  const first = useRef<number | undefined>(undefined)
  useLayoutEffect(() => {
    const { activeElement, body } = document
    if (first.current !== undefined && activeElement === body)
      log.current?.querySelectorAll<HTMLElement>('.entry-open')[first.current]?.focus()
    first.current = undefined
  }, [most])
  const leave = () => {
    // A touched button has no focus to lose.
    first.current = log.current?.contains(document.activeElement) ? most : undefined
  }
  return { log, leave }
}

/** The log, newest entry first: one sentence per entry, with the money that it moved. */
export function Log() {
  const { log, past } = words.value
  const count = session.value?.entries.length ?? 0
  const game = current.value?.id
  const most = older.value.game === game ? older.value.count : PAGE
  const shows = useFollowed(most)
  if (count === 0) return <p class="soft">{log.empty}</p>
  const shown = newest(rounds.value, most)
  // By the numbers of the entries, not by counting lines: an end of a turn has none of its own.
  const hidden = (shown.at(-1)?.lines.at(-1)?.number ?? 1) - 1
  const more = Math.min(PAGE * 2, hidden)
  const showMore = () => {
    shows.leave()
    older.value = { game, count: most + more }
  }
  return (
    <div class="log" ref={shows.log}>
      <div class="buttons">
        <a class="button" href={addressOf('moment')}>
          {past.entry.thenLink}
        </a>
        <a class="button" href={addressOf('whatif')}>
          {past.entry.whatIf}
        </a>
      </div>
      {shown.map(({ round, lines }) => (
        <section key={round}>
          <h2 class="round">{roundName(round)}</h2>
          <ul>{lines.map(lineOf)}</ul>
        </section>
      ))}
      {more > 0 ? (
        <Button class="wide" onTap={showMore}>
          {log.older(more)}
        </Button>
      ) : null}
    </div>
  )
}

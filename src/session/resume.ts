import { apply } from '../rules/apply'
import type { Setup } from '../rules/rule'
import type { AnyTitle } from '../rules/title'
import type { LogRecord, Placed } from './records'
import { reopen } from './reopen'
import { type Entry, lastChange, type Playing, playNow, type Session } from './session'

/** What an entry leaves: the table after it, and what happened. */
type Left = Pick<Entry, 'state' | 'happened'>

/** What each entry of a game's last change left. With it, the game is shown before it is replayed. JSON. */
export type Tail = readonly Left[]

/** What the last change of a game left; empty before the first entry. */
export function tailOf(session: Session): Tail {
  return session.entries.slice(lastChange(session)).map(({ state, happened }) => ({ state, happened }))
}

/** An entry that is played when somebody asks for its table or for what happened, and with it those before it. */
class Unplayed implements Entry {
  readonly id: Entry['id']
  readonly action: Entry['action']
  readonly record: Entry['record']
  readonly #game: Pick<Session, 'title' | 'start'>
  readonly #last: Entry | undefined
  #left: Left | undefined

  constructor(game: Pick<Session, 'title' | 'start'>, last: Entry | undefined, placed: Placed) {
    this.id = placed.id
    this.action = placed.action
    this.record = placed.record
    this.#game = game
    this.#last = last
  }

  get state() {
    return this.#played().state
  }

  get happened() {
    return this.#played().happened
  }

  /** In a loop, since a long game would be too deep for calls within calls. */
  #played(): Left {
    const waiting: Unplayed[] = []
    for (let it: Entry | undefined = this; it instanceof Unplayed && !it.#left; it = it.#last)
      waiting.push(it)
    for (const entry of waiting.reverse()) {
      const { title, start } = entry.#game
      const outcome = apply(title.law, entry.#last?.state ?? start, entry.action)
      if ('refusal' in outcome) throw new Error(`entry ${entry.id} is refused: ${outcome.refusal.code}`)
      entry.#left = outcome
    }
    return this.#left as Left
  }
}

const playLater: Playing = (game, last, placed) => new Unplayed(game, last, placed)

/**
 * The game that these records lead to, with its last tables as they were kept; all others are played when they are asked for,
 * and asking throws if an entry is refused. `undefined` if the records are not such that a tail of this length fits.
 */
export function resume(
  title: AnyTitle,
  setup: Setup,
  records: readonly LogRecord[],
  tail: Tail,
): Session | undefined {
  const { session, stop } = reopen(title, setup, records, playLater)
  const from = lastChange(session)
  if (stop || session.entries.length - from !== tail.length) return undefined
  const last = session.entries
    .slice(from)
    .map(({ id, action, record }, i): Entry => ({ id, action, record, ...(tail[i] as Left) }))
  return { ...session, entries: [...session.entries.slice(0, from), ...last] }
}

/** Plays a resumed game from its start, and says whether it leads to the tables that were kept. */
export function leadsToTail(session: Session, same: (one: unknown, other: unknown) => boolean): boolean {
  const { entries } = session
  const from = lastChange(session)
  try {
    let last = entries[from - 1]
    // Asking for the last table that was not kept plays all before it.
    void last?.state
    return entries.slice(from).every(kept => {
      const entry = playNow(session, last, kept)
      if ('refusal' in entry) return false
      last = entry
      return same(entry.state, kept.state) && same(entry.happened, kept.happened)
    })
  } catch {
    return false
  }
}

import { batch, effect, signal } from '@preact/signals'
import { commonStart, type LogRecord } from '../../session/records'
import { type Session, now as standing } from '../../session/session'
import type { GameHead, StoredGame } from '../../store/types'
import { current, stranded } from '../desk/current'
import { damage, differs, guard } from '../desk/guard'
import { ruleOver } from '../desk/rest'
import { saved, session, viewOf } from '../desk/table'
import { hear, tell } from '../device/channel'
import { tab } from '../device/named'
import { painted } from '../device/painted'
import { afterAwake, PATIENCE } from '../device/patience'
import { closings, letGo, renewals, shelf, storage, troubleOf } from '../device/shelf'
import { merge } from './merge'
import { headNow, replayGame, writtenFor, writtenFrom } from './replay'
import { Writer, type WriterState } from './writer'

/** The game that is due for a second copy; `count` goes up each time. */
export const copyDue = signal<{ readonly game: string; readonly count: number }>({ game: '', count: 0 })

/**
 * A copy is due after each round. A first round can last half an hour, so it is also due after these records: a browser that
 * was killed while it wrote may throw its whole database away at a later start.
 */
const EARLY: readonly number[] = [1, 8, 24]

const state = signal<WriterState>({ waiting: 0, busy: false })

/** Entries have waited for so long, without any being stored, that the banker must be told. */
const overdue = signal(false)

/** The database does not have the open game any more; or it was closed from outside, and that is not known yet. */
const adrift = signal(false)

let stopWaiting = () => {}

/** Begins to wait for the next write, or ends waiting if there is none. */
function awaitWrite(isBusy: boolean): void {
  stopWaiting()
  overdue.value = false
  stopWaiting = isBusy ? afterAwake(PATIENCE, () => (overdue.value = true)) : () => {}
}

/** Writes records to the store, for all games of this tab. */
export const writer = new Writer({
  store: shelf,
  failed: error => {
    const trouble = troubleOf(error)
    // The next try opens the store again, which also reveals whether a newer app was here.
    if (trouble !== 'full' && trouble !== 'behind' && trouble !== 'silent') letGo()
    return trouble
  },
  behind: id => readAgain(id),
  painted,
  told: now => {
    if (now.busy !== state.peek().busy) awaitWrite(now.busy)
    state.value = now
  },
  stored: (game, written) => {
    if (game === current.peek()?.id) adrift.value = false
    awaitWrite(state.peek().busy)
    tell({ is: 'stored', game })
    if (written.some(({ mark, record }) => mark || EARLY.includes(record.n)))
      copyDue.value = { game, count: copyDue.value.count + 1 }
  },
})

// "saved" is shown only if nothing is on its way and nothing is stranded.
effect(() => {
  const { waiting, busy, trouble } = state.value
  const left = stranded.value.length
  const slow = adrift.value ? 'cleared' : busy && overdue.value ? 'silent' : undefined
  const why = trouble ?? slow ?? (left > 0 && !busy ? 'stranded' : undefined)
  if (why) saved.value = { is: 'failed', waiting: waiting + left, trouble: why }
  else saved.value = { is: busy ? 'saving' : 'saved', waiting: waiting + left }
})

/** Hands the writer a record that the open game has taken; `after` is the game with it. */
export function keepRecord(record: LogRecord, after: Session): void {
  const head = current.value
  if (!head) return
  const { written, now } = writtenFor(record, after, head, viewOf(after, standing(after)))
  const next = { ...head, ...now, records: record.n }
  current.value = next
  writer.add(next, written)
}

/** Tries again to store what waits. */
export function retrySaving(): Promise<void> {
  return writer.flush()
}

/** Drops the entries that could not be stored, once the banker has seen them. */
export function dropStranded(): void {
  stranded.value = []
}

/** Shows a session that was extended by another tab or merged with its records. */
function show(head: GameHead, next: Session, players = head.players): void {
  const setup = { ...next.setup, players }
  const named =
    players === next.setup.players || JSON.stringify(players) === JSON.stringify(next.setup.players)
  batch(() => {
    current.value = headNow({ ...head, players }, next)
    if (next !== session.value || !named) session.value = named ? next : { ...next, setup }
  })
}

/** Reads a game again and merges it with what this tab has. Throws if that cannot be done now. */
async function readAgain(id: string): Promise<void> {
  const store = await shelf()
  const stored = await store.open(id)
  const title = session.peek()?.title
  if (title) await ruleOver(title, stored?.records ?? [])
  const open = session.value
  const head = current.value
  if (!open || head?.id !== id) throw new Error(`game ${id} is not open`)
  const records = stored?.records ?? []
  if (stored?.damage) {
    // What is damaged on the disk may still be whole in memory; then the disk is repaired from there.
    const whole = !damage.value && commonStart(open.records, records) === records.length
    if (!whole) {
      damage.value = stored.damage
      throw new Error(`game ${id} is damaged`)
    }
    await store.mend(id)
  }
  bringTogether(head, stored)
}

/**
 * How many records of a game the database had when it lost them. Every tab that shows the game writes them anew, so that one
 * which another tab was first to write is still the same record.
 */
let lostRecords = { game: '', count: 0 }

/** How many of the last records of the open game this tab does not know as stored, now or before a loss. */
function unknownOf({ id }: GameHead, records: number, isThere: boolean): number {
  const known = records - writer.waiting(id).length
  const before = lostRecords.game === id ? lostRecords.count : 0
  lostRecords = { game: id, count: isThere ? 0 : Math.max(known, before) }
  return records - Math.max(known, before)
}

function bringTogether(head: GameHead, game: StoredGame | undefined): void {
  const open = session.value
  if (!open) return
  const stored = game?.head
  const waiting = unknownOf(head, open.records.length, stored !== undefined)
  const own = { waiting, by: game?.by ?? [], tab }
  const merged = merge(open, game?.records ?? [], own)
  // All of a game that the database lost waits; it was changed when it was.
  const changed = stored ? (merged.waiting.at(-1)?.record.at ?? stored.changed) : head.changed
  // A tab with a newer app may store what this one does not replay: nothing is entered on an older table.
  const lacks = game !== undefined && merged.session.records.length < game.records.length
  const difference = lacks ? replayGame(open.title, game).differs : undefined
  batch(() => {
    damage.value = null
    if (difference) differs.value = difference
    adrift.value = stored === undefined
    show({ ...head, changed }, merged.session, stored?.players)
    if (merged.stranded.length > 0) stranded.value = [...stranded.value, ...merged.stranded]
  })
  writer.replace(current.value ?? head, merged.waiting, stored === undefined)
}

/**
 * Has the whole open game wait to be stored, if the database was closed and does not say whether it still has it. A newer app
 * that has upgraded the database has it.
 */
function holdAll(): void {
  const [head, open] = [current.value, session.value]
  if (!adrift.value || !head || !open) return
  adrift.value = false
  if (storage.value === 'newer' || guard.value === 'damaged' || guard.value === 'differs') return
  unknownOf(head, open.records.length, false)
  writer.replace(head, writtenFrom(open, 1), true)
}

let following: Promise<void> | undefined

/** Catches up with what other tabs stored of the open game. Never rejects. */
export function catchUp(): Promise<void> {
  // A call that has not begun reading yet will see what was stored meanwhile.
  following ??= writer
    .alone(async () => {
      following = undefined
      const id = current.value?.id
      if (id === undefined) adrift.value = false
      // A new game is stored once it has been written.
      else if (writer.newGames.every(head => head.id !== id)) await readAgain(id)
    })
    .catch(holdAll)
    .then(() => writer.flush())
  return following
}

hear(message => {
  if (message.is === 'stored' && message.game === current.value?.id) void catchUp()
})

addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'visible') return
  if (state.value.busy) void writer.flush()
  void catchUp()
})

// Makes the browser ask before it closes a page with entries that are not stored. It always listens, since to begin and to
// end listening at every entry would delay the frame that shows it.
addEventListener('beforeunload', event => {
  if (saved.peek().is !== 'saved') event.preventDefault()
})

let again: ReturnType<typeof setTimeout> | undefined
effect(() => {
  clearTimeout(again)
  if (saved.value.is === 'failed' && state.value.busy) again = setTimeout(() => void writer.flush(), 15_000)
})

// If the database answers again before, nothing waits for that.
effect(() => {
  if (storage.value === 'ready' && state.peek().busy) void writer.flush()
})

effect(() => {
  if (closings.value === 0 || !current.peek()) return
  adrift.value = true
  void catchUp()
})

// Nobody is told unless something is missing: a phone that wakes may come back with a dead connection.
effect(() => {
  if (renewals.value > 0 && current.peek()) void catchUp()
})

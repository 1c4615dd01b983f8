import { batch, effect, signal } from '@preact/signals'
import type { LogRecord } from '../../session/records'
import type { Session } from '../../session/session'
import type { GameHead, StoredGame } from '../../store/types'
import { current, stranded } from '../desk/current'
import { checkNow, damage } from '../desk/guard'
import { saved, session } from '../desk/table'
import { hear, tell } from '../device/channel'
import { tab } from '../device/named'
import { painted } from '../device/painted'
import { letGo, shelf, troubleOf } from '../device/shelf'
import { commonStart, merge } from './merge'
import { headNow, writtenFor } from './replay'
import { Writer, type WriterState } from './writer'

/** The game of which a round was stored last; `count` goes up with every round stored. Triggers a second copy. */
export const roundsStored = signal<{ readonly game: string; readonly count: number }>({ game: '', count: 0 })

const state = signal<WriterState>({ waiting: 0, busy: false })

/** Writes records to the store, for all games of this tab. */
export const writer = new Writer({
  store: shelf,
  failed: error => {
    const trouble = troubleOf(error)
    // The next try opens the store again, which also reveals whether a newer app was here.
    if (trouble !== 'full' && trouble !== 'behind') letGo()
    return trouble
  },
  behind: id => readAgain(id),
  painted,
  told: now => {
    state.value = now
  },
  stored: (game, written) => {
    tell({ is: 'stored', game })
    if (written.some(({ mark }) => mark)) roundsStored.value = { game, count: roundsStored.value.count + 1 }
  },
})

// "saved" is shown only if nothing is on its way and nothing is stranded.
effect(() => {
  const { waiting, busy, trouble } = state.value
  const left = stranded.value.length
  const why = trouble ?? (left > 0 && !busy ? 'stranded' : undefined)
  if (why) saved.value = { is: 'failed', waiting: waiting + left, trouble: why }
  else saved.value = { is: busy ? 'saving' : 'saved', waiting: waiting + left }
})

/** Hands the writer a record that the open game has taken; `after` is the game with it. */
export function keepRecord(record: LogRecord, after: Session): void {
  const head = current.value
  if (!head) return
  const { written, now } = writtenFor(record, after, head)
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
  checkNow()
  const store = await shelf()
  const stored = await store.open(id)
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

function bringTogether(head: GameHead, game: StoredGame | undefined): void {
  const open = session.value
  if (!open) return
  const stored = game?.head
  const own = { waiting: writer.waiting(head.id).length, by: game?.by ?? [], tab }
  const merged = merge(open, game?.records ?? [], own)
  batch(() => {
    damage.value = null
    show({ ...head, ...(stored && { changed: stored.changed }) }, merged.session, stored?.players)
    if (merged.stranded.length > 0) stranded.value = [...stranded.value, ...merged.stranded]
  })
  writer.replace(current.value ?? head, merged.waiting, stored === undefined)
}

let following: Promise<void> | undefined

/** Catches up with what other tabs stored of the open game. Never rejects. */
export function catchUp(): Promise<void> {
  // A call that has not begun reading yet will see what was stored meanwhile.
  following ??= writer
    .alone(async () => {
      following = undefined
      const id = current.value?.id
      if (id !== undefined && writer.newGames.every(head => head.id !== id)) await readAgain(id)
    })
    .catch(() => {})
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

import type { Setup } from '../../rules/rule'
import { commonStart } from '../../session/records'
import { type Attempt, enter, type Session, take } from '../../session/session'
import { canonical } from '../../store/chain'
import { type CopiedGame, storedFrom } from '../../store/copy'
import type { GameHead, StoredGame } from '../../store/types'
import { current } from '../desk/current'
import { tell } from '../device/channel'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { headNow, replayGame, writtenFrom } from '../saving/replay'
import { titleOf } from './files'
import { closeGame, games, refresh } from './games'

/** A stored game of the same table that begins like a game that was read, and how many entries each has. */
export interface TwinGame {
  readonly id: string
  readonly stored: number
  readonly read: number
  /** The number of entries after which they differ; absent if one of them begins with all of the other. */
  readonly common?: number
}

/** With fewer entries alike than this, two games that go on differently are two evenings of the same people. */
const ALIKE = 25
/** At least this part of the shorter one is alike in two games of which one was put right. */
const MOSTLY = 0.6
/** By how many places entries may have moved, because others were inserted or removed. */
const SHIFT = 3
/** More than any number of entries. */
const FAR = 1e6

/** The entries in force without the parts that never change the result, so that a code and a file of one game compare equal. */
const entriesOf = (open: Session) =>
  open.entries.map(({ action: { at: _at, note: _note, ...said } }) => canonical(said))

/** Who sits where, and the options and prices; a player with another name makes it another table. */
const tableOf = (title: string, { players, options, own }: Setup) =>
  canonical({ title, players, options, own })

/** How many entries two games have in common; `undefined` unless one of them begins with all of the other. */
function commonOf(one: readonly string[], other: readonly string[]): number | undefined {
  const common = commonStart(one, other)
  return common === Math.min(one.length, other.length) ? common : undefined
}

/** How many entries are alike in two games, also behind one that was changed, inserted or removed in one of them. */
function alikeIn(one: readonly string[], other: readonly string[], common: number): number {
  const behind = Array.from({ length: 2 * SHIFT + 1 }, (_, i) => {
    const by = i - SHIFT
    return one.filter((entry, at) => at >= common && at + by >= common && entry === other[at + by]).length
  })
  return common + Math.max(...behind)
}

/** Two games as twins; `undefined` if they only happen to begin alike. Without a common entry only empty games are twins. */
function twinsOf(stored: readonly string[], read: readonly string[]): Omit<TwinGame, 'id'> | undefined {
  const counts = { stored: stored.length, read: read.length }
  const common = commonStart(stored, read)
  const least = Math.min(stored.length, read.length)
  if (common === least) return common > 0 || stored.length === read.length ? counts : undefined
  const alike = alikeIn(stored, read, common)
  return alike >= ALIKE && alike >= least * MOSTLY ? { ...counts, common } : undefined
}

/** A stored game replayed; `undefined` if it is damaged, of a newer edition, or gives another result than when it was played. */
function wholeOf(title: Session['title'], stored: StoredGame | undefined): Session | undefined {
  if (!stored || stored.damage || stored.head.edition > title.edition) return undefined
  const { session, differs } = replayGame(title, stored)
  return differs ? undefined : session
}

/**
 * The stored game equal to one that was read, else the longest that it continues, else the shortest that continues it, else the
 * one that goes on differently the latest. Games in the bin are ignored.
 */
export async function twinOf(open: Session): Promise<TwinGame | undefined> {
  const table = tableOf(open.title.id, open.setup)
  const read = entriesOf(open)
  const twins: TwinGame[] = []
  await writer.flush()
  await refresh()
  for (const head of games.value) {
    if (head.deleted || tableOf(head.title, head) !== table) continue
    const there = wholeOf(open.title, await (await shelf()).open(head.id))
    const twin = there && twinsOf(entriesOf(there), read)
    if (twin) twins.push({ id: head.id, ...twin })
  }
  const nearest = ({ stored, common }: TwinGame) =>
    common !== undefined ? common - FAR : stored > read.length ? -stored : stored
  return twins.sort((a, b) => nearest(b) - nearest(a))[0]
}

/** Has a game every note that another one, which it begins with, has at its entries? */
const hasNotes = (stored: Session, read: Session) =>
  read.entries.every(
    ({ action }, i) => action.note === undefined || action.note === stored.entries[i]?.action.note,
  )

/**
 * Does one of these stored games, none of them in the bin, begin with all entries in force of a copied one, and have its notes?
 * What was undone does not count. Never, if the copied game has damaged parts: those are kept with the game.
 */
export async function isHeldBy(heads: readonly GameHead[], copied: CopiedGame): Promise<boolean> {
  const { head, damage, kept } = copied
  const table = tableOf(head.title, head)
  const alike = heads.filter(one => !one.deleted && tableOf(one.title, one) === table)
  const title = alike.length > 0 && !damage && kept.length === 0 ? await titleOf(head.title) : undefined
  if (!title) return false
  const read = wholeOf(title, storedFrom(copied))
  const said = read && entriesOf(read)
  if (!said) return false
  for (const { id } of alike) {
    const there = wholeOf(title, await (await shelf()).open(id))
    const common = there && commonOf(entriesOf(there), said)
    const holds = common === said.length && (common > 0 || there?.entries.length === 0)
    if (there && holds && hasNotes(there, read)) return true
  }
  return false
}

/** A stored game that is still the twin it was when the banker was asked, and its session. Throws if it is not. */
async function sameTwin({ id, ...asked }: TwinGame, open: Session) {
  const stored = await (await shelf()).open(id)
  const before = wholeOf(open.title, stored)
  const now = before && twinsOf(entriesOf(before), entriesOf(open))
  const goesOn = asked.common !== undefined || asked.read > asked.stored
  if (!stored || stored.head.deleted || !goesOn || canonical(now) !== canonical(asked))
    throw new Error(`game ${id} is another one by now`)
  return { stored, before: before as Session }
}

/** A stored game with the entries of its twin in place of its own from where they differ, or beyond its own. */
function withTwin(stored: Session, open: Session, { common = stored.entries.length }: TwinGame): Session {
  const taken = (step: Attempt) => {
    if ('stop' in step) throw new Error(`entry ${step.stop.index + 1} does not fit`)
    return step.session
  }
  const remove = stored.entries.slice(common).map(({ id }) => id)
  const after = stored.entries[common - 1]?.id ?? 0
  const at = new Date().toISOString()
  const n = stored.records.length + 1
  const cut =
    remove.length > 0 ? taken(take(stored, { n, at, splices: [{ after, remove, insert: [] }] })) : stored
  // One by one, as they were entered: the table has paid all that, so it is not shown as one correction to be settled.
  return open.entries
    .slice(common)
    .reduce((longer, { action }) => taken(enter(longer, [action], action.at)), cut)
}

/**
 * Makes a stored game go on as one that was read: what that has beyond it is appended; where they differ, its own entries are removed
 * first, which Undo can bring back. Rejects, and changes nothing, if the stored game is no longer as `twin` says.
 */
export async function extendTwin(twin: TwinGame, open: Session): Promise<void> {
  const { id } = twin
  await writer.flush()
  await sameTwin(twin, open)
  if (current.value?.id === id) closeGame()
  await writer.flush()
  await writer.alone(async () => {
    const { stored, before } = await sameTwin(twin, open)
    const now = withTwin(before, open, twin)
    const head = headNow({ ...stored.head, changed: new Date().toISOString() }, now)
    await (await shelf()).append(id, writtenFrom(now, stored.records.length + 1), head)
  })
  tell({ is: 'stored', game: id })
  await refresh()
}

import type { Setup } from '../../rules/rule'
import { type Attempt, enter, type Session, take } from '../../session/session'
import { canonical } from '../../store/chain'
import type { CopiedGame } from '../../store/copy'
import type { GameHead, StoredGame } from '../../store/types'
import { current } from '../desk/current'
import { tell } from '../device/channel'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { headNow, replayed, writtenFrom } from '../saving/replay'
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

/** With fewer entries in common than this, two games that go on differently are two evenings of the same people. */
const ALIKE = 10
/** More than any number of entries. */
const FAR = 1e6

/** The entries in force without the parts that never change the result, so that a code and a file of one game compare equal. */
const entriesOf = (open: Session) =>
  open.entries.map(({ action: { at: _at, note: _note, ...said } }) => canonical(said))

/** Who sits where, and the options and prices; a player with another name makes it another table. */
const tableOf = (title: string, { players, options, own }: Setup) =>
  canonical({ title, players, options, own })

/** How many entries two games have in common from the first on. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const differs = one.findIndex((entry, i) => entry !== other[i])
  return differs < 0 ? one.length : differs
}

/** How many entries two games have in common; `undefined` unless one of them begins with all of the other. */
function commonOf(one: readonly string[], other: readonly string[]): number | undefined {
  const common = commonStart(one, other)
  return common === Math.min(one.length, other.length) ? common : undefined
}

/** Two games as twins; `undefined` if they only happen to begin alike. Without a common entry only empty games are twins. */
function twinsOf(stored: readonly string[], read: readonly string[]): Omit<TwinGame, 'id'> | undefined {
  const counts = { stored: stored.length, read: read.length }
  const common = commonStart(stored, read)
  const least = Math.min(stored.length, read.length)
  if (common === least) return common > 0 || stored.length === read.length ? counts : undefined
  // Put right on one of two phones, a game differs from there on.
  return common >= ALIKE && common >= least / 2 ? { ...counts, common } : undefined
}

/** A stored game replayed; `undefined` if it is damaged, of a newer edition, or gives another result than when it was played. */
function wholeOf(title: Session['title'], stored: StoredGame | undefined): Session | undefined {
  if (!stored || stored.damage || stored.head.edition > title.edition) return undefined
  const { session, differs } = replayed(title, stored)
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
  const { head, written, damage, kept } = copied
  const table = tableOf(head.title, head)
  const alike = heads.filter(one => !one.deleted && tableOf(one.title, one) === table)
  const title = alike.length > 0 && !damage && kept.length === 0 ? await titleOf(head.title) : undefined
  if (!title) return false
  const records = written.map(({ record }) => record)
  const [tables, by] = [written.map(one => one.table), written.map(one => one.by)]
  const marks = written.flatMap(({ mark }) => mark ?? [])
  const read = wholeOf(title, { head, records, tables, by, marks })
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

/** The stored game with the entries of its twin: those beyond it appended, or from where they differ in place of its own, as one change. */
function withTwin(stored: Session, open: Session): Session {
  const [old, read] = [entriesOf(stored), entriesOf(open)]
  const common = commonStart(old, read)
  const twins = twinsOf(old, read)
  if (!twins || common === read.length) throw new Error('it is another game by now')
  const taken = (step: Attempt) => {
    if ('stop' in step) throw new Error(`entry ${step.stop.index + 1} does not fit`)
    return step.session
  }
  const rest = open.entries.slice(common).map(({ action }) => action)
  if (twins.common === undefined)
    return rest.reduce((longer, action) => taken(enter(longer, [action], action.at)), stored)
  const after = stored.entries[common - 1]?.id ?? 0
  const remove = stored.entries.slice(common).map(({ id }) => id)
  const at = new Date().toISOString()
  return taken(take(stored, { n: stored.records.length + 1, at, splices: [{ after, remove, insert: rest }] }))
}

/**
 * Makes a stored game go on as one that was read: what that has beyond it is appended, and where they differ the stored one is put
 * right, which can be undone. Rejects if it is no twin any more.
 */
export async function extendTwin(id: string, open: Session): Promise<void> {
  if (current.value?.id === id) closeGame()
  await writer.flush()
  await writer.alone(async () => {
    const store = await shelf()
    const stored = await store.open(id)
    const before = wholeOf(open.title, stored)
    if (!stored || !before) throw new Error(`game ${id} is another one by now`)
    const now = withTwin(before, open)
    const head = headNow({ ...stored.head, changed: new Date().toISOString() }, now)
    await store.append(id, writtenFrom(now, stored.records.length + 1), head)
  })
  tell({ is: 'stored', game: id })
  await refresh()
}

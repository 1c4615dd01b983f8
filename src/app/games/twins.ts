import type { Setup } from '../../rules/rule'
import { enter, type Session } from '../../session/session'
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
}

/** The entries in force without the parts that never change the result, so that a code and a file of one game compare equal. */
const entriesOf = (open: Session) =>
  open.entries.map(({ action: { at: _at, note: _note, ...said } }) => canonical(said))

/** Who sits where, and the options and prices; a player with another name makes it another table. */
const tableOf = (title: string, { players, options, own }: Setup) =>
  canonical({ title, players, options, own })

/** How many entries two games have in common; `undefined` unless one of them begins with all of the other. */
function commonOf(one: readonly string[], other: readonly string[]): number | undefined {
  const least = Math.min(one.length, other.length)
  for (let i = 0; i < least; i++) if (one[i] !== other[i]) return undefined
  return least
}

/** A stored game replayed; `undefined` if it is damaged, of a newer edition, or gives another result than when it was played. */
function wholeOf(title: Session['title'], stored: StoredGame | undefined): Session | undefined {
  if (!stored || stored.damage || stored.head.edition > title.edition) return undefined
  const { session, differs } = replayed(title, stored)
  return differs ? undefined : session
}

/**
 * The stored game equal to one that was read, else the longest that it continues, else the shortest that continues it. Games
 * without a common entry are no twins unless both are empty; games in the bin are ignored.
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
    const stored = there && entriesOf(there)
    const common = stored && commonOf(stored, read)
    if (stored && common !== undefined && (common > 0 || stored.length === read.length))
      twins.push({ id: head.id, stored: stored.length, read: read.length })
  }
  const nearest = ({ stored }: TwinGame) => (stored > read.length ? -stored : stored)
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

/** Appends the entries that a game that was read has beyond the stored one. Rejects if they do not follow. */
export async function extendTwin(id: string, open: Session): Promise<void> {
  if (current.value?.id === id) closeGame()
  await writer.flush()
  await writer.alone(async () => {
    const store = await shelf()
    const stored = await store.open(id)
    let longer = wholeOf(open.title, stored)
    if (!stored || !longer || commonOf(entriesOf(longer), entriesOf(open)) !== longer.entries.length)
      throw new Error(`game ${id} is another one by now`)
    for (const { action } of open.entries.slice(longer.entries.length)) {
      const step = enter(longer, [action], action.at)
      if ('stop' in step) throw new Error(`game ${id} does not go on so`)
      longer = step.session
    }
    const head = headNow({ ...stored.head, changed: new Date().toISOString() }, longer)
    await store.append(id, writtenFrom(longer, stored.records.length + 1), head)
  })
  tell({ is: 'stored', game: id })
  await refresh()
}

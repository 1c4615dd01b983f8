import type { Setup } from '../../rules/rule'
import { enter, type Session } from '../../session/session'
import { canonical } from '../../store/chain'
import type { StoredGame } from '../../store/types'
import { current } from '../desk/current'
import { tell } from '../device/channel'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { headNow, replayed, writtenFrom } from '../saving/replay'
import { closeGame, games, refresh } from './games'

/** A stored game of the same table that begins as a game that was read, with the numbers of their entries. */
export interface Twin {
  readonly id: string
  readonly stored: number
  readonly read: number
}

/** The entries in force without what never changes the result, so that a code and a file of one game are alike. */
const entriesOf = (open: Session) =>
  open.entries.map(({ action: { at: _at, note: _note, ...said } }) => canonical(said))

/** Who sits where and by which options and prices; a player called otherwise makes another table. */
const tableOf = (title: string, { players, options, own }: Setup) =>
  canonical({ title, players, options, own })

/** How many entries of two games are in common, if one of them begins with all of the other. */
function commonOf(one: readonly string[], other: readonly string[]): number | undefined {
  const least = Math.min(one.length, other.length)
  for (let i = 0; i < least; i++) if (one[i] !== other[i]) return undefined
  return least
}

/** A stored game in play; nothing where it is not whole, or reads otherwise than it was played. */
function wholeOf(title: Session['title'], stored: StoredGame | undefined): Session | undefined {
  if (!stored || stored.damage || stored.head.edition > title.edition) return undefined
  const { session, differs } = replayed(title, stored)
  return differs ? undefined : session
}

/**
 * The stored game that is the same as one that was read, else the longest that it goes on from, else one that goes on
 * from it. Two games without a common entry are two, and one in the bin is not looked at.
 */
export async function twinOf(open: Session): Promise<Twin | undefined> {
  const table = tableOf(open.title.id, open.setup)
  const read = entriesOf(open)
  const twins: Twin[] = []
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
  const nearest = ({ stored }: Twin) => (stored > read.length ? -stored : stored)
  return twins.sort((a, b) => nearest(b) - nearest(a))[0]
}

/** Puts the entries that a game that was read has more behind those of the stored one. Rejects where they do not follow. */
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

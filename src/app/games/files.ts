import { gameFileText } from '../../interop/gameFile'
import { commonStart } from '../../session/records'
import type { Session } from '../../session/session'
import { copyText, type ToCopy, writtenOf } from '../../store/copy'
import type { GameHead, StoredGame } from '../../store/types'
import { isTitle, loadTitle } from '../../titles/registry'
import { current } from '../desk/current'
import { damage } from '../desk/guard'
import { session } from '../desk/table'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { headNow, replayGame, writtenFrom } from '../saving/replay'
import { games } from './games'
import type { OutFile } from './handOut'

/** The title of an id; `undefined` if this Paymaster does not know it. Rejects if its files cannot be fetched. */
export const titleOf = async (id: string) => (isTitle(id) ? loadTitle(id) : undefined)

/** A file name that every system accepts. */
export function fileName(parts: readonly string[], end: string): string {
  const plain = parts.join(' ').replace(/[^\p{L}\p{N} &._-]+/gu, '')
  return `${plain.slice(0, 80).trim()}.${end}`
}

async function storedGame(id: string): Promise<StoredGame | undefined> {
  return (await shelf()).open(id)
}

/** A game of the list as a session: the open one as it stands, any other as stored; `undefined` if it cannot be read. */
async function sessionBy(id: string): Promise<{ head: GameHead; open: Session } | undefined> {
  const [head, open] = [current.value, session.value]
  if (head?.id === id && open) return { head, open }
  const game = await storedGame(id)
  const title = game && (await titleOf(game.head.title))
  return game && title && { head: game.head, open: replayGame(title, game).session }
}

/** A game as a game file with the entries in force; `undefined` if there is no such game. */
export async function exportGame(id: string): Promise<OutFile | undefined> {
  const found = await sessionBy(id)
  if (!found) return undefined
  const { head, open } = found
  const actions = open.entries.map(entry => entry.action)
  return {
    name: fileName(
      [head.title, head.changed.slice(0, 10), ...head.players.map(player => player.name)],
      'paymaster.json',
    ),
    text: gameFileText({ title: open.title, setup: open.setup, actions }),
  }
}

/** A game with everything that a copy keeps of it, including what is not stored yet; `undefined` or rejected if it cannot be read. */
async function toCopy(id: string): Promise<ToCopy | undefined> {
  const [head, open] = [current.value, session.value]
  const game = await storedGame(id).catch(() => undefined)
  const kept = game ? await (await shelf()).kept(id) : []
  const damaged = game?.damage ? [...kept, game.damage.kept] : kept
  const stored = game ? writtenOf(game) : []
  if (head?.id === id && open && (!game || open.records.length > stored.length)) {
    const common = commonStart(open.records, game?.records ?? [])
    const written = [...stored.slice(0, common), ...writtenFrom(open, common + 1)]
    return { head: headNow(head, open), written, kept: damaged }
  }
  return game && { head: game.head, written: stored, kept: damaged }
}

/** A copy of games: how many it has, and the ids of those that could not be read. */
export interface CopyFile extends OutFile {
  readonly games: number
  readonly leftOut: readonly string[]
}

/** A copy of all games, or of `only` those given, including what was undone and changed. */
export async function copyOfAll(...only: readonly string[]): Promise<CopyFile> {
  const stored = await shelf()
    .then(store => store.games())
    .catch(() => games.value)
  const ids = new Set(
    [...stored, ...writer.newGames, ...(current.value ? [current.value] : [])].map(({ id }) => id),
  )
  const wanted = [...ids].filter(id => only.length === 0 || only.includes(id))
  const read = await Promise.all(wanted.map(id => toCopy(id).catch(() => undefined)))
  const copied = read.filter(game => game !== undefined)
  const day = new Date().toISOString().slice(0, 10)
  return {
    name: fileName(['Paymaster', day], 'paymaster-copy.json'),
    text: copyText(copied),
    games: copied.length,
    leftOut: wanted.filter((_, i) => !read[i]),
  }
}

/** The text of a copy of one game; `undefined` if there is none, or if it is damaged, so that it never replaces an older copy. */
export async function copyOfGame(id: string): Promise<string | undefined> {
  const damaged = await storedGame(id).catch(() => undefined)
  if (damaged?.damage || (damage.value && current.value?.id === id)) return undefined
  const game = await toCopy(id)
  return game && copyText([game])
}

import type { ImportStop } from '../interop/eighteenxx'
import { type GameFile, gameFileText, readGameFile } from '../interop/gameFile'
import type { Problem } from '../interop/json'
import type { Action, Player, Refusal } from '../rules/rule'
import { begin, enter, type Session } from '../session/session'
import {
  actionsOf,
  type CopiedGame,
  type CopyProblem,
  copyText,
  isCopy,
  readCopyText,
  type ToCopy,
  writtenOf,
} from '../store/copy'
import type { GameHead, StoredGame } from '../store/types'
import { isTitle, loadTitle, TITLES } from '../titles/registry'
import { current } from './current'
import { newHead, refresh } from './games'
import { writer } from './keeping'
import { commonStart } from './merge'
import { randomId, tab } from './place'
import { headNow, replayed, writtenFrom } from './replay'
import { shelf } from './shelf'
import { session } from './table'

/** A file on its way out. */
export interface OutFile {
  readonly name: string
  readonly text: string
}

/** Why a file is not taken: what is wrong with it as a file, the entry (from 1) that the rules refuse, or that its reader is not here. */
export type ImportProblem =
  | { readonly reader: 'missing' }
  | { readonly file: Problem }
  | { readonly copy: CopyProblem }
  | { readonly entry: number; readonly action: Action; readonly refusal: Refusal }

/** What came of a copy, game by game. */
export interface CopyTaken {
  /** Ids of games that are new here, and of those that got longer. */
  readonly added: readonly string[]
  readonly extended: readonly string[]
  /** How many were here already. */
  readonly same: number
  /** Games of which only a part, or nothing, could be taken: by which record they are damaged, or what is wrong. */
  readonly problems: readonly {
    readonly game: string
    readonly at?: number
    readonly problem?: Problem
    readonly failed?: true
  }[]
}

/** What came of a file. */
export type Imported =
  | { readonly game: string; readonly stopped?: ImportStop; readonly players?: readonly Player[] }
  | { readonly copy: CopyTaken }
  | { readonly problem: ImportProblem }

const titleOf = async (id: string) => (isTitle(id) ? loadTitle(id) : undefined)

/** A name that every system takes for a file. */
export function fileName(parts: readonly string[], end: string): string {
  const plain = parts.join(' ').replace(/[^\p{L}\p{N} &._-]+/gu, '')
  return `${plain.slice(0, 80).trim()}.${end}`
}

async function storedGame(id: string): Promise<StoredGame | undefined> {
  return (await shelf()).open(id)
}

/** A game of the list as a session: the open one as it stands, another as it is stored. */
async function sessionBy(id: string): Promise<{ head: GameHead; open: Session } | undefined> {
  const [head, open] = [current.value, session.value]
  if (head?.id === id && open) return { head, open }
  const game = await storedGame(id)
  const title = game && (await titleOf(game.head.title))
  return game && title && { head: game.head, open: replayed(title, game).session }
}

/** A game as a game file: the entries in force. Nothing where there is no such game. */
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

/** A game with everything that a copy keeps of it, also what is not stored yet. */
export async function toCopy(id: string): Promise<ToCopy | undefined> {
  const [head, open] = [current.value, session.value]
  const game = await storedGame(id).catch(() => undefined)
  const kept = game ? await (await shelf()).kept(id) : []
  const damaged = game?.damage ? [...kept, game.damage.kept] : kept
  const stored = game && writtenOf(game, tab)
  if (head?.id === id && open && open.records.length > (stored?.length ?? 0))
    return { head: headNow(head, open), written: writtenFrom(open, 1), kept: damaged }
  return game && stored && { head: game.head, written: stored, kept: damaged }
}

/** A copy of all games, or of one, with what was undone and changed. */
export async function copyOfAll(...only: readonly string[]): Promise<OutFile> {
  const stored = await shelf()
    .then(store => store.games())
    .catch(() => [])
  const ids = new Set(
    [...stored, ...writer.newGames, ...(current.value ? [current.value] : [])].map(({ id }) => id),
  )
  const wanted = [...ids].filter(id => only.length === 0 || only.includes(id))
  const copied = await Promise.all(wanted.map(toCopy))
  const day = new Date().toISOString().slice(0, 10)
  return {
    name: fileName(['Paymaster', day], 'paymaster-copy.json'),
    text: copyText(copied.filter(game => game !== undefined)),
  }
}

/** The text of a copy of one game. Nothing where there is none, or where a damaged one would take the place of an older copy. */
export async function copyOfGame(id: string): Promise<string | undefined> {
  const damaged = await storedGame(id).catch(() => undefined)
  if (damaged?.damage) return undefined
  const game = await toCopy(id)
  return game && copyText([game])
}

/** What became of a file that was handed out. */
export type HandedOut = 'shared' | 'downloaded' | 'cancelled'

/** Hands a game or a copy to the share sheet where there is one, else downloads it. */
export function handOut({ name, text }: OutFile): Promise<HandedOut> {
  return handOutFile(new File([text], name, { type: 'application/json' }))
}

/** Hands a file of any kind to the share sheet where there is one, else downloads it. */
export async function handOutFile(file: File): Promise<HandedOut> {
  const { name } = file
  if (typeof navigator.share === 'function' && navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title: name })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
      // Some browsers say that they can and then refuse the kind of file.
    }
  }
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
  return 'downloaded'
}

/** Plays the entries of a file one by one, each to be undone by itself. */
function playedFrom({ title, setup, actions }: GameFile): Session | ImportProblem {
  let open = begin(title, setup)
  for (const [i, action] of actions.entries()) {
    const step = enter(open, [action], action.at)
    if ('stop' in step) return { entry: i + 1, action, refusal: step.stop.refusal }
    open = step.session
  }
  return open
}

/** Is this a game that was recorded on 18xx.games rather than a file of our own? */
function recordedElsewhere(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && 'actions' in value && !('format' in value)
  } catch {
    return false
  }
}

async function storeGame(
  file: GameFile,
): Promise<{ readonly game: string } | { readonly problem: ImportProblem }> {
  const open = playedFrom(file)
  if (!('records' in open)) return { problem: open }
  const head = headNow(newHead(open), open)
  writer.begin(head, writtenFrom(open, 1))
  await writer.flush()
  await refresh()
  return { game: head.id }
}

/** What reads games from elsewhere, with each title's part of it; nothing where it is not on this device and cannot be fetched. */
async function reader() {
  try {
    const parts = TITLES.map(async id => (await loadTitle(id)).imports?.())
    const [{ importGame }] = await Promise.all([import('../interop/eighteenxx'), ...parts])
    return importGame
  } catch {
    return undefined
  }
}

/** Takes a game from elsewhere as far as it goes, and says where and why it stops. */
async function importRecorded(text: string): Promise<Imported> {
  const importGame = await reader()
  if (!importGame) return { problem: { reader: 'missing' } }
  const taken = await importGame(text, titleOf)
  if ('problem' in taken) return { problem: { file: taken.problem } }
  const stored = await storeGame(taken.file)
  if ('problem' in stored || !taken.stopped) return stored
  return { game: stored.game, stopped: taken.stopped, players: taken.file.setup.players }
}

/** Takes a game file as a new game of the list, a copy, or a game recorded on 18xx.games. On a problem nothing is stored. */
export async function importFile(text: string): Promise<Imported> {
  if (isCopy(text)) {
    const copy = await readCopy(text)
    return 'problem' in copy ? { problem: { copy: copy.problem } } : { copy }
  }
  if (recordedElsewhere(text)) return importRecorded(text)
  const read = await readGameFile(text, titleOf)
  if ('problem' in read) return { problem: { file: read.problem } }
  return storeGame(read.file)
}

/** Is everything in a copied game of this title's kind? Looked at as a game file with all its actions. */
async function faultOf({ head, written }: CopiedGame): Promise<Problem | undefined> {
  const { title, players, options } = head
  const file = { format: 'paymaster-game', version: 1, title, players, options, actions: actionsOf(written) }
  const read = await readGameFile(JSON.stringify(file), titleOf)
  return 'problem' in read ? read.problem : undefined
}

/** Stores what a copied game has more than the stored one; where both went on differently, it becomes another game. */
async function takeGame({
  head,
  written,
}: CopiedGame): Promise<{ id: string; was: 'added' | 'extended' | 'same' }> {
  const store = await shelf()
  const there = await store.open(head.id)
  const records = written.map(({ record }) => record)
  const common = there ? commonStart(there.records, records) : 0
  if (!there) {
    await store.create(head, written)
    return { id: head.id, was: 'added' }
  }
  if (common === records.length) return { id: head.id, was: 'same' }
  if (common === there.records.length) {
    if (there.damage) await store.mend(head.id)
    await store.append(head.id, written.slice(common), head)
    return { id: head.id, was: 'extended' }
  }
  const other = { ...head, id: randomId() }
  await store.create(other, written)
  return { id: other.id, was: 'added' }
}

/** Takes the games of a copy: those that are new here, and what others have more. A game is taken whole or not at all. */
export async function readCopy(text: string): Promise<CopyTaken | { readonly problem: CopyProblem }> {
  const read = readCopyText(text)
  if ('problem' in read) return read
  const taken = { added: [] as string[], extended: [] as string[], same: 0 }
  const problems: CopyTaken['problems'][number][] = []
  for (const game of read.games) {
    const problem = await faultOf(game)
    if (problem) {
      problems.push({ game: game.head.id, problem })
      continue
    }
    if (game.damage) problems.push({ game: game.head.id, at: game.damage.at })
    try {
      const { id, was } = await writer.alone(() => takeGame(game))
      if (was === 'same') taken.same++
      else taken[was].push(id)
    } catch {
      problems.push({ game: game.head.id, failed: true })
    }
  }
  await refresh()
  return { ...taken, problems }
}

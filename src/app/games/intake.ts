import type { ImportStop } from '../../interop/eighteenxx'
import type { ScoreDiffers } from '../../interop/eighteenxx/scores'
import { type GameFile, gameIn, readGameFile } from '../../interop/gameFile'
import { type Problem, problemAt } from '../../interop/json'
import type { Action, Player, Refusal } from '../../rules/rule'
import { isTree } from '../../rules/tree'
import { FORMAT, STEPS } from '../../session/formats'
import { commonStart } from '../../session/records'
import { begin, enter, type Session } from '../../session/session'
import { goingOn } from '../../store/chain'
import { actionsOf, type CopiedGame, type CopyProblem, isCopy, readCopyText } from '../../store/copy'
import type { GameHead } from '../../store/types'
import { loadTitle, TITLES } from '../../titles/registry'
import { current } from '../desk/current'
import { tell } from '../device/channel'
import { randomId } from '../device/named'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { headNow, writtenFrom } from '../saving/replay'
import { titleOf } from './files'
import { closeGame, games, newHead, refresh } from './games'
import { extendTwin, isHeldBy, type TwinGame, twinOf } from './twins'

/**
 * Why a file is not taken: its reader could not be loaded, the stored game cannot be continued with it, the file or copy is
 * faulty, the rules refuse an entry (counted from 1), or the import of a game recorded elsewhere stops before its first entry.
 */
export type ImportProblem =
  | { readonly reader: 'missing' }
  | { readonly stored: 'otherwise' }
  | { readonly file: Problem }
  | { readonly copy: CopyProblem }
  | { readonly entry: number; readonly action: Action; readonly refusal: Refusal }
  | { readonly title: string; readonly stopped: ImportStop; readonly players: readonly Player[] }

/** The result of taking a copy, game by game. */
export interface CopyTaken {
  /** The ids of games that are new here, and of those that got longer. */
  readonly added: readonly string[]
  readonly extended: readonly string[]
  /** The number of games that were here already, under the same id or another one. */
  readonly same: number
  /**
   * Games taken only in part or not at all: `at` is the damaged record, `here` that the part before it was here already, `problem`
   * what is wrong, `failed` that the store did not take it.
   */
  readonly problems: readonly {
    readonly game: string
    readonly at?: number
    readonly here?: boolean
    readonly problem?: Problem
    readonly failed?: true
  }[]
}

/**
 * What to do with a game of which a twin is stored: `ask` stores nothing and returns the twin, `apart` makes a separate game; a twin
 * that was returned is made to go on like the game.
 */
export type IfStored = 'ask' | 'apart' | TwinGame

/** The result of importing a file. */
export type Imported =
  | {
      readonly game: string
      readonly stopped?: ImportStop
      readonly players?: readonly Player[]
      /** Final totals that are not those of the file. */
      readonly differs?: readonly ScoreDiffers[]
    }
  | { readonly twin: TwinGame; readonly stopped?: ImportStop; readonly players?: readonly Player[] }
  | { readonly copy: CopyTaken }
  | { readonly problem: ImportProblem }

/** Plays the entries of a file one by one, so that each can be undone by itself. */
function playedFrom({ title, setup, actions }: GameFile): Session | ImportProblem {
  let open = begin(title, setup)
  for (const [i, action] of actions.entries()) {
    const step = enter(open, [action], action.at)
    if ('stop' in step) return { entry: i + 1, action, refusal: step.stop.refusal }
    open = step.session
  }
  return open
}

/** Whether this is a game recorded on 18xx.games rather than a file of our own. */
function recordedElsewhere(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return isTree(value) && 'actions' in value && !('format' in value)
  } catch {
    return false
  }
}

async function storeGame(
  file: GameFile,
  how: IfStored,
): Promise<{ readonly game: string } | { readonly twin: TwinGame } | { readonly problem: ImportProblem }> {
  const open = playedFrom(file)
  if (!('records' in open)) return { problem: open }
  if (typeof how === 'object') {
    const done = extendTwin(how, open).then(() => true)
    return (await done.catch(() => false)) ? { game: how.id } : { problem: { stored: 'otherwise' } }
  }
  const twin = how === 'ask' ? await twinOf(open).catch(() => undefined) : undefined
  if (twin) return { twin }
  const head = headNow(newHead(open), open)
  writer.begin(head, writtenFrom(open, 1))
  await writer.flush()
  await refresh()
  return { game: head.id }
}

/** The reader of recorded games, with each title's part of it loaded; `undefined` if it is not on this device and cannot be fetched. */
async function reader() {
  try {
    const parts = TITLES.map(async id => (await loadTitle(id)).imports?.())
    const [{ importGame }, { scoresThatDiffer }] = await Promise.all([
      import('../../interop/eighteenxx'),
      import('../../interop/eighteenxx/scores'),
      ...parts,
    ])
    return { importGame, scoresThatDiffer }
  } catch {
    return undefined
  }
}

/** Imports a game from elsewhere as far as it goes, and says where and why it stops. */
async function importRecorded(text: string, how: IfStored): Promise<Imported> {
  const read = await reader()
  if (!read) return { problem: { reader: 'missing' } }
  const taken = await read.importGame(text, titleOf)
  if ('problem' in taken) return { problem: { file: taken.problem } }
  const { file, stopped } = taken
  const { players } = file.setup
  // A game without a single one of its entries is none that anybody wants in the list.
  if (stopped && file.actions.length === 0) return { problem: { title: file.title.id, stopped, players } }
  const stored = await storeGame(file, how)
  const differs = read.scoresThatDiffer(taken)
  if ('game' in stored && differs.length > 0) return { ...stored, differs }
  return !stopped || 'problem' in stored ? stored : { ...stored, stopped, players }
}

/** Imports a game file, a copy, or a game recorded on 18xx.games. If the result is a `problem`, nothing was stored. */
export async function importFile(text: string, how: IfStored = 'ask'): Promise<Imported> {
  if (isCopy(text)) {
    const copy = await readCopy(text)
    return 'problem' in copy ? { problem: { copy: copy.problem } } : { copy }
  }
  if (recordedElsewhere(text)) return importRecorded(text, how)
  const read = await readGameFile(text, titleOf)
  if ('problem' in read) return { problem: { file: read.problem } }
  return storeGame(read.file, how)
}

/** What in a copied game does not conform to its title, checked as a game file with all its actions; `undefined` if all does. */
export async function faultOf({ head, written }: CopiedGame): Promise<Problem | undefined> {
  const { title, players, options, own = {} } = head
  const file = {
    format: 'paymaster-game',
    version: FORMAT,
    title,
    players,
    options,
    actions: actionsOf(written),
  }
  // A key that every file has would silently replace the value to be checked.
  const strange = Object.keys(own).find(key => key in file)
  if (strange !== undefined) return { code: 'unknownKey', key: `own.${strange}`, line: 1, facts: {} }
  const value = { ...file, ...own }
  const read = await gameIn(value, titleOf, STEPS, true)
  if ('file' in read) return undefined
  const { path, code, facts } = read.fault
  return problemAt(JSON.stringify(value), path, code, facts)
}

/** How the games of a copy are taken. */
interface Taking {
  /** Stored games that may hold a copied one under another id. */
  readonly others: readonly GameHead[]
  /** Called before a stored game gets longer. */
  readonly extendsGame: (id: string) => void
}

/**
 * Stores what a copied game has beyond the stored one; if both went on differently, it becomes a separate game. Nothing is stored if
 * another game holds it.
 */
async function takeGame(
  copied: CopiedGame,
  { others, extendsGame }: Taking,
): Promise<{ readonly id: string; readonly was: 'added' | 'extended' | 'same' }> {
  const { head, written } = copied
  const store = await shelf()
  const there = await store.open(head.id)
  const records = written.map(({ record }) => record)
  const common = there ? commonStart(there.records, records) : 0
  if (there && common === records.length) return { id: head.id, was: 'same' }
  if (there && common === there.records.length) {
    extendsGame(head.id)
    // What was stored behind the damage may go on where the copy ends.
    const behind = there.damage ? goingOn(there.head, written, JSON.parse(there.damage.kept)) : []
    if (there.damage) await store.mend(head.id)
    const now = behind.length > 0 ? there.head : head
    await store.append(head.id, [...written.slice(common), ...behind], now)
    return { id: head.id, was: 'extended' }
  }
  if (await isHeldBy(others, copied).catch(() => false)) return { id: head.id, was: 'same' }
  const id = there ? randomId() : head.id
  await store.create({ ...head, id }, written)
  return { id, was: 'added' }
}

/** Takes a copied game, and keeps its parts that were damaged, now or earlier, aside as they were. */
async function takeWithRest(game: CopiedGame, how: Taking) {
  const taken = await takeGame(game, how)
  const rest = game.damage?.count ? [...game.kept, game.damage.kept] : game.kept
  if (rest.length > 0) await (await shelf()).keep(taken.id, rest)
  return taken
}

/** Closes the open game if it is about to be extended: the table on display would no longer be the one that an entry follows. */
function closeExtended(id: string): void {
  if (current.value?.id === id) closeGame()
}

/**
 * The stored games that may be the same as a game of the copy under another id: those that have no game of their own in the copy.
 * Nothing that this copy adds is among them, since it may well hold two games with the same entries.
 */
async function othersThan(copied: readonly CopiedGame[]) {
  const ids = new Set(copied.map(({ head }) => head.id))
  await writer.flush()
  await refresh()
  return games.value.filter(({ id }) => !ids.has(id))
}

/**
 * Takes the games of a copy: new ones, and what others have beyond the stored ones. Each game is stored completely or not at all.
 * Before a stored game gets longer, it is closed if it is open. `ours`: the copy is this device's own, from which games are
 * restored; then the open one stays open, and a game is new even if another one has the same entries.
 */
export async function readCopy(
  text: string,
  ours = false,
): Promise<CopyTaken | { readonly problem: CopyProblem }> {
  const read = readCopyText(text)
  if ('problem' in read) return read
  const how = ours
    ? { others: [], extendsGame: () => {} }
    : { others: await othersThan(read.games), extendsGame: closeExtended }
  const taken = { added: [] as string[], extended: [] as string[], same: 0 }
  const problems: CopyTaken['problems'][number][] = []
  for (const game of read.games) {
    const problem = await faultOf(game)
    if (problem) {
      problems.push({ game: game.head.id, problem })
      continue
    }
    try {
      const { id, was } = await writer.alone(() => takeWithRest(game, how))
      const here = was === 'same'
      if (game.damage) problems.push({ game: game.head.id, at: game.damage.at, here })
      if (here) taken.same++
      else {
        taken[was].push(id)
        tell({ is: 'stored', game: id })
      }
    } catch {
      problems.push({ game: game.head.id, failed: true })
    }
  }
  await refresh()
  return { ...taken, problems }
}

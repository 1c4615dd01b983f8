import { batch, signal } from '@preact/signals'
import type { Setup } from '../../rules/rule'
import { plain, setupOf } from '../../rules/setup'
import { FORMAT } from '../../session/formats'
import { begin, now, type Session } from '../../session/session'
import type { GameHead, StoredGame, Written } from '../../store/types'
import { isTitle, loadTitle, TITLES, type TitleId } from '../../titles/registry'
import { current, stranded } from '../desk/current'
import { damage, differs, guard, healed, role } from '../desk/guard'
import { refused, session, staying, titleWords } from '../desk/table'
import { wordsOf } from '../desk/words'
import { hear, tell } from '../device/channel'
import { randomId, tab } from '../device/named'
import { set, settings, settingsRead } from '../device/settings'
import { shelf } from '../device/shelf'
import { catchUp, writer } from '../saving/keeping'
import { join, leave } from '../saving/lead'
import { merge } from '../saving/merge'
import { sessionOf } from '../saving/replay'
import { madeOf, readGame } from './prepared'

export type { GameHead }

/** All games by the time of their last change, the latest first; those in the bin (`deleted`) last. */
export const games = signal<readonly GameHead[]>([])

/** The list has been read, or cannot be: the start screen is complete. */
export const ready = signal(false)

/** Why a game cannot be opened; it is left untouched. */
export type OpenProblem = 'gone' | 'unknownTitle' | 'newerFormat' | 'newerEdition' | 'unreadable'

/** For how long a game can be taken out of the bin. */
export const DAYS_IN_BIN = 30

/** Reads the list again. Never rejects: without a store it holds the games of this tab. */
export async function refresh(): Promise<void> {
  const stored = await shelf()
    .then(store => store.games())
    .catch(() => [])
  const ids = new Set(stored.map(head => head.id))
  games.value = [...writer.newGames.filter(head => !ids.has(head.id)), ...stored]
}

let heal: (id: string) => Promise<unknown> = async () => {}

/** Says who puts a damaged game right from elsewhere, as far as it can: copies are kept above this room (start.ts). */
export function healWith(healer: typeof heal): void {
  heal = healer
}

/** What there is of a game, on the disk and on its way there. */
async function partsOf(id: string): Promise<{ game?: StoredGame; waits: readonly Written[] }> {
  return writer.alone(async () => {
    const fresh = writer.newGames.find(head => head.id === id)
    const waits = writer.waiting(id)
    if (fresh) return { game: { head: fresh, records: [], tables: [], by: [], marks: [] }, waits }
    const game = await readGame(id)
    return { waits, ...(game ? { game } : {}) }
  })
}

function problemOf({ head }: StoredGame): OpenProblem | undefined {
  if (head.format > FORMAT) return 'newerFormat'
  return isTitle(head.title) ? undefined : 'unknownTitle'
}

/** A stored game with the entries of this tab that are not stored yet. */
function withWaiting(open: Session, by: readonly string[], waits: readonly Written[]): Session {
  const first = waits[0]?.record.n
  if (first === undefined) return open
  const mine = [...open.records.slice(0, first - 1), ...waits.map(({ record }) => record)]
  const own = { waiting: waits.length, by, tab }
  const merged = merge(sessionOf(open.title, open.setup, mine), open.records, own)
  if (merged.stranded.length > 0) stranded.value = [...stranded.value, ...merged.stranded]
  return merged.session
}

/** The game that was asked for last: an older request that comes later is dropped. */
let asked = ''

function show(head: GameHead, open: Session, words: typeof titleWords.value): void {
  batch(() => {
    current.value = head
    session.value = open
    titleWords.value = words
    refused.value = null
    staying.value = false
  })
  set('lastGame', head.id)
}

/** Opens a stored game on the desk; the route is left alone. Tells why where it cannot. */
export async function openGame(id: string): Promise<OpenProblem | undefined> {
  if (current.value?.id === id) return undefined
  closeGame()
  asked = id
  // The bank is asked for before the game is read: whoever had it lets it go once all is written.
  const problem = await opened(id, join(id)).catch((): OpenProblem => 'unreadable')
  if (problem && asked === id) leave()
  // What the tab that banks stored between the reading and now was told to nobody here.
  if (role.value === 'follows' && !damage.value && !differs.value) void catchUp()
  return problem
}

async function opened(id: string, joined: Promise<void>): Promise<OpenProblem | undefined> {
  let { game, waits } = await partsOf(id)
  if (game?.damage) {
    await heal(id)
    ;({ game, waits } = await partsOf(id))
  }
  if (!game) return 'gone'
  const problem = problemOf(game)
  if (problem || !isTitle(game.head.title)) return problem ?? 'unknownTitle'
  const title = await loadTitle(game.head.title)
  if (game.head.edition > title.edition) return 'newerEdition'
  const words = await wordsOf(title)
  const { session: open, differs: difference } = await madeOf(game, title)
  await joined
  if (asked !== id) return undefined
  batch(() => {
    damage.value = game.damage ?? null
    healed.value = game.healed ?? false
    differs.value = difference ?? null
    const whole = game.damage || difference ? open : withWaiting(open, game.by, waits)
    show({ ...game.head, records: whole.records.length }, whole, words)
  })
  if (!difference && !game.damage && game.head.edition !== title.edition)
    await shelf().then(store => store.accept(id, title.edition))
  return undefined
}

/** A head for a game that begins. */
export function newHead(open: Session): GameHead {
  const at = new Date().toISOString()
  const { title, setup } = open
  const { round } = title.view(now(open))
  return {
    ...{ id: randomId(), format: FORMAT, title: title.id, edition: title.edition, ...setupOf(setup) },
    ...{ created: at, changed: at, round, over: false, records: 0 },
  }
}

/** Begins a game and opens it; it is stored behind the scenes. Throws for a number of players that the title does not seat. */
export async function newGame(id: TitleId, setup: Setup): Promise<string> {
  const title = await loadTitle(id)
  const words = await wordsOf(title)
  const open = begin(title, setup)
  const head = newHead(open)
  closeGame()
  asked = head.id
  await join(head.id)
  show(head, open, words)
  writer.begin(head)
  games.value = [head, ...games.value]
  return head.id
}

/** The game that one tap continues: the one played last, else the one changed last; none of the bin. */
export function lastPlayed(): GameHead | undefined {
  const open = games.value.filter(head => !head.deleted)
  return open.find(head => head.id === settings.lastGame.value) ?? open[0]
}

/** The titles in the order in which they are offered: that of the game played last first. */
export function titlesByUse(): readonly TitleId[] {
  const last = lastPlayed()?.title
  return TITLES.toSorted((one, other) => Number(other === last) - Number(one === last))
}

/** Opens the game played last; false where there is none. */
export async function continueLast(): Promise<boolean> {
  await settingsRead
  if (!ready.value) await refresh()
  const last = lastPlayed()
  return last !== undefined && (await openGame(last.id)) === undefined
}

/**
 * Goes back to no game. What waits to be stored is stored all the same.
 * @public
 */
export function closeGame(): void {
  asked = ''
  // Also a game that is only just being opened.
  leave()
  if (!current.value) return
  batch(() => {
    current.value = null
    session.value = null
    damage.value = null
    differs.value = null
    healed.value = false
  })
  void writer.flush().then(refresh)
}

/** Does something to the open game on the disk, and tells the other tabs. False where the store did not take it. */
async function settle(id: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await writer.alone(work)
    tell({ is: 'stored', game: id })
    return true
  } catch {
    return false
  }
}

/** Goes on with the good part of a damaged game; the damaged part is kept aside for export. False where it cannot be done now. */
export async function keepGoodPart(): Promise<boolean> {
  const id = current.value?.id
  if (id === undefined || guard.value !== 'damaged') return false
  const done = await settle(id, async () => (await shelf()).mend(id))
  if (done) damage.value = null
  return done
}

/**
 * Goes on with a game as these rules read it; entries that they refuse are kept aside for export. False where it cannot
 * be done now.
 */
export async function acceptDifference(): Promise<boolean> {
  const id = current.value?.id
  const open = session.value
  if (id === undefined || guard.value !== 'differs' || !open) return false
  const done = await settle(id, async () => {
    const store = await shelf()
    // Only records that no longer fit are missing in the session.
    await store.mend(id, open.records.length + 1)
    await store.accept(id, open.title.edition)
  })
  if (done) differs.value = null
  return done
}

/** Does something to a stored game and reads the list again. False where the store did not take it. */
async function change(game: string, work: () => Promise<void>): Promise<boolean> {
  const done = await writer.alone(work).then(
    () => true,
    () => false,
  )
  await refresh()
  if (done) tell({ is: 'listed', game })
  return done
}

/** Puts a game in the bin, from which it comes back for 30 days. */
export async function binGame(id: string): Promise<boolean> {
  if (current.value?.id === id) closeGame()
  await writer.flush()
  return change(id, async () => (await shelf()).bin(id, new Date().toISOString()))
}

/** Takes a game out of the bin. */
export function restoreGame(id: string): Promise<boolean> {
  return change(id, async () => (await shelf()).restore(id))
}

/**
 * Gives the players of the open game other names, in the order of their seats. False for an empty name, one of more than 40
 * letters, or one that two would have.
 */
export async function renamePlayers(names: readonly string[]): Promise<boolean> {
  const head = current.value
  const open = session.value
  const wanted = names.map(name => name.trim())
  const different = new Set(wanted.map(plain)).size === wanted.length
  if (!head || !open || !different || wanted.some(name => name === '' || name.length > 40)) return false
  const players = head.players.map((player, i) => ({ ...player, name: wanted[i] ?? player.name }))
  const renamed = { ...head, players }
  batch(() => {
    current.value = renamed
    session.value = { ...open, setup: { ...open.setup, players } }
  })
  return change(head.id, async () => {
    // While nothing is being written, so that a game on its way to the disk is either there or still waits.
    if (writer.newGames.some(({ id }) => id === head.id))
      writer.replace(renamed, writer.waiting(head.id), true)
    else await (await shelf()).rename(head.id, players)
  })
}

/** Renames one player of the open game; refused as `renamePlayers` says. */
export function renamePlayer(player: string, name: string): Promise<boolean> {
  return renamePlayers(current.value?.players.map(one => (one.id === player ? name : one.name)) ?? [])
}

/** Removes what has lain in the bin for more than 30 days; tells which games. Rejects where there is no store. */
export async function emptyBin(at: Date): Promise<readonly string[]> {
  const store = await shelf()
  const oldest = new Date(at.getTime() - DAYS_IN_BIN * 86_400_000).toISOString()
  const old = (await store.games()).filter(({ deleted }) => deleted !== undefined && deleted < oldest)
  for (const { id } of old) await store.purge(id)
  return old.map(({ id }) => id)
}

hear(message => {
  if (message.is === 'listed' || (message.is === 'stored' && current.value?.id !== message.game))
    void refresh()
})

import { batch } from '@preact/signals'
import { FORMAT } from '../../session/formats'
import type { LogRecord } from '../../session/records'
import type { Session } from '../../session/session'
import { canonical } from '../../store/chain'
import type { GameHead, StoredGame, Written } from '../../store/types'
import { isTitle, loadPlay } from '../../titles/registry'
import { bringBack } from '../copies/copies'
import { coming, current, stranded } from '../desk/current'
import { damage, differs, guard, healed, lost, role } from '../desk/guard'
import { isRare, prepareDesk, titleFor } from '../desk/rest'
import { session } from '../desk/table'
import { wordsFor, wordsOf } from '../desk/words'
import { tell } from '../device/channel'
import { tab } from '../device/named'
import { painted } from '../device/painted'
import { settings, settingsRead } from '../device/settings'
import { shelf, storage } from '../device/shelf'
import { lastPlayed, makeRoom, putOnDesk, ready, refresh } from '../games/games'
import { catchUp, writer } from '../saving/keeping'
import { claimBank, releaseBank } from '../saving/lead'
import { merge } from '../saving/merge'
import { headNow, replayGame, sessionOf } from '../saving/replay'
import { type Prepared, prepare, preparedGame } from './prepared'

/** Why a game cannot be opened; the stored game is left untouched. */
export type OpenProblem = 'gone' | 'unknownTitle' | 'newerFormat' | 'newerEdition' | 'unreadable' | 'silent'

/** What there is of a game: the stored part, and the records that wait to be stored. */
interface Parts {
  readonly game?: StoredGame
  readonly waits: readonly Written[]
}

/** A game of which nothing is stored yet. */
function newParts(id: string): Parts | undefined {
  const head = writer.newGames.find(head => head.id === id)
  return head && { game: { head, records: [], tables: [], by: [], marks: [] }, waits: writer.waiting(id) }
}

/** A game to which nothing was stored yet need not wait for a database that does not answer. */
async function partsOf(id: string): Promise<Parts> {
  const stored = async (): Promise<Parts> => {
    const waits = writer.waiting(id)
    const game = await (await shelf()).open(id)
    return { waits, ...(game ? { game } : {}) }
  }
  return newParts(id) ?? writer.alone(async () => newParts(id) ?? stored())
}

/** Why a game could not be read. */
const unread = (): OpenProblem => (storage.peek() === 'silent' ? 'silent' : 'unreadable')

function problemOf({ head }: StoredGame): OpenProblem | undefined {
  if (head.format > FORMAT) return 'newerFormat'
  return isTitle(head.title) ? undefined : 'unknownTitle'
}

/** Sets records of this tab aside, to be shown to the banker, that cannot follow what is stored. */
function layAside(records: readonly LogRecord[]): void {
  if (records.length > 0) stranded.value = [...stranded.value, ...records]
}

/** A stored game with the records of this tab that are not stored yet; those that no longer fit are stranded. */
function withWaiting(open: Session, by: readonly string[], waits: readonly Written[]): Session {
  const first = waits[0]?.record.n
  if (first === undefined) return open
  const mine = [...open.records.slice(0, first - 1), ...waits.map(({ record }) => record)]
  const own = { waiting: waits.length, by, tab }
  const merged = merge(sessionOf(open.title, open.setup, mine), open.records, own)
  layAside(merged.stranded)
  return merged.session
}

/** Takes back what waits to be stored after a log that is not whole, which it cannot follow; the banker is shown it. */
function setAside(head: GameHead, waits: readonly Written[]): void {
  if (waits.length === 0) return
  writer.replace(head, [], false)
  layAside(waits.map(({ record }) => record))
}

/** Opens a stored game on the desk without changing the route. Returns the reason if it cannot. */
export async function openGame(id: string): Promise<OpenProblem | undefined> {
  if (current.value?.id === id) return undefined
  const wanted = makeRoom(id)
  // Claim the bank before reading the game: the tab that had it lets it go once all is written.
  const claimed = claimBank(id)
  const prepared = preparedGame(id)
  const [near] = prepared instanceof Promise ? await Promise.all([prepared, claimed]) : [prepared]
  const isNear = near && writer.waiting(id).length === 0
  const opening = isNear ? showPrepared(near, wanted, claimed) : openStored(id, wanted, claimed)
  const problem = await opening.catch(unread)
  if (problem && wanted()) releaseBank()
  // Catch up on records that the banking tab stored while the game was loading.
  if (role.value === 'follows' && !damage.value && !differs.value) void catchUp()
  return problem
}

/** Shows a prepared game, within the task of the tap if its words are loaded. */
async function showPrepared(
  { game, session: open }: Prepared,
  wanted: () => boolean,
  claimed: Promise<void>,
): Promise<undefined> {
  const { title } = open
  const words =
    (isTitle(title.id) && wordsFor(title.id)) || (await wordsOf(title, isRare(title, game.records)))
  if (!wanted()) return
  putOnDesk({ ...game.head, records: game.records.length }, open, words)
  // If this fails, the next write finds out what has changed.
  void claimed.then(() => catchUpFrom(game.head)).catch(() => {})
}

/** Catches up if the open game was changed since it was read: everything stored changes its line in the list. */
async function catchUpFrom(read: GameHead): Promise<void> {
  await painted()
  const lines = await shelf().then(store => store.games())
  const line = lines.find(({ id }) => id === read.id)
  const same = line !== undefined && canonical(line) === canonical(read)
  if (current.value?.id === read.id && !(same && role.value === 'banks')) await catchUp()
}

async function openStored(
  id: string,
  wanted: () => boolean,
  claimed: Promise<void>,
): Promise<OpenProblem | undefined> {
  let { game, waits } = await partsOf(id)
  const stored = game?.damage ? game.head.records : 0
  if (game?.damage) {
    await bringBack(id)
    ;({ game, waits } = await partsOf(id))
  }
  if (!game) return 'gone'
  const problem = problemOf(game)
  if (problem || !isTitle(game.head.title)) return problem ?? 'unknownTitle'
  const all = [...game.records, ...waits.map(({ record }) => record)]
  const title = await titleFor(game.head.title, all)
  if (game.head.edition > title.edition) return 'newerEdition'
  const words = await wordsOf(title, isRare(title, all))
  const { session: open, differs: difference } = replayGame(title, game)
  await Promise.all([claimed, prepareDesk(open)])
  if (!wanted()) return undefined
  batch(() => {
    damage.value = game.damage ?? null
    healed.value = game.healed ?? false
    differs.value = difference ?? null
    lost.value = game.damage ? 0 : Math.max(0, stored - game.records.length)
    const goesOn = !game.damage && !difference
    const whole = goesOn ? withWaiting(open, game.by, waits) : open
    // A line that the list had lost says neither the round nor whether the game is over.
    const head = game.healed ? headNow(game.head, whole) : game.head
    putOnDesk({ ...head, records: whole.records.length }, whole, words)
    if (!goesOn) setAside(game.head, waits)
  })
  // The game is on the desk either way: if this cannot be stored, the next opening does it.
  if (!difference && !game.damage && game.head.edition !== title.edition)
    await shelf()
      .then(store => store.accept(id, title.edition, headNow(game.head, open)))
      .catch(() => {})
  return undefined
}

/** Prefetches the files of a title of which a game is about to be opened. Failures show up when the game is opened. */
export function expectTitle(title: string): void {
  if (!isTitle(title) || coming.value === title) return
  coming.value = title
  void loadPlay(title)
    .then(known => wordsOf(known))
    .catch(() => {})
}

/** The game played last, if it is at hand before the list of games is; never one in the bin. */
async function beforeList(): Promise<string | undefined> {
  const id = settings.lastGame.peek()
  if (ready.value || !id) return undefined
  await Promise.all([prepare({ id }), settingsRead])
  const near = await preparedGame(id)
  return near && !near.game.head.deleted && settings.lastGame.peek() === id ? id : undefined
}

async function openLast(): Promise<boolean> {
  // It is most probably of this title.
  expectTitle(settings.lastTitle.peek())
  const near = await beforeList()
  if (near !== undefined) return (await openGame(near)) === undefined
  await Promise.all([settingsRead, ready.value ? undefined : refresh()])
  const last = lastPlayed()
  if (!last) return false
  expectTitle(last.title)
  if (!preparedGame(last.id)) void prepare(last)
  return (await openGame(last.id)) === undefined
}

let continuing: Promise<boolean> | undefined

/** Opens the game played last; false if there is none or it cannot be opened. Calls made meanwhile share the same opening. */
export function continueLast(): Promise<boolean> {
  continuing ??= openLast().finally(() => (continuing = undefined))
  return continuing
}

/** Changes the open game on the disk and informs the other tabs. Returns false if the store did not take the change. */
async function settle(id: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await writer.alone(work)
    tell({ is: 'stored', game: id })
    return true
  } catch {
    return false
  }
}

/** Continues with the good part of a damaged game; the damaged part is kept aside for export. Returns false if that cannot be done now. */
export async function keepGoodPart(): Promise<boolean> {
  const id = current.value?.id
  if (id === undefined || guard.value !== 'damaged') return false
  const done = await settle(id, async () => (await shelf()).mend(id))
  if (done) damage.value = null
  return done
}

/**
 * Continues with a game as the current rules replay it; entries that they refuse are kept aside for export. Returns false if
 * that cannot be done now.
 */
export async function acceptDifference(): Promise<boolean> {
  const head = current.value
  const open = session.value
  if (!head || guard.value !== 'differs' || !open) return false
  const { id } = head
  const done = await settle(id, async () => {
    const store = await shelf()
    // The session lacks only the records that no longer fit.
    await store.mend(id, open.records.length + 1)
    await store.accept(id, open.title.edition, headNow(head, open))
  })
  if (done) differs.value = null
  return done
}

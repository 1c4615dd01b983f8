import { batch } from '@preact/signals'
import { FORMAT } from '../../session/formats'
import type { Session } from '../../session/session'
import { canonical } from '../../store/chain'
import type { GameHead, StoredGame, Written } from '../../store/types'
import { isTitle, loadTitle } from '../../titles/registry'
import { bringBack } from '../copies/copies'
import { coming, current, stranded } from '../desk/current'
import { damage, differs, guard, healed, role } from '../desk/guard'
import { session } from '../desk/table'
import { wordsFor, wordsOf } from '../desk/words'
import { tell } from '../device/channel'
import { tab } from '../device/named'
import { painted } from '../device/painted'
import { settings, settingsRead } from '../device/settings'
import { shelf } from '../device/shelf'
import { lastPlayed, makeRoom, putOnDesk, ready, refresh } from '../games/games'
import { catchUp, writer } from '../saving/keeping'
import { join, leave } from '../saving/lead'
import { merge } from '../saving/merge'
import { replayed, sessionOf } from '../saving/replay'
import { type Prepared, preparedGame } from './prepared'

/** Why a game cannot be opened; it is left untouched. */
export type OpenProblem = 'gone' | 'unknownTitle' | 'newerFormat' | 'newerEdition' | 'unreadable'

/** What there is of a game, on the disk and on its way there. */
async function partsOf(id: string): Promise<{ game?: StoredGame; waits: readonly Written[] }> {
  return writer.alone(async () => {
    const fresh = writer.newGames.find(head => head.id === id)
    const waits = writer.waiting(id)
    if (fresh) return { game: { head: fresh, records: [], tables: [], by: [], marks: [] }, waits }
    const game = await (await shelf()).open(id)
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

/** Opens a stored game on the desk; the route is left alone. Tells why where it cannot. */
export async function openGame(id: string): Promise<OpenProblem | undefined> {
  if (current.value?.id === id) return undefined
  const wanted = makeRoom(id)
  // The bank is asked for before the game is read: whoever had it lets it go once all is written.
  const joined = join(id)
  const ready = preparedGame(id)
  const near = ready instanceof Promise ? await ready : ready
  const isNear = near && writer.waiting(id).length === 0
  const opening = isNear ? shown(near, wanted, joined) : opened(id, wanted, joined)
  const problem = await opening.catch((): OpenProblem => 'unreadable')
  if (problem && wanted()) leave()
  // What the tab that banks stored between the reading and now was told to nobody here.
  if (role.value === 'follows' && !damage.value && !differs.value) void catchUp()
  return problem
}

/** Shows a game that was made ready, in the task of the tap where its words are at hand, and looks afterwards whether it still stands so. */
async function shown(near: Prepared, wanted: () => boolean, joined: Promise<void>): Promise<undefined> {
  const { game, made } = near
  const { title } = made.session
  const words = (isTitle(title.id) && wordsFor(title.id)) || (await wordsOf(title))
  if (!wanted()) return
  putOnDesk({ ...game.head, records: game.records.length }, made.session, words)
  // What cannot be read now is found out at the next entry that is written.
  void joined.then(() => catchUpFrom(game.head)).catch(() => {})
}

/** Catches up with what was stored of the open game since it was read. Whatever is stored changes its line in the list. */
async function catchUpFrom(read: GameHead): Promise<void> {
  await painted()
  const lines = await shelf().then(store => store.games())
  const line = lines.find(({ id }) => id === read.id)
  const same = line !== undefined && canonical(line) === canonical(read)
  if (current.value?.id === read.id && !(same && role.value === 'banks')) await catchUp()
}

async function opened(
  id: string,
  wanted: () => boolean,
  joined: Promise<void>,
): Promise<OpenProblem | undefined> {
  let { game, waits } = await partsOf(id)
  if (game?.damage) {
    await bringBack(id)
    ;({ game, waits } = await partsOf(id))
  }
  if (!game) return 'gone'
  const problem = problemOf(game)
  if (problem || !isTitle(game.head.title)) return problem ?? 'unknownTitle'
  const title = await loadTitle(game.head.title)
  if (game.head.edition > title.edition) return 'newerEdition'
  const words = await wordsOf(title)
  const { session: open, differs: difference } = replayed(title, game)
  await joined
  if (!wanted()) return undefined
  batch(() => {
    damage.value = game.damage ?? null
    healed.value = game.healed ?? false
    differs.value = difference ?? null
    const whole = game.damage || difference ? open : withWaiting(open, game.by, waits)
    putOnDesk({ ...game.head, records: whole.records.length }, whole, words)
  })
  if (!difference && !game.damage && game.head.edition !== title.edition)
    await shelf().then(store => store.accept(id, title.edition))
  return undefined
}

/** Fetches the files of a title of which a game is about to be opened. What fails is told by the opening. */
function expect(title: string): void {
  if (!isTitle(title) || coming.value === title) return
  coming.value = title
  void loadTitle(title)
    .then(wordsOf)
    .catch(() => {})
}

async function continued(): Promise<boolean> {
  // Most probably it is of this title, and need not wait until the database is open and read.
  expect(settings.lastTitle.peek())
  await Promise.all([settingsRead, ready.value ? undefined : refresh()])
  const last = lastPlayed()
  if (!last) return false
  expect(last.title)
  return (await openGame(last.id)) === undefined
}

let continuing: Promise<boolean> | undefined

/** Opens the game played last; false where there is none. Asked again meanwhile, it is the same opening. */
export function continueLast(): Promise<boolean> {
  continuing ??= continued().finally(() => {
    continuing = undefined
  })
  return continuing
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

import { batch } from '@preact/signals'
import { actionsFault } from '../../interop/gameFile'
import type { Player } from '../../rules/rule'
import { setupOf } from '../../rules/setup'
import { commonStart } from '../../session/records'
import { type Session, take } from '../../session/session'
import { actionsOf, type CopiedGame, readCopyText, storedFrom } from '../../store/copy'
import type { GameHead } from '../../store/types'
import { isTitle, loadPlay, loadTitle } from '../../titles/registry'
import { current } from '../desk/current'
import { ruleOver } from '../desk/rest'
import { refused, session, staying } from '../desk/table'
import { tell } from '../device/channel'
import { painted } from '../device/painted'
import { spoken } from '../device/settings'
import { shelf } from '../device/shelf'
import { closeGame, refresh } from '../games/games'
import { openGame } from '../opening/open'
import { prepareStoring } from '../opening/prepared'
import { catchUp, writer } from '../saving/keeping'
import { tableDigest } from '../saving/replay'
import type { Arrived } from './messages'
import { ownerIn, setOwner } from './owner'
import type { Parting } from './parted'
import { reachParted } from './reach'

/**
 * Why what arrived is not taken: it is no game of this Paymaster (`otherVersion`); the store does not take it; the rules here make
 * another table of it; something before it is missing; or a file of this Paymaster is, and cannot be fetched (`notHere`).
 */
export type TakeFault = 'otherVersion' | 'notStored' | 'differs' | 'order' | 'notHere'

/** How the table picked that a game goes on of which this phone has more than the bank: as here (`mine`), or as the bank's. */
export type Picked = 'mine' | 'bank'

/**
 * Brings the stored game to what arrived. Returns whether what was shown before is still the beginning of it; or where they went on
 * differently, and then stores nothing unless the table has picked.
 */
async function bring(
  arrived: CopiedGame,
  picked: Picked | undefined,
): Promise<Parting | 'goesOn' | 'anew' | 'notHere'> {
  const { head, written } = arrived
  const store = await shelf()
  const there = await store.open(head.id)
  if (!there) {
    let isStored = () => {}
    await store.create(head, written, () => (isStored = prepareStoring(storedFrom(arrived))))
    isStored()
    return 'goesOn'
  }
  const common = commonStart(
    there.records,
    written.map(({ record }) => record),
  )
  const ahead = common < there.records.length
  if (ahead) {
    const apart = await reachParted().catch(() => undefined)
    if (!apart) return 'notHere'
    const { partingOf, keepAsOther } = apart
    const parting = picked ? undefined : await partingOf(there, arrived)
    if (parting) return parting
    if (picked === 'bank') await keepAsOther(there)
  }
  // What is not set aside as a game is in the bank's; its records are still kept with this one.
  if (there.damage || ahead) await store.mend(head.id, common + 1)
  await store.append(head.id, written.slice(common), head)
  await store.rename(head.id, head.players)
  if (there.head.deleted !== undefined) await store.restore(head.id)
  return ahead || there.damage ? 'anew' : 'goesOn'
}

/**
 * Fetches what a game that is on its way will need, if its title is known here; of its words also what only some games need, since
 * it is not known yet which this is. Whoever needs it notices if that fails.
 */
export function expectGame(title: string): void {
  if (!isTitle(title)) return
  const words = loadTitle(title)
    .then(known => known.words(spoken.peek()))
    .then(said => said.rest?.load())
  void Promise.all([import('../games/intake'), words]).catch(() => {})
}

/** Whether a game conforms to its title as it is known here. Rejects if a file of this Paymaster cannot be fetched. */
async function conforms(game: CopiedGame): Promise<boolean> {
  const { faultOf } = await import('../games/intake')
  return (await faultOf(game)) === undefined
}

/**
 * Takes a whole game that the bank sent, keeps it as one that is followed here, and shows it. Returns its id, where this phone went
 * on differently if the table has to pick first, or why it is not taken.
 */
export async function takeGame(
  copy: string,
  picked?: Picked,
): Promise<{ readonly game: string; readonly parting?: Parting } | TakeFault> {
  const read = readCopyText(copy)
  const [game, ...more] = 'games' in read ? read.games : []
  if (!game || more.length > 0 || game.damage) return 'otherVersion'
  const fits = await conforms(game).catch(() => undefined)
  if (!fits) return fits === undefined ? 'notHere' : 'otherVersion'
  const { id } = game.head
  const brought = await writer.alone(() => bring(game, picked)).catch(() => 'notStored' as const)
  if (brought === 'notStored' || brought === 'notHere') return brought
  // Whatever is picked: from here on the other phone banks.
  if (ownerIn(id) === undefined) setOwner(id, '')
  if (typeof brought === 'object') {
    await refresh()
    return (await openGame(id)) ? 'otherVersion' : { game: id, parting: brought }
  }
  await refresh()
  tell({ is: 'stored', game: id })
  if (current.value?.id === id && brought === 'goesOn') await catchUp()
  else {
    if (current.value?.id === id) closeGame()
    if (await openGame(id)) return 'otherVersion'
  }
  return { game: id }
}

/** Shows a record on the open table. Returns why it cannot. */
async function show(
  head: GameHead,
  open: Session,
  { written, now }: Arrived,
): Promise<TakeFault | undefined> {
  const { record, table } = written
  if (actionsFault(open.title, open.setup, actionsOf([written]))) return 'otherVersion'
  const missing = await ruleOver(open.title, [record]).catch(() => 'notHere' as const)
  if (missing) return missing
  let next: Session
  try {
    const step = take(open, record)
    if ('stop' in step) return 'differs'
    next = step.session
  } catch {
    return 'differs'
  }
  batch(() => {
    session.value = next
    current.value = { ...head, ...now, records: record.n }
    refused.value = null
    staying.value = false
  })
  writer.add({ ...head, ...now, records: record.n }, written)
  // The comparison can wait until the table is on the glass.
  await painted()
  return tableDigest(next) === table ? undefined : 'differs'
}

/** Keeps a record of a game that is not on display. */
async function keep(game: string, { written, now }: Arrived): Promise<TakeFault | undefined> {
  const store = await shelf()
  const there = await store.open(game)
  if (!there || !isTitle(there.head.title)) return 'otherVersion'
  const title = await loadPlay(there.head.title).catch(() => undefined)
  if (!title) return 'notHere'
  if (actionsFault(title, setupOf(there.head), actionsOf([written]))) return 'otherVersion'
  await writer.alone(() => store.append(game, [written], now))
  tell({ is: 'stored', game })
  await refresh()
  return undefined
}

/** Takes the next record of a game that is followed. Returns why not. Never rejects. */
export async function takeRecord(game: string, arrived: Arrived): Promise<TakeFault | undefined> {
  const [head, open] = [current.value, session.value]
  try {
    if (head?.id !== game || !open) return await keep(game, arrived)
    const { n } = arrived.written.record
    if (n <= open.records.length) return undefined
    return n === open.records.length + 1 ? await show(head, open, arrived) : 'order'
  } catch {
    return 'notStored'
  }
}

/** Takes new names of the players of a game that is followed. Never rejects. */
export async function takeNames(game: string, players: readonly Player[]): Promise<void> {
  await writer.alone(async () => (await shelf()).rename(game, players)).catch(() => {})
  if (current.value?.id === game) await catchUp()
  else await refresh()
}

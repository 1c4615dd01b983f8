import { batch } from '@preact/signals'
import { actionsFault } from '../../interop/gameFile'
import type { Player } from '../../rules/rule'
import { setupOf } from '../../rules/setup'
import { type Session, take } from '../../session/session'
import { actionsOf, type CopiedGame, readCopyText } from '../../store/copy'
import type { GameHead } from '../../store/types'
import { isTitle, loadPlay } from '../../titles/registry'
import { current } from '../desk/current'
import { ruleOver } from '../desk/rest'
import { refused, session, staying } from '../desk/table'
import { tell } from '../device/channel'
import { painted } from '../device/painted'
import { shelf } from '../device/shelf'
import { closeGame, refresh } from '../games/games'
import { openGame } from '../opening/open'
import { catchUp, writer } from '../saving/keeping'
import { commonStart } from '../saving/merge'
import { tableDigest } from '../saving/replay'
import type { Arrived } from './messages'
import { ownerIn, setOwner } from './owner'

/**
 * Why what arrived is not taken: it is no game of this Paymaster (`otherVersion`); this phone has entries of its own in that
 * game which the bank does not have (`own`); the store does not take it; or the rules here make another table of it.
 */
export type TakeFault = 'otherVersion' | 'own' | 'notStored' | 'differs' | 'order'

/** Brings the stored game to what arrived. Returns why not, or whether what was shown before is still the beginning of it. */
async function bring({ head, written }: CopiedGame): Promise<'own' | 'goesOn' | 'anew'> {
  const store = await shelf()
  const there = await store.open(head.id)
  if (!there) {
    await store.create(head, written)
    return 'goesOn'
  }
  const common = commonStart(
    there.records,
    written.map(({ record }) => record),
  )
  const ahead = common < there.records.length
  // What a phone that only follows has beyond the bank was never entered on it: it is kept aside.
  if (ahead && ownerIn(head.id) === undefined) return 'own'
  if (there.damage || ahead) await store.mend(head.id, common + 1)
  await store.append(head.id, written.slice(common), head)
  await store.rename(head.id, head.players)
  if (there.head.deleted !== undefined) await store.restore(head.id)
  return ahead || there.damage ? 'anew' : 'goesOn'
}

/** Takes a whole game that the bank sent, keeps it as one that is followed here, and shows it. Returns its id, or why not. */
export async function takeGame(copy: string): Promise<{ readonly game: string } | TakeFault> {
  const read = readCopyText(copy)
  const { faultOf } = await import('../games/intake')
  const [game, ...more] = 'games' in read ? read.games : []
  if (!game || more.length > 0 || game.damage || (await faultOf(game))) return 'otherVersion'
  const { id } = game.head
  const brought = await writer.alone(() => bring(game)).catch(() => 'notStored' as const)
  if (brought === 'own' || brought === 'notStored') return brought
  if (ownerIn(id) === undefined) setOwner(id, '')
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
  await ruleOver(open.title, [record])
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
  const title = there && isTitle(there.head.title) ? await loadPlay(there.head.title) : undefined
  if (!there || !title || actionsFault(title, setupOf(there.head), actionsOf([written])))
    return 'otherVersion'
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

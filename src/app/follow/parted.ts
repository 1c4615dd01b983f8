import { signal } from '@preact/signals'
import * as v from 'valibot'
import { piecesOf } from '../../interop/follow/gate'
import type { Action } from '../../rules/rule'
import { setupOf } from '../../rules/setup'
import { commonStart, sameEntry } from '../../session/records'
import { type Attempt, type Session, take } from '../../session/session'
import { fingerprint } from '../../store/chain'
import { type CopiedGame, writtenOf } from '../../store/copy'
import type { StoredGame } from '../../store/types'
import { isTitle } from '../../titles/registry'
import { titleFor } from '../desk/rest'
import { tell } from '../device/channel'
import { shelf } from '../device/shelf'
import { sessionOf, tableDigest } from '../saving/replay'
import { type FromFollower, PIECE } from './messages'

/** A game on which two phones went on differently after as many entries as are alike. */
export interface Parting {
  readonly common: number
  /** The game as the bank has it, and as another phone has it. */
  readonly bank: Session
  readonly other: Session
}

/** On a phone that follows: where it and the bank parted, while the table has not picked how the game goes on. */
export const parting = signal<Parting | null>(null)

/** How many entries in force two games have alike at their start. */
const alike = (one: Session, other: Session): number =>
  commonStart(one.entries, other.entries, (a, b) => sameEntry(a.action, b.action))

/**
 * Where a stored game and the one that the bank sent went on differently. `undefined` if the bank has all that was entered or changed
 * here since they parted: then there is nothing to pick.
 */
export async function partingOf(
  there: StoredGame,
  { head, written }: CopiedGame,
): Promise<Parting | undefined> {
  const banked = written.map(({ record }) => record)
  if (!isTitle(head.title)) return undefined
  const title = await titleFor(head.title, [...banked, ...there.records])
  const [bank, other, before] = [
    banked,
    there.records,
    banked.slice(0, commonStart(banked, there.records)),
  ].map(records => sessionOf(title, setupOf(head), records)) as [Session, Session, Session]
  const [count, common] = [other.entries.length, alike(other, bank)]
  const unchanged = count === before.entries.length && alike(other, before) === count
  const held = common === count && count >= before.entries.length
  return unchanged || held ? undefined : { common, bank, other }
}

/** Keeps a stored game as one of its own, with another id, before the bank's takes its place. Doing that again adds nothing. */
export async function keepAsOther(game: StoredGame): Promise<void> {
  const written = writtenOf(game)
  const last = written.at(-1)?.record
  const id = fingerprint(`${game.head.id} ${JSON.stringify(last)}`)
  await (await shelf()).create({ ...game.head, id }, written)
  tell({ is: 'listed', game: id })
}

/** The digest of the table after so many entries. */
const digestAfter = (open: Session, count: number) =>
  tableDigest({ ...open, entries: open.entries.slice(0, count) })

/** How a game went on elsewhere: the entries after as many that are alike, on the table of this digest. */
const branch = v.strictObject({
  common: v.pipe(v.number(), v.integer(), v.minValue(0)),
  table: v.pipe(v.string(), v.maxLength(40)),
  actions: v.pipe(v.array(v.looseObject({ type: v.string() })), v.maxLength(5000)),
})
export interface Branch {
  readonly common: number
  readonly table: string
  readonly actions: readonly Action[]
}

/** How the other phone's game went on, as the text that is sent to the bank. */
export function branchText({ common, other }: Parting): string {
  const actions = other.entries.slice(common).map(({ action }) => action)
  return JSON.stringify({ common, table: digestAfter(other, common), actions } satisfies Branch)
}

/** The branch in a text; `undefined` if it is none. */
export function readBranch(text: string): Branch | undefined {
  try {
    const read = v.safeParse(branch, JSON.parse(text), { abortEarly: true })
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}

/** Whether a game has the entries that come before a branch. */
export const fits = (open: Session, { common, table }: Branch): boolean =>
  common <= open.entries.length && digestAfter(open, common) === table

/** A game with a branch in place of its own entries from where they differ, as one change with one undo. */
export function goOnAs(open: Session, { common, actions }: Branch, at: string): Attempt {
  const remove = open.entries.slice(common).map(({ id }) => id)
  const after = open.entries[common - 1]?.id ?? 0
  const n = open.records.length + 1
  return take(open, { n, at, splices: [{ after, remove, insert: actions }] })
}

/** So many pieces go at once, and then one each time that many ms have passed: the bank takes no more. */
const [AT_ONCE, PAUSE] = [8, 400]

/** Sends the bank how a game went on here, as long as that is `wanted`. */
export async function offer(
  at: Parting,
  say: (message: FromFollower) => void,
  wanted: () => boolean,
): Promise<void> {
  for (const [i, piece] of piecesOf(branchText(at), PIECE).entries()) {
    if (i >= AT_ONCE) await new Promise(resolve => setTimeout(resolve, PAUSE))
    if (!wanted()) return
    say({ is: 'parted', piece })
  }
}

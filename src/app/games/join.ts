import { signal } from '@preact/signals'
import type { Action, Setup } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import { begin, enter as tryEntries } from '../../session/session'
import { isTitle, loadTitle, type TitleId } from '../../titles/registry'
import { desk, session } from '../desk/table'
import { isRecent, readLocal, writeLocal } from '../device/local'
import { build } from '../device/named'
import { enter } from '../saving/commands'
import { closeGame, newGame } from './games'

/** A table being joined, as it is kept beside the games until its game begins. */
export interface Unfinished {
  readonly title: TitleId
  readonly setup: Setup
  /** What the title's own form holds so far, as JSON; `undefined` if nothing is filled in. */
  readonly filled?: unknown
}

/** A game in progress that is about to be joined, before it exists here. The title's own form fills in its table. */
export interface Joining extends Unfinished {
  /** The table before the first entry, with everything that the game has. */
  readonly fresh: AnyState
}

const NOTE = 'joining'

function isNamed(value: unknown): boolean {
  const { id, name } = (value ?? {}) as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string'
}

/** Only this very build knows how the forms are made that it kept. */
function keptOf(value: unknown): Unfinished | null {
  const { by, at, title, setup, filled } = (value ?? {}) as Record<string, unknown>
  const { players, options } = (setup ?? {}) as Record<string, unknown>
  if (by !== build || !isRecent(at) || typeof title !== 'string' || !isTitle(title)) return null
  if (!Array.isArray(players) || !players.every(isNamed) || !options) return null
  return { title, setup: setup as Setup, filled }
}

/** The table that was being joined when the app was last open, or is being joined now; `null` if there is none. */
export const unfinished = signal<Unfinished | null>(readLocal(NOTE, keptOf) ?? null)

/** The game that the form on the screen joins. */
export const joining = signal<Joining | null>(null)

function keep(next: Unfinished | null): void {
  unfinished.value = next
  writeLocal(NOTE, next ? { ...next, by: build, at: Date.now() } : undefined)
}

/** Whether what is filled in for one table fits the other: only the names of the players may differ. */
const isLike = (one: Unfinished, other: Unfinished) => {
  const essence = ({ title, setup }: Unfinished) =>
    JSON.stringify({ title, ...setup, players: setup.players.map(({ id }) => id) })
  return essence(one) === essence(other)
}

/**
 * Begins to join a game, with what was filled in before for the same seats. Closes an open game of another title, whose
 * screens would be drawn otherwise. Throws for a setup that the title does not know.
 */
export async function beginJoining(id: TitleId, setup: Setup): Promise<void> {
  const title = await loadTitle(id)
  const fresh = title.start(setup)
  if (session.value && session.value.title.id !== id) closeGame()
  const before = unfinished.value
  const next = { title: id, setup }
  const filled = before && isLike(before, next) ? before.filled : undefined
  joining.value = { ...next, fresh, filled }
  keep({ ...next, filled })
}

/** Goes on joining the game that was being joined, also after a reload. Has no effect if there is none. */
export async function goOnJoining(): Promise<void> {
  const kept = unfinished.value
  if (kept) await beginJoining(kept.title, kept.setup)
}

/** Keeps what is filled in, so that neither another page nor a reload loses it. */
export function fillIn(filled: unknown): void {
  const game = joining.value
  if (!game) return
  joining.value = { ...game, filled }
  keep({ title: game.title, setup: game.setup, filled })
}

/** Begins the game with the entries that join it. Returns false if one of them is refused; then nothing is entered. */
export async function join(entries: readonly Action[]): Promise<boolean> {
  const game = joining.value
  if (!game) return false
  // Try them first: a game that does not accept its entries must not appear in the list.
  if ('stop' in tryEntries(begin(await loadTitle(game.title), game.setup), entries)) return false
  await newGame(game.title, game.setup)
  if (!desk.value || !enter(entries, desk.value.revision)) return false
  joining.value = null
  keep(null)
  return true
}

import { signal } from '@preact/signals'
import type { Action, Setup } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import { begin, enter as tryEntries } from '../../session/session'
import { isTitle, loadTitle, type TitleId } from '../../titles/registry'
import { route } from '../desk/routes'
import { desk, session } from '../desk/table'
import { isRecent, readLocal, writeLocal } from '../device/local'
import { build } from '../device/named'
import { enter } from '../saving/commands'
import { closeGame, newGame } from './games'
import { reseatAnswers, seatsFrom } from './seats'

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

function keep(next: Unfinished): void {
  unfinished.value = next
  writeLocal(NOTE, { ...next, by: build, at: Date.now() })
}

/** Whether two tables have the same seats: the players' names and the options may differ. */
const isLike = (one: Unfinished, other: Unfinished) => {
  const essence = ({ title, setup }: Unfinished) =>
    JSON.stringify([title, setup.players.map(({ id }) => id), setup.own])
  return essence(one) === essence(other)
}

/** What is filled in for one table as the other has it, perhaps with more or fewer players or other seats; `undefined` if it does not fit. */
function answersFor(next: Unfinished, { title, setup, filled }: Unfinished): unknown {
  if (title !== next.title || JSON.stringify(setup.own) !== JSON.stringify(next.setup.own)) return undefined
  const seats = seatsFrom(setup.players, next.setup.players, filled)
  return seats && reseatAnswers(filled, seats)
}

/** Forgets a table that is joined, or cannot be. Another tab may be joining another one. */
function forget(game: Unfinished): void {
  const stored = readLocal(NOTE, keptOf)
  if (!stored || isLike(stored, game)) writeLocal(NOTE, undefined)
  joining.value = null
  unfinished.value = null
}

/**
 * Begins to join a game, with what was filled in before for the same players, wherever they sit now; more may have come, and those
 * may have gone of whom nothing was said. What was filled in for another table is kept until something is filled in for this one. Closes an open game of another title, whose
 * screens would be drawn otherwise. Has no effect if it is not `wanted` any more once the title is loaded. Throws for a setup
 * that the title does not know.
 */
export async function beginJoining(id: TitleId, setup: Setup, wanted = () => true): Promise<void> {
  const title = await loadTitle(id)
  if (!wanted()) return
  const fresh = title.start(setup)
  if (session.value && session.value.title.id !== id) closeGame()
  const next = { title: id, setup }
  const before = [joining.value, unfinished.value].map(it => it && answersFor(next, it))
  const filled = before.find(answers => answers !== undefined && answers !== null)
  joining.value = { ...next, fresh, filled }
  if (filled !== undefined || unfinished.value?.filled === undefined) keep({ ...next, filled })
}

/**
 * Goes on joining the game that was being joined, also after a reload, unless the banker has left its page meanwhile. Has no
 * effect if there is none, and forgets one that its title does not accept. Rejects if the title cannot be fetched.
 */
export async function goOnJoining(): Promise<void> {
  const kept = joining.value ?? unfinished.value
  if (!kept) return
  await loadTitle(kept.title)
  await beginJoining(kept.title, kept.setup, () => route.value.screen === 'join').catch(() => forget(kept))
}

/** Keeps what is filled in, so that neither another page nor a reload loses it. */
export function fillIn(filled: unknown): void {
  const game = joining.value
  if (!game) return
  joining.value = { ...game, filled }
  keep({ title: game.title, setup: game.setup, filled })
}

let entering = false

/** Begins the game with the entries that join it, once. Returns false if one of them is refused; then nothing is entered. */
export async function join(entries: readonly Action[]): Promise<boolean> {
  const game = joining.value
  if (!game || entering) return false
  entering = true
  return begun(game, entries).finally(() => (entering = false))
}

async function begun(game: Joining, entries: readonly Action[]): Promise<boolean> {
  // Try them first: a game that does not accept its entries must not appear in the list.
  if ('stop' in tryEntries(begin(await loadTitle(game.title), game.setup), entries)) return false
  const id = await newGame(game.title, game.setup)
  if (id === undefined || !desk.value || !enter(entries, desk.value.revision)) return false
  forget(game)
  return true
}

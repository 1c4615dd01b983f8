import { computed, effect, signal } from '@preact/signals'
import { type Allowance, type Gate, piecesOf } from '../../interop/follow/gate'
import type { End } from '../../interop/follow/sdp'
import { asked } from '../desk/asked'
import { current } from '../desk/current'
import type { Link } from './link'
import { AWAY, type FromBank, type FromFollower, HERE, type May } from './messages'

/** At most so many phones follow one. */
export const MOST_PHONES = 8

/** A phone that follows a game of this one. */
export interface Phone {
  readonly id: number
  readonly game: string
  /** The player whose phone it is; empty if it only watches. */
  readonly player: string
  /** `silent`: nothing was heard of it for a while; `gone`: its connection ended; `refused`: it sent what no follower sends. */
  readonly is: 'here' | 'silent' | 'gone' | 'refused'
  readonly may: May
  /** The phone's own name, once it has said it. */
  readonly name?: string | undefined
}

/** The phones that follow or did, in the order in which they came. */
export const phones = signal<readonly Phone[]>([])

/** A connection to a phone that follows. */
export interface Line {
  readonly id: number
  readonly game: string
  readonly title: string
  readonly link: Link
  readonly gate: Gate<FromFollower>
  /** How often the phone is sent the whole game at its own wish, over all its connections. */
  readonly wholes: Allowance
  /** Whom the phone may name as its owner: a player, or nobody. */
  readonly players: readonly string[]
  heard: number
  /** The phone's own name, once it has said it. */
  name?: string
  /** The phone has said which bank it knows. */
  knows?: true
  /** Forgets what it offered of how the game went on there. */
  forget?: () => void
  /** How many records it has been sent; `undefined` until it has the whole game. */
  sent?: number
  /** The connection in reserve: with its other end, once the phone has said where that is. */
  spare?: { readonly link: Link; readonly text: string; other?: End }
}
/** The connections there are, by the id of their phone. */
export const lines = new Map<number, Line>()

/** Notes something about a phone. */
export function note(id: number, change: Partial<Phone>): void {
  const now = phones.peek().find(phone => phone.id === id)
  if (!now || (Object.keys(change) as (keyof Phone)[]).every(key => now[key] === change[key])) return
  phones.value = phones.peek().map(phone => (phone === now ? { ...now, ...change } : phone))
}

/** Says something to a phone. */
export function say({ link }: Line, message: FromBank): void {
  for (const piece of piecesOf(JSON.stringify(message))) link.send(piece)
}

/** The game that is open here, if any. */
const openHere = computed(() => current.value?.id)
const isAway = ({ game }: Line) => (openHere.peek() ?? game) !== game

/** Tells a phone whether the bank is at its game or has another one open. */
export const tellWhere = (line: Line): void => say(line, isAway(line) ? AWAY : HERE)

/** Tells a phone what it may do: while another game is open here, nothing but watch. */
export const tellMay = (line: Line, may: May): void =>
  say(line, { is: 'may', may: isAway(line) ? 'watch' : may })

effect(() => {
  if (openHere.value === undefined) return
  for (const line of lines.values()) {
    tellWhere(line)
    tellMay(line, phones.peek().find(({ id }) => id === line.id)?.may ?? 'watch')
  }
})

/** Forgets what a phone asked: it is gone, or may no longer ask. */
export function forgetAsked(phone: number): void {
  for (const one of asked.peek()) if (one.phone === phone) one.forget?.()
}

/** The connections in reserve that wait for a phone which is silent or gone, by its id. */
export const waiting = new Map<number, Link>()

/** Waits for a phone on the connection in reserve: it may be locked, and then comes back by that. */
export function wait({ id, spare }: Line): void {
  if (!spare?.other || waiting.has(id)) return
  waiting.set(id, spare.link)
  void spare.link.reach(spare.other).catch(() => {})
}

/** Ends a connection; one that went is waited for. */
export function end(line: Line, is: 'gone' | 'refused'): void {
  line.link.close()
  lines.delete(line.id)
  forgetAsked(line.id)
  line.forget?.()
  note(line.id, { is })
  if (is === 'gone') wait(line)
  if (!waiting.has(line.id)) line.spare?.link.close()
}

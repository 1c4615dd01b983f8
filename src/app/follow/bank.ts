import { effect, signal } from '@preact/signals'
import { codeText, readPairing, tagOf } from '../../interop/follow/code'
import { Gate, piecesOf } from '../../interop/follow/gate'
import type { End } from '../../interop/follow/sdp'
import type { Player } from '../../rules/rule'
import { copyText, writtenOf } from '../../store/copy'
import type { Written } from '../../store/types'
import { current } from '../desk/current'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { forgetAsked, takeAsk } from './asks'
import { type Link, openLink } from './link'
import {
  type Answer,
  BEAT,
  type FromBank,
  type FromFollower,
  followerTerms,
  type May,
  SILENCE,
  VERSION,
} from './messages'

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
}

/** The phones that follow or did, in the order in which they came. */
export const phones = signal<readonly Phone[]>([])

/** A connection to a phone that follows. */
export interface Line {
  readonly id: number
  readonly game: string
  readonly link: Link
  readonly gate: Gate<FromFollower>
  /** Whom the phone may name as its owner: a player, or nobody. */
  readonly players: readonly string[]
  heard: number
  /** How many records it has been sent; `undefined` until it has the whole game. */
  sent?: number
  /** The connection in reserve: with its other end, once the phone has said where that is. */
  spare?: { readonly link: Link; readonly text: string; other?: End }
}
const lines = new Map<number, Line>()

function note(id: number, change: Partial<Phone>): void {
  const now = phones.peek().find(phone => phone.id === id)
  if (!now || (Object.keys(change) as (keyof Phone)[]).every(key => now[key] === change[key])) return
  phones.value = phones.peek().map(phone => (phone === now ? { ...now, ...change } : phone))
}

function say({ link }: Line, message: FromBank): void {
  for (const piece of piecesOf(JSON.stringify(message))) link.send(piece)
}

/** The connections in reserve that wait for a phone which is silent or gone, by its id. */
const waiting = new Map<number, Link>()

/** Waits for a phone on the connection in reserve: it may be locked, and then comes back by that. */
function wait({ id, spare }: Line): void {
  if (!spare?.other || waiting.has(id)) return
  waiting.set(id, spare.link)
  void spare.link.reach(spare.other).catch(() => {})
}

function end(line: Line, is: 'gone' | 'refused'): void {
  line.link.close()
  lines.delete(line.id)
  forgetAsked(line.id)
  note(line.id, { is })
  if (is === 'gone') wait(line)
  if (!waiting.has(line.id)) line.spare?.link.close()
}

/** Prepares a connection in reserve with a phone, which takes its place when the phone uses it. */
async function prepare(line: Line): Promise<void> {
  let next: Line | undefined
  const link = await openLink(
    'bank',
    {
      opened: () => {
        waiting.delete(line.id)
        delete line.spare
        if (lines.get(line.id) === line) line.link.close()
        next = admit(link, line)
      },
      heard: text => next && hear(next, text),
      closed: () => next && leave(next),
    },
    true,
  )
  if (lines.get(line.id) !== line) {
    link.close()
    return
  }
  const text = codeText({ side: 'bank', answers: 0, end: link.end })
  line.spare = { link, text }
  say(line, { is: 'spare', code: text })
}

/** Whether a phone's answer to the connection in reserve is one. */
function takeSpare({ spare }: Line, text: string): boolean {
  const code = readPairing(text)
  if (typeof code === 'string' || code.side !== 'follower' || !spare || spare.other) return false
  if (code.answers !== tagOf(spare.text)) return false
  spare.other = code.end
  return true
}

/** Sends the whole game as it is stored. Nothing is written meanwhile, so that the next record follows on it. */
const sendWhole = (line: Line): Promise<void> =>
  writer
    .alone(async () => {
      const game = await (await shelf()).open(line.game)
      if (!game || game.damage) throw new Error(`game ${line.game} cannot be sent`)
      say(line, { is: 'game', copy: copyText([{ head: game.head, written: writtenOf(game) }]) })
      line.sent = game.records.length
    })
    .catch(() => end(line, 'gone'))

function sendRecords(line: Line, written: readonly Written[]): void {
  const head = current.peek()
  if (line.sent === undefined) return
  // Anything but the next record means that the game is another one now, or that another tab went on with it.
  if (head?.id !== line.game || written[0]?.record.n !== line.sent + 1) {
    delete line.sent
    void sendWhole(line)
    return
  }
  const { changed, round, over } = head
  for (const one of written) {
    say(line, { is: 'record', written: one, now: { changed, round, over } })
    line.sent = one.record.n
  }
}

writer.heard = (game, written) => {
  for (const line of lines.values()) if (line.game === game) sendRecords(line, written)
}

/** Sets what a phone may do, and tells it. */
export function setMay(id: number, may: May): void {
  const line = lines.get(id)
  if (may === 'watch') forgetAsked(id)
  note(id, { may })
  if (line) say(line, { is: 'may', may })
}

/** Notes whose phone it is. Only a player's may ask, and one that says to be another's may do no more than that at first. */
function tellWhose({ id }: Line, player: string): void {
  const phone = phones.peek().find(one => one.id === id)
  if (phone?.player !== player) forgetAsked(id)
  note(id, { player })
  setMay(id, player === '' ? 'watch' : phone?.player === player ? phone.may : 'ask')
}

let names: readonly Player[] | undefined
effect(() => {
  const head = current.value
  if (!head || head.players === names) return
  names = head.players
  for (const line of lines.values())
    if (line.game === head.id && line.sent !== undefined)
      say(line, { is: 'names', players: head.players.map(({ id, name }) => ({ id, name })) })
})

function take(line: Line, text: unknown): void {
  const message = line.gate.take(text, performance.now())
  const strange =
    typeof message === 'string' ||
    ('player' in message && !line.players.includes(message.player ?? '')) ||
    (message.is === 'spare' && !takeSpare(line, message.code))
  if (strange) {
    end(line, 'refused')
    return
  }
  line.heard = performance.now()
  note(line.id, { is: 'here' })
  if (message.is === 'ask') {
    const phone = phones.peek().find(({ id }) => id === line.id)
    const tell = (answer: Answer) => say(line, { is: 'answer', id: message.id, answer })
    const answer = phone && takeAsk(phone, message, tell)
    if (answer) tell(answer)
  }
  if (!('player' in message)) return
  tellWhose(line, message.player ?? '')
  // A player whose phone paired anew is not waited for.
  for (const { id, is, player } of phones.peek())
    if (is === 'gone' && player !== '' && player === message.player) dismiss(id)
  if (message.is !== 'hello') return
  void sendWhole(line)
  // Without one, a phone that was locked has to pair again.
  void prepare(line).catch(() => {})
}

/** Takes what came over a connection, unless another has taken its place. */
export function hear(line: Line, text: unknown): void {
  if (lines.get(line.id) === line) take(line, text)
}

/** Notes that a connection is no more, unless another has taken its place. */
export function leave(line: Line): void {
  if (lines.get(line.id) === line) end(line, 'gone')
}

let beating: ReturnType<typeof setInterval> | undefined

/** Says to every phone that the bank is there, and notes which of them is silent; ends once nobody follows. */
function beat(): void {
  for (const line of lines.values()) {
    say(line, { is: 'here' })
    if (performance.now() - line.heard <= SILENCE) continue
    note(line.id, { is: 'silent' })
    wait(line)
  }
  if (lines.size > 0) return
  clearInterval(beating)
  beating = undefined
}

/** Lets a phone in: one that comes back by its connection in reserve as the one that it was. */
export function admit(link: Link, { id, game, players }: Pick<Line, 'id' | 'game' | 'players'>): Line {
  const gate = new Gate(followerTerms)
  const line: Line = { id, game, players, link, gate, heard: performance.now() }
  lines.set(id, line)
  const before = phones.peek().find(phone => phone.id === id)
  // One that pairs anew pushes out those that went for good.
  const others = phones.peek().filter(it => before || lines.has(it.id) || waiting.has(it.id))
  phones.value = before
    ? others.map(phone => (phone === before ? { ...before, is: 'here' } : phone))
    : [...others, { id, game, player: '', is: 'here', may: 'watch' }]
  beating ??= setInterval(beat, BEAT)
  say(line, { is: 'hello', version: VERSION })
  return line
}

/** Ends the connection to a phone, which is told so and does not come back by itself. */
export function dismiss(id: number): void {
  const line = lines.get(id)
  if (line) {
    say(line, { is: 'bye' })
    end(line, 'refused')
  }
  waiting.get(id)?.close()
  waiting.delete(id)
  phones.value = phones.value.filter(phone => phone.id !== id)
}

import { effect, signal } from '@preact/signals'
import { codeText, readPairing, tagOf } from '../../interop/follow/code'
import { Gate, piecesOf } from '../../interop/follow/gate'
import type { Player } from '../../rules/rule'
import { copyText, writtenOf } from '../../store/copy'
import type { Written } from '../../store/types'
import { current } from '../desk/current'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import { type Link, openLink } from './link'
import { BEAT, type FromBank, type FromFollower, followerTerms, SILENCE, VERSION } from './messages'

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
}

/** The phones that follow or did, in the order in which they came. */
export const phones = signal<readonly Phone[]>([])

interface Line {
  readonly id: number
  readonly game: string
  readonly link: Link
  readonly gate: Gate<FromFollower>
  /** Whom the phone may name as its owner: a player, or nobody. */
  readonly players: readonly string[]
  heard: number
  /** How many records it has been sent; `undefined` until it has the whole game. */
  sent?: number
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

function end(line: Line, is: 'gone' | 'refused'): void {
  line.link.close()
  lines.delete(line.id)
  note(line.id, { is })
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
  const stranger =
    typeof message === 'object' && 'player' in message && !line.players.includes(message.player ?? '')
  if (typeof message === 'string' || stranger) {
    end(line, 'refused')
    return
  }
  line.heard = performance.now()
  note(line.id, { is: 'here' })
  if (message.is === 'here') return
  note(line.id, { player: message.player ?? '' })
  if (message.is === 'hello') void sendWhole(line)
}

let beating: ReturnType<typeof setInterval> | undefined

/** Says to every phone that the bank is there, and notes which of them is silent; ends once nobody follows. */
function beat(): void {
  for (const line of lines.values()) {
    say(line, { is: 'here' })
    if (performance.now() - line.heard > SILENCE) note(line.id, { is: 'silent' })
  }
  if (lines.size > 0) return
  clearInterval(beating)
  beating = undefined
}

/** A pairing under way: the text of this phone's code; whether the other's is looked for; and what was wrong with the last one seen. */
export interface Pairing {
  readonly is: 'making' | 'shown' | 'reaching' | 'unreached' | 'failed' | 'done'
  readonly text?: string
  readonly told?: 'foreign' | 'newer' | 'damaged' | 'bank' | 'otherCode'
}
export const pairing = signal<Pairing | null>(null)

/** How long the phones may look for each other before the screen says what to try, in ms. */
export const REACH = 8000

/** The link that is being made, and the last code that was tried with it. */
let making: { link?: Link; tried?: string; late?: ReturnType<typeof setTimeout> } | undefined
let count = 0

/** Gives up the pairing that is under way. */
export function endPairing(): void {
  clearTimeout(making?.late)
  making?.link?.close()
  making = undefined
  pairing.value = null
}

function admit(link: Link, game: string): Line {
  const head = current.peek()
  const players = head?.id === game ? head.players.map(({ id }) => id) : []
  const line: Line = {
    ...{ id: ++count, game, link, gate: new Gate(followerTerms), players: ['', ...players] },
    heard: performance.now(),
  }
  lines.set(line.id, line)
  // A phone that comes back takes the place of the one that went.
  phones.value = [
    ...phones.value.filter(({ is }) => is === 'here' || is === 'silent'),
    { id: line.id, game, player: '', is: 'here' },
  ]
  beating ??= setInterval(beat, BEAT)
  say(line, { is: 'hello', version: VERSION })
  return line
}

/** Makes a code by which another phone can follow a game. */
export async function beginPairing(game: string): Promise<void> {
  endPairing()
  const mine: NonNullable<typeof making> = {}
  making = mine
  let line: Line | undefined
  pairing.value = { is: 'making' }
  try {
    const link = await openLink('bank', {
      opened: () => {
        if (making !== mine || !mine.link) return
        clearTimeout(mine.late)
        making = undefined
        line = admit(mine.link, game)
        pairing.value = { is: 'done' }
      },
      heard: text => line && lines.has(line.id) && take(line, text),
      closed: () => {
        if (line && lines.has(line.id)) end(line, 'gone')
        if (making === mine) pairing.value = { is: 'failed' }
      },
    })
    if (making !== mine) {
      link.close()
      return
    }
    mine.link = link
    pairing.value = { is: 'shown', text: codeText({ side: 'bank', answers: 0, end: link.end }) }
  } catch {
    if (making === mine) pairing.value = { is: 'failed' }
  }
}

/** Takes the text of a code that the camera saw while this phone's own is shown. */
export async function takeFollower(seen: string): Promise<void> {
  const [mine, now] = [making, pairing.peek()]
  if (!mine?.link || !now?.text || seen === mine.tried) return
  const code = readPairing(seen)
  const told =
    typeof code === 'string'
      ? code
      : code.side === 'bank'
        ? 'bank'
        : code.answers === tagOf(now.text)
          ? undefined
          : 'otherCode'
  if (told || typeof code === 'string') {
    // Its own code, seen in a mirror or a window, is not worth a word.
    if (seen !== now.text && now.is !== 'reaching' && told) pairing.value = { ...now, told }
    return
  }
  mine.tried = seen
  clearTimeout(mine.late)
  pairing.value = { is: 'reaching', text: now.text }
  mine.late = setTimeout(() => {
    if (making === mine) pairing.value = { is: 'unreached', text: now.text as string }
  }, REACH)
  await mine.link.reach(code.end).catch(() => {
    if (making === mine) pairing.value = { is: 'unreached', text: now.text as string }
  })
}

/** Ends the connection to a phone, which is told so and does not come back by itself. */
export function dismiss(id: number): void {
  const line = lines.get(id)
  if (line) {
    say(line, { is: 'bye' })
    end(line, 'gone')
  }
  phones.value = phones.value.filter(phone => phone.id !== id)
}

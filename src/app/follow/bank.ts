import { effect } from '@preact/signals'
import { codeText, readPairing, tagOf } from '../../interop/follow/code'
import { type Epoch, standing } from '../../interop/follow/epoch'
import { Allowance, Gate } from '../../interop/follow/gate'
import type { Player } from '../../rules/rule'
import { copyText, writtenOf } from '../../store/copy'
import type { Written } from '../../store/types'
import { current } from '../desk/current'
import { shelf } from '../device/shelf'
import { writer } from '../saving/keeping'
import {
  end,
  forgetAsked,
  type Line,
  lines,
  note,
  phones,
  say,
  tellMay,
  tellWhere,
  wait,
  waiting,
} from './lines'
import { type Link, openLink } from './link'
import { keepMay, mayOf } from './mays'
import { type Answer, BEAT, type FromFollower, followerTerms, type May, SILENCE, VERSION } from './messages'
import { epochOf, ownerIn, raiseEpoch, setEpoch, setLed, setOwner } from './owner'
import { reachAsks, reachParted } from './reach'

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
        line.forget?.()
        forgetAsked(line.id)
        next = admit(link, line)
      },
      heard: text => next && hear(next, text),
      closed: () => next && leave(next),
    },
    true,
  )
  if (lines.get(line.id) !== line) return link.close()
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
      const epoch = epochOf(line.game)
      say(line, { is: 'game', epoch, copy: copyText([{ head: game.head, written: writtenOf(game) }]) })
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
  const epoch = epochOf(line.game)
  for (const one of written) {
    say(line, { is: 'record', epoch, written: one, now: { changed, round, over } })
    line.sent = one.record.n
  }
}

writer.heard = (game, written) => {
  for (const line of lines.values()) if (line.game === game) sendRecords(line, written)
}

/** Sets what a phone may do, also when it pairs anew. */
export function setMay(id: number, may: May): void {
  const [line, phone] = [lines.get(id), phones.peek().find(one => one.id === id)]
  if (line?.name !== undefined && phone) keepMay(line.game, line.name, phone.player, may)
  allow(id, may)
}

/** Lets a phone do so much, and tells it. */
function allow(id: number, may: May): void {
  const line = lines.get(id)
  if (may === 'watch') forgetAsked(id)
  // So that it is here when something is asked.
  else void reachAsks().catch(() => {})
  note(id, { may })
  if (line) tellMay(line, may)
}

/** Notes whose phone it is. Only a player's may ask, and no more than that unless the banker has set it for that phone. */
function tellWhose({ id, game, name = '' }: Line, player: string): void {
  const phone = phones.peek().find(one => one.id === id)
  if (phone?.player !== player) forgetAsked(id)
  note(id, { player })
  allow(id, player === '' ? 'watch' : phone?.player === player ? phone.may : mayOf(game, name, player))
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

/** A claim to a bank so much later than this one is none: nobody takes over so often unseen. */
const MOST_LATER = 50

/** Another phone has taken the bank of a game over: this one stops banking it, and tells all that follow. */
function moveBank(game: string, epoch: Epoch): void {
  setEpoch(game, epoch)
  setOwner(game, '')
  const ours = [...lines.values()].filter(line => line.game === game)
  for (const line of ours) {
    say(line, { is: 'moved', epoch })
    end(line, 'refused')
  }
  phones.value = phones.peek().filter(phone => phone.game !== game)
}

/** Takes which bank of its game a phone knows, and sends it the whole game unless there is a later bank. */
function takeKnown(line: Line, epoch: Epoch): void {
  const { game } = line
  const mine = epochOf(game)
  const than = standing(epoch, mine)
  if (than === 'newer' || ownerIn(game) !== undefined) {
    moveBank(game, than === 'newer' ? epoch : mine)
    return
  }
  // Of two that took over from the same bank, the table goes on with this one.
  if (than === 'rival') raiseEpoch(game)
  // The game goes first. Without a connection in reserve, a phone that was locked has to pair again.
  void sendWhole(line)
    .then(() => prepare(line))
    .catch(() => {})
}

/** A phone may wish for the whole game so many times at once, and so many more each second: no phone comes back so often. */
const WHOLES = [10, 0.1] as const

/** Whether the bank may have to answer this with the whole game. */
const wantsWhole = (message: FromFollower): boolean =>
  message.is === 'knows' ||
  message.is === 'yields' ||
  (message.is === 'parted' && message.piece.startsWith('0 '))

/**
 * Whether a phone may say this now: a player's name of its game, which bank it knows before all that needs the game, and that it wants
 * the whole game no more often than a phone has reason to.
 */
function isStrange(line: Line, message: FromFollower): boolean {
  const { is } = message
  if (wantsWhole(message) && !line.wholes.takes(performance.now())) return true
  if (is === 'spare' && !takeSpare(line, message.code)) return true
  if (is === 'knows') return line.knows === true || message.epoch.n > epochOf(line.game).n + MOST_LATER
  if ((is === 'parted' || is === 'yields') && !line.knows) return true
  return 'player' in message && !line.players.includes(message.player ?? '')
}

/** Takes what a phone asks for, or says why not; or has it taken back, in the order in which it says both. Never rejects. */
async function hearAsk(
  line: Line,
  message: Extract<FromFollower, { is: 'ask' | 'withdraw' }>,
): Promise<void> {
  const tell = (answer: Answer) => say(line, { is: 'answer', id: message.id, answer })
  const asks = await reachAsks().catch(() => undefined)
  if (message.is === 'withdraw') {
    asks?.withdrawAsk(line.id, message.id)
    return
  }
  const phone = lines.get(line.id) === line && phones.peek().find(({ id }) => id === line.id)
  const answer = asks && phone ? asks.takeAsk(phone, message, tell) : 'not'
  if (answer) tell(answer)
}

function take(line: Line, text: unknown): void {
  const message = line.gate.take(text, performance.now())
  const strange = typeof message === 'string' || isStrange(line, message)
  if (strange) {
    end(line, 'refused')
    return
  }
  line.heard = performance.now()
  note(line.id, { is: 'here' })
  if (message.is === 'ask' || message.is === 'withdraw') void hearAsk(line, message)
  if (message.is === 'knows') {
    line.knows = true
    takeKnown(line, message.epoch)
  }
  if (message.is === 'parted' || message.is === 'yields') {
    // What is entered here meanwhile comes with the whole game.
    delete line.sent
    void reachParted()
      .then(({ hearOffer }) => hearOffer(line, message, sendWhole))
      .catch(() => leave(line))
  }
  if (!('player' in message)) return
  if (message.is === 'hello') {
    line.name = message.phone
    note(line.id, { name: line.name })
  }
  tellWhose(line, message.player ?? '')
  // A phone that paired anew, or another of its player, is not waited for.
  for (const { id, is, player, name } of phones.peek())
    if (is === 'gone' && (name === line.name || (player !== '' && player === message.player))) dismiss(id)
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
export function admit(
  link: Link,
  {
    id,
    game,
    title,
    players,
    wholes = new Allowance(...WHOLES),
  }: Pick<Line, 'id' | 'game' | 'title' | 'players'> & Partial<Pick<Line, 'wholes'>>,
): Line {
  const gate = new Gate(followerTerms)
  const line: Line = { id, game, title, players, wholes, link, gate, heard: performance.now() }
  lines.set(id, line)
  const before = phones.peek().find(phone => phone.id === id)
  // One that pairs anew pushes out those that went for good.
  const others = phones.peek().filter(it => before || lines.has(it.id) || waiting.has(it.id))
  phones.value = before
    ? others.map(phone => (phone === before ? { ...before, is: 'here' } : phone))
    : [...others, { id, game, player: '', is: 'here', may: 'watch' }]
  setLed(game, true)
  beating ??= setInterval(beat, BEAT)
  say(line, { is: 'hello', version: VERSION, game, title, epoch: epochOf(game) })
  tellWhere(line)
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
  const game = phones.value.find(phone => phone.id === id)?.game
  phones.value = phones.value.filter(phone => phone.id !== id)
  if (game !== undefined && !phones.value.some(phone => phone.game === game)) setLed(game, false)
}

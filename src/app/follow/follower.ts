import { codeText, type PairingCode, readPairing, tagOf } from '../../interop/follow/code'
import { Gate, Pieces } from '../../interop/follow/gate'
import type { End } from '../../interop/follow/sdp'
import { allow, stopAsking, takeAnswer, withdraw } from './asking'
import { away, type EndReason, following, misread } from './following'
import { type Link, openLink } from './link'
import {
  AWAY,
  BEAT,
  bankTerms,
  type FromBank,
  type FromFollower,
  GIVEN_UP,
  MOST_OF_BANK,
  NO_ASK,
  SILENCE,
  VERSION,
} from './messages'
import { chooseOwner, epochOf, learnEpoch, ownerIn, ownName, raiseEpoch, setOwner } from './owner'
import type { Parting } from './parted'
import { reachParted } from './reach'
import { expectGame, type Picked, takeGame, takeNames, takeRecord } from './taking'

interface Line {
  readonly link: Link
  readonly gate: Gate<FromBank>
  readonly pieces: Pieces
  heard: number
  /** The id of the game, as the bank says it first; and of the game once it is here. */
  of: string
  game?: string
  /** The game went on differently on this phone: what the bank enters waits until the table has picked. */
  parted?: boolean
  picked?: Picked
  /** Messages are taken one after the other. */
  taking: Promise<void>
  beating?: ReturnType<typeof setInterval>
  /** The connection in reserve, with its other end. */
  spare?: { readonly link: Link; readonly bank: End }
}
let line: Line | undefined
/** Whose phone this is; `null` until somebody says so. */
let player: string | null = null

const say = (message: FromFollower) => line?.link.send(JSON.stringify(message))

/** Shows where this phone and the bank parted, or that no more. */
async function show(parting: Parting | null): Promise<void> {
  const shown = (await reachParted()).parting
  shown.value = parting
}

/** The connection in reserve by which this phone looks for the bank again. */
let searching: Link | undefined

function endSearch(): void {
  searching?.close()
  searching = undefined
}

/** Ends the connection, and looks for the bank again unless there is a reason not to. The game stays, and what is shown of it says how old it is. */
function drop(why?: EndReason): void {
  const old = line
  line = undefined
  stopAsking()
  away.value = false
  clearInterval(old?.beating)
  old?.link.close()
  if (old?.spare && !why && old.game !== undefined) {
    searching = old.spare.link
    void searching.reach(old.spare.bank).catch(() => {})
  } else old?.spare?.link.close()
  const now = following.peek()
  const game = old?.game ?? (now.is === 'lost' ? now.game : undefined)
  if (old?.parted) void show(null)
  if (game !== undefined)
    following.value = {
      ...{ is: 'lost', game, since: now.is === 'lost' ? now.since : Date.now() },
      ...(why ? { why } : {}),
    }
  else following.value = why ? { is: 'ended', why } : { is: 'off' }
}

/** Prepares this phone's end of the connection in reserve. */
async function prepare(mine: Line, text: string): Promise<void> {
  const code = readPairing(text)
  if (typeof code === 'string' || code.side !== 'bank' || mine.spare) {
    drop('strange')
    return
  }
  let next: Line | undefined
  try {
    const link: Link = await openLink(
      'follower',
      {
        opened: () => {
          if (searching !== link) return
          searching = undefined
          next = connected(link)
        },
        heard: piece => next && line === next && hear(next, piece),
        closed: () => next && line === next && drop(),
      },
      true,
    )
    if (line !== mine) link.close()
    else {
      mine.spare = { link, bank: code.end }
      say({ is: 'spare', code: codeText({ side: 'follower', answers: tagOf(text), end: link.end }) })
    }
  } catch {
    // Without one, this phone has to pair again after a loss.
  }
}

/** Shows the whole game; if it went on differently on this phone, offers that to the bank, where the table picks. */
async function takeWhole(mine: Line, copy: string): Promise<EndReason | undefined> {
  const taken = await takeGame(copy, mine.picked)
  if (typeof taken === 'string') return taken
  const { game, parting } = taken
  mine.game = game
  delete mine.picked
  if (mine.parted || parting) await show(parting ?? null)
  mine.parted = parting !== undefined
  if (line !== mine) return undefined
  if (parting) {
    following.value = { is: 'parted', game }
    void (await reachParted()).offer(parting, say, () => line === mine && mine.parted === true)
    return undefined
  }
  following.value = { is: 'live', game, since: Date.now() }
  const whose = ownerIn(game)
  if (whose) sayWho(game, whose)
  return undefined
}

async function takeMessage(mine: Line, message: FromBank): Promise<EndReason | undefined> {
  switch (message.is) {
    case 'hello':
      mine.of = message.game
      expectGame(message.title)
      say({ is: 'knows', epoch: epochOf(mine.of) })
      return learnEpoch(mine.of, message.epoch) === 'older' ? 'olderBank' : undefined
    case 'here':
    case 'bye':
      return undefined
    case 'moved':
      learnEpoch(mine.of, message.epoch)
      return 'moved'
    case 'picked':
      if (!mine.parted) return 'strange'
      mine.picked = message.theirs ? 'mine' : 'bank'
      return undefined
    case 'spare':
      // No record waits for it.
      void prepare(mine, message.code)
      return undefined
    case 'game':
      return learnEpoch(mine.of, message.epoch) === 'older' ? 'olderBank' : takeWhole(mine, message.copy)
    case 'may':
      allow(message.may, ask => say({ is: 'ask', ...ask }))
      return undefined
    case 'answer':
      if (message.id !== NO_ASK) takeAnswer(message.id, message.answer)
      else withdraw.value = id => say({ is: 'withdraw', id })
      if (message.id === NO_ASK) away.value = message.answer === AWAY.answer
      return undefined
    case 'names':
      if (mine.game !== undefined) await takeNames(mine.game, message.players)
      return undefined
    case 'record':
      if (mine.game === undefined) return 'strange'
      if (learnEpoch(mine.of, message.epoch) === 'older') return 'olderBank'
      return mine.parted ? undefined : takeRecord(mine.game, message)
  }
}

function hear(mine: Line, piece: unknown): void {
  const whole = mine.pieces.take(piece)
  mine.heard = performance.now()
  const now = following.peek()
  if (now.is === 'lost' && mine.game !== undefined && line === mine)
    following.value = { is: 'live', game: now.game, since: Date.now() }
  if (whole === undefined) return
  const message = typeof whole === 'string' ? whole : mine.gate.take(whole.text, performance.now())
  // What came before the last word need not be taken any more: the whole game comes again.
  if (typeof message === 'string' || message.is === 'bye') {
    drop(typeof message === 'string' ? 'strange' : 'bye')
    return
  }
  mine.taking = mine.taking.then(async () => {
    if (line !== mine) return
    // All that can fail is to fetch a file.
    const why = await takeMessage(mine, message).catch(() => 'notHere' as const)
    if (why && line === mine) drop(why)
  })
}

function beat(mine: Line): void {
  say({ is: 'here' })
  const now = following.peek()
  const silence = performance.now() - mine.heard
  if (silence > SILENCE && now.is === 'live')
    following.value = { is: 'lost', game: now.game, since: Date.now() - silence }
  if (silence > GIVEN_UP && mine.spare) drop()
}

/** The bank's code that is being answered; another one takes its place. */
let answering: PairingCode | undefined

function connected(link: Link): Line {
  const mine: Line = {
    ...{ link, gate: new Gate(bankTerms), pieces: new Pieces(MOST_OF_BANK) },
    ...{ of: '', heard: performance.now(), taking: Promise.resolve() },
  }
  line = mine
  mine.beating = setInterval(() => beat(mine), BEAT)
  answering = undefined
  // What is shown stays until the game is here again.
  if (following.peek().is !== 'lost') following.value = { is: 'coming' }
  say({ is: 'hello', version: VERSION, phone: ownName(), player })
  return mine
}

/** Makes the answer to a code, and makes another one whenever the browser gives up before the bank has read it. */
async function answer(code: PairingCode, tag: number): Promise<void> {
  let mine: Line | undefined
  try {
    const link: Link = await openLink('follower', {
      opened: () => {
        if (answering === code) mine = connected(link)
        else link.close()
      },
      heard: text => mine && line === mine && hear(mine, text),
      closed: () => {
        if (mine && line === mine) drop()
        else if (answering === code) void answer(code, tag)
      },
    })
    if (answering !== code) {
      link.close()
      return
    }
    following.value = { is: 'code', text: codeText({ side: 'follower', answers: tag, end: link.end }) }
    await link.reach(code.end)
  } catch {
    if (answering === code) following.value = { is: 'noNetwork' }
  }
}

/** Takes the text of a code that the camera saw. */
export function takeBank(seen: string): void {
  if (answering || line) return
  const code = readPairing(seen)
  if (typeof code === 'string' || code.side !== 'bank') {
    misread.value = typeof code === 'string' ? code : 'follower'
    return
  }
  misread.value = null
  answering = code
  // At another table it may be another's.
  player = null
  following.value = { is: 'making' }
  void answer(code, tagOf(seen))
}

/** Begins anew, or stops following: no code was read, and nothing is connected. */
export function startFollowing(): void {
  answering = undefined
  misread.value = null
  endSearch()
  drop('bye')
  following.value = { is: 'off' }
}

/** Says whose phone this is in a game: a player's, or nobody's, which only watches (empty). */
export function sayWho(game: string, who: string): void {
  player = who === '' ? null : who
  chooseOwner(game, who)
  say({ is: 'who', player })
}

/** On a phone that went on with the game by itself: follows the bank all the same, and keeps its own as another game. */
export function yieldToBank(): void {
  if (!line?.parted) return
  line.picked = 'bank'
  say({ is: 'yields' })
}

/**
 * Takes the bank of a game over that this phone follows, with all that arrived. The connection in reserve is kept: the bank of
 * before, if it comes back, learns by it that it banks no more.
 */
export function bankHere(game: string): void {
  answering = undefined
  raiseEpoch(game)
  setOwner(game, undefined)
  if (line) drop()
  following.value = { is: 'off' }
}

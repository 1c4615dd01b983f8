import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { Pieces } from '../../interop/follow/gate'
import { actionsFault } from '../../interop/gameFile'
import { current } from '../desk/current'
import { mustPick } from '../desk/followers'
import { whole } from '../desk/rest'
import { session } from '../desk/table'
import { takeChange } from '../saving/commands'
import { writer } from '../saving/keeping'
import { end, type Line, lines, say } from './lines'
import { type FromFollower, PIECE } from './messages'
import { type Branch, fits, goOnAs, type Parting, readBranch } from './parted'

/** How a game went on on another phone, which the bank's table has to pick or not. */
interface Offer {
  readonly line: Line
  readonly branch: Branch
  /** Sends the phone the whole game. */
  readonly sendWhole: Send
}
type Send = (line: Line) => Promise<void>

const offers = signal<readonly Offer[]>([])
const coming = new Map<number, Pieces>()

/** At most so many characters of what was entered elsewhere: many hundred entries. */
const MOST = 280_000

/** Forgets what a phone offered. */
function forgetOffer(phone: number): void {
  coming.delete(phone)
  offers.value = offers.peek().filter(({ line }) => line.id !== phone)
}

/** Sends a phone that offered something the game as it stands then; first what the table picked, if it did. */
async function goOn(line: Line, sendWhole: Send, picked?: boolean): Promise<void> {
  forgetOffer(line.id)
  await writer.flush()
  if (lines.get(line.id) !== line) return
  if (picked !== undefined) say(line, { is: 'picked', theirs: picked })
  await sendWhole(line)
}

/**
 * Takes a piece of what a phone offers, and shows that to the table once it is whole and its game is open; or that the phone gives
 * way after all. A piece that no phone sends ends the connection.
 */
export function hearOffer(
  line: Line,
  message: Extract<FromFollower, { is: 'parted' | 'yields' }>,
  sendWhole: Send,
): void {
  // By now it may have come back, and says all of it again.
  if (lines.get(line.id) !== line) return
  if (message.is === 'yields') {
    void goOn(line, sendWhole)
    return
  }
  line.forget = () => forgetOffer(line.id)
  const pieces = coming.get(line.id) ?? new Pieces(MOST, PIECE)
  coming.set(line.id, pieces)
  const text = pieces.take(message.piece)
  if (text === undefined) return
  forgetOffer(line.id)
  const branch = typeof text === 'string' ? undefined : readBranch(text.text)
  if (!branch) end(line, 'refused')
  else offers.value = [...offers.peek(), { line, branch, sendWhole }]
}

/** What is offered for the open game, tried on it: as it would go on, or why it cannot. */
const tried = computed(() => {
  const offer = offers.value.find(({ line }) => line.game === current.value?.id)
  const open = session.value
  if (!offer || !open || !whole.value) return undefined
  const { branch } = offer
  if (!fits(open, branch)) return { offer, not: 'again' as const }
  const step = actionsFault(open.title, open.setup, branch.actions) ? undefined : goOnAs(open, branch, '')
  if (!step || 'stop' in step) return { offer, not: 'strange' as const }
  return { offer, parting: { common: branch.common, bank: open, other: step.session } }
})

/** On the bank's phone: where another phone parted from the open game. */
export const offered: ReadonlySignal<Parting | null> = computed(() => tried.value?.parting ?? null)

effect(() => {
  const now = tried.value
  if (now?.not === 'strange') end(now.offer.line, 'refused')
  else if (now?.not) void goOn(now.offer.line, now.offer.sendWhole)
})

effect(() => {
  mustPick.value = offered.value !== null
})

/** Picks how the open game goes on: as on the other phone (`theirs`), or as here. Returns false if it cannot. */
export function pick(theirs: boolean): boolean {
  const now = tried.peek()
  if (!now?.parting) return false
  const { offer } = now
  if (theirs && !takeChange((open, at) => goOnAs(open, offer.branch, at))) return false
  void goOn(offer.line, offer.sendWhole, theirs)
  return true
}

import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../rules/rule'
import type { PlayerId } from '../../rules/state'
import { decidersOf, type ShellView } from '../../rules/view'
import { judgeAsked } from '../../session/asking'
import { now, type Session, withImplied } from '../../session/session'
import { askBank } from '../desk/asked'
import { followedAs } from '../desk/followed'
import { desk, elsewhere, refused, session, titleWords, voice } from '../desk/table'
import { tableDigest } from '../saving/replay'
import type { Answer, Ask, May } from './messages'

/**
 * What this phone asked the bank last, in the log's words, and what became of it. `others`: it was not sent, since it is not its
 * player's to decide; `lost`: the connection ended before the answer.
 */
export interface OwnAsk {
  readonly is: 'sent' | 'others' | 'lost' | Answer
  readonly said: string
  readonly id: number
  /** The records of the table that it concerns: with more of them, it is forgotten. */
  readonly records: number
  readonly actions: string
  /** The entry by whose button it is marked; of what was not sent, the last that was tapped. */
  readonly action?: Action | undefined
  /** It was taken back, and the bank has not said so yet. */
  readonly withdrawn?: true
  /** The bank lets this phone enter it without asking. */
  readonly atOnce?: boolean
}
export const asking = signal<OwnAsk | null>(null)

/** The game's own table as the next tap finds it, with what that implies, also while another table is shown. */
function viewDue(open: Session): ShellView {
  return open.title.view(withImplied(open, now(open)).state)
}

/** The players who decide on the game's own table, whatever is shown in its place; nobody after its end. */
export const deciders: ReadonlySignal<readonly PlayerId[]> = computed(() => {
  const open = session.value
  const view = elsewhere.value ? open && viewDue(open) : desk.value?.view
  return view ? [...new Set(Object.values(decidersOf(view)))] : []
})

/** Whether the player whose phone this is decides. */
export const isTurn: ReadonlySignal<boolean> = computed(() => deciders.value.includes(followedAs.value ?? ''))

/**
 * Whether what is tapped on Play is of no use now: this phone follows, and may not ask, or it is not its player's turn. After the
 * end of the game nothing but buttons that only look is left there.
 */
export const rests: ReadonlySignal<boolean> = computed(() => {
  if (followedAs.value === undefined || elsewhere.value || desk.value?.view.over) return false
  return !askBank.value || !isTurn.value
})

/** What the bank lets this phone do. */
export const allowed = signal<May>('watch')

let count = 0

/** Sends what is tapped, if it is its player's to decide and the rules take it. */
function ask(tapped: readonly Action[], send: (ask: Ask) => void): void {
  const [open, player, last] = [session.peek(), followedAs.peek(), asking.peek()]
  if (!open || !player) return
  const { length: records } = open.records
  const actions = JSON.stringify(tapped)
  // The rest of a double tap.
  if (last?.is === 'sent' && last.records === records && last.actions === actions) return
  const judged = judgeAsked(open, player, tapped)
  if ('refusal' in judged) {
    refused.value = judged.refusal
    return
  }
  const id = ++count
  if ('others' in judged) {
    asking.value = { is: 'others', said: '', id, records, actions, action: tapped.at(-1) }
    return
  }
  const said = judged.entries.map(entry =>
    titleWords.peek()?.entry(entry.action, entry.happened, voice.peek()),
  )
  const atOnce = judged.alone && allowed.peek() === 'enter'
  asking.value = { is: 'sent', said: said.join(' '), id, records, actions, action: judged.tapped, atOnce }
  send({ id, records, table: tableDigest(open), actions: tapped })
}

/** Notes what this phone may do from now on. */
export function allow(may: May, send: (ask: Ask) => void): void {
  allowed.value = may
  askBank.value = may === 'watch' ? null : actions => ask(actions, send)
}

/** Has the bank take back a request, by its number; `null` with a bank that does not say that it knows how. */
export const withdraw = signal<((id: number) => void) | null>(null)

/** Nothing can be asked any more: the connection has ended, or is silent. */
export function stopAsking(): void {
  allowed.value = 'watch'
  askBank.value = null
  withdraw.value = null
  const now = asking.peek()
  asking.value = now?.is === 'sent' ? { ...now, is: 'lost' } : null
}

/** Takes the bank's answer to what was asked. */
export function takeAnswer(id: number, answer: Answer): void {
  const now = asking.peek()
  if (now?.id !== id) return
  // What was taken, or came first, is on its way.
  const before = answer === 'taken' || answer === 'old' ? 1 : 0
  asking.value = { ...now, is: answer, records: now.records + before }
}

// An answer stands until the table goes on.
effect(() => {
  const [records, now] = [session.value?.records.length ?? 0, asking.peek()]
  if (now && now.is !== 'sent' && records > now.records) asking.value = null
})

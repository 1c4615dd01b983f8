import { effect } from '@preact/signals'
import { actionsFault } from '../../interop/gameFile'
import type { Action } from '../../rules/rule'
import { type Granted, judgeAsked } from '../../session/asking'
import { type Asked, asked } from '../desk/asked'
import { current } from '../desk/current'
import { session, titleWords, voice } from '../desk/table'
import { enterFrom } from '../saving/commands'
import { tableDigest } from '../saving/replay'
import { forgetAsked } from './lines'
import type { Answer, Ask, May } from './messages'

/** A phone that asks. */
interface Asking {
  readonly id: number
  readonly game: string
  readonly player: string
  readonly may: May
}

type Tell = (answer: Answer) => void

/** What is asked, with its number on its phone, the table that it was asked on and a way to tell the phone what became of it. */
const waiting = new Map<Asked, Pick<Ask, 'id' | 'records'> & { readonly tell: Tell }>()

/** Ends what is asked with an answer, which may enter it. */
function end(one: Asked, answer: () => Answer): void {
  const tell = waiting.get(one)?.tell
  waiting.delete(one)
  asked.value = asked.peek().filter(other => other !== one)
  tell?.(answer())
}

// Whatever was asked on an older table is asked anew, if it still is wanted.
effect(() => {
  const [open, game] = [session.value, current.value?.id]
  for (const [one, { records }] of waiting)
    if (game === undefined || open?.records.length !== records) end(one, () => 'old')
})

/** An entry as it comes: without a time or a note, which the bank gives it. */
const bare = ({ at: _at, note: _note, ...action }: Action): Action => action

/** Shows the banker what a phone asks for; that takes the place of what it asked before. */
function show(phone: Asking, ask: Ask, { entries, tapped }: Granted, tell: Tell): void {
  forgetAsked(phone.id)
  const { player } = phone
  const said = entries.map(({ action, happened }) => titleWords.peek()?.entry(action, happened, voice.peek()))
  const one: Asked = {
    ...{ phone: phone.id, player, said: said.join(' '), action: tapped },
    take: () => end(one, () => enterAnswer(ask.actions, player)),
    refuse: () => end(one, () => 'refused'),
    forget: () => end(one, () => 'not'),
  }
  waiting.set(one, { id: ask.id, records: ask.records, tell })
  asked.value = [...asked.peek(), one]
}

/** Takes back what a phone asked for; nothing if the banker has answered it. */
export function withdrawAsk(phone: number, id: number): void {
  for (const [one, ask] of waiting) if (one.phone === phone && ask.id === id) end(one, () => 'withdrawn')
}

/** Enters what a phone asked for, or may enter. */
const enterAnswer = (actions: readonly Action[], player: string): Answer =>
  enterFrom(actions, player) ? 'taken' : 'not'

/**
 * Takes what a phone asks for: enters it, if the phone may do that and nobody else is concerned, or shows it to the banker. Returns
 * the answer, if there is one already; else `tell` does.
 */
export function takeAsk(phone: Asking, sent: Ask, tell: Tell): Answer | undefined {
  const open = session.peek()
  const { game, player, may } = phone
  const ask = { ...sent, actions: sent.actions.map(bare) }
  if (!open || current.peek()?.id !== game || may === 'watch' || player === '') return 'not'
  if (ask.records !== open.records.length || ask.table !== tableDigest(open)) return 'old'
  if (actionsFault(open.title, open.setup, ask.actions)) return 'not'
  const { apart } = open.title
  if (apart?.part.here === false && ask.actions.some(apart.needs)) {
    // It is asked for again once its rules are here.
    void apart.part.load().catch(() => {})
    return 'old'
  }
  const judged = judgeAsked(open, player, ask.actions)
  if (!('entries' in judged)) return 'not'
  if (may === 'enter' && judged.alone) return enterAnswer(ask.actions, player)
  show(phone, ask, judged, tell)
  return undefined
}

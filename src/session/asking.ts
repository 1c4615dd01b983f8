import { BANK_ID } from '../bank/money'
import { apply, choices } from '../rules/apply'
import type { Happening } from '../rules/happening'
import type { Action, Refusal } from '../rules/rule'
import type { AnyState, PlayerId } from '../rules/state'
import { decidersOf, type ShellView } from '../rules/view'
import { sameEntry } from './records'
import { type Entry, now, type Session, somethingLeft } from './session'

/** An entry with what would happen. */
export type Entered = Pick<Entry, 'action' | 'happened'>

/**
 * What a player may enter: its entries, the ends of others' turns left out that it implies; the one that was tapped, which may
 * imply others before it; and whether nobody else need be asked about it (`alone`).
 */
export interface Granted {
  readonly entries: readonly Entered[]
  readonly tapped: Action
  readonly alone: boolean
}

/** What a player wants to enter on the current table, judged: `others` if it is not theirs to decide, or why the rules refuse it. */
export type Judged = Granted | { readonly others: true } | { readonly refusal: Refusal }

/** Does a player decide on an entry: for themselves or a corporation that acts now, and for nobody besides? */
function decides(view: ShellView, player: PlayerId, action: Action): boolean {
  const deciders = decidersOf(view)
  const { player: named, corporation } = action as { player?: unknown; corporation?: unknown }
  if (named !== undefined && named !== player) return false
  const due = typeof corporation === 'string' ? deciders[corporation] : undefined
  return due === undefined ? Object.values(deciders).includes(player) : due === player
}

/** Whether a kind of entry is offered to whoever acts: not a ruling, a count, or the end of the game. */
const isOfTurn = ({ title: { law } }: Session, state: AnyState, type: string): boolean =>
  Object.hasOwn(law.rules, type) && choices(law, state, [type]).some(({ slot }) => slot !== 'banker')

/** Is it a deal with others: does one part with a train, or does money pass between them that is no dividend? */
function dealsWith(
  open: Session,
  view: ShellView,
  player: PlayerId,
  happened: readonly Happening[],
): boolean {
  const deciders = decidersOf(view)
  const players = open.setup.players.map(({ id }) => id)
  const holders = new Set([...players, ...open.title.corporations(open.setup).map(({ id }) => id)])
  const isOthers = (id: string) => id !== player && holders.has(id) && deciders[id] !== player
  return happened.some(it => {
    if (it.is === 'train') return isOthers(it.from)
    if (it.is !== 'paid' || it.why === 'dividend' || it.from === BANK_ID || it.to === BANK_ID) return false
    return isOthers(it.from) || (players.includes(it.to) && isOthers(it.to))
  })
}

/** The one place that decides what a player may enter from a phone of their own: only what they decide on their turn. */
export function judgeAsked(open: Session, player: PlayerId, actions: readonly Action[]): Judged {
  const { title } = open
  let state = now(open)
  const implied = title.implied(state)
  const ends = implied.every((end, i) => actions[i] !== undefined && sameEntry(end, actions[i]))
  const entries: Entered[] = []
  let alone = true
  for (const [i, action] of actions.entries()) {
    const view = title.view(state)
    const mine = decides(view, player, action) && isOfTurn(open, state, action.type)
    if (!mine && !(ends && i < implied.length)) return { others: true }
    // Whose turn would end by it may still want to do something.
    if (!mine && somethingLeft(open, state, implied)) alone = false
    const outcome = apply(title.law, state, action)
    if ('refusal' in outcome) return outcome
    if (mine && dealsWith(open, view, player, outcome.happened)) alone = false
    if (mine) entries.push({ action, happened: outcome.happened })
    state = outcome.state
  }
  const tapped = actions[ends ? implied.length : 0] ?? actions.at(-1)
  return entries.length > 0 && tapped ? { entries, tapped, alone } : { others: true }
}

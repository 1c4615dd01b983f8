import { firstMissing, type Missing, treasuryOf, turnOf } from '../../../families/join/form'
import { raisedOrder, stacksOf } from '../../../families/join/stacks'
import { apply } from '../../../rules/apply'
import type { Refusal } from '../../../rules/rule'
import { CORPORATIONS, PRIVATES } from '../data'
import { law, type VaAction } from '../law'
import type { VaState } from '../state'
import { openBids } from './auction'
import {
  auctionOf,
  entryOf,
  firstRounds,
  type Joined,
  movesOf,
  type Powers,
  setsValue,
  tokensOf,
} from './form'

/** The kinds of answers that may be missing. */
export type Asked =
  | 'moves'
  | 'priority'
  | 'turn'
  | 'started'
  | 'cash'
  | 'operated'
  | 'treasury'
  | 'private'
  | 'bid'
  | keyof Powers

/** The powers that may be in use once nobody owns the company (4.2). */
const POWERS: Readonly<Record<string, readonly (keyof Powers)[]>> = {
  REA: ['express'],
  PY: ['station', 'limit'],
}

/**
 * The powers to ask about. The Potomac Yards have only one of their two: once a corporation has the first, the second
 * is not asked.
 */
export function openPowers({ privates, powers }: Joined, company: string): readonly (keyof Powers)[] {
  if (privates[company] !== '') return []
  const [first, second] = POWERS[company] ?? []
  if (!first) return []
  return second && !powers[first] ? [first, second] : [first]
}

/** The field of the question whether a corporation has completed a turn. */
export const operatedOf = (corporation: string) => `${corporation} operated`

/** The form's fields, in the order in which it shows them. */
function fieldsIn({ players }: VaState): readonly string[] {
  return [
    'round',
    ...players,
    ...CORPORATIONS.flatMap(id => [id, treasuryOf(id), operatedOf(id)]),
    ...PRIVATES,
    ...['market', 'bank'],
  ]
}

function ofTheRound(fresh: VaState, form: Joined): readonly Missing<Asked>[] {
  const moves = movesOf(fresh, form)
  if (!setsValue(form) && moves.length < fresh.players.length)
    return [{ at: 'round', asks: 'moves', of: moves.at(-1) ?? '' }]
  if (form.priority === undefined) return [{ at: 'round', asks: 'priority', of: '' }]
  if (turnOf(form) !== undefined) return []
  // In an operating round that can only be said once a corporation has started.
  const none = form.kind === 'OR' && Object.keys(form.corporations).length === 0
  return [none ? { at: CORPORATIONS[0], asks: 'started', of: '' } : { at: 'round', asks: 'turn', of: '' }]
}

/** During the first auction everything else is as at the start of the game. */
function unsaidOfAuction(form: Joined, lots: readonly string[]): readonly Missing<Asked>[] {
  const turn: readonly Missing<Asked>[] =
    turnOf(form) === undefined ? [{ at: 'round', asks: 'turn', of: '' }] : []
  return [...turn, ...lots.map(lot => ({ at: lot, asks: 'bid' as const, of: lot }))]
}

function unsaid(fresh: VaState, form: Joined): readonly Missing<Asked>[] {
  const auction = auctionOf(form)
  if (auction) return unsaidOfAuction(form, openBids(auction))
  const asked: Missing<Asked>[] = [...ofTheRound(fresh, form)]
  for (const id of fresh.players)
    if (form.cash[id] === undefined && !form.bankrupt.includes(id))
      asked.push({ at: id, asks: 'cash', of: id })
  for (const [id, row] of Object.entries(form.corporations)) {
    if (row.treasury === undefined) asked.push({ at: treasuryOf(id), asks: 'treasury', of: id })
    if (row.trains.length === 0 && row.operated === undefined && !firstRounds(form))
      asked.push({ at: operatedOf(id), asks: 'operated', of: id })
  }
  for (const id of PRIVATES) {
    if (form.privates[id] === undefined) asked.push({ at: id, asks: 'private', of: id })
    for (const power of openPowers(form, id))
      if (form.powers[power] === undefined) asked.push({ at: id, asks: power, of: id })
  }
  return asked
}

/** The rules' refusal of the table; `undefined` if they accept it. */
function refusalOf(fresh: VaState, form: Joined): Refusal | undefined {
  const outcome = apply(law, fresh, entryOf(fresh, form) as VaAction)
  return 'refusal' in outcome ? outcome.refusal : undefined
}

/** The first thing missing, from the top of the form down; `undefined` if the table is complete. */
export function missing(fresh: VaState, form: Joined): Missing<Asked> | undefined {
  const auction = auctionOf(form)
  // The form already asks for an open bid; the rules would refuse it as well.
  const open = auction !== undefined && openBids(auction).length > 0
  const refusal = open ? undefined : refusalOf(fresh, form)
  return firstMissing(fieldsIn(fresh), unsaid(fresh, form), refusal, 'started')
}

/** Corporations whose tokens will share a space, top first. */
export function stacksIn(form: Joined): readonly (readonly string[])[] {
  return stacksOf(tokensOf(form))
}

/** The form with a corporation's token moved up by one in its stack. */
export function raised(form: Joined, corporation: string): Joined {
  const order = raisedOrder(tokensOf(form), corporation)
  return order ? { ...form, order } : form
}

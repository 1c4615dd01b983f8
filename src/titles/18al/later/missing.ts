import { firstMissing, type Missing, treasuryOf, turnOf } from '../../../families/join/form'
import { raisedOrder, stacksOf } from '../../../families/join/stacks'
import type { AnyRailway } from '../../../families/railway/table'
import { game } from '../data'
import { freshView, type Joined, refusalOf, tableOf, tokensOf } from './form'
import { asksCoalOf, coalOwner } from './pieces'
import { auctioned, bidsOn } from './progress'

/** The codes of the questions that may still be open. */
export type Asked = 'priority' | 'turn' | 'floated' | 'cash' | 'treasury' | 'private' | 'coal' | 'bidders'

/** The fields, in the order in which the form shows them. */
function fieldsIn(fresh: AnyRailway): readonly string[] {
  const { players, corporations, privates } = freshView(fresh)
  return [
    'round',
    ...players.map(({ id }) => id),
    ...corporations.flatMap(({ id }) => [id, treasuryOf(id)]),
    ...privates.map(({ id }) => id),
    ...['market', 'bank'],
  ]
}

const phaseIn = (fresh: AnyRailway, form: Joined) => tableOf(fresh, form).phase as string

/** Whether all private companies are closed, which they are since the first 5; nothing is asked about them then. */
export function allClosed(fresh: AnyRailway, form: Joined): boolean {
  return game.reached({ ...fresh, phase: phaseIn(fresh, form) }, '5')
}

/** Whose turn it is; in an operating round that can only be said once a corporation has floated (4). */
function unsaidOfTurn(fresh: AnyRailway, form: Joined): Missing<Asked> | undefined {
  if (form.priority === undefined) return { at: 'round', asks: 'priority', of: '' }
  if (turnOf(form) !== undefined) return undefined
  const [first] = freshView(fresh).corporations
  const floats = Object.values(tableOf(fresh, form).corporations).some(({ floated }) => floated)
  const isAsked = form.kind === 'OR' && first && !floats
  return isAsked ? { at: first.id, asks: 'floated', of: '' } : { at: 'round', asks: 'turn', of: '' }
}

function unsaid(fresh: AnyRailway, form: Joined): readonly Missing<Asked>[] {
  const { players, privates } = freshView(fresh)
  const turn = unsaidOfTurn(fresh, form)
  const asked: Missing<Asked>[] = turn ? [turn] : []
  for (const { id } of players) if (form.cash[id] === undefined) asked.push({ at: id, asks: 'cash', of: id })
  for (const [id, { floated }] of Object.entries(tableOf(fresh, form).corporations))
    if (floated && form.corporations[id]?.treasury === undefined)
      asked.push({ at: treasuryOf(id), asks: 'treasury', of: id })
  const open = privates.filter(({ id }) => form.privates[id] === undefined)
  if (open.length > 0 && !allClosed(fresh, form))
    for (const { id } of open) asked.push({ at: id, asks: 'private', of: id })
  const phase = phaseIn(fresh, form)
  if (asksCoalOf(form, phase) && !coalOwner(form, phase)) asked.push({ at: 'S&NA', asks: 'coal', of: 'S&NA' })
  const company = auctioned(form)
  // With only one bid, it would have been sold (3.1.1).
  if (company && bidsOn(form, company).length < 2) asked.push({ at: company, asks: 'bidders', of: company })
  return asked
}

/** The first thing that is missing, from the top of the form; `undefined` if the table is complete. */
export function missing(fresh: AnyRailway, form: Joined): Missing<Asked> | undefined {
  return firstMissing(fieldsIn(fresh), unsaid(fresh, form), refusalOf(fresh, form), 'floated')
}

/** For each space with several tokens, the corporations whose tokens will lie there, top first. */
export function stacksIn(form: Joined): readonly (readonly string[])[] {
  return stacksOf(tokensOf(form))
}

/** The form with a corporation's token one higher in its stack. */
export function raised(form: Joined, corporation: string): Joined {
  const order = raisedOrder(tokensOf(form), corporation)
  return order ? { ...form, order } : form
}

import type { Tokens } from '../../../bank/chart'
import { firstMissing, type Missing, treasuryOf, turnOf } from '../../../families/join/form'
import { raisedOrder, stacksOf } from '../../../families/join/stacks'
import { apply } from '../../../rules/apply'
import { type AlAction, law } from '../law'
import type { AlState } from '../state'
import { emptyForm, entriesOf, freshView, type Joined, positionOf, refusalOf, tableOf } from './form'

/** What nobody has said yet. */
export type Asked = 'priority' | 'turn' | 'cash' | 'treasury' | 'private'

/** The fields in the order in which the form shows them. */
function fieldsIn(fresh: AlState): readonly string[] {
  const { players, corporations, privates } = freshView(fresh)
  return [
    'round',
    ...players.map(({ id }) => id),
    ...corporations.flatMap(({ id }) => [id, treasuryOf(id)]),
    ...privates.map(({ id }) => id),
    ...['market', 'bank'],
  ]
}

/** Are all private companies closed in a table like this? Nothing is to be said of them then. */
export function allClosed(fresh: AlState, form: Joined): boolean {
  const outcome = apply(law, fresh, positionOf(fresh, form) as AlAction)
  return !('refusal' in outcome) && Object.values(outcome.state.privates).every(owner => owner === 'closed')
}

function unsaid(fresh: AlState, form: Joined): readonly Missing<Asked>[] {
  const { players, privates } = freshView(fresh)
  const asked: Missing<Asked>[] = []
  if (form.priority === undefined) asked.push({ at: 'round', asks: 'priority', of: '' })
  else if (turnOf(form) === undefined) asked.push({ at: 'round', asks: 'turn', of: '' })
  for (const { id } of players) if (form.cash[id] === undefined) asked.push({ at: id, asks: 'cash', of: id })
  for (const [id, { floated }] of Object.entries(tableOf(fresh, form).corporations))
    if (floated && form.corporations[id]?.treasury === undefined)
      asked.push({ at: treasuryOf(id), asks: 'treasury', of: id })
  const open = privates.filter(({ id }) => form.privates[id] === undefined)
  if (open.length > 0 && !allClosed(fresh, form))
    for (const { id } of open) asked.push({ at: id, asks: 'private', of: id })
  return asked
}

/** The first thing that is missing, from the top of the form; nothing where the table is whole. */
export function missing(fresh: AlState, form: Joined): Missing<Asked> | undefined {
  return firstMissing(fieldsIn(fresh), unsaid(fresh, form), refusalOf(fresh, form))
}

/** The tokens as they will lie on the chart: par values, prices and what is said of the spaces tell it alone. */
function tokensOf(fresh: AlState, form: Joined): Tokens<string> {
  const view = freshView(fresh)
  const first = view.players[0]?.id ?? ''
  const corporations = view.corporations.flatMap(({ id, ipo }) => {
    const row = form.corporations[id]
    return row
      ? [[id, { ...row, shares: { [first]: ipo }, market: 0, president: first, trains: [] }] as const]
      : []
  })
  const { order } = form
  const bare = {
    ...{ ...emptyForm(), priority: first, corporations: Object.fromEntries(corporations) },
    ...(order ? { order } : {}),
  }
  return entriesOf(fresh, bare, '').reduce((state, entry) => {
    const outcome = apply(law, state, entry as AlAction)
    return 'refusal' in outcome ? state : outcome.state
  }, fresh).chart
}

/** Corporations whose tokens will lie in one space, top first. */
export function stacksIn(fresh: AlState, form: Joined): readonly (readonly string[])[] {
  return stacksOf(tokensOf(fresh, form))
}

/** The form with a corporation's token one higher in its stack. */
export function raised(fresh: AlState, form: Joined, corporation: string): Joined {
  const order = raisedOrder(tokensOf(fresh, form), corporation)
  return order ? { ...form, order } : form
}

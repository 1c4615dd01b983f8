import { spaceOf, type Tokens } from '../bank/chart'
import { apply } from '../rules/apply'
import type { Refusal } from '../rules/rule'
import type { Session } from '../session/session'
import { emptyForm, entriesOf, freshView, type Joined, refusalOf, tableOf, turnOf } from './pastJoin'
import { stacksOf } from './pastTokens'

/** What nobody has said yet. */
export type Asked = 'priority' | 'turn' | 'cash' | 'treasury' | 'private'

/**
 * What is still missing from a table that is joined: the field where it belongs (`round`, a player's cash, a corporation,
 * its treasury, a private company, `market`, `bank`), and what is asked of whom, or what the rules say.
 */
export type Missing = { readonly at: string } & (
  | { readonly asks: Asked; readonly of: string }
  | { readonly refusal: Refusal }
)

/** The field of a treasury. */
export const treasuryOf = (corporation: string) => `${corporation} treasury`

/** The fields in the order in which the form shows them. */
function fieldsIn(fresh: Session): readonly string[] {
  const { players, corporations, privates } = freshView(fresh)
  return [
    'round',
    ...players.map(({ id }) => id),
    ...corporations.flatMap(({ id }) => [id, treasuryOf(id)]),
    ...privates.map(({ id }) => id),
    ...['market', 'bank'],
  ]
}

function fieldFor({ facts }: Refusal): string {
  if (typeof facts.corporation === 'string') return facts.corporation
  if (typeof facts.private === 'string') return facts.private
  if ('train' in facts) return 'market'
  return 'bank' in facts ? 'bank' : 'round'
}

/** Are all private companies closed in a table like this? Nothing is to be said of them then. */
export function allClosed(fresh: Session, form: Joined): boolean {
  const outcome = apply(fresh.title.law, fresh.start, {
    type: 'position',
    table: tableOf(fresh, form),
  } as never)
  if ('refusal' in outcome) return false
  return fresh.title.view(outcome.state).privates.every(({ owner }) => owner === 'closed')
}

function unsaid(fresh: Session, form: Joined): readonly Missing[] {
  const { players, privates } = freshView(fresh)
  const asked: Missing[] = []
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
export function missing(fresh: Session, form: Joined): Missing | undefined {
  const refusal = refusalOf(fresh, form)
  const refused: readonly Missing[] = refusal ? [{ at: fieldFor(refusal), refusal }] : []
  const fields = fieldsIn(fresh)
  const all = [...unsaid(fresh, form), ...refused]
  return all.sort((a, b) => fields.indexOf(a.at) - fields.indexOf(b.at))[0]
}

/** The tokens as they will lie on the chart: par values, prices and what is said of the spaces tell it alone. */
function tokensOf(fresh: Session, form: Joined): Tokens<string> {
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
  const { law } = fresh.title
  return entriesOf(fresh, bare, '').reduce((state, entry) => {
    const outcome = apply(law, state, entry)
    return 'refusal' in outcome ? state : outcome.state
  }, fresh.start).chart
}

/** Corporations whose tokens will lie in one space, top first. */
export function stacksIn(fresh: Session, form: Joined): readonly (readonly string[])[] {
  return stacksOf(tokensOf(fresh, form))
}

/** The form with a corporation's token one higher in its stack. */
export function raised(fresh: Session, form: Joined, corporation: string): Joined {
  const tokens = tokensOf(fresh, form)
  const order = tokens.map(token => token.corporation)
  const stack = stacksOf(tokens).find(it => it.includes(corporation)) ?? []
  const above = stack[stack.indexOf(corporation) - 1]
  if (above === undefined || !spaceOf(tokens, corporation)) return form
  const [up, down] = [order.indexOf(above), order.indexOf(corporation)]
  return { ...form, order: order.with(up, corporation).with(down, above) }
}

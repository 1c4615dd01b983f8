import type { Holder } from '../../bank/money'
import type { Filled, RuledOn, RulingField, Rulings } from '../../rules/rulings'
import type { ShellView } from '../../rules/view'

const holder = (id: string): RulingField => ({ id, is: 'holder' })
const one = (id: string): RulingField => ({ id, is: 'one' })

/** The most operating rounds that a set may be said to have. */
export const MOST_ROUNDS = 9

/** A field for a whole number. */
export const numberField = (id: string, least: number, most: number): RulingField => ({
  id,
  is: 'number',
  least,
  most,
})

/** The fields of the kinds that railway games share. */
const FIELDS: Readonly<Record<string, readonly RulingField[]>> = {
  money: [holder('from'), holder('to'), { id: 'amount', is: 'money' }],
  shares: [holder('corporation'), holder('from'), holder('to'), numberField('shares', 1, 10)],
  president: [holder('corporation'), holder('player')],
  price: [holder('corporation'), { id: 'cell', is: 'space' }],
  train: [one('train'), holder('from'), holder('to')],
  private: [one('private'), holder('to')],
}

const PHASE: readonly RulingField[] = [one('phase')]
const OPERATED = [holder('corporation'), numberField('turns', 0, 1)]
const ROUNDS = [numberField('rounds', 1, MOST_ROUNDS)]
const PRIORITY = [holder('priority')]
const TURN: readonly RulingField[] = [holder('turn')]

/** Kinds that are their one field, not a record of several. */
const BARE: readonly string[] = ['phase', 'rounds', 'priority', 'turn']

const OFTEN: readonly string[] = ['money', 'shares', 'train', 'turn']
const ROUND: readonly string[] = ['phase', 'operated', 'rounds']

/** Where a kind of ruling is found, by what it is and asks for. */
function ruledOn(id: string, fields: readonly RulingField[]): RuledOn {
  if (OFTEN.includes(id)) return 'often'
  if (ROUND.includes(id)) return 'round'
  return fields.some(field => field.id === 'corporation') ? 'corporation' : 'things'
}

interface RuledView extends ShellView {
  readonly players: readonly { readonly id: Holder }[]
}

/** What the titles have each of their own. */
interface Form<V extends RuledView> {
  readonly corporations: readonly string[]
  readonly trains: readonly string[]
  readonly privates: readonly string[]
  readonly phases: readonly string[]
  /** What fields that only the title has may be chosen from. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
  /** The most stations that a corporation may have left. */
  readonly mostStations: number
  /** Kinds that only the title has, in the place where they are offered. */
  readonly own: Readonly<Record<string, readonly RulingField[]>>
  /** Those of them that are the corporation itself. */
  readonly bare: readonly string[]
  /** Corporations that have been started: only they give and are given anything. */
  started(view: V): readonly Holder[]
  /** Corporations that may have the turn. */
  operating(view: V): readonly Holder[]
  /** Players who may have it. */
  active(view: V): readonly Holder[]
  follows(view: V, kind: string, corporation: unknown): Filled
}

/** Who may stand in `from` and `to` of a kind, and whose turn it may be. */
function holders<V extends RuledView>(
  form: Form<V>,
  view: V,
  kind: string,
  field: string,
): readonly Holder[] {
  const { corporations } = form
  const players = view.players.map(({ id }) => id)
  if (field === 'corporation' || form.bare.includes(kind)) return corporations
  const started = form.started(view)
  if (kind === 'money') return ['bank', ...players, ...started]
  if (kind === 'shares') return [...players, 'ipo', 'market']
  if (kind === 'train') return [...started, 'ipo', 'market', 'closed']
  if (kind === 'private') return [...players, ...started, 'bank', 'closed']
  return kind === 'turn' && view.round.startsWith('OR') ? form.operating(view) : form.active(view)
}

/** What the banker of a railway game may rule. */
export function rulingForm<V extends RuledView>(form: Form<V>): Rulings<V> {
  const station = [holder('corporation'), numberField('left', 0, form.mostStations)]
  const fields = {
    ...FIELDS,
    station,
    phase: PHASE,
    operated: OPERATED,
    rounds: ROUNDS,
    ...form.own,
    priority: PRIORITY,
    turn: TURN,
  }
  const bare = [...BARE, ...form.bare]
  const lists: Readonly<Record<string, readonly string[]>> = {
    train: form.trains,
    private: form.privates,
    phase: form.phases,
    ...form.lists,
  }
  return {
    kinds: Object.entries(fields).map(([id, its]) => ({
      id,
      on: ruledOn(id, its),
      fields: its,
      ...(bare.includes(id) ? { bare: true as const } : {}),
    })),
    options: (view, kind, field) => lists[field] ?? holders(form, view, kind, field),
    follows: (view, kind, _field, value) => form.follows(view, kind, value),
  }
}

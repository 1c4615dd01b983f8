import type { Holder } from '../../bank/money'
import type { Filled, RuledOn, RulingField, Rulings } from '../../rules/rulings'
import type { ShellView } from '../../rules/view'

const holder = (id: string): RulingField => ({ id, is: 'holder' })
const one = (id: string): RulingField => ({ id, is: 'one' })

/** The most operating rounds that a ruling may give a set. */
export const MOST_ROUNDS = 9

/** A field for a whole number from `least` to `most`. */
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

/** Kinds whose value is their one field itself, not a record of several. */
const BARE: readonly string[] = ['phase', 'rounds', 'priority', 'turn']

const OFTEN: readonly string[] = ['money', 'shares', 'train', 'turn']
const ROUND: readonly string[] = ['phase', 'operated', 'rounds']

/** Where a kind of ruling is found in the form, from what it is and asks for. */
function ruledOn(id: string, fields: readonly RulingField[]): RuledOn {
  if (OFTEN.includes(id)) return 'often'
  if (ROUND.includes(id)) return 'round'
  return fields.some(field => field.id === 'corporation') ? 'corporation' : 'things'
}

interface RuledView extends ShellView {
  readonly players: readonly { readonly id: Holder }[]
}

/** What each title defines for itself. */
interface Form<V extends RuledView> {
  readonly corporations: readonly string[]
  readonly trains: readonly string[]
  readonly privates: readonly string[]
  readonly phases: readonly string[]
  /** The options for fields that only this title has. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
  /** The most stations that a corporation may have left. */
  readonly mostStations: number
  /** Kinds that only this title has, in the order in which they are offered. */
  readonly own: Readonly<Record<string, readonly RulingField[]>>
  /** Those of them whose value is their one field itself; without a list in `lists` it is a corporation. */
  readonly bare: readonly string[]
  /** Corporations that have been started: only these can give or receive anything. */
  started(view: V): readonly Holder[]
  /** Corporations that may have the turn. */
  operating(view: V): readonly Holder[]
  /** Players who may have the turn. */
  active(view: V): readonly Holder[]
  follows(view: V, kind: string, corporation: unknown): Filled
}

/** The holders that a field may name: givers and receivers of a kind, or whose turn it may be. */
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

/** The rulings that the banker of a railway game may make. */
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

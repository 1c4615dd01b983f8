import type { Space } from '../../bank/chart'
import type { Holder } from '../../bank/money'
import type { Action } from '../../rules/rule'
import type { TableView } from '../../rules/view'

/** What a ruling may set right, and the fields that each asks for. */
export const RULINGS = {
  money: ['from', 'to', 'amount'],
  shares: ['corporation', 'from', 'to', 'shares'],
  president: ['corporation', 'player'],
  price: ['corporation', 'cell'],
  train: ['train', 'from', 'to'],
  private: ['private', 'to'],
  station: ['corporation', 'left'],
  phase: ['phase'],
  float: ['corporation'],
  turn: ['turn'],
} as const

/** A kind of ruling. */
export type RulingKind = keyof typeof RULINGS
/** A field of one. */
export type RulingField = (typeof RULINGS)[RulingKind][number]

/** The kinds in their order. */
export const KINDS = Object.keys(RULINGS) as readonly RulingKind[]

/** What has been filled in so far. */
export type Filled = Readonly<Partial<Record<RulingField, string | number | Space>>>

/** What a ruling that was entered had been filled in with; before anything is touched a counter stands at its least. */
export function filledFrom(action: Action | undefined): {
  readonly kind?: RulingKind
  readonly filled: Filled
  readonly reason: string
} {
  const fields = (action?.type === 'correct' ? action : {}) as Readonly<Record<string, unknown>>
  const kind = KINDS.find(it => fields[it] !== undefined)
  const [only] = kind ? RULINGS[kind] : []
  const what = kind && fields[kind]
  const alone = typeof what === 'string' && only !== undefined
  const filled = { shares: 1, left: 0, ...(alone ? { [only]: what } : (what as Filled | undefined)) }
  return { ...(kind ? { kind } : {}), filled, reason: `${fields.reason ?? ''}` }
}

/** With one more field filled in: the stations of a corporation are counted from those that it has. */
export function withFilled(
  kind: RulingKind,
  filled: Filled,
  field: RulingField,
  value: string | number | Space,
  view: TableView,
): Filled {
  const of = kind === 'station' ? view.corporations.find(({ id }) => id === value) : undefined
  return { ...filled, [field]: value, ...(of ? { left: of.stations } : {}) }
}

/** Some kinds are their one field, the others a record of several. */
const bare: readonly RulingKind[] = ['phase', 'float', 'turn']

/** The ruling as an action, or nothing while a field is open. */
export function draftOf(kind: RulingKind, filled: Filled, reason: string): Action | undefined {
  const fields: readonly RulingField[] = RULINGS[kind]
  if (fields.some(field => filled[field] === undefined)) return undefined
  const [only] = fields
  const what =
    bare.includes(kind) && only
      ? filled[only]
      : Object.fromEntries(fields.map(field => [field, filled[field]]))
  const draft: Action & Record<string, unknown> = { type: 'correct', reason, [kind]: what }
  return draft
}

/** Who may stand in `from` and `to` of a kind, and whose turn it may be. */
export function holdersFor(kind: RulingKind, field: RulingField, view: TableView): readonly Holder[] {
  const players = view.players.map(player => player.id)
  const corporations = view.corporations.map(corporation => corporation.id)
  if (field === 'corporation') return corporations
  if (kind === 'money') return ['bank', ...players, ...corporations]
  if (kind === 'shares') return [...players, 'ipo', 'market']
  if (kind === 'train') return [...corporations, 'ipo', 'market', 'closed']
  if (kind === 'private') return [...players, ...corporations, 'bank', 'closed']
  if (field === 'turn') {
    const floated = view.corporations.filter(it => it.floated).map(it => it.id)
    return view.round.startsWith('OR') ? floated : players
  }
  return field === 'player' ? players : corporations
}

/** The phases that a game goes through: the first, then one a type of train. */
export function phasesOf(view: TableView): readonly string[] {
  return ['1', ...view.trains.map(train => train.type)]
}

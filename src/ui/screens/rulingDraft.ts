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

import type { Holder } from '../../../bank/money'
import type { RuledOn, RulingField, Rulings } from '../../../rules/rulings'
import type { ShellView } from '../../../rules/view'
import { holderField, numberField, oneField } from '../../rulings/fields'
import { MOST_ROUNDS } from '../../rulings/kinds'
import type { Game } from '../game'
import type { RailwayView } from '../view'

type Fields = Readonly<Record<string, readonly RulingField[]>>

/** The kinds that every railway game has, with what their fields hold: those before the kinds of a title, and those after. */
const fieldsBefore = (mostStations: number): Fields => ({
  money: [holderField('from'), holderField('to'), { id: 'amount', is: 'money' }],
  shares: [holderField('corporation'), holderField('from'), holderField('to'), numberField('shares', 1, 10)],
  president: [holderField('corporation'), holderField('player')],
  price: [holderField('corporation'), { id: 'cell', is: 'space' }],
  train: [oneField('train'), holderField('from'), holderField('to')],
  private: [oneField('private'), holderField('to')],
  station: [holderField('corporation'), numberField('left', 0, mostStations)],
  phase: [oneField('phase')],
  operated: [holderField('corporation'), numberField('turns', 0, 1)],
  rounds: [numberField('rounds', 1, MOST_ROUNDS)],
})
const AFTER: Fields = { priority: [holderField('priority')], turn: [holderField('turn')] }

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

/** What the form reads of the table that is shown. */
type Shown = Pick<RailwayView, 'round' | 'corporations' | 'players'> & ShellView

/** What the form for the banker's rulings has of a title's own. */
interface OwnRulings<V> {
  /** Its kinds, in the order in which they are offered. */
  readonly own: Fields
  /** Those of them whose value is their one field itself; without a list in `lists` it is a corporation. */
  readonly bare: readonly string[]
  /** The options for its fields. */
  readonly lists?: Readonly<Record<string, readonly string[]>>
  /** The most stations that a corporation may have left. */
  readonly mostStations?: number
  /** What else the form begins with, from the table. */
  follows?(view: V, kind: string, value: unknown): Readonly<Record<string, number>>
}

const FLOAT: OwnRulings<object> = { own: { float: [holderField('corporation')] }, bare: ['float'] }

/** The holders that a field may name: givers and receivers of a kind, or whose turn it may be. */
function holders({ round, corporations, players: all, out }: Shown, kind: string): readonly Holder[] {
  const players = all.map(({ id }) => id)
  const started = corporations.filter(({ par }) => par !== null).map(({ id }) => id)
  if (kind === 'money') return ['bank', ...players, ...started]
  if (kind === 'shares') return [...players, 'ipo', 'market']
  if (kind === 'train') return [...started, 'ipo', 'market', 'closed']
  if (kind === 'private') return [...players, ...started, 'bank', 'closed']
  if (kind === 'turn' && round.startsWith('OR'))
    return corporations.filter(({ floated }) => floated).map(({ id }) => id)
  return players.filter(id => !out?.includes(id))
}

/** The form for the banker's rulings; without kinds of the title, a corporation can be made to float. */
export function rulingsOf<V extends Shown = RailwayView>(
  { corporations, cards, privates, phases }: Game,
  { own, bare, lists, mostStations = 10, follows }: OwnRulings<V> = FLOAT,
): Rulings<V> {
  const options: OwnRulings<V>['lists'] = { train: cards, private: privates, phase: phases, ...lists }
  return {
    kinds: Object.entries({ ...fieldsBefore(mostStations), ...own, ...AFTER }).map(([id, fields]) => ({
      id,
      on: ruledOn(id, fields),
      fields,
      ...(BARE.includes(id) || bare.includes(id) ? { bare: true as const } : {}),
    })),
    options: (view, kind, field) =>
      options[field] ?? (field === 'corporation' || bare.includes(kind) ? corporations : holders(view, kind)),
    follows(view, kind, _field, value) {
      // Fills in how many stations the corporation has now.
      const of = kind === 'station' ? view.corporations.find(({ id }) => id === value) : undefined
      return of ? { left: of.stations } : (follows?.(view, kind, value) ?? {})
    },
  }
}

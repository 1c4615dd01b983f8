import type { RulingField, Rulings } from '../../../src/rules/rulings'
import type { KINDS } from './rules/correct'
import type { MicroView } from './view'

/** The fields of each kind: a correction without a form does not compile. */
const FIELDS: Readonly<Record<(typeof KINDS)[number], readonly RulingField[]>> = {
  money: [
    { id: 'from', is: 'holder' },
    { id: 'to', is: 'holder' },
    { id: 'amount', is: 'money' },
  ],
  price: [
    { id: 'corporation', is: 'holder' },
    { id: 'cell', is: 'space' },
  ],
  turn: [{ id: 'turn', is: 'holder' }],
}

/** What the banker may rule. */
export const rulings: Rulings<MicroView> = {
  kinds: Object.entries(FIELDS).map(([id, fields]) => ({
    on: 'often',
    id,
    fields,
    ...(id === 'turn' ? { bare: true } : {}),
  })),
  options({ players, companies }, kind) {
    const [people, lines] = [players.map(({ id }) => id), companies.map(({ id }) => id)]
    if (kind === 'money') return ['bank', ...people, ...lines]
    return kind === 'price' ? lines : people
  },
}

import type { Holder } from '../../bank/money'
import type { Filled, RulingKind, Rulings } from '../../rules/rulings'
import { CHARACTERS, PHASES, STATIONS, TRAIN_CARDS } from './data'
import type { LilView } from './tableView'

const kinds: readonly RulingKind[] = [
  {
    id: 'money',
    on: 'often',
    fields: [
      { id: 'from', is: 'holder' },
      { id: 'to', is: 'holder' },
      { id: 'amount', is: 'money', least: 1 },
    ],
  },
  {
    id: 'shares',
    on: 'often',
    fields: [
      { id: 'corporation', is: 'holder' },
      { id: 'from', is: 'holder' },
      { id: 'to', is: 'holder' },
      { id: 'shares', is: 'number', least: 1, most: 3 },
    ],
  },
  {
    id: 'price',
    on: 'corporation',
    fields: [
      { id: 'corporation', is: 'holder' },
      { id: 'cell', is: 'space' },
    ],
  },
  {
    id: 'train',
    on: 'often',
    fields: [
      { id: 'train', is: 'one' },
      { id: 'from', is: 'holder' },
      { id: 'to', is: 'holder' },
    ],
  },
  {
    id: 'station',
    on: 'corporation',
    fields: [
      { id: 'corporation', is: 'holder' },
      { id: 'left', is: 'number', least: 0, most: STATIONS },
    ],
  },
  {
    id: 'character',
    on: 'things',
    fields: [
      { id: 'character', is: 'one' },
      { id: 'to', is: 'holder' },
    ],
  },
  {
    id: 'copies',
    on: 'things',
    fields: [
      { id: 'player', is: 'holder' },
      { id: 'left', is: 'number', least: 0, most: 2 },
    ],
  },
  { id: 'phase', on: 'round', bare: true, fields: [{ id: 'phase', is: 'one' }] },
  { id: 'turn', on: 'often', bare: true, fields: [{ id: 'turn', is: 'holder' }] },
]

function options({ players, corporations }: LilView, kind: string, field: string): readonly Holder[] {
  const ids = players.map(({ id }) => id)
  const founded = corporations.filter(({ director }) => director !== null).map(({ id }) => id)
  // Before any is founded all are offered: the rule says why not.
  if (field === 'corporation') return founded.length > 0 ? founded : corporations.map(({ id }) => id)
  if (field === 'player') return ids
  switch (kind) {
    case 'money':
      return ['bank', ...ids, ...founded]
    case 'shares':
      return ['market', ...ids]
    case 'train':
      return field === 'train' ? TRAIN_CARDS : ['ipo', 'scrapped', 'closed', ...founded]
    case 'character':
      return field === 'character' ? CHARACTERS : ['closed', ...ids]
    case 'phase':
      return PHASES
    case 'turn':
      return [...ids, ...founded]
    default:
      return []
  }
}

/** A company's stations and a player's copy cards are counted from those that they have. */
function follows({ players, corporations }: LilView, kind: string, field: string, value: unknown): Filled {
  if (kind === 'station' && field === 'corporation') {
    const company = corporations.find(({ id }) => id === value)
    return company ? { left: company.stations } : {}
  }
  if (kind !== 'copies' || field !== 'player') return {}
  const player = players.find(({ id }) => id === value)
  return player ? { left: player.copies } : {}
}

/** What the banker may rule, as a form; the rule of `correct` alone decides what it takes. */
export const rulings: Rulings<LilView> = { kinds, options, follows }

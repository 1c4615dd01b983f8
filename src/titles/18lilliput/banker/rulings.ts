import type { Holder } from '../../../bank/money'
import type { Filled, RulingKind, Rulings } from '../../../rules/rulings'
import { CHARACTERS, PHASES, STATIONS, TRAIN_CARDS } from '../data'
import type { LilView } from '../tableView'

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
  {
    id: 'taken',
    on: 'things',
    fields: [
      { id: 'card', is: 'one' },
      { id: 'player', is: 'holder' },
      { id: 'times', is: 'number', least: 0, most: 1 },
    ],
  },
  {
    id: 'operated',
    on: 'round',
    fields: [
      { id: 'corporation', is: 'holder' },
      { id: 'turns', is: 'number', least: 0, most: 1 },
    ],
  },
  { id: 'starting', on: 'round', bare: true, fields: [{ id: 'starting', is: 'holder' }] },
  { id: 'round', on: 'round', bare: true, fields: [{ id: 'round', is: 'number', least: 1, most: 9 }] },
  { id: 'phase', on: 'round', bare: true, fields: [{ id: 'phase', is: 'one' }] },
  { id: 'turn', on: 'often', bare: true, fields: [{ id: 'turn', is: 'holder' }] },
]

function options({ players, corporations, cards }: LilView, kind: string, field: string): readonly Holder[] {
  const ids = players.map(({ id }) => id)
  const founded = corporations.filter(({ director }) => director !== null).map(({ id }) => id)
  // Until a company is founded, all are offered: the rule gives the reason for its refusal.
  if (field === 'corporation') return founded.length > 0 ? founded : corporations.map(({ id }) => id)
  if (field === 'player' || field === 'starting') return ids
  switch (kind) {
    case 'money':
      return ['bank', ...ids, ...founded]
    case 'shares':
      return ['market', ...ids]
    case 'train':
      return field === 'train' ? TRAIN_CARDS : ['ipo', 'scrapped', 'closed', ...founded]
    case 'character':
      return field === 'character' ? CHARACTERS : ['closed', ...ids]
    case 'taken':
      return cards.map(({ id }) => id)
    case 'phase':
      return PHASES
    case 'turn':
      return [...ids, ...founded]
    default:
      return []
  }
}

/**
 * Fills in what is likely: for stations and copy cards the current number, for a card or a run the opposite of what the
 * table has.
 */
function follows(view: LilView, kind: string, field: string, value: unknown): Filled {
  const { players, corporations } = view
  if (kind === 'taken' && field === 'card') {
    const taker = view.cards.find(({ id }) => id === value)?.taken.find(({ copy }) => !copy)
    return taker ? { player: taker.player, times: 0 } : { times: 1 }
  }
  if (kind === 'operated' && field === 'corporation')
    return { turns: view.toRun.some(id => id === value) ? 1 : 0 }
  if (kind === 'station' && field === 'corporation') {
    const company = corporations.find(({ id }) => id === value)
    return company ? { left: company.stations } : {}
  }
  if (kind !== 'copies' || field !== 'player') return {}
  const player = players.find(({ id }) => id === value)
  return player ? { left: player.copies } : {}
}

/** The form for the banker's rulings. Only the rule of `correct` decides what is accepted. */
export const rulings: Rulings<LilView> = { kinds, options, follows, readings: { characters: 'money' } }

import type { Holder } from '../../../bank/money'
import { holderField, numberField, oneField } from '../../../families/rulings/fields'
import type { Filled, RulingField, RulingKind, Rulings } from '../../../rules/rulings'
import { CHARACTERS, PHASES, STATIONS, TRAIN_CARDS } from '../data'
import type { LilView } from '../tableView'

const corporation = holderField('corporation')
const player = holderField('player')
const from = holderField('from')
const to = holderField('to')
const amount: RulingField = { id: 'amount', is: 'money', least: 1 }

const kinds: readonly RulingKind[] = [
  { id: 'money', on: 'often', fields: [from, to, amount] },
  { id: 'shares', on: 'often', fields: [corporation, from, to, numberField('shares', 1, 3)] },
  { id: 'price', on: 'corporation', fields: [corporation, { id: 'cell', is: 'space' }] },
  { id: 'train', on: 'often', fields: [oneField('train'), from, to] },
  { id: 'station', on: 'corporation', fields: [corporation, numberField('left', 0, STATIONS)] },
  { id: 'character', on: 'things', fields: [oneField('character'), to] },
  { id: 'copies', on: 'things', fields: [player, numberField('left', 0, 2)] },
  { id: 'taken', on: 'things', fields: [oneField('card'), player, numberField('times', 0, 1)] },
  { id: 'operated', on: 'round', fields: [corporation, numberField('turns', 0, 1)] },
  { id: 'starting', on: 'round', bare: true, fields: [holderField('starting')] },
  { id: 'round', on: 'round', bare: true, fields: [numberField('round', 1, 9)] },
  { id: 'phase', on: 'round', bare: true, fields: [oneField('phase')] },
  { id: 'turn', on: 'often', bare: true, fields: [holderField('turn')] },
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
export const rulings: Rulings<LilView> = {
  ...{ kinds, options, follows, readings: { characters: 'money' } },
  stands: (view, kind) => (kind === 'round' ? view.roundNumber : undefined),
}

import type { AnyTitle } from '../../../../src/rules/title'
import type { GameHead } from '../../../../src/store/types'

const labels: Readonly<Record<string, string>> = {
  ...{ index: 'Price index', 'index what': 'Copy the card.', top: 'Upper', bottom: 'Lower' },
  ...{ others: 'Other companies', duel: 'A duel', 'first seat': 'Who holds the card' },
}
const words = {
  label: (id: string) => labels[id] ?? id,
  ...{ cite: (rule: string) => `§ ${rule}`, paragraphs: ['tiles'] },
  book: async () => ({ tiles: { heading: 'Made tiles', text: 'Lay one.', example: 'One.' } }),
}
const fields = [
  {
    ...{ is: 'ladder', key: 'index', rows: ['top', 'bottom'], least: 3, most: 4, highest: 999 },
    begins: [50, 55],
  },
  { is: 'companies', key: 'others', ids: ['c5', 'c6'], taken: ['Mildendo Railway'], colors: [] },
]
const title = {
  ...{ id: 'Made', edition: 1, seats: { least: 2, most: 4 }, places: [], law: { rules: {} } },
  setup: { flags: [{ id: 'duel', seats: [2] }], fields },
  ...{ corporations: () => [], words: async () => words },
}

/** A made-up title that asks for a ladder of prices and for companies of the table. */
const made = title as unknown as AnyTitle

/** The registry of titles with the made-up one in it. */
export function withMade(real: typeof import('../../../../src/titles/registry')) {
  const card = { id: 'Made', name: 'Made: A Game of Tests', short: 'Made up', round: (id: string) => id }
  return {
    TITLES: [...real.TITLES, 'Made'],
    isTitle: (id: string) => id === 'Made' || real.isTitle(id),
    cardOf: (id: '18AL') => ((id as string) === 'Made' ? card : real.cardOf(id)),
    loadTitle: async (id: '18AL') => ((id as string) === 'Made' ? made : real.loadTitle(id)),
    loadPlay: async (id: '18AL') => ((id as string) === 'Made' ? made : real.loadPlay(id)),
  }
}

/** What a stored game of a title says of itself. */
export const headOf = (title: string, more: Partial<GameHead> = {}): GameHead => ({
  ...{ id: `of-${title}`, format: 1, title, edition: 1, options: {}, round: 'SR 1', over: false, records: 0 },
  players: ['Ann', 'Bo'].map((name, i) => ({ id: `p${i + 1}`, name })),
  ...{ created: '2026-11-04T10:00:00.000Z', changed: '2026-11-04T10:00:00.000Z' },
  ...more,
})

import type { Setup } from '../../../src/rules/rule'
import { recordOf } from '../../../src/rules/state'
import { CARDS, CASH, COMPANIES, type CompanyId, corporations, LADDER, ladderOf, SHARES } from './data'
import type { MicroState } from './state'

/** All cards on the table: as many of each as there are players. */
export function freshCards(players: number): MicroState['cards'] {
  return recordOf(CARDS, () => players)
}

/** The table at the start. Throws if there are no players. */
export function start(setup: Setup): MicroState {
  const players = setup.players.map(({ id }) => id)
  const [first] = players
  if (first === undefined) throw new Error('nobody plays')
  const ladder = ladderOf(setup)
  const companies = corporations(setup) as MicroState['companies']
  const ids = companies.map(({ id }) => id)
  return {
    players,
    fresh: true,
    cash: {
      bank: -CASH * players.length,
      ...recordOf(players, () => CASH),
      ...recordOf<string, number>(ids, () => 0),
    },
    held: recordOf<CompanyId, Record<string, number>>(COMPANIES, id =>
      ids.includes(id) ? { pool: SHARES } : {},
    ),
    // Every token starts at the left of the lower row.
    chart: ids.map(corporation => ({ corporation, at: [1, 0] })),
    companies,
    grid: LADDER.rows.map(row => (ladder[row] ?? []).map(price => ({ price }))),
    round: 1,
    rounds: setup.options.extra ? 3 : 2,
    cards: freshCards(players.length),
    turn: [{ at: 'card', player: first, nth: 0 }],
  }
}

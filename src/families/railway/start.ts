import type { Setup } from '../../rules/rule'
import { recordOf } from '../../rules/state'
import type { Game } from './game'
import type { Corporation, Railway } from './table'
import { freshStockTurn } from './turns'

/** A corporation that has not started, with so many stations. */
export const freshCorporation = (stations: number): Corporation => ({
  ...{ par: null, president: null, floated: false, operated: false },
  stations,
  lastRun: null,
})

/**
 * The table before the first entry: the first player holds the Priority Deal. `companies` are the private companies of this
 * game. Throws for a number of players that the game is not for.
 */
export function startOf<Own extends object>(
  game: Game,
  { players, options }: Setup,
  companies: readonly string[],
  own: Own,
): Railway<Own> {
  const { printed } = game
  const row = printed.seats[players.length]
  const first = players[0]
  if (!row || !first) throw new Error(`${players.length} players`)
  const ids = players.map(({ id }) => id)
  const unlimited = Object.keys(options).flatMap(option => printed.options?.[option]?.unlimited ?? [])
  return {
    players: ids,
    order: ids,
    bankrupt: [],
    cash: {
      bank: printed.bank - row.cash * ids.length,
      ...recordOf(ids, () => row.cash),
      ...recordOf(game.corporations, () => 0),
    },
    fresh: true,
    held: recordOf(game.corporations, () => ({ ipo: printed.paper.shares })),
    corporations: recordOf(game.corporations, id => freshCorporation(game.charter(id).stations.length)),
    chart: [],
    depot: {
      offering: recordOf(game.trains, type => (unlimited.includes(type) ? null : game.train(type).number)),
      market: [],
      gone: [],
      owned: recordOf(game.corporations, () => []),
    },
    privates: recordOf(companies, () => 'bank'),
    bids: recordOf(companies, () => []),
    phase: game.phases[0] ?? '',
    round: { stock: 1, operating: 0, of: 0 },
    priorityDeal: first.id,
    options,
    ending: null,
    endRuled: false,
    turn: [freshStockTurn(first.id)],
    own,
  }
}

import type { Depot } from '../../bank/depot'
import type { Money } from '../../bank/money'
import type { Setup } from '../../rules/rule'
import { recordOf } from '../../rules/state'
import {
  BANK,
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  PAPER,
  PRIVATES,
  type PrivateId,
  TABLE_II,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from './data'
import type { AlExtra, AlOptions, AlState, Corporation } from './state'
import { freshStockTurn } from './turns'

function freshDepot(options: AlOptions): Depot<CorporationId, TrainId> {
  return {
    offering: recordOf<TrainId, number | null>(TRAINS, type =>
      type === '4D' && options.unlimited4D ? null : TRAIN_CARDS[type].number,
    ),
    market: [],
    gone: [],
    owned: recordOf<CorporationId, readonly TrainId[]>(CORPORATIONS, () => []),
  }
}

function freshExtra(options: AlOptions, first: string): AlExtra {
  return {
    options,
    round: { stock: 1, operating: 0, of: 0 },
    priorityDeal: first,
    bids: recordOf<PrivateId, readonly []>(PRIVATES, () => []),
    abilities: { coal: { at: 'charter' }, lumber: 'unlaid', chits: null },
    cities: recordOf<CorporationId, readonly []>(CORPORATIONS, () => []),
    objectives: [],
    operatedOnce: [],
    terrain: [],
    laid: [],
    ending: null,
    endRuled: false,
    extraRound: false,
  }
}

/** The table at the start (2, Table II): the first player holds the Priority Deal card. Throws for a number of players other than 3, 4 or 5. */
export function start({ players, options }: Setup): AlState {
  const row = TABLE_II[players.length]
  const first = players[0]
  if (!row || !first) throw new Error(`${players.length} players`)
  const ids = players.map(player => player.id)
  const purses: Record<string, Money> = { bank: BANK - row.cash * ids.length }
  for (const id of ids) purses[id] = row.cash
  for (const id of CORPORATIONS) purses[id] = 0
  const fresh = (id: CorporationId): Corporation => ({
    par: null,
    president: null,
    floated: false,
    stations: CHARTERS[id].stations - 1,
    lastRun: null,
  })
  return {
    players: ids,
    cash: purses,
    fresh: true,
    held: recordOf(CORPORATIONS, () => ({ ipo: PAPER.shares })),
    corporations: recordOf(CORPORATIONS, fresh),
    chart: [],
    depot: freshDepot(options),
    privates: recordOf<PrivateId, string>(PRIVATES, () => 'bank'),
    phase: '1',
    turn: [freshStockTurn(first.id, { passed: [], last: null, soldInRound: {} })],
    extra: freshExtra(options, first.id),
  }
}

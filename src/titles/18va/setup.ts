import type { Money } from '../../bank/money'
import type { Setup } from '../../rules/rule'
import { recordOf } from '../../rules/state'
import {
  BANK,
  BY_PLAYER_COUNT,
  type CardId,
  CORPORATIONS,
  type CorporationId,
  FACES,
  FIRST_CORPORATION,
  LOTS,
  type LotId,
  PAPERS,
  PRIVATES,
  type PrivateId,
  SET_ASIDE,
  type Size,
  TRAIN_CARDS,
  TRAINS,
  type TrainId,
} from './data'
import { freshCorporation } from './ledger'
import type { Lot, VaState } from './state'

const sizeOf = (corporation: CorporationId): Size => (corporation === FIRST_CORPORATION ? 10 : 5)

/** Unstarted corporations have all their shares in the treasury; five-share ones have another five set aside (1.2). */
function freshShares(corporation: CorporationId): Record<string, number> {
  const size = sizeOf(corporation)
  return size === 10 ? { ipo: PAPERS[10].shares } : { ipo: PAPERS[5].shares, aside: SET_ASIDE }
}

/** The table at the start (1.2): the first player has the Priority Deal and acts first. Throws unless there are 2 to 5 players. */
export function start({ players, options }: Setup): VaState {
  const row = BY_PLAYER_COUNT[players.length]
  const first = players[0]
  if (!row || !first) throw new Error(`${players.length} players`)
  const ids = players.map(player => player.id)
  const purses: Record<string, Money> = { bank: BANK - row.cash * ids.length }
  for (const id of ids) purses[id] = row.cash
  for (const id of CORPORATIONS) purses[id] = 0
  return {
    players: ids,
    options: options.seventyPercent ? { seventyPercent: true } : {},
    order: ids,
    bankrupt: [],
    cash: purses,
    fresh: true,
    held: recordOf(CORPORATIONS, freshShares),
    corporations: recordOf(CORPORATIONS, id => freshCorporation(sizeOf(id))),
    chart: [],
    depot: {
      offering: recordOf<TrainId, number>(TRAINS, type => TRAIN_CARDS[type].number),
      market: [],
      gone: [],
      owned: recordOf<CorporationId, readonly CardId[]>(CORPORATIONS, () => []),
    },
    privates: recordOf<PrivateId, string>(PRIVATES, () => 'bank'),
    phase: '2',
    round: { stock: 1, operating: 0, of: 0 },
    priorityDeal: first.id,
    ending: null,
    endRuled: false,
    turn: [
      {
        at: 'auction',
        player: first.id,
        passed: [],
        lots: recordOf<LotId, Lot>(LOTS, lot => ({ face: FACES[lot], bid: null })),
      },
    ],
  }
}

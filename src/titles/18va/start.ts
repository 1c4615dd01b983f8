import { freshCorporation as railCorporation, startOf } from '../../families/railway/start'
import type { Setup } from '../../rules/rule'
import { recordOf } from '../../rules/state'
import {
  CORPORATIONS,
  type CorporationId,
  FIRST_CORPORATION,
  lots,
  PAPERS,
  PRIVATES,
  SET_ASIDE,
  type Size,
  STATIONS,
} from './data'
import { type Corporation, game, type Own, type VaState } from './state'

/** The record of a corporation of this size before it is started (4.4). */
export const freshCorporation = (size: Size): Corporation => ({
  ...railCorporation(STATIONS[size]),
  size,
  places: [],
  ...{ extraTrain: false, extraStation: false, express: false },
})

const sizeOf = (corporation: CorporationId): Size => (corporation === FIRST_CORPORATION ? 10 : 5)

/** Unstarted corporations have all their shares in the treasury; five-share ones have another five set aside (1.2). */
function freshShares(corporation: CorporationId): Record<string, number> {
  const size = sizeOf(corporation)
  return size === 10 ? { ipo: PAPERS[10].shares } : { ipo: PAPERS[5].shares, aside: SET_ASIDE }
}

/** The table at the start (1.2): the first player has the Priority Deal and acts first. Throws unless there are 2 to 5 players. */
export function start(setup: Setup): VaState {
  const own: Own = { faces: lots.faces }
  const table = startOf(game, setup, PRIVATES, own) as VaState
  return {
    ...table,
    held: recordOf(CORPORATIONS, freshShares),
    corporations: recordOf(CORPORATIONS, id => freshCorporation(sizeOf(id))),
    bids: recordOf(Object.keys(lots.faces), () => []),
    turn: [{ at: 'lots', player: table.priorityDeal, passed: [] }],
  }
}

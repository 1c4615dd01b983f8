import { cashOf } from '../../bank/money'
import { privatesOf } from '../../bank/privates'
import type { CorporationReport, PlayerReport, TableReport } from '../../rules/report'
import type { PlayerId } from '../../rules/state'
import { CORPORATIONS, type CorporationId, PRIVATES, TRAINS } from './data'
import { recordOf } from './setup'
import { type AlState, certificates, frame, netWorth, priceOf, shares } from './state'
import { actor, roundName, startedCorporations } from './turns'

function playerReport(state: AlState, player: PlayerId): PlayerReport {
  const owned = CORPORATIONS.filter(corporation => shares(state, corporation, player) > 0)
  return {
    cash: cashOf(state.cash, player),
    privates: privatesOf(state.privates, player, PRIVATES).toSorted(),
    shares: recordOf(owned, corporation => shares(state, corporation, player)),
    presidencies: CORPORATIONS.filter(
      corporation => state.corporations[corporation].president === player,
    ).toSorted(),
    certificates: certificates(state, player),
    netWorth: netWorth(state, player),
  }
}

function corporationReport(state: AlState, corporation: CorporationId): CorporationReport {
  const { par, floated, stations } = state.corporations[corporation]
  return {
    par: par ?? 0,
    price: priceOf(state, corporation) ?? 0,
    treasury: cashOf(state.cash, corporation),
    ipo: shares(state, corporation, 'ipo'),
    market: shares(state, corporation, 'market'),
    floated,
    trains: state.depot.owned[corporation].toSorted(),
    privates: privatesOf(state.privates, corporation, PRIVATES).toSorted(),
    tokens: stations,
  }
}

/** Each player's total (5.1). */
function scores(state: AlState): Record<PlayerId, number> {
  return recordOf(state.players, player => netWorth(state, player))
}

/** The table as other programs want it. */
export function report(state: AlState): TableReport {
  const over = frame(state, 'over')
  const turn = actor(state)
  return {
    ...(over ? {} : { round: roundName(state) }),
    ...(over || turn === undefined ? {} : { turn }),
    phase: state.phase,
    bank: cashOf(state.cash, 'bank'),
    priorityDeal: state.extra.priorityDeal,
    players: recordOf(state.players, player => playerReport(state, player)),
    corporations: recordOf(startedCorporations(state), corporation => corporationReport(state, corporation)),
    trainMarket: state.depot.market.toSorted(),
    trainsLeft: Object.fromEntries(
      TRAINS.filter(type => state.depot.offering[type] !== 0).map(type => [type, state.depot.offering[type]]),
    ),
    ...(over ? { gameOver: over.by, scores: scores(state) } : {}),
  }
}

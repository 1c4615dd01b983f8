import type { Holder } from '../../../bank/money'
import { commonCorrections } from '../../../families/rulings/corrections'
import { alreadySo, type Correction, noSuchHolder, refuseRuling } from '../../../families/rulings/policy'
import {
  type CardId,
  CORPORATIONS,
  type CorporationId,
  GRID,
  type PhaseId,
  PRESIDENT_SHARES,
  type PrivateId,
  STATIONS,
  type TrainId,
  TYPE_OF,
} from '../data'
import type { VaLedger } from '../ledger'
import { certificateLimit, freeCash, operatingTurn, started, type VaState, type VaTurn } from '../state'
import { dropBid } from '../stock/auction'
import { heirTo } from '../stock/presidency'
import { freshOperatingTurn, freshStockTurn, roundAfter, roundName } from '../turns'
import type { Correct, CorrectionKind } from './correctionKinds'

const isCorporation = (id: Holder): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

const plays = ({ players, bankrupt }: VaState, id: Holder) => players.includes(id) && !bankrupt.includes(id)

/**
 * Corrects which corporation, if any, has the lasting power of a closed private company; at most one corporation has
 * each power (4.2).
 */
function power(
  key: 'express' | 'extraStation',
): Correction<VaState, VaLedger, NonNullable<Correct['express' | 'extraStation']>> {
  const ownerIn = ({ corporations }: VaState) => CORPORATIONS.find(id => corporations[id][key])
  return {
    check(state, to) {
      if (to !== 'closed' && !isCorporation(to)) return noSuchHolder(to, 'power')
      if (isCorporation(to) && !started(state, to)) return refuseRuling('notStarted', { corporation: to })
      return (ownerIn(state) ?? 'closed') === to ? alreadySo(key, to) : undefined
    },
    play(ledger, to) {
      const owner = ownerIn(ledger.state)
      if (owner) ledger.setCorporation(owner, { [key]: false })
      if (isCorporation(to)) ledger.setCorporation(to, { [key]: true })
      ledger.tell({ is: 'noted', code: 'powerCorrected', of: to })
    },
  }
}

/** The frame that gives the turn to a player in a stock round or the auction, or to a corporation in an operating round. */
function turnOf(state: VaState, to: Holder): VaTurn | undefined {
  const top = state.turn[0]
  if (top.at === 'stock' && plays(state, to)) return freshStockTurn(to, roundAfter(top))
  if (top.at === 'auction' && plays(state, to)) return { ...top, player: to }
  const turn = operatingTurn(state)
  if (!turn || !isCorporation(to) || !started(state, to)) return undefined
  return freshOperatingTurn(
    to,
    turn.operated.filter(corporation => corporation !== to),
  )
}

/** The banker's rulings by kind. */
export const corrections: {
  readonly [K in CorrectionKind]: Correction<VaState, VaLedger, NonNullable<Correct[K]>>
} = {
  ...commonCorrections<CorporationId, TrainId, CardId, PrivateId, PhaseId, VaState, VaLedger>({
    corporations: CORPORATIONS,
    grid: GRID,
    presidentShares: PRESIDENT_SHARES,
    freeCash,
    heirTo,
    started,
    operates: started,
    set: ({ round }) => round,
    setRounds: (ledger, of) => ledger.set({ round: { ...ledger.state.round, of } }),
    priority: ({ priorityDeal }) => priorityDeal,
    plays,
    setPriority(ledger, player) {
      ledger.set({ priorityDeal: player })
      ledger.tell({ is: 'priority', player })
    },
    setPresident: (ledger, corporation, player) => ledger.president(corporation, player),
    // Trains on a charter keep their declaration; anywhere else only the type counts (4.5.8).
    trainName: (train, holder) => (isCorporation(holder) ? train : TYPE_OF[train]),
    onOffer: ({ depot }, train) => depot.offering[TYPE_OF[train]] ?? 0,
    mostStations: ({ corporations }, corporation) => STATIONS[corporations[corporation].size],
    beforePrivate: dropBid,
    turnOf,
    roundName,
  }),
  convert: {
    check: (state, corporation) =>
      state.corporations[corporation].size === 10 ? alreadySo('convert', corporation) : undefined,
    play: (ledger, corporation) => ledger.convert(corporation),
  },
  trainLimit: {
    check: (state, { corporation, extra }) =>
      state.corporations[corporation].extraTrain === (extra === 1)
        ? alreadySo('trainLimit', corporation)
        : undefined,
    play(ledger, { corporation, extra }) {
      ledger.setCorporation(corporation, { extraTrain: extra === 1 })
      ledger.tell({ is: 'noted', code: 'trainLimitCorrected', of: corporation })
    },
  },
  certificateLimit: {
    check: (state, limit) =>
      certificateLimit(state) === limit ? alreadySo('certificateLimit', String(limit)) : undefined,
    play(ledger, limit) {
      ledger.set({ limitRuled: limit })
      ledger.tell({ is: 'noted', code: 'certificateLimitCorrected', of: String(limit) })
    },
  },
  express: power('express'),
  extraStation: power('extraStation'),
}

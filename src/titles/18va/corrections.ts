import type { Holder } from '../../bank/money'
import { commonCorrections } from '../../families/rulings/corrections'
import { alreadySo, type Correction } from '../../families/rulings/policy'
import { dropBid } from './auction'
import type { Correct, CorrectionKind } from './correctionKinds'
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
} from './data'
import type { VaLedger } from './ledger'
import { freeCash, operatingTurn, started, type VaState, type VaTurn } from './state'
import { freshOperatingTurn, freshStockTurn, roundAfter, roundName } from './turns'

const isCorporation = (id: Holder): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

/** The frame that gives somebody the turn: a player's in a stock round or the auction, a corporation's in an operating round. */
function turnOf(state: VaState, to: Holder): VaTurn | undefined {
  const top = state.turn[0]
  const plays = state.players.includes(to) && !state.bankrupt.includes(to)
  if (top.at === 'stock' && plays) return freshStockTurn(to, roundAfter(top))
  if (top.at === 'auction' && plays) return { ...top, player: to }
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
    started,
    operates: started,
    set: ({ round }) => round,
    setRounds: (ledger, of) => ledger.set({ round: { ...ledger.state.round, of } }),
    setPresident: (ledger, corporation, player) => ledger.president(corporation, player),
    // As declared on a charter, of its type elsewhere (4.5.8).
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
}

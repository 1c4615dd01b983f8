import type { Holder } from '../../../bank/money'
import { commonCorrections } from '../../../families/rulings/corrections'
import { alreadySo, type Correction, refuseRuling } from '../../../families/rulings/policy'
import {
  CHARTERS,
  CORPORATIONS,
  type CorporationId,
  GRID,
  PAPER,
  type PhaseId,
  type PrivateId,
  type TrainId,
} from '../data'
import type { AlLedger } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, type AlTurn, frame, freeCash, operatingTurn } from '../state'
import { clearBids } from '../stock/auction'
import { float } from '../stock/buyShare'
import { heirTo, setPresident } from '../stock/presidency'
import { freshOperatingTurn, freshStockTurn, roundAfter, roundName } from '../turns'
import type { Correct, CorrectionKind } from './correctionKinds'
import { pieces } from './pieces'

const isCorporation = (id: Holder): id is CorporationId => (CORPORATIONS as readonly string[]).includes(id)

/**
 * What happens before a private company changes hands: bids on it are dropped, and the name chits of the M&C go to
 * the corporation that gets it, stay where they are if it closes, and otherwise belong to nobody.
 */
function beforePrivate(ledger: AlLedger, company: PrivateId, to: Holder): void {
  clearBids(ledger, company)
  if (company !== 'M&C') return
  const { abilities } = ledger.state.extra
  const chits = isCorporation(to) ? to : to === 'closed' ? abilities.chits : null
  ledger.setExtra({ abilities: { ...abilities, chits } })
}

/** The frame that gives `to` the turn: a player in a stock round or an auction, a corporation in an operating round. */
function turnOf(state: AlState, to: Holder): AlTurn | undefined {
  const top = state.turn[0]
  if (top.at === 'stock' && state.players.includes(to)) return freshStockTurn(to, roundAfter(top))
  if (top.at === 'auction')
    return state.extra.bids[top.private].some(bid => bid.player === to) ? { ...top, player: to } : undefined
  const turn = operatingTurn(state)
  if (!turn || !isCorporation(to) || !state.corporations[to].floated) return undefined
  return freshOperatingTurn(
    to,
    turn.operated.filter(corporation => corporation !== to),
  )
}

/** The banker's rulings by kind. */
export const corrections: {
  readonly [K in CorrectionKind]: Correction<AlState, AlLedger, NonNullable<Correct[K]>>
} = {
  ...commonCorrections<CorporationId, TrainId, TrainId, PrivateId, PhaseId, AlState, AlLedger>({
    corporations: CORPORATIONS,
    grid: GRID,
    presidentShares: PAPER.presidentShares,
    freeCash,
    heirTo,
    started: ({ corporations }, corporation) => corporations[corporation].par !== null,
    operates: ({ corporations }, corporation) => corporations[corporation].floated,
    set: ({ extra }) => extra.round,
    setRounds: (ledger, of) => ledger.setExtra({ round: { ...ledger.state.extra.round, of } }),
    priority: ({ extra }) => extra.priorityDeal,
    plays: ({ players }, player) => players.includes(player),
    setPriority(ledger, player) {
      ledger.setExtra({ priorityDeal: player })
      ledger.tell({ is: 'priority', player })
    },
    setPresident,
    trainName: train => train,
    onOffer: ({ depot }, train) => depot.offering[train] ?? 1,
    mostStations: (_, corporation) => CHARTERS[corporation].stations - 1,
    refusePrivate: (state, company) =>
      frame(state, 'auction')?.private === company
        ? refuse('ruling', 'bidOn', { private: company })
        : undefined,
    beforePrivate,
    turnOf,
    roundName,
  }),
  float: {
    check(state, corporation) {
      const { par, floated } = state.corporations[corporation]
      if (par === null) return refuseRuling('notStarted', { corporation })
      return floated ? alreadySo('float', corporation) : undefined
    },
    play: (ledger, corporation) => float(ledger, corporation),
  },
  ...pieces,
}

import { inOrder } from '../../../bank/chart'
import { type CorporationId, GRID, PHASE_TABLE, PRIVATE_CARDS, PRIVATES } from '../data'
import type { VaConsequence, VaLedger } from '../ledger'
import { afterSellingOut, moveToken } from '../moves'
import { frame, nextPlayer, overTrainLimit, shares, type VaState } from '../state'
import { endGame, freshOperatingTurn, freshStockTurn, roundName, upNext } from '../turns'

function beginStockRound(ledger: VaLedger): void {
  const { round, priorityDeal } = ledger.state
  ledger.set({ round: { stock: round.stock + 1, operating: 0, of: 0 } })
  ledger.setTurns([freshStockTurn(priorityDeal)])
  ledger.tell({ is: 'round', round: roundName(ledger.state) })
}

/** Begins an operating round; open private companies pay their owners first (4.5). */
function beginOperatingRound(ledger: VaLedger): void {
  const { round } = ledger.state
  ledger.set({ round: { ...round, operating: round.operating + 1 } })
  ledger.tell({ is: 'round', round: roundName(ledger.state) })
  for (const company of PRIVATES) {
    const owner = ledger.state.privates[company]
    if (owner !== 'bank' && owner !== 'closed')
      ledger.pay('bank', owner, PRIVATE_CARDS[company].income, 'income', company)
  }
  ledger.setTurns([{ at: 'between', after: 'corporation', operated: [] }])
}

/**
 * Do players own all shares of a Ten-Share Company? A Five-Share Company never counts: five of its shares are out of
 * play (3.2).
 */
function soldOut(state: VaState, corporation: CorporationId): boolean {
  return (
    state.corporations[corporation].size === 10 &&
    shares(state, corporation, 'ipo') + shares(state, corporation, 'market') === 0
  )
}

/**
 * Gives the Priority Deal to the player after the last one who bought or sold, and moves sold-out corporations up in
 * operating order (4.3, 3.2).
 */
const endOfStockRound: VaConsequence = {
  cite: '4.3.4',
  due: state => frame(state, 'between')?.after === 'stock',
  play(ledger) {
    const ended = ledger.state.turn.find(turn => turn.at === 'stock')
    if (ended?.last) {
      const player = nextPlayer(ledger.state, ended.last)
      ledger.set({ priorityDeal: player })
      ledger.tell({ is: 'priority', player })
    }
    for (const corporation of inOrder(GRID, ledger.state.chart))
      if (soldOut(ledger.state, corporation)) moveToken(ledger, corporation, afterSellingOut, 'soldOut')
    const { phase, round } = ledger.state
    ledger.set({ round: { ...round, of: PHASE_TABLE[phase].rounds } })
    beginOperatingRound(ledger)
  },
}

/**
 * Gives the turn to the highest corporation that has not operated, looked up again after each turn; without one, the
 * round ends (4.5).
 */
const nextCorporation: VaConsequence = {
  cite: '4.5',
  due: state => frame(state, 'between')?.after === 'corporation',
  play(ledger) {
    const operated = frame(ledger.state, 'between')?.operated ?? []
    const next = upNext(ledger.state, operated)[0]
    ledger.setTurns([
      next ? freshOperatingTurn(next, operated) : { at: 'between', after: 'operating', operated },
    ])
  },
}

/** After an operating round: the next one of the set; after the last one, the end if the bank has run out, or a stock round (5). */
const endOfOperatingRound: VaConsequence = {
  cite: '5',
  due: state => frame(state, 'between')?.after === 'operating',
  play(ledger) {
    const { ending, round } = ledger.state
    if (round.operating < round.of) beginOperatingRound(ledger)
    else if (ending) endGame(ledger, ending)
    else beginStockRound(ledger)
  },
}

/** Has the bank run out, with $0 or less left? It goes on paying (5). */
const bankIsOut = ({ cash }: VaState) => (cash.bank ?? 0) <= 0

function setOffEnd(ledger: VaLedger, endRuled: boolean): void {
  ledger.set({ ending: 'bank', endRuled })
  const during = ledger.state.round.operating === 0 ? 'stock' : 'operating'
  ledger.tell({ is: 'ending', by: 'bank', during })
}

const running = ({ ending, turn }: VaState) => ending === null && turn[0].at !== 'over'

/** After a ruling: takes back an end that a ruling set off once its cause is gone, and marks an end that this ruling sets off. */
export function settleEnd(ledger: VaLedger): void {
  const { ending, endRuled } = ledger.state
  if (ending && endRuled && !bankIsOut(ledger.state)) {
    ledger.set({ ending: null, endRuled: false })
    ledger.tell({ is: 'noted', code: 'endTakenBack', of: ending })
  }
  if (running(ledger.state) && bankIsOut(ledger.state)) setOffEnd(ledger, true)
}

const bankOut: VaConsequence = {
  cite: '5',
  due: state => running(state) && bankIsOut(state),
  play: ledger => setOffEnd(ledger, false),
}

/** All excess trains have been discarded, so the turn goes on (4.5.8). */
const discarded: VaConsequence = {
  cite: '4.5.8',
  due: state => state.turn[0].at === 'discard' && overTrainLimit(state).length === 0,
  play: ledger => ledger.popTurn(),
}

/** The consequences of an action, tried in this order until none is due. */
export const consequences: readonly VaConsequence[] = [
  bankOut,
  discarded,
  endOfStockRound,
  nextCorporation,
  endOfOperatingRound,
]

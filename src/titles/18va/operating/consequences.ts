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

/** Begins an operating round: open private companies pay their owners first (4.5). */
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

/** Ten-share companies all of whose shares players own; five of a Five-Share Company's are held out of play (3.2). */
function soldOut(state: VaState, corporation: CorporationId): boolean {
  return (
    state.corporations[corporation].size === 10 &&
    shares(state, corporation, 'ipo') + shares(state, corporation, 'market') === 0
  )
}

/** Priority Deal to the player after the last one who bought or sold, and the rise of what is sold out, in order (4.3, 3.2). */
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

/** The next corporation by value that has not operated, worked out anew after each turn; none left: the round ends (4.5). */
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

/** After an operating round: the next of the set; after the last of the set the end, if the bank is out, or a stock round (5). */
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

/** A payment has left the bank with $0 or less. It goes on paying (5). */
const bankIsOut = ({ cash }: VaState) => (cash.bank ?? 0) <= 0

function setOffEnd(ledger: VaLedger, endRuled: boolean): void {
  ledger.set({ ending: 'bank', endRuled })
  ledger.tell({ is: 'ending', by: 'bank' })
}

const running = ({ ending, turn }: VaState) => ending === null && turn[0].at !== 'over'

/** After a ruling: an end that a ruling set off goes with its cause, and one that this ruling sets off is marked so. */
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

/** All excess trains are discarded (4.5.8). */
const discarded: VaConsequence = {
  cite: '4.5.8',
  due: state => state.turn[0].at === 'discard' && overTrainLimit(state).length === 0,
  play: ledger => ledger.popTurn(),
}

/** What follows from an action by itself, in this order, until nothing does. */
export const consequences: readonly VaConsequence[] = [
  bankOut,
  discarded,
  endOfStockRound,
  nextCorporation,
  endOfOperatingRound,
]

import type { Money } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import { BID_STEP, FACE_REDUCTION, FIRST_CORPORATION, LOTS, type LotId, PRESIDENT_SHARES } from '../data'
import type { VaLedger } from '../ledger'
import { type AuctionTurn, type Bid, frame, freeCash, type Lot, nextPlayer, type VaState } from '../state'
import { freshStockTurn, unsoldLots } from '../turns'

/** The lowest next bid on an item: its face value, or $5 above the standing bid (4.1). */
export function leastBid({ face, bid }: Lot): Money {
  return bid ? bid.amount + BID_STEP : face
}

/** The most a player may bid on an item: cash less what is set aside for other items (4.1). */
export function mostBid(state: VaState, player: PlayerId, lot: LotId): Money {
  const bid = frame(state, 'auction')?.lots[lot].bid
  return freeCash(state, player) + (bid?.player === player ? bid.amount : 0)
}

/** The item whose face value has fallen to $0 without a bid: the next action must be a bid on it (4.1). */
export function forcedLot(state: VaState): LotId | undefined {
  const auction = frame(state, 'auction')
  if (!auction) return undefined
  const free = (lot: LotId) => auction.lots[lot].face === 0 && auction.lots[lot].bid === null
  return LOTS.some(free) ? unsoldLots(state).find(free) : undefined
}

/** The auction, for a rule whose `check` has passed. */
function auctionTurn(ledger: VaLedger): AuctionTurn {
  const turn = frame(ledger.state, 'auction')
  if (!turn) throw new Error('no auction')
  return turn
}

/** Replaces the standing bid on an item; the next player has the turn (4.1). */
export function placeBid(ledger: VaLedger, lot: LotId, bid: Bid): void {
  const turn = auctionTurn(ledger)
  const lots = { ...turn.lots, [lot]: { ...turn.lots[lot], bid } }
  ledger.setTurn({ ...turn, lots, passed: [], player: nextPlayer(ledger.state, bid.player) })
}

/** Drops the bid on an item that a ruling took from the auction, which frees the money set aside. */
export function dropBid(ledger: VaLedger, lot: LotId): void {
  const turn = frame(ledger.state, 'auction')
  if (turn?.lots[lot].bid)
    ledger.setTurn({ ...turn, lots: { ...turn.lots, [lot]: { ...turn.lots[lot], bid: null } } })
}

function sell(ledger: VaLedger, lot: LotId, { player, amount }: Bid): void {
  ledger.pay(player, 'bank', amount, 'auction', lot)
  ledger.tell({ is: 'sold', lot, player, price: amount })
  if (lot === FIRST_CORPORATION) {
    ledger.shares(lot, 'ipo', player, PRESIDENT_SHARES)
    ledger.president(lot, player)
  } else ledger.private(lot, player, 'auctioned')
}

/** Sells every item to its highest bidder; the buyer of the B&O then sets its value (4.1). */
function sellAll(ledger: VaLedger, { lots }: AuctionTurn): void {
  for (const lot of unsoldLots(ledger.state)) {
    const { bid } = lots[lot]
    if (bid) sell(ledger, lot, bid)
  }
  const buyer = ledger.state.corporations[FIRST_CORPORATION].president
  // A ruling may already have sold the presidency and set the value.
  if (buyer !== null && ledger.state.corporations[FIRST_CORPORATION].value === null)
    ledger.setTurns([{ at: 'value', player: buyer }])
  else startStockRound(ledger)
}

/**
 * After all have passed in a row: the first who passed gets the Priority Deal and has the turn. All items are sold if
 * each has a bid; otherwise those without one get cheaper (4.1).
 */
function settle(ledger: VaLedger, turn: AuctionTurn): void {
  const [first] = turn.passed
  if (first !== undefined && first !== ledger.state.priorityDeal) {
    ledger.set({ priorityDeal: first })
    ledger.tell({ is: 'priority', player: first })
  }
  const open = unsoldLots(ledger.state).filter(lot => turn.lots[lot].bid === null)
  if (open.length === 0) {
    sellAll(ledger, turn)
    return
  }
  const lots = { ...turn.lots }
  for (const lot of open) {
    const face = Math.max(0, lots[lot].face - FACE_REDUCTION)
    lots[lot] = { ...lots[lot], face }
    ledger.tell({ is: 'reduced', lot, face })
  }
  ledger.setTurn({ ...turn, lots, passed: [] })
}

/** Makes no bid: the next player has the turn, and after all have passed in a row the auction is settled (4.1). */
export function passAuction(ledger: VaLedger): void {
  const turn = auctionTurn(ledger)
  const passed = [...turn.passed.filter(player => player !== turn.player), turn.player]
  const next = { ...turn, passed, player: nextPlayer(ledger.state, turn.player) }
  ledger.setTurn(next)
  if (passed.length >= ledger.state.order.length) settle(ledger, next)
}

/**
 * Begins the stock turns of SR 1 once the B&O has its value: the move order is now that of decreasing cash, and the
 * richest player gets the Priority Deal (4.1).
 */
export function startStockRound(ledger: VaLedger): void {
  const { cash, order: seats } = ledger.state
  const order = seats.toSorted((a, b) => (cash[b] ?? 0) - (cash[a] ?? 0))
  const [first] = order
  if (first === undefined) throw new Error('no players')
  ledger.set({ order, priorityDeal: first })
  ledger.tell({ is: 'order', order })
  ledger.tell({ is: 'priority', player: first })
  ledger.setTurns([freshStockTurn(first)])
}

import type * as v from 'valibot'
import type { Money } from '../../../bank/money'
import type { Auctions } from '../../../families/railway/auction/auctions'
import type { RailRule, Why } from '../../../families/railway/law'
import type { RailLedger } from '../../../families/railway/ledger'
import { type Par, par as startCorporation } from '../../../families/railway/stock/par'
import { type Pass, pass as stockPass } from '../../../families/railway/stock/pass'
import type { StockPolicy } from '../../../families/railway/stock/policy'
import { type AnyRailway, nextPlayer } from '../../../families/railway/table'
import { endStockTurn, freshStockTurn, refuseStockTurn } from '../../../families/railway/turns'
import { action, money, oneOf, player } from '../../../rules/schema'
import type { PlayerId } from '../../../rules/state'
import {
  BID_STEP,
  FACE_REDUCTION,
  FACES,
  FIRST_CORPORATION,
  LOTS,
  type LotId,
  PRESIDENT_SHARES,
} from '../data'
import {
  game,
  type LotsTurn,
  lotsTurn,
  setCorporation,
  unsoldLots,
  type ValueTurn,
  va,
  valueTurn,
  why,
} from '../state'

const schema = action('bid', { player, private: oneOf(LOTS), amount: money(0) })
export type Bid = v.InferOutput<typeof schema>

/** The bid that stands on an item (4.1). */
export const bidOn = ({ bids }: AnyRailway, lot: string) => bids[lot]?.[0]

/** Its current face value (4.1). */
export const faceOf = (state: AnyRailway, lot: string): Money => va(state).own.faces[lot as LotId]

/** The lowest next bid on an item: its face value, or $5 above the standing bid (4.1). */
export function leastBid(state: AnyRailway, lot: string): Money {
  const bid = bidOn(state, lot)
  return bid ? bid.amount + BID_STEP : faceOf(state, lot)
}

/** The most a player may bid on an item: cash less what is set aside for other items (4.1). */
export function mostBid(state: AnyRailway, player: PlayerId, lot: string): Money {
  const bid = bidOn(state, lot)
  return game.free(state, player) + (bid?.player === player ? bid.amount : 0)
}

/** The item whose face value has fallen to $0 without a bid: the next action must be a bid on it (4.1). */
export const forcedLot = (state: AnyRailway): LotId | undefined =>
  lotsTurn(state) && unsoldLots(state).find(lot => faceOf(state, lot) === 0 && !bidOn(state, lot))

/** Refuses unless this player has the turn in the first auction (4.1). */
function refuseLotsTurn(state: AnyRailway, player: PlayerId): Why | undefined {
  if (lotsTurn(state)?.player === player) return undefined
  return refuseStockTurn(game, state, player) ?? why('auctionOver', {})
}

/** Refuses to make no bid while an item must be bid on (4.1). */
function refusePass(state: AnyRailway, player: PlayerId): Why | undefined {
  const lot = forcedLot(state)
  return refuseLotsTurn(state, player) ?? (lot && why('mustBid', { player, lot }))
}

/** Refuses an item that a ruling took from the auction, or any but the item that must be bid on (4.1). */
function refuseLot(state: AnyRailway, { player, private: lot }: Bid): Why | undefined {
  if (!unsoldLots(state).includes(lot)) {
    const { corporations, privates } = va(state)
    const owner = lot === FIRST_CORPORATION ? corporations[lot].president : privates[lot]
    return why('lotSold', { lot, owner: owner ?? 'bank' })
  }
  const forced = forcedLot(state)
  return forced === undefined || forced === lot ? undefined : why('mustBid', { player, lot: forced })
}

/** The auction, for a rule whose check has passed. */
function lotsOf({ state }: RailLedger): LotsTurn {
  const turn = lotsTurn(state)
  if (!turn) throw new Error('no auction')
  return turn
}

/** Bids on any item of the first auction and ends the turn (4.1). */
export const bid: RailRule<Bid> = {
  schema,
  offers(state) {
    const player = lotsTurn(state)?.player
    if (player === undefined) return []
    return unsoldLots(state).map(lot => {
      const least = leastBid(state, lot)
      const most = Math.max(least, mostBid(state, player, lot))
      return {
        slot: `lot:${lot}`,
        draft: { type: 'bid', player, private: lot, amount: least },
        vary: { amount: { from: least, to: most, step: BID_STEP } },
      }
    })
  },
  why(state, act) {
    const { player, private: lot, amount } = act
    const refusal = refuseLotsTurn(state, player) ?? refuseLot(state, act)
    if (refusal) return refusal
    if (amount % BID_STEP !== 0) return why('fives', { amount })
    const least = leastBid(state, lot)
    if (amount < least) return why('bidTooLow', { private: lot, least, amount })
    const free = mostBid(state, player, lot)
    if (amount <= free) return undefined
    const aside = (state.cash[player] ?? 0) - free
    return why('setAside', { payer: player, free, aside, price: amount })
  },
  play(ledger, { player, private: lot, amount }) {
    const turn: LotsTurn = { ...lotsOf(ledger), passed: [], player: nextPlayer(ledger.state, player) }
    ledger.set({ bids: { ...ledger.state.bids, [lot]: [{ player, amount }] } })
    ledger.setTurn(turn)
  },
}

/** Sells every item to its highest bidder; the buyer of the B&O then sets its value (4.1). */
function sellAll(ledger: RailLedger): void {
  for (const lot of unsoldLots(ledger.state)) {
    const { player, amount } = bidOn(ledger.state, lot) ?? {}
    if (player === undefined || amount === undefined) continue
    ledger.set({ bids: { ...ledger.state.bids, [lot]: [] } })
    ledger.pay(player, 'bank', amount, 'auction', lot)
    ledger.report({ is: 'sold', lot, player, price: amount })
    if (lot === FIRST_CORPORATION) {
      ledger.shares(lot, 'ipo', player, PRESIDENT_SHARES)
      ledger.president(lot, player)
    } else ledger.private(lot, player, 'auctioned')
  }
  ledger.setOwn({ faces: FACES })
  const { president, par } = va(ledger.state).corporations[FIRST_CORPORATION]
  // A ruling may already have sold the presidency and set the value.
  const turn: ValueTurn = { at: 'value', player: president ?? '' }
  if (president !== null && par === null) ledger.setTurns([turn])
  else startStockRound(ledger)
}

/**
 * After all have passed in a row: the first who passed gets the Priority Deal and has the turn. All items are sold if
 * each has a bid; otherwise those without one get cheaper (4.1).
 */
function settle(ledger: RailLedger, turn: LotsTurn): void {
  const [first] = turn.passed
  if (first !== undefined && first !== ledger.state.priorityDeal) ledger.priority(first)
  const open = unsoldLots(ledger.state).filter(lot => !bidOn(ledger.state, lot))
  if (open.length === 0) {
    sellAll(ledger)
    return
  }
  const faces = { ...va(ledger.state).own.faces }
  for (const lot of open) {
    faces[lot] = Math.max(0, faces[lot] - FACE_REDUCTION)
    ledger.report({ is: 'reduced', lot, face: faces[lot] })
  }
  ledger.setOwn({ faces })
  const again: LotsTurn = { ...turn, passed: [] }
  ledger.setTurn(again)
}

/** Makes no bid: the next player has the turn, and after all have passed in a row the auction is settled (4.1). */
function passAuction(ledger: RailLedger): void {
  const turn = lotsOf(ledger)
  const passed = [...turn.passed.filter(player => player !== turn.player), turn.player]
  const next = { ...turn, passed, player: nextPlayer(ledger.state, turn.player) }
  ledger.setTurn(next)
  if (passed.length >= ledger.state.order.length) settle(ledger, next)
}

/**
 * Begins the stock turns of SR 1 once the B&O has its value: the move order is now that of decreasing cash, and the
 * richest player gets the Priority Deal (4.1).
 */
function startStockRound(ledger: RailLedger): void {
  const { cash, order: seats } = ledger.state
  const order = seats.toSorted((a, b) => (cash[b] ?? 0) - (cash[a] ?? 0))
  const [first] = order
  if (first === undefined) throw new Error('no players')
  ledger.set({ order })
  ledger.report({ is: 'order', order })
  ledger.priority(first)
  ledger.setTurns([freshStockTurn(first)])
}

/** The first auction is over when stock turns begin, and is never resumed. */
const noAuctions: Pick<Auctions, 'mustAccept' | 'close' | 'withdraw'> = {
  mustAccept: () => undefined,
  close: endStockTurn,
  withdraw: endStockTurn,
}

/** Makes no bid in the first auction (4.1); otherwise ends the stock turn, whether or not the player did something in it (4.3). */
export function pass(policy: StockPolicy): RailRule<Pass> {
  const base = stockPass(game, policy, noAuctions)
  return {
    schema: base.schema,
    offers(state) {
      const player = lotsTurn(state)?.player
      return player === undefined ? base.offers(state) : [{ slot: 'pass', draft: { type: 'pass', player } }]
    },
    why: (state, act) => (lotsTurn(state) ? refusePass(state, act.player) : base.why(state, act)),
    play: (ledger, act) => (lotsTurn(ledger.state) ? passAuction(ledger) : base.play(ledger, act)),
  }
}

/** Refuses a value that is not highlighted on the chart (3, 4.3.3). */
const refuseValue = ({ price }: Par): Why | undefined =>
  game.parSpaces.has(price)
    ? undefined
    : why('notPar', { price, pars: [...game.parSpaces.keys()].map(String) })

/** Is this the buyer of the B&O setting its value right after the first auction (4.1)? */
const setsValueOnly = (state: AnyRailway, { player, corporation }: Par): boolean =>
  corporation === FIRST_CORPORATION && valueTurn(state)?.player === player

/**
 * Buys a corporation's president's certificate and sets its starting value (4.3.3). The buyer of the B&O only sets the
 * value after the auction, and the bank pays the corporation (4.1).
 */
export function par(policy: StockPolicy): RailRule<Par> {
  const base = startCorporation(game, policy)
  return {
    schema: base.schema,
    offers(state) {
      const turn = valueTurn(state)
      if (!turn) return base.offers(state)
      return [...game.parSpaces.keys()].map(price => ({
        slot: `corporation:${FIRST_CORPORATION}`,
        draft: { type: 'par', player: turn.player, corporation: FIRST_CORPORATION, price },
      }))
    },
    why: (state, act) => (setsValueOnly(state, act) ? refuseValue(act) : base.why(state, act)),
    play(ledger, act) {
      if (!valueTurn(ledger.state)) return base.play(ledger, act)
      const { corporation, price } = act
      const space = game.parSpaces.get(price)
      if (!space) throw new Error(`no starting value of ${price}`)
      setCorporation(ledger, corporation, { par: price, floated: true })
      ledger.token(corporation, space, policy.starts)
      ledger.pay('bank', corporation, price * PRESIDENT_SHARES, 'value', corporation)
      startStockRound(ledger)
    },
  }
}

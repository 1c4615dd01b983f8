import { type Auctions, highBid } from '../auction/auctions'
import { refuseLotsTurn } from '../auction/bidOnLot'
import {
  facesOf,
  forcedLot,
  type HasLots,
  type LotsHappening,
  type LotsPolicy,
  type LotsTurn,
  lotsTurn,
  told,
  unsoldLots,
  type ValueTurn,
  valueTurn,
} from '../auction/lots'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { corporationIn, type RailLedger } from '../ledger'
import { why } from '../reasons'
import { nextPlayer } from '../table'
import { endStockTurn } from '../turns'
import { type Par, par } from './par'
import { type Pass, pass } from './pass'
import type { StockPolicy } from './policy'

/** Sells every lot to its highest bidder; the buyer of the presidency then sets its value. */
function sellAll(game: Game, lots: LotsPolicy, ledger: RailLedger): void {
  const { presidency, faces } = lots
  for (const lot of unsoldLots(lots, ledger.state)) {
    const bid = highBid(ledger.state, lot)
    if (!bid) continue
    const { player, amount: price } = bid
    ledger.set({ bids: { ...ledger.state.bids, [lot]: [] } })
    ledger.pay(player, 'bank', price, 'auction', lot)
    ledger.report<LotsHappening>({ is: 'sold', lot, player, price })
    if (lot === presidency) {
      ledger.shares(lot, 'ipo', player, game.printed.paper.presidentShares)
      ledger.president(lot, player)
    } else ledger.private(lot, player, 'auctioned')
  }
  ledger.setOwn<HasLots>({ faces })
  const { president, par } = corporationIn(ledger.state, presidency)
  const turn: ValueTurn = { at: 'value', player: president ?? '' }
  // A ruling may already have sold the presidency and set the value.
  if (president !== null && par === null) ledger.setTurns([turn])
  else lots.begins(ledger)
}

/**
 * After all have passed in a row: the first who passed gets the Priority Deal and has the turn. All lots are sold if each has
 * a bid; otherwise those without one get cheaper.
 */
function settle(game: Game, lots: LotsPolicy, ledger: RailLedger, turn: LotsTurn): void {
  const [first] = turn.passed
  if (first !== undefined && first !== ledger.state.priorityDeal) ledger.priority(first)
  const open = unsoldLots(lots, ledger.state).filter(lot => !highBid(ledger.state, lot))
  if (open.length === 0) {
    sellAll(game, lots, ledger)
    return
  }
  const faces = { ...facesOf(ledger.state) }
  for (const lot of open) {
    const face = Math.max(0, (faces[lot] ?? 0) - lots.reduction)
    faces[lot] = face
    ledger.report<LotsHappening>({ is: 'reduced', lot, face })
  }
  ledger.setOwn<HasLots>({ faces })
  const again: LotsTurn = { ...turn, passed: [] }
  ledger.setTurn(again)
}

/** Makes no bid: the next player has the turn, and after all have passed in a row the auction is settled. */
function passOn(game: Game, lots: LotsPolicy, ledger: RailLedger, turn: LotsTurn): void {
  const passed = [...turn.passed.filter(player => player !== turn.player), turn.player]
  const next: LotsTurn = { ...turn, passed, player: nextPlayer(ledger.state, turn.player) }
  ledger.setTurn(next)
  if (passed.length >= ledger.state.order.length) settle(game, lots, ledger, next)
}

/** The auction is over when stock turns begin, and is never resumed. */
const noAuctions: Pick<Auctions, 'mustAccept' | 'close' | 'withdraw'> = {
  mustAccept: () => undefined,
  close: endStockTurn,
  withdraw: endStockTurn,
}

/** Makes no bid in the auction, unless one must be made; later it ends the stock turn, as in other games. */
export function passLots(game: Game, policy: StockPolicy, lots: LotsPolicy): RailRule<Pass> {
  const later = pass(game, policy, noAuctions)
  return {
    schema: later.schema,
    offers(state) {
      const player = lotsTurn(state)?.player
      return player === undefined ? later.offers(state) : [{ slot: 'pass', draft: { type: 'pass', player } }]
    },
    why(state, act) {
      if (!lotsTurn(state)) return later.why(state, act)
      const { player } = act
      const lot = forcedLot(lots, state)
      return refuseLotsTurn(game, state, player) ?? (lot ? told('mustBid', { player, lot }) : undefined)
    },
    play(ledger, act) {
      const turn = lotsTurn(ledger.state)
      if (turn) passOn(game, lots, ledger, turn)
      else later.play(ledger, act)
    },
  }
}

/**
 * Starts a corporation as in other games; but the buyer of the presidency only sets its value, and the bank pays the
 * corporation for the certificate.
 */
export function parAfterLots(game: Game, policy: StockPolicy, lots: LotsPolicy): RailRule<Par> {
  const later = par(game, policy)
  const { presidency } = lots
  const pars = [...game.parSpaces.keys()]
  return {
    schema: later.schema,
    offers(state) {
      const turn = valueTurn(state)
      if (!turn) return later.offers(state)
      return pars.map(price => ({
        slot: `corporation:${presidency}`,
        draft: { type: 'par', player: turn.player, corporation: presidency, price },
      }))
    },
    why(state, act) {
      const { player, corporation, price } = act
      const setsValue = corporation === presidency && valueTurn(state)?.player === player
      if (!setsValue) return later.why(state, act)
      return game.parSpaces.has(price) ? undefined : why('notPar', { price, pars: pars.map(String) })
    },
    play(ledger, act) {
      const { corporation, price } = act
      const space = game.parSpaces.get(price)
      if (!valueTurn(ledger.state) || !space) return later.play(ledger, act)
      ledger.setCorporation(corporation, { par: price })
      policy.float.play(game, ledger, corporation)
      ledger.token(game.grid, corporation, space, policy.starts)
      ledger.pay('bank', corporation, price * game.printed.paper.presidentShares, 'value', corporation)
      lots.begins(ledger)
    },
  }
}

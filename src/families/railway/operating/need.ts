import { inOrder } from '../../../bank/chart'
import { cashOf } from '../../../bank/money'
import type { Game } from '../game'
import { firstOf, type Why } from '../law'
import { corporationIn, RailLedger } from '../ledger'
import { why } from '../reasons'
import type { Needs, Sale, StockPolicy } from '../stock/policy'
import { leastReceived, proceeds, salesBy } from '../stock/sales'
import { type AnyRailway, frame, type OperatingTurn, trainsOf } from '../table'
import { operatingTurn } from '../turns'
import { moveToken } from './moves'
import { bankOffers, cheapest } from './offers'
import type { Forced, Need, OperatingPolicy } from './policy'

/** The turn after one more sale for its train. */
export function withRaised(game: Game, state: AnyRailway, turn: OperatingTurn, sale: Sale): OperatingTurn {
  return {
    ...turn,
    raised: [...turn.raised, { of: sale.corporation, each: leastReceived(game, state, sale) }],
  }
}

/** Refuses once the president has sold shares for the purchase: the corporation then buys from the bank. */
export function refuseAfterSale(state: AnyRailway): Why | undefined {
  const { corporation, raised } = frame(state, 'operate') ?? {}
  const player = raised?.[0] && corporation && corporationIn(state, corporation).president
  return player ? why('soldForTrain', { player, corporation }, 'forced') : undefined
}

/** One sale of each corporation for a train, by the president who buys it. */
export const oneSale: Needs<Sale> =
  () =>
  (state, { player, corporation }) => {
    const turn = frame(state, 'operate')
    return turn?.raised.some(({ of }) => of === corporation) &&
      corporationIn(state, turn.corporation).president === player
      ? why('oneBlock', { player, corporation }, 'forcedSale')
      : undefined
  }

/** Forced purchases in a game. */
export function forcedPurchase(
  game: Game,
  { sell }: Pick<StockPolicy, 'sell'>,
  policy: Pick<OperatingPolicy, 'forcedSales' | 'leastNeeded' | 'reduction' | 'tooMuch' | 'soldInOrder'>,
): Forced {
  const { forcedSales, leastNeeded, soldInOrder } = policy
  const refuseSale = firstOf([...sell, ...forcedSales].map(needs => needs(game)))
  const best: Forced['cheapest'] = (state, corporation) =>
    cheapest(bankOffers(game, state, { ...policy, corporation }))

  function skip(ledger: RailLedger): void {
    const turn = frame(ledger.state, 'operate')
    if (!turn || turn.step === 'trains' || trainsOf(ledger.state, turn.corporation).length > 0) return
    moveToken(game, ledger, turn.corporation, 'left')
    ledger.setTurn({ ...operatingTurn(ledger), step: 'trains' })
  }

  function need(state: AnyRailway): Need | undefined {
    const corporation = frame(state, 'operate')?.corporation
    if (corporation === undefined || trainsOf(state, corporation).length > 0) return undefined
    const { president } = corporationIn(state, corporation)
    const offer = best(state, corporation)
    const treasury = cashOf(state.cash, corporation)
    if (!president || !offer || treasury >= offer.price) return undefined
    const contribution = offer.price - treasury
    const has = game.free(state, president)
    return { corporation, president, offer, contribution, has, short: Math.max(0, contribution - has) }
  }

  function open(state: AnyRailway): readonly Sale[] {
    const player = need(state)?.president
    return player === undefined ? [] : salesBy(game, state, player).filter(sale => !refuseSale(state, sale))
  }

  function largest(state: AnyRailway): readonly Sale[] {
    const most = new Map(open(state).map(sale => [sale.corporation, sale]))
    return soldInOrder(game, state).flatMap(id => most.get(id) ?? [])
  }

  const forced: Forced = {
    skip,
    need,
    refuseSale,
    open,
    refuseTooMuch: (state, need, sale) => tooMuch(state, need, sale),
    cheapest: best,
    largest,
    needs: leastNeeded ?? ((_, { contribution }) => contribution),
    afterSkip(state) {
      const ledger = new RailLedger(state)
      skip(ledger)
      return ledger.state
    },
    raises: (state, { has }) => largest(state).reduce((sum, sale) => sum + proceeds(game, state, sale), has),
  }
  const tooMuch = policy.tooMuch(forced, game)
  return forced
}

/** Refuses if fewer shares of the corporation would be enough; for a president who is short of money. */
export const fewerWouldDo: OperatingPolicy['tooMuch'] =
  (_, game) =>
  (state, { short }, sale) => {
    const enough = Math.ceil(short / (game.price(state, sale.corporation) ?? 1))
    if (sale.shares <= enough) return undefined
    const { player, corporation, shares } = sale
    return why('sellsTooMuch', { player, corporation, shares, enough, short }, 'forced')
  }

/** A bankrupt president sells in operating order. */
export const operatingOrder: OperatingPolicy['soldInOrder'] = ({ grid }, { chart }) => inOrder(grid, chart)

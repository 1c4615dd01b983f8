import { inOrder } from '../../../bank/chart'
import { cashOf, type Money } from '../../../bank/money'
import type { Game } from '../game'
import { type Check, firstOf, type Why } from '../law'
import { corporationIn, RailLedger } from '../ledger'
import { why } from '../reasons'
import type { Sale, StockPolicy } from '../stock/policy'
import { proceeds, salesBy } from '../stock/sales'
import { type AnyRailway, frame, type OperatingTurn } from '../table'
import { operating } from '../turns'
import { moveToken } from './moves'
import { cheapestOffer, trainsOf } from './offers'
import type { Need, OperatingPolicy } from './policy'

/** What the rules of a forced purchase need of each other. */
export interface Forced {
  /** The table once a corporation without a train has skipped its run. */
  afterSkip(state: AnyRailway): AnyRailway
  /** A corporation that owns no train did not run: its token moves before it goes on. */
  skip(ledger: RailLedger): void
  /** The forced purchase that the president of the operating corporation now has to help with, if there is one. */
  need(state: AnyRailway): Need | undefined
  /** Why this sale is refused to the president who needs the money. */
  refuseSale: Check<Sale>
  /** The largest sale of each corporation that the president may still make, in operating order. */
  largest(state: AnyRailway): readonly Sale[]
  /** All that the president can raise: cash, and the proceeds of the largest sales. */
  raises(state: AnyRailway, need: Need): Money
  /** What the president must raise at least. */
  needs(state: AnyRailway, need: Need): Money
}

/** The turn after one more sale for its train. */
export function withRaised(game: Game, state: AnyRailway, turn: OperatingTurn, sale: Sale): OperatingTurn {
  const each = game.price(state, sale.corporation) ?? 0
  return { ...turn, raised: [...turn.raised, { of: sale.corporation, each }] }
}

/** Refuses once the president has sold shares for the purchase: the corporation then buys from the bank. */
export function refuseAfterSale(state: AnyRailway, { corporation, raised }: OperatingTurn): Why | undefined {
  const { president } = corporationIn(state, corporation)
  return raised.length === 0 || president === null
    ? undefined
    : why('soldForTrain', { player: president, corporation }, 'forced')
}

/** One sale of each corporation for a train. */
const oneSale: Check<Sale> = (state, { player, corporation }) =>
  frame(state, 'operate')?.raised.some(({ of }) => of === corporation)
    ? why('oneBlock', { player, corporation }, 'forced')
    : undefined

/** Forced purchases in a game. */
export function forcedPurchase(
  game: Game,
  { sell }: Pick<StockPolicy, 'sell'>,
  { withheld, forcedSales, leastNeeded }: Pick<OperatingPolicy, 'withheld' | 'forcedSales' | 'leastNeeded'>,
): Forced {
  const refuseSale = firstOf([oneSale, ...[...sell, ...forcedSales].map(needs => needs(game))])

  function skip(ledger: RailLedger): void {
    const turn = frame(ledger.state, 'operate')
    if (!turn || turn.step === 'trains' || trainsOf(ledger.state, turn.corporation).length > 0) return
    moveToken(game, ledger, turn.corporation, withheld, 'left')
    ledger.setTurn({ ...operating(ledger), step: 'trains' })
  }

  function need(state: AnyRailway): Need | undefined {
    const corporation = frame(state, 'operate')?.corporation
    if (corporation === undefined || trainsOf(state, corporation).length > 0) return undefined
    const { president } = corporationIn(state, corporation)
    const offer = cheapestOffer(game, state)
    const treasury = cashOf(state.cash, corporation)
    if (!president || !offer || treasury >= offer.price) return undefined
    const contribution = offer.price - treasury
    const has = game.free(state, president)
    return { corporation, president, offer, contribution, has, short: Math.max(0, contribution - has) }
  }

  function largest(state: AnyRailway): readonly Sale[] {
    const player = need(state)?.president
    if (player === undefined) return []
    const most = new Map<string, Sale>()
    for (const sale of salesBy(game, state, player))
      if (!refuseSale(state, sale)) most.set(sale.corporation, sale)
    return inOrder(game.grid, state.chart).flatMap(id => most.get(id) ?? [])
  }

  return {
    skip,
    need,
    refuseSale,
    largest,
    needs: leastNeeded ?? ((_, { contribution }) => contribution),
    afterSkip(state) {
      const ledger = new RailLedger(state)
      skip(ledger)
      return ledger.state
    },
    raises: (state, { has }) => largest(state).reduce((sum, sale) => sum + proceeds(game, state, sale), has),
  }
}

/** Refuses if fewer shares of the corporation would be enough; for a president who is short of money. */
export function refuseTooMuch(game: Game, state: AnyRailway, { short }: Need, sale: Sale): Why | undefined {
  const enough = Math.ceil(short / (game.price(state, sale.corporation) ?? 1))
  if (sale.shares <= enough) return undefined
  const { player, corporation, shares } = sale
  return why('sellsTooMuch', { player, corporation, shares, enough, short }, 'forced')
}

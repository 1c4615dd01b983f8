import type { ObjectEntries } from 'valibot'
import { cashOf, type Money } from '../../../bank/money'
import type { Offer } from '../../../rules/rule'
import { type ActionSchema, action, maybe, money, oneOf } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule, type Why } from '../law'
import { corporationIn } from '../ledger'
import { why } from '../reasons'
import { type AnyRailway, frame, type OperatingTurn, trainsOf } from '../table'
import { operatingTurn, refuseOperatingTurn } from '../turns'
import { refuseAfterSale } from './need'
import { bankOffers, newTrains } from './offers'
import { beginPhase } from './phases'
import type { Forced, OperatingPolicy, TrainBought } from './policy'
import { refuseBeforeRun } from './sellShares'
import { fromBank, refuseMoney } from './trainMoney'

type Reduced = Pick<OperatingPolicy, 'reduction'>

/** The types that can be handed in for a train of this game. */
const tradedIn = ({ trains, train }: Game): readonly string[] => [
  ...new Set(trains.flatMap(type => Object.keys(train(type).tradeIn ?? {}))),
]

/** The entry has a field for a train handed in, and for a private company, in the games in which these lower the price. */
function schemaOf(game: Game, { reduction }: Reduced): ActionSchema {
  const handedIn = tradedIn(game)
  const lowering: ObjectEntries = {
    ...(handedIn.length > 0 ? { exchange: maybe(oneOf(handedIn)) } : {}),
    ...(reduction ? { private: maybe(oneOf([reduction.private])) } : {}),
  }
  return action('buyTrain', {
    corporation: oneOf(game.corporations),
    train: oneOf(game.cards),
    from: oneOf(['ipo', 'market', ...game.corporations]),
    price: maybe(money(1)),
    ...lowering,
  })
}

export interface BuyTrain extends TrainBought {
  readonly type: 'buyTrain'
  readonly price?: Money
}

/** What the bank asks: face value, less if a train is handed in. */
function faceOf(game: Game, { train, exchange }: TrainBought): Money {
  const card = game.train(game.typeOf(train))
  return (exchange === undefined ? undefined : card.tradeIn?.[exchange]) ?? card.price
}

/** The price to pay: what the bank asks, less with a private company, or the price agreed with another corporation. */
function costOf(game: Game, { reduction }: Reduced, act: BuyTrain): Money {
  const face = faceOf(game, act)
  return act.price ?? (act.private !== undefined && reduction ? reduction.price(face) : face)
}

/** Refuses a train that is not available there. */
function refuseSource(
  game: Game,
  state: AnyRailway,
  { corporation, train, from }: BuyTrain,
): Why | undefined {
  if (from === corporation) return why('ownTrain', { corporation })
  if (from === 'ipo') {
    const next = newTrains(game, state)
    return next.includes(game.typeOf(train)) ? undefined : why('notNext', { train, next: next[0] ?? null })
  }
  const there =
    from === 'market'
      ? state.depot.market.includes(game.typeOf(train))
      : trainsOf(state, from).includes(train)
  if (!there) return why('notThere', { train, from }, from === 'market' ? 'usedTrain' : 'othersTrain')
  return game.obsolete(state, train) ? why('obsolete', { train }) : undefined
}

/** A price for a train of another corporation and for no other; a train handed in for a new one that takes it. */
function refusePrice(game: Game, state: AnyRailway, act: BuyTrain): Why | undefined {
  const { corporation, train, from, price, exchange } = act
  if (exchange !== undefined) {
    const takes = from === 'ipo' ? Object.keys(game.train(game.typeOf(train)).tradeIn ?? {}) : []
    if (!takes.includes(exchange)) return why('notTradedIn', { train, from, exchange, takes })
    if (!trainsOf(state, corporation).includes(exchange))
      return why('notThere', { train: exchange, from: corporation })
  }
  if (!fromBank(act)) return price === undefined ? why('priceNeeded', { train, from }) : undefined
  return price === undefined ? undefined : why('priceFixed', { train, price: faceOf(game, act) })
}

/** Never more trains than the limit; one handed in makes room. */
function refuseNumber(game: Game, state: AnyRailway, { corporation, exchange }: BuyTrain): Why | undefined {
  const owned = trainsOf(state, corporation).length
  const limit = game.trainLimit(state, corporation)
  return exchange === undefined && owned >= limit
    ? why('trainLimit', { corporation, owned, limit })
    : undefined
}

function ofBank(
  game: Game,
  policy: Reduced,
  state: AnyRailway,
  corporation: string,
): readonly Offer<BuyTrain>[] {
  return bankOffers(game, state, { ...policy, corporation }).flatMap(
    ({ train: type, from, with: company }) => {
      const { cards = [type], tradeIn = {} } = game.train(type)
      const handed = from === 'ipo' ? Object.keys(tradeIn) : []
      const mine = handed.filter(other => trainsOf(state, corporation).includes(other))
      return cards.flatMap(train => {
        const draft: BuyTrain = { type: 'buyTrain', corporation, train, from }
        return [
          ...(company === undefined ? [] : [{ slot: 'trains', draft: { ...draft, private: company } }]),
          { slot: 'trains', draft },
          ...mine.map(exchange => ({ slot: 'trains', draft: { ...draft, exchange } })),
        ]
      })
    },
  )
}

function ofOthers(
  game: Game,
  { payment }: Pick<OperatingPolicy, 'payment'>,
  state: AnyRailway,
  corporation: string,
): readonly Offer<BuyTrain>[] {
  const most = (train: string) =>
    Math.max(1, payment?.most(state, corporation, train) ?? cashOf(state.cash, corporation))
  return game.corporations
    .filter(from => from !== corporation)
    .flatMap(from =>
      [...new Set(trainsOf(state, from))].map(train => ({
        slot: 'trains',
        draft: { type: 'buyTrain', corporation, train, from, price: 1 },
        vary: { price: { from: 1, to: most(train), step: 1 } },
      })),
    )
}

/** The turn after one more purchase. */
const bought = ({ typeOf }: Game, turn: OperatingTurn, { train, from }: BuyTrain): OperatingTurn => ({
  ...turn,
  fromBank: from === 'ipo' ? [...turn.fromBank, typeOf(train)] : turn.fromBank,
  used: turn.used + (from === 'market' ? 1 : 0),
})

/** Buys a train from the bank at face value or from another corporation; a president's contribution is worked out. */
export function buyTrain(game: Game, policy: OperatingPolicy, forced: Forced): RailRule<BuyTrain> {
  const mayBuy = firstOf(policy.trains.map(needs => needs(game)))
  return {
    schema: schemaOf(game, policy),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      if (corporation === undefined) return []
      return [...ofBank(game, policy, state, corporation), ...ofOthers(game, policy, state, corporation)]
    },
    why(state, act) {
      return (
        refuseOperatingTurn(game, state, act.corporation) ??
        refuseBeforeRun(state) ??
        refuseSource(game, state, act) ??
        refuseNumber(game, state, act) ??
        refusePrice(game, state, act) ??
        mayBuy(state, act) ??
        refuseMoney(forced, policy, state, { ...act, cost: costOf(game, policy, act) }) ??
        (fromBank(act) ? undefined : refuseAfterSale(state))
      )
    },
    play(ledger, act) {
      forced.skip(ledger)
      const { corporation, train, from, exchange } = act
      const type = game.typeOf(train)
      const cost = costOf(game, policy, act)
      const { president } = corporationIn(ledger.state, corporation)
      const missing = cost - cashOf(ledger.state.cash, corporation)
      if (missing > 0 && president) ledger.pay(president, corporation, missing, 'contribution', train)
      ledger.pay(corporation, fromBank(act) ? 'bank' : from, cost, 'train', train)
      if (exchange !== undefined) ledger.train(exchange, corporation, 'market', 'tradedIn')
      ledger.train(fromBank(act) ? type : train, from, corporation, 'bought', train)
      if (act.private !== undefined) policy.reduction?.used(ledger)
      ledger.setTurn({ ...bought(game, operatingTurn(ledger), act), raised: [] })
      if (from === 'ipo' && !game.reached(ledger.state, type))
        beginPhase(game, policy, ledger, type, corporation)
    },
  }
}

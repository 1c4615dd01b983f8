import type * as v from 'valibot'
import { nextTrain } from '../../../bank/depot'
import type { Offer, Refusal } from '../../../rules/rule'
import { action, maybe, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, TRAIN_CARDS, TRAINS } from '../data'
import type { LilRule } from '../ledger'
import { refuse } from '../refusals'
import { type CardTurn, directedBy, founded, frame, type LilState, type RunTurn, trainsOf } from '../state'
import { allowanceOf, refuseWithoutCard } from '../stock/shares'
import { playerAt, refuseOthers, refuseRunTurn, whyNotNow, withCard, withRun } from '../turns'
import { meansFor, purchase, refusePurchase, skipRun } from './trains'

const schema = action('buyTrain', {
  corporation: oneOf(CORPORATIONS),
  train: oneOf(TRAIN_CARDS),
  from: oneOf(['ipo', 'scrapped', ...CORPORATIONS]),
  price: maybe(money(1)),
})
export type BuyTrain = v.InferOutput<typeof schema>

/**
 * With a card: as many trains as it allows, from the stack and other companies; a scrapped one only for a company just
 * founded, right away.
 */
function refuseOnCard(state: LilState, turn: CardTurn, { corporation, from }: BuyTrain): Refusal | undefined {
  const player = playerAt(state, turn.nth)
  const { card } = turn
  const others = refuseOthers(state, player, corporation)
  if (others) return others
  if (from === 'scrapped') {
    if (!card?.founded) return refuse('trains', 'scrappedLater', { card: card?.id ?? null })
    if (card.founded !== corporation)
      return refuse('founding', 'justFoundedOnly', { corporation, founded: card.founded })
    return card.equipped ? refuse('founding', 'equipped', { corporation }) : undefined
  }
  const refusal = refuseWithoutCard(state, player, 'trains')
  if (refusal || !card) return refusal
  const most = allowanceOf(card).trains ?? 0
  return card.trains >= most ? refuse('actions', 'trainsBought', { card: card.id, most }) : undefined
}

/** While a company runs: one scrapped train, after a run without a dividend. */
function refuseInRun(state: LilState, turn: RunTurn, { corporation, from }: BuyTrain): Refusal | undefined {
  const refusal = refuseRunTurn(state, corporation)
  if (refusal) return refusal
  if (from !== 'scrapped') return refuse('withholding', 'scrappedOnly', { corporation })
  const trains = trainsOf(state, corporation).length
  if (turn.ran === null && trains > 0) return refuse('running', 'mustRun', { corporation, trains })
  if (turn.ran === 'paid') return refuse('withholding', 'paidDividend', { corporation })
  return turn.equipped ? refuse('withholding', 'equipped', { corporation }) : undefined
}

const kinds = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

/** Trains of other companies, at any price that treasury and director can pay. */
function othersTrains(state: LilState, corporation: CorporationId): readonly Offer<BuyTrain>[] {
  const most = Math.max(1, meansFor(state, corporation))
  return founded(state)
    .filter(from => from !== corporation)
    .flatMap(from =>
      kinds(trainsOf(state, from)).map(train => ({
        slot: 'trains',
        draft: { type: 'buyTrain', corporation, train, from, price: 1 },
        vary: { price: { from: 1, to: most, step: 1 } },
      })),
    )
}

function scrappedTrains({ depot }: LilState, corporation: CorporationId): readonly Offer<BuyTrain>[] {
  return kinds(depot.market).map(train => ({
    slot: 'scrapped',
    draft: { type: 'buyTrain', corporation, train, from: 'scrapped' },
  }))
}

/**
 * Buys a train from the stack, the scrapped trains or another company; the director's contribution is calculated (trains,
 * founding, withholding).
 */
export const buyTrain: LilRule<BuyTrain> = {
  cite: 'trains',
  schema,
  offers(state) {
    const turn = state.turn[0]
    if (turn.at === 'run') return scrappedTrains(state, turn.corporation)
    if (turn.at !== 'card' || !turn.card) return []
    if (turn.card.founded) return scrappedTrains(state, turn.card.founded)
    if (!allowanceOf(turn.card).trains) return []
    const next = nextTrain(state.depot, TRAINS)
    return directedBy(state, playerAt(state, turn.nth)).flatMap(corporation => [
      ...(next
        ? [
            {
              slot: 'trains',
              draft: { type: 'buyTrain', corporation, train: next, from: 'ipo' } satisfies BuyTrain,
            },
          ]
        : []),
      ...othersTrains(state, corporation),
    ])
  },
  check(state, action) {
    const run = frame(state, 'run')
    const card = frame(state, 'card')
    const refusal = run
      ? refuseInRun(state, run, action)
      : card
        ? refuseOnCard(state, card, action)
        : whyNotNow(state)
    return refusal ?? refusePurchase(state, action)
  },
  play(ledger, action) {
    const turn = ledger.state.turn[0]
    if (turn.at === 'run') {
      skipRun(ledger)
      withRun(ledger, { equipped: true })
    } else if (turn.at === 'card') {
      if (action.from === 'scrapped') withCard(ledger, { equipped: true })
      else withCard(ledger, { trains: (turn.card?.trains ?? 0) + 1 })
    }
    purchase(ledger, action)
  },
}

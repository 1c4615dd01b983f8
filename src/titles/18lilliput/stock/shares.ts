import { cashOf, type Money } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { cardsLeft } from '../cards/cards'
import { CARD_TABLE, type CorporationId, LIMITS } from '../data'
import { refuse, type Wanted } from '../refusals'
import {
  type CardInHand,
  certificates,
  directedBy,
  directorOf,
  frame,
  type LilState,
  priceOf,
  sharesBy,
} from '../state'
import { refuseOutOfGame, refuseUnfounded } from '../turns'

/** What the card in hand allows in its chosen use. */
export const allowanceOf = ({ id, use }: Pick<CardInHand, 'id' | 'use'>) => CARD_TABLE[id][use]

/** Refused without a card in hand, or if its use does not allow what is wanted. */
export function refuseWithoutCard(state: LilState, player: PlayerId, wanted: Wanted): Refusal | undefined {
  const card = frame(state, 'card')?.card
  if (!card) return refuse('actions', 'noCardYet', { player, left: cardsLeft(state).length })
  if (allowanceOf(card)[wanted]) return undefined
  return refuse('actions', 'notOnCard', { card: card.id, use: card.use, wanted })
}

/** Refused after the one purchase a card allows, be it a share or a director's certificate. */
export function refuseSecond(state: LilState, player: PlayerId): Refusal | undefined {
  return frame(state, 'card')?.card?.bought ? refuse('shares', 'onePurchase', { player }) : undefined
}

/** Refused to a player with five certificates; selling first makes room. */
function refuseSixth(state: LilState, player: PlayerId): Refusal | undefined {
  const held = certificates(state, player)
  const limit = LIMITS.certificates
  return held >= limit ? refuse('shareLimit', 'shareLimit', { player, held, limit }) : undefined
}

/** Refused to a player who cannot pay. */
function refusePlayersPrice(
  state: LilState,
  player: PlayerId,
  price: Money,
  rule: 'shares' | 'founding',
): Refusal | undefined {
  const has = cashOf(state.cash, player)
  const of = rule === 'shares' ? 'share' : rule
  return has < price ? refuse(rule, 'tooExpensive', { payer: player, has, price, of }) : undefined
}

/** Why a player may not buy a 10% share of a company from the bank at the current price, whatever the card. */
export function refuseShare(
  state: LilState,
  player: PlayerId,
  corporation: CorporationId,
): Refusal | undefined {
  const unfounded = refuseUnfounded(state, corporation)
  if (unfounded) return unfounded
  if (sharesBy(state, corporation, 'market') === 0) return refuse('shares', 'noneLeft', { corporation })
  return (
    refuseSixth(state, player) ?? refusePlayersPrice(state, player, priceOf(state, corporation), 'shares')
  )
}

/**
 * Why a player may not found a company at this price, whatever the card. It has to be one of this game without a
 * director, and two directors' certificates are the limit.
 */
export function refuseFounding(
  state: LilState,
  player: PlayerId,
  corporation: CorporationId,
  price: Money,
): Refusal | undefined {
  if (!state.corporations.includes(corporation)) return refuse('setup', 'noSuchCompany', { corporation })
  const director = directorOf(state, corporation)
  if (director !== null) return refuse('founding', 'alreadyFounded', { corporation, director })
  const out = refuseOutOfGame(state, corporation)
  if (out) return out
  const held = directedBy(state, player).length
  const limit = LIMITS.directors
  if (held >= limit) return refuse('shareLimit', 'directorLimit', { player, held, limit })
  return refuseSixth(state, player) ?? refusePlayersPrice(state, player, 5 * price, 'founding')
}

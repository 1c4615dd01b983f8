import * as v from 'valibot'
import { added, holder, maybe, money, oneOf, player, count as shareCount, space } from '../../../rules/schema'
import { MOST_ROUNDS, upTo } from '../../rulings/kinds'
import type { Game } from '../game'

/** The kinds of rulings that railway games share, in the order in which codes pack them. */
export const kindsOf = ({ corporations, cards, privates, phases }: Game) => {
  const corporation = oneOf(corporations)
  return {
    money: maybe(v.strictObject({ from: holder, to: holder, amount: money(1) })),
    shares: maybe(v.strictObject({ corporation, from: holder, to: holder, shares: shareCount })),
    president: maybe(v.strictObject({ corporation, player })),
    price: maybe(v.strictObject({ corporation, cell: space })),
    train: maybe(v.strictObject({ train: oneOf(cards), from: holder, to: holder })),
    private: maybe(v.strictObject({ private: oneOf(privates), to: holder })),
    station: maybe(v.strictObject({ corporation, left: upTo(10) })),
    phase: maybe(oneOf(phases)),
    operated: added(v.strictObject({ corporation, turns: upTo(1) })),
    rounds: added(v.pipe(upTo(MOST_ROUNDS), v.minValue(1))),
    priority: added(player),
    turn: maybe(holder),
  }
}

/** The kinds that every railway game has, as schemas. */
export type Common = ReturnType<typeof kindsOf>

/** What each of them contains. */
export type Rulings = { readonly [K in keyof Common]: v.InferOutput<Common[K]> }

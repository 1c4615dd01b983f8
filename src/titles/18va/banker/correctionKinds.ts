import * as v from 'valibot'
import { MOST_ROUNDS } from '../../../families/rulings/form'
import { correctionOf, upTo } from '../../../families/rulings/kinds'
import { added, count, holder, maybe, money, oneOf, player, space } from '../../../rules/schema'
import { ALL_CERTIFICATES, CORPORATIONS, DECLARED_TRAINS, PHASES, PRIVATES } from '../data'

const corporation = oneOf(CORPORATIONS)

const kinds = {
  money: maybe(v.strictObject({ from: holder, to: holder, amount: money(1) })),
  shares: maybe(v.strictObject({ corporation, from: holder, to: holder, shares: count })),
  president: maybe(v.strictObject({ corporation, player })),
  price: maybe(v.strictObject({ corporation, cell: space })),
  train: maybe(v.strictObject({ train: oneOf(DECLARED_TRAINS), from: holder, to: holder })),
  private: maybe(v.strictObject({ private: oneOf(PRIVATES), to: holder })),
  station: maybe(v.strictObject({ corporation, left: upTo(10) })),
  phase: maybe(oneOf(PHASES)),
  convert: maybe(corporation),
  trainLimit: maybe(v.strictObject({ corporation, extra: upTo(1) })),
  operated: added(v.strictObject({ corporation, turns: upTo(1) })),
  rounds: added(v.pipe(upTo(MOST_ROUNDS), v.minValue(1))),
  express: added(holder),
  extraStation: added(holder),
  priority: added(player),
  certificateLimit: added(v.pipe(upTo(ALL_CERTIFICATES), v.minValue(1)), 3),
  turn: maybe(holder),
}

/** A ruling: a reason and exactly one of the kinds. */
export const correction = correctionOf(kinds)
export type Correct = v.InferOutput<typeof correction.schema>
export type CorrectionKind = keyof typeof kinds

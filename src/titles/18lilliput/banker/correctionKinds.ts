import * as v from 'valibot'
import { correctionOf, upTo } from '../../../families/rulings/kinds'
import { added, count, holder, maybe, money, oneOf, player, space } from '../../../rules/schema'
import { CARDS, CHARACTERS, CORPORATIONS, PHASES, TRAIN_CARDS } from '../data'

const corporation = oneOf(CORPORATIONS)
const left = upTo(10)

const kinds = {
  money: maybe(v.strictObject({ from: holder, to: holder, amount: money(1) })),
  shares: maybe(v.strictObject({ corporation, from: holder, to: holder, shares: count })),
  price: maybe(v.strictObject({ corporation, cell: space })),
  train: maybe(v.strictObject({ train: oneOf(TRAIN_CARDS), from: holder, to: holder })),
  station: maybe(v.strictObject({ corporation, left })),
  character: maybe(v.strictObject({ character: oneOf(CHARACTERS), to: holder })),
  copies: maybe(v.strictObject({ player, left })),
  taken: added(v.strictObject({ card: oneOf(CARDS), player, times: upTo(1) })),
  operated: added(v.strictObject({ corporation, turns: upTo(1) })),
  starting: added(player),
  phase: maybe(oneOf(PHASES)),
  round: added(v.pipe(upTo(9), v.minValue(1))),
  turn: maybe(holder),
}

/** A ruling: its reason, and exactly one of its kinds. */
export const correction = correctionOf(kinds)
export type Correct = v.InferOutput<typeof correction.schema>
export type CorrectionKind = keyof typeof kinds

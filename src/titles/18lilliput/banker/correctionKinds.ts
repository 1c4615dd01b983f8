import * as v from 'valibot'
import { action, added, count, holder, maybe, money, oneOf, player, space, text } from '../../../rules/schema'
import { CARDS, CHARACTERS, CORPORATIONS, PHASES, TRAIN_CARDS } from '../data'

const corporation = oneOf(CORPORATIONS)
const number = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))
const left = number(10)

const kinds = {
  money: maybe(v.strictObject({ from: holder, to: holder, amount: money(1) })),
  shares: maybe(v.strictObject({ corporation, from: holder, to: holder, shares: count })),
  price: maybe(v.strictObject({ corporation, cell: space })),
  train: maybe(v.strictObject({ train: oneOf(TRAIN_CARDS), from: holder, to: holder })),
  station: maybe(v.strictObject({ corporation, left })),
  character: maybe(v.strictObject({ character: oneOf(CHARACTERS), to: holder })),
  copies: maybe(v.strictObject({ player, left })),
  taken: added(v.strictObject({ card: oneOf(CARDS), player, times: number(1) })),
  operated: added(v.strictObject({ corporation, turns: number(1) })),
  starting: added(player),
  phase: maybe(oneOf(PHASES)),
  round: added(v.pipe(number(9), v.minValue(1))),
  turn: maybe(holder),
}

/** What may be corrected, each kind a key of the entry. */
export const KINDS = Object.keys(kinds) as readonly (keyof typeof kinds)[]

const fields = action('correct', { reason: text, ...kinds })
export type Correct = v.InferOutput<typeof fields>
export type CorrectionKind = keyof typeof kinds

/** What a correction corrects: the one key that it has besides its reason. */
export function correctionKind(action: Correct): CorrectionKind {
  const [kind] = KINDS.filter(key => action[key] !== undefined)
  if (!kind) throw new Error('a correction of nothing')
  return kind
}

/** A correction: its reason and exactly one of its kinds. */
export const correctSchema = v.pipe(
  fields,
  v.check(
    action => KINDS.filter(key => action[key] !== undefined).length === 1,
    `exactly one of ${KINDS.join(', ')}`,
  ),
)

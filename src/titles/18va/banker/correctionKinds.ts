import * as v from 'valibot'
import { MOST_ROUNDS } from '../../../families/rulings/form'
import { action, added, count, holder, maybe, money, oneOf, player, space, text } from '../../../rules/schema'
import { CARDS, CORPORATIONS, PHASES, PRIVATES } from '../data'

const corporation = oneOf(CORPORATIONS)
const number = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

const kinds = {
  money: maybe(v.strictObject({ from: holder, to: holder, amount: money(1) })),
  shares: maybe(v.strictObject({ corporation, from: holder, to: holder, shares: count })),
  president: maybe(v.strictObject({ corporation, player })),
  price: maybe(v.strictObject({ corporation, cell: space })),
  train: maybe(v.strictObject({ train: oneOf(CARDS), from: holder, to: holder })),
  private: maybe(v.strictObject({ private: oneOf(PRIVATES), to: holder })),
  station: maybe(v.strictObject({ corporation, left: number(10) })),
  phase: maybe(oneOf(PHASES)),
  convert: maybe(corporation),
  trainLimit: maybe(v.strictObject({ corporation, extra: number(1) })),
  operated: added(v.strictObject({ corporation, turns: number(1) })),
  rounds: added(v.pipe(number(MOST_ROUNDS), v.minValue(1))),
  express: added(holder),
  extraStation: added(holder),
  priority: added(player),
  turn: maybe(holder),
}
const KINDS = Object.keys(kinds) as (keyof typeof kinds)[]

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

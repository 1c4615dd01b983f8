import * as v from 'valibot'
import { cellAt, sameSpace, spaceOf } from '../../../../src/bank/chart'
import { hasPurse } from '../../../../src/bank/money'
import type { Refusal } from '../../../../src/rules/rule'
import { action, holder, maybe, money, oneOf, player, space, text } from '../../../../src/rules/schema'
import { COMPANIES } from '../data'
import type { MicroRule } from '../ledger'
import { refuse } from '../refusals'
import { actor, type MicroState } from '../state'
import { frame } from '../turns'
import { refuseCompany } from './company'

const kinds = {
  money: maybe(v.strictObject({ from: holder, to: holder, amount: money(1) })),
  price: maybe(v.strictObject({ corporation: oneOf(COMPANIES), cell: space })),
  turn: maybe(player),
}
/** What the banker may correct. */
export const KINDS = Object.keys(kinds) as (keyof typeof kinds)[]

const fields = action('correct', { reason: text, ...kinds })
export type Correct = v.InferOutput<typeof fields>

const schema = v.pipe(
  fields,
  v.check(
    action => KINDS.filter(kind => action[kind] !== undefined).length === 1,
    `exactly one of ${KINDS.join(', ')}`,
  ),
)

function refuseMoney({ cash }: MicroState, { from, to, amount }: NonNullable<Correct['money']>) {
  const stranger = [from, to].find(holder => !hasPurse(cash, holder))
  if (stranger !== undefined) return refuse('ruling', 'noHolder', { holder: stranger })
  if (from === to) return refuse('ruling', 'alreadySo', { of: to })
  const has = cash[from] ?? 0
  if (from === 'bank' || has >= amount) return undefined
  return refuse('ruling', 'holderLacks', { holder: from, has, wants: amount })
}

function refusePrice(state: MicroState, { corporation, cell }: NonNullable<Correct['price']>) {
  const refusal = refuseCompany(state, corporation)
  if (refusal) return refusal
  if (!cellAt(state.grid, cell)) return refuse('ruling', 'noSpace', { row: cell[0], column: cell[1] })
  const at = spaceOf(state.chart, corporation)
  return at && sameSpace(at, cell) ? refuse('ruling', 'alreadySo', { of: corporation }) : undefined
}

/** A turn can be given to another player until its card is taken. */
function refuseNewTurn(state: MicroState, to: string): Refusal | undefined {
  const over = frame(state, 'over')
  if (over) return refuse('rounds', 'gameOver', { by: over.by })
  if (actor(state) === to) return refuse('ruling', 'alreadySo', { of: to })
  return frame(state, 'card') ? undefined : refuse('cards', 'hasCard', { player: actor(state) ?? '' })
}

/** The banker's ruling: it conserves everything, and has no consequences. */
export const correct: MicroRule<Correct> = {
  cite: 'ruling',
  schema,
  offers: () => [],
  check(state, { money, price, turn }) {
    if (money) return refuseMoney(state, money)
    if (price) return refusePrice(state, price)
    return refuseNewTurn(state, turn ?? '')
  },
  play(ledger, { money, price, turn }) {
    if (money) ledger.pay(money.from, money.to, money.amount, 'correction')
    if (price) ledger.token(ledger.state.grid, price.corporation, price.cell, 'correction')
    const top = frame(ledger.state, 'card')
    if (turn !== undefined && top) ledger.setTurn({ ...top, player: turn })
  },
}

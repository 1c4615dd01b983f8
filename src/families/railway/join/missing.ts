import type { Refusal } from '../../../rules/rule'
import { firstMissing, type Missing, treasuryOf, turnOf } from '../../join/form'
import { raisedOrder, stacksOf } from '../../join/stacks'
import type { AnyRailway } from '../table'
import type { Asked } from '../words/join'
import type { Joined } from './answers'
import { askedOf, entryOf, tableOf, tokensOf } from './form'
import { phaseIn, sizedIn } from './phase'
import type { JoinPolicy } from './policy'
import { auctioned, bidsOn, unsoldIn } from './progress'
import { answerOf, fieldOf } from './questions'
import { movesOf, seatedIn } from './seats'

type Lack = Missing<Asked | (string & {})>

/** The fields, in the order in which the form shows them. */
function fieldsIn({ game, rows = [] }: JoinPolicy, { players, privates }: AnyRailway): readonly string[] {
  return [
    'round',
    ...players,
    ...game.corporations.flatMap(id => [id, treasuryOf(id), ...rows.map(({ key }) => fieldOf(id, key))]),
    ...game.privates.filter(id => privates[id] !== undefined),
    ...['market', 'bank'],
  ]
}

/** Whose turn it is; in an operating round that can only be said once a corporation has floated. */
function unsaidOfTurn({ game }: JoinPolicy, form: Joined, floats: boolean): readonly Lack[] {
  if (form.priority === undefined) return [{ at: 'round', asks: 'priority', of: '' }]
  if (turnOf(form) !== undefined) return []
  const [first = ''] = game.corporations
  return form.kind === 'OR' && !floats
    ? [{ at: first, asks: 'floated', of: '' }]
    : [{ at: 'round', asks: 'turn', of: '' }]
}

/** What is not said of a company that is being auctioned: with only one bid, it would have been sold. */
function unsaidOfAuction(policy: JoinPolicy, form: Joined): readonly Lack[] {
  const company = auctioned(policy, form)
  return company !== undefined && bidsOn(form, company).length < 2
    ? [{ at: company, asks: 'bidders', of: company }]
    : []
}

/** Who comes next in the move order. */
function unsaidOfMoves(
  { moves: asked }: JoinPolicy,
  form: Joined,
  players: readonly string[],
): readonly Lack[] {
  const moves = movesOf(form, players)
  const open = asked?.(form) === true && moves.length < players.length
  return open ? [{ at: 'round', asks: 'moves', of: moves.at(-1) ?? '' }] : []
}

/** What the title must know of corporations. */
const unsaidOfRows = ({ rows = [] }: JoinPolicy, form: Joined): readonly Lack[] =>
  Object.entries(form.corporations).flatMap(([id, row]) =>
    rows
      .filter(asks => asks.asked(id, row, form) && answerOf(asks, form, id, row) === undefined)
      .map(({ key }): Lack => ({ at: fieldOf(id, key), asks: key, of: id })),
  )

/**
 * Trains that no charter can hold: more than the limit in a stock round, where nobody discards, and those that a later type has
 * taken. What rulings have left there, a table joined before had already.
 */
function unsaidOfTrains(policy: JoinPolicy, fresh: AnyRailway, form: Joined): readonly Lack[] {
  const { game } = policy
  const now = { phase: phaseIn(policy, form), options: fresh.options }
  const lacks = (at: string, trains: readonly string[], most: number): readonly Lack[] => {
    const gone = trains.find(card => game.gone(now, card))
    if (gone !== undefined) return [{ at, asks: 'gone', of: gone }]
    return form.kind === 'SR' && trains.length > most ? [{ at, asks: 'overLimit', of: at }] : []
  }
  const was = form.kept?.answers
  const isNew = (id: string, trains: readonly string[]) => `${was?.corporations[id]?.trains}` !== `${trains}`
  return [
    ...Object.entries(form.corporations).flatMap(([id, { trains }]) =>
      isNew(id, trains) ? lacks(id, trains, sizedIn(policy, fresh, form, id).trainLimit) : [],
    ),
    ...(`${was?.market}` === `${form.market}` ? [] : lacks('market', form.market, form.market.length)),
  ]
}

function unsaid(policy: JoinPolicy, fresh: AnyRailway, form: Joined): readonly Lack[] {
  const phase = phaseIn(policy, form)
  const rows = Object.entries(tableOf(policy, fresh, form).corporations)
  const seated = seatedIn(policy, form, fresh.players)
  const purses = fresh.players.filter(id => seated.includes(id) && form.cash[id] === undefined)
  const charters = rows.filter(
    ([id, { floated }]) => floated && form.corporations[id]?.treasury === undefined,
  )
  const open = askedOf(policy, fresh, phase).filter(id => form.privates[id] === undefined)
  return [
    ...unsaidOfMoves(policy, form, fresh.players),
    ...(policy.own.missing?.(form, phase, fresh) ?? []),
    ...unsaidOfTurn(
      policy,
      form,
      rows.some(([, { floated }]) => floated),
    ),
    ...purses.map((id): Lack => ({ at: id, asks: 'cash', of: id })),
    ...charters.map(([id]): Lack => ({ at: treasuryOf(id), asks: 'treasury', of: id })),
    ...open.map((id): Lack => ({ at: id, asks: 'private', of: id })),
    ...unsaidOfRows(policy, form),
    ...unsaidOfTrains(policy, fresh, form),
    ...unsaidOfAuction(policy, form),
  ]
}

/**
 * The first bid that nobody could have made: not at least a raise above the face value, or above the bid before it. The bids on
 * a company in a table joined before may stay as they were.
 */
function lowBid({ bids: of, ...policy }: JoinPolicy, fresh: AnyRailway, form: Joined): Refusal | undefined {
  if (!of) return undefined
  const was = form.kept?.answers
  for (const company of unsoldIn(policy, form)) {
    const standing = bidsOn(form, company)
    if (was && JSON.stringify(bidsOn(was, company)) === JSON.stringify(standing)) continue
    for (const [i, { amount }] of standing.entries()) {
      const least = of.least({ ...fresh, bids: { ...fresh.bids, [company]: standing.slice(0, i) } }, company)
      if (amount < least)
        return { rule: of.rule, code: 'bidTooLow', facts: { private: company, least, amount } }
    }
  }
  return undefined
}

/** The first thing that is missing, from the top of the form; `undefined` if the table is complete. */
export function missing(policy: JoinPolicy, fresh: AnyRailway, form: Joined): Lack | undefined {
  const refusal = lowBid(policy, fresh, form) ?? policy.refusal(fresh, entryOf(policy, fresh, form), form)
  return firstMissing(fieldsIn(policy, fresh), unsaid(policy, fresh, form), refusal, ['floated', 'bidders'])
}

/** For each space with several tokens, the corporations whose tokens will lie there, top first. */
export const stacksIn = (policy: JoinPolicy, form: Joined): readonly (readonly string[])[] =>
  stacksOf(tokensOf(policy, form))

/** The form with a corporation's token one higher in its stack. */
export function raised(policy: JoinPolicy, form: Joined, corporation: string): Joined {
  const order = raisedOrder(tokensOf(policy, form), corporation)
  return order ? { ...form, order } : form
}

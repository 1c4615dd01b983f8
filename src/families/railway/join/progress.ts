import type { PlayerId } from '../../../rules/state'
import { turnOf } from '../../join/form'
import { freshMemory, hasBegun, memoryFrom, memoryOf, type StockSeats } from '../../join/memory'
import { framesIn } from '../joining/reading'
import type { PositionTable } from '../joining/table'
import {
  type Bid,
  type Deed,
  type OperatingTurn,
  operatingTurnIn,
  type RailwayTurn,
  type Raised,
  type StockTurn,
  stockTurnIn,
} from '../table'
import { freshOperatingTurn, freshStockTurn } from '../turns'
import type { Answers, DeedsDone, Progress } from './answers'
import type { JoinPolicy } from './policy'

const KINDS: Readonly<Record<DeedsDone, readonly Deed['is'][]>> = {
  nothing: [],
  sold: ['sold'],
  bought: ['bought'],
  soldBought: ['sold', 'bought'],
  boughtSold: ['bought', 'sold'],
}

/** Companies that nobody has yet, while they are being sold: in stock rounds, before a corporation starts. */
export function unsoldIn(
  { game, joining }: Pick<JoinPolicy, 'game' | 'joining'>,
  form: Answers,
): readonly string[] {
  const { kind, privates, corporations } = form
  if (joining.together || kind !== 'SR' || Object.keys(corporations).length > 0) return []
  const out = form.exchangedBy === undefined ? undefined : joining.exchanged?.private
  return game.privates.filter(id => privates[id] === '' && id !== out)
}

/** The standing bids on a company, lowest first. */
export function bidsOn({ bids }: Pick<Progress, 'bids'>, company: string): readonly Bid[] {
  const standing = Object.entries(bids?.[company] ?? {})
  return standing.map(([player, amount]) => ({ player, amount })).sort((a, b) => a.amount - b.amount)
}

/** The company that is being auctioned: the cheapest unsold one, once it has a bid. */
export function auctioned(policy: JoinPolicy, form: Answers): string | undefined {
  const [first] = unsoldIn(policy, form)
  return first !== undefined && bidsOn(form, first).length > 0 ? first : undefined
}

/** Who has the turn after the auction: as was answered, otherwise the player after the owner of the company sold last. */
export function afterwardsOf({ game }: JoinPolicy, players: readonly PlayerId[], form: Answers): PlayerId {
  const last = game.privates.findLast(id => players.includes(form.privates[id] ?? ''))
  const seat = last === undefined ? 0 : players.indexOf(form.privates[last] ?? '') + 1
  return form.afterwards ?? players[seat % players.length] ?? ''
}

/**
 * The players in a stock round, who has the turn, and with whom the round began. During an auction the turn is that of
 * whoever comes after it.
 */
export function seatsOf(policy: JoinPolicy, players: readonly PlayerId[], form: Answers): StockSeats {
  const { priority = players[0] ?? '' } = form
  const turn = auctioned(policy, form) ? afterwardsOf(policy, players, form) : turnOf(form)
  return { players, turn: turn ?? priority, priority }
}

/** What has been done on a stock turn: sales of each of these corporations, before the purchase or after it. */
function deedsOf({ deed = 'nothing', soldNow = [] }: Progress): readonly Deed[] {
  const sales = soldNow.length > 0 ? soldNow : ['']
  return KINDS[deed].flatMap((is): Deed[] =>
    is === 'sold' ? sales.map(of => ({ is, of })) : [{ is, of: '' }],
  )
}

function stockTurns(policy: JoinPolicy, players: readonly PlayerId[], form: Answers): readonly RailwayTurn[] {
  const { memory = freshMemory } = form
  const seats = seatsOf(policy, players, form)
  const company = auctioned(policy, form)
  const deeds = company === undefined ? deedsOf(form) : []
  const acted = deeds.length > 0
  if (company === undefined && !acted && memory.passes === 0 && !hasBegun(seats, memory)) return []
  const now = deeds.flatMap(({ is, of }) => (is === 'sold' && of !== '' ? [of] : []))
  const before = memory.sold[seats.turn] ?? []
  const sold =
    now.length > 0 ? { ...memory.sold, [seats.turn]: [...new Set([...before, ...now])] } : memory.sold
  const round = memoryOf(
    seats,
    company === undefined ? { ...memory, sold } : { ...memory, passes: 0, begun: true },
    acted,
  )
  const stock: StockTurn = { ...freshStockTurn(seats.turn, round), deeds }
  return company === undefined
    ? [stock]
    : [{ at: 'auction', private: company, player: turnOf(form) ?? '' }, stock]
}

/** Is a corporation past its run? */
export const isPast = ({ stages }: JoinPolicy, { kind, stage = '' }: Answers): boolean =>
  kind === 'OR' && stages[stage]?.step === 'trains'

/** Whether a president may be raising money: once a corporation without a train is past its run. */
export const mayRaise = (policy: JoinPolicy, form: Answers): boolean =>
  isPast(policy, form) && form.corporations[turnOf(form) ?? '']?.trains.length === 0

/** What a president has sold for a train, as far as the answers allow it. */
function raisedBy(policy: JoinPolicy, form: Answers): readonly Raised[] {
  const { raised = [] } = form
  if (!policy.salesBy) return mayRaise(policy, form) ? raised : []
  const may = raisedIn(policy, form)
  return raised.filter(({ of }) => may.includes(of))
}

/**
 * Corporations whose stock a president may have sold for a train: those with shares in the market, once a corporation
 * without a train is past its run.
 */
export function raisedIn(policy: JoinPolicy, form: Answers): readonly string[] {
  const { corporations } = form
  if (!mayRaise(policy, form)) return []
  return policy.game.corporations.filter(id => (corporations[id]?.market ?? 0) > 0)
}

/** How far an operating turn has come: the last stage that it has reached; whether it has run yet matters to none. */
function stageOf({ joining: { steps }, stages }: JoinPolicy, turn: OperatingTurn): string {
  const rank = (step: string) => Math.min(steps.indexOf(step), steps.length - 2)
  const reached = Object.entries(stages).findLast(
    ([, { step, tiles = 0, placed = 0 }]) =>
      rank(turn.step) >= rank(step) && turn.tiles >= tiles && turn.placed >= placed,
  )
  return reached?.[0] ?? Object.keys(stages)[0] ?? ''
}

function operatingTurns(
  policy: JoinPolicy,
  form: Answers,
  over: boolean,
  done: readonly string[],
): readonly RailwayTurn[] {
  const { stages, joining } = policy
  const [fresh = ''] = Object.keys(stages)
  const { stage = fresh, fromBank = [], keptTurn } = form
  const corporation = turnOf(form)
  if (corporation === undefined || (stage === fresh && !keptTurn)) return []
  const same =
    keptTurn?.corporation === corporation && stageOf(policy, keptTurn) === stage ? keptTurn : undefined
  const { likely, ...at } = stages[stage] ?? {}
  const own: OperatingTurn = {
    ...freshOperatingTurn(corporation, joining.steps[0], done),
    ...{ ...at, ...likely, ...same },
    ...{ fromBank, operated: done, raised: raisedBy(policy, form) },
  }
  return over ? [{ at: 'discard' }, own] : [own]
}

/**
 * The turn in progress with what it remembers; empty if it is a fresh turn of a round that remembers nothing. `over`:
 * whether a corporation has more trains than it may; `done`: who has had their turn in the operating round.
 */
export function turnsOf(
  policy: JoinPolicy,
  players: readonly PlayerId[],
  form: Answers,
  over: boolean,
  done: readonly string[],
): readonly RailwayTurn[] {
  return form.kind === 'SR' ? stockTurns(policy, players, form) : operatingTurns(policy, form, over, done)
}

function deedOf({ deeds }: StockTurn): DeedsDone {
  const kinds = deeds.map(({ is }) => is).filter(is => is !== 'offered')
  const [first, last] = [kinds[0], kinds.at(-1)]
  if (first === undefined || last === undefined) return 'nothing'
  if (first === last) return first === 'sold' ? 'sold' : 'bought'
  return first === 'sold' ? 'soldBought' : 'boughtSold'
}

/** What a joined table remembers of its round and turn, in the shape of the form. */
export function progressFrom(policy: JoinPolicy, table: PositionTable): Progress {
  const turn = framesIn(policy.joining, table) ?? []
  const stock = stockTurnIn({ turn })
  const own = operatingTurnIn({ turn })
  const standing = Object.entries(table.bids ?? {}).map(([company, list]) => [
    company,
    Object.fromEntries(list.map(({ player, amount }) => [player, amount])),
  ])
  const sold = stock?.deeds.filter(({ is, of }) => is === 'sold' && of !== '').map(({ of }) => of) ?? []
  return {
    bids: Object.fromEntries(standing),
    ...(stock ? { memory: memoryFrom(stock), deed: deedOf(stock), soldNow: sold } : {}),
    ...(stock && turn[0]?.at === 'auction' ? { afterwards: stock.player } : {}),
    ...(own
      ? {
          stage: stageOf(policy, own),
          ...{ fromBank: own.fromBank, raised: own.raised, keptTurn: own },
        }
      : {}),
  }
}

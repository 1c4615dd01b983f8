import type { Money } from '../../../bank/money'
import { apply, choices, type Law } from '../../../rules/apply'
import type { Action } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import type { Liquidity } from '../../ahead/outlook'
import type { Bid } from '../auction/bid'
import type { BuyPrivate } from '../auction/buyPrivate'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import type { BuyTrain } from '../operating/buyTrain'
import type { Par } from '../stock/par'
import { type AnyRailway, frame, operatingTurnIn } from '../table'
import { freshOperatingTurn, upNext } from '../turns'

/** An entry that the rules would take on a table, and what the first that they make `payer` pay for it is. */
interface Taken<A extends Action> {
  readonly draft: A
  cost(payer: string): Money
}

/** What the rules of a title would take of one type of entry on a table; nothing if it has no such type. */
export type TakenBy = <A extends Action>(state: AnyRailway, type: A['type']) => readonly Taken<A>[]

/** In a title's law the name of a type belongs to one form of entry. */
const isOf = <T extends Action>(draft: Action, type: T['type']): draft is T => draft.type === type

/** That of a title's law. The casts are safe: it is asked only about tables of its own title. */
export function takenBy<S extends AnyRailway, A extends Action>(law: Law<S, A, RailLedger<S>>): TakenBy {
  return <T extends Action>(table: AnyRailway, type: T['type']) => {
    const state = table as S
    if (!Object.hasOwn(law.rules, type)) return []
    const open = choices(law, state, [type as A['type']]).filter(({ refusal }) => !refusal)
    return open.flatMap(({ draft }): readonly Taken<T>[] => {
      if (!isOf<T>(draft, type)) return []
      const cost: Taken<T>['cost'] = payer => {
        const outcome = apply(law, state, draft)
        const happened = 'refusal' in outcome ? [] : outcome.happened
        return happened.flatMap(it => (it.is === 'paid' && it.from === payer ? [it.amount] : []))[0] ?? 0
      }
      return [{ draft, cost }]
    })
  }
}

/** What finding out what is for sale depends on in a title. */
export interface SalePolicy {
  readonly game: Game
  readonly taken: TakenBy
  /** The steps of an operating turn; trains are bought in the last one. */
  readonly operating: { readonly steps: readonly [first: string, ...rest: string[]] }
  /** The turn on which this player bids now, where private companies are not sold on stock turns. */
  bids?(state: AnyRailway, player: PlayerId): AnyRailway['turn'][number] | undefined
}

/** The corporations that a player could start on this stock turn of theirs, at the lowest price. */
export function startsOn(
  { game, taken }: SalePolicy,
  turn: AnyRailway,
  player: PlayerId,
): Liquidity['starts'] {
  const open = taken<Par>(turn, 'par')
  return game.corporations.flatMap(corporation => {
    const own = open.filter(({ draft }) => draft.corporation === corporation)
    const least = own.toSorted((a, b) => a.draft.price - b.draft.price)[0]
    return least ? [{ of: corporation, price: least.cost(player) }] : []
  })
}

/** The running auction as if this player were asked now; `null` if they have no bid in it, or lead. */
function askedIn(state: AnyRailway, player: PlayerId): AnyRailway | null | undefined {
  const auction = frame(state, 'auction')
  if (!auction) return undefined
  const bidders = (state.bids[auction.private] ?? []).map(bid => bid.player)
  const raises = bidders.includes(player) && bidders.at(-1) !== player
  return raises ? { ...state, turn: [{ ...auction, player }] } : null
}

/**
 * The private companies that a player could buy or bid on now, if it were their turn: `turn` is their stock turn. In an auction
 * among its bidders, those who may still be asked could raise.
 */
export function privatesOn(
  { taken, bids }: SalePolicy,
  state: AnyRailway,
  turn: AnyRailway,
  player: PlayerId,
): Liquidity['privates'] {
  const own = bids?.(state, player)
  const at = own ? { ...state, turn: [own] as const } : askedIn(state, player)
  if (at === null) return []
  return [
    ...taken<BuyPrivate>(at ?? turn, 'buyPrivate').map(({ draft, cost }) => ({
      ...{ of: draft.private, price: cost(player), bid: false },
    })),
    ...taken<Bid>(at ?? turn, 'bid').map(({ draft }) => ({
      ...{ of: draft.private, price: draft.amount, bid: true },
    })),
  ]
}

/** The types of trains that the bank would sell a corporation whose turn has come to that, each at the lowest price. */
function trainsOn({ game, taken }: SalePolicy, at: AnyRailway, corporation: string) {
  const open = taken<BuyTrain>(at, 'buyTrain').filter(({ draft }) => draft.price === undefined)
  const typeOf = ({ draft }: Taken<BuyTrain>) => game.typeOf(draft.train)
  return game.trains.flatMap(type => {
    const prices = open.filter(it => typeOf(it) === type).map(it => it.cost(corporation))
    return prices.length === 0 ? [] : [{ of: type, price: Math.min(...prices) }]
  })
}

/**
 * In an operating round, the trains that the bank would sell the corporations of a president that have not had their turn in it yet,
 * were it their turn with the treasuries as they are: what a run brings is not known before.
 */
export function trainsFor(policy: SalePolicy, state: AnyRailway, player: PlayerId): Liquidity['trains'] {
  const turn = operatingTurnIn(state)
  if (!turn) return []
  const { game, operating } = policy
  const step = operating.steps.at(-1) ?? turn.step
  const others = upNext(game, state, turn.operated).filter(id => id !== turn.corporation)
  return [turn.corporation, ...others].flatMap(corporation => {
    if (corporationIn(state, corporation).president !== player) return []
    const own = corporation === turn.corporation ? turn : freshOperatingTurn(corporation, step, turn.operated)
    const trains = trainsOn(policy, { ...state, turn: [{ ...own, step }] }, corporation)
    return trains.length > 0 ? [{ corporation, trains }] : []
  })
}

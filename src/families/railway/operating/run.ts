import type * as v from 'valibot'
import type { Money } from '../../../bank/money'
import type { Offer } from '../../../rules/rule'
import { action, money, oneOf, yesNo } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule } from '../law'
import { corporationIn, type RailLedger } from '../ledger'
import { why } from '../reasons'
import type { Needs } from '../stock/policy'
import { type AnyRailway, frame, trainsOf } from '../table'
import { operatingTurn, refuseOperatingTurn } from '../turns'
import { moveToken } from './moves'
import type { Run } from './policy'

const schemaOf = ({ corporations }: Game, fields: v.ObjectEntries) =>
  action('run', { corporation: oneOf(corporations), revenue: money(0), pay: yesNo, ...fields })

/** What a title's runs have of their own; `A` is its entry, with the fields that only it has. */
export interface RunPolicy<A extends Run> {
  /** Why a run is refused, in the order in which the table is told. */
  readonly runs: readonly Needs<A>[]
  /** Fields of the entry that only this title has, and what a screen may vary besides the revenue. */
  readonly fields?: v.ObjectEntries
  vary?(state: AnyRailway, corporation: string): NonNullable<Offer<A>['vary']>
  /**
   * What the run brings besides its revenue, before the token moves. What shareholders get is the whole revenue: a title that takes
   * part of it wraps the rule, so that what is told and remembered is still the whole.
   */
  brings?(ledger: RailLedger, run: A): void
  /** Does the token move after this dividend? It always does if this is missing. */
  moves?(state: AnyRailway, run: A): boolean
}

/** Revenue is a multiple of this. */
const STEP: Money = 10

/** The pad of a run goes up to this much; it is no limit. */
const PAD: Money = 2000

/** A corporation runs once a turn. */
export const runsOnce: RunPolicy<Run>['runs'][number] =
  () =>
  (state, { corporation }) =>
    frame(state, 'operate')?.step === 'trains' ? why('hasRun', { corporation }) : undefined

/** It runs its trains. */
export const ownsTrain: RunPolicy<Run>['runs'][number] =
  () =>
  (state, { corporation }) =>
    trainsOf(state, corporation).length === 0 ? why('noTrain', { corporation }) : undefined

/** Revenue is a multiple of 10. */
export const inTens: RunPolicy<Run>['runs'][number] =
  () =>
  (_, { revenue }) =>
    revenue % STEP === 0 ? undefined : why('tens', { revenue })

/** Only what was earned is paid out. */
export const earned: RunPolicy<Run>['runs'][number] =
  () =>
  (_, { corporation, revenue, pay }) =>
    revenue === 0 && pay ? why('nothingToPay', { corporation }) : undefined

/** Pays this much for each share: to the players, and into the treasury for shares in the Open Market. */
function payOut({ shares }: Game, ledger: RailLedger, corporation: string, share: Money): void {
  for (const player of ledger.state.order)
    ledger.pay('bank', player, share * shares(ledger.state, corporation, player), 'dividend', corporation)
  ledger.pay(
    'bank',
    corporation,
    share * shares(ledger.state, corporation, 'market'),
    'dividend',
    corporation,
  )
}

/** The total revenue of all trains, paid out or withheld; 0 means that the corporation did not run. */
export function run<A extends Run>(game: Game, policy: RunPolicy<A>): RailRule<A> {
  const mayRun = firstOf(policy.runs.map(needs => needs(game)))
  return {
    schema: schemaOf(game, policy.fields ?? {}),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      if (corporation === undefined || trainsOf(state, corporation).length === 0) return []
      const revenue = corporationIn(state, corporation).lastRun ?? 0
      const vary = {
        revenue: { from: 0, to: PAD, step: STEP },
        ...policy.vary?.(state, corporation),
      } as NonNullable<Offer<A>['vary']>
      const offer = (pay: boolean): Offer<A> => ({
        slot: 'revenue',
        draft: { type: 'run', corporation, revenue, pay } as A,
        vary,
      })
      return revenue === 0 ? [offer(false)] : [offer(true), offer(false)]
    },
    why: (state, act) => refuseOperatingTurn(game, state, act.corporation) ?? mayRun(state, act),
    play(ledger, act) {
      const { corporation, revenue, pay } = act
      const each = pay ? revenue / game.paper(ledger.state, corporation).shares : 0
      ledger.tell({ is: 'run', corporation, revenue, each, paid: pay })
      if (pay) payOut(game, ledger, corporation, each)
      else ledger.pay('bank', corporation, revenue, 'withheld', corporation)
      policy.brings?.(ledger, act)
      if (!pay) moveToken(game, ledger, corporation, 'left')
      else if (policy.moves?.(ledger.state, act) !== false) moveToken(game, ledger, corporation, 'right')
      ledger.setCorporation(corporation, { lastRun: revenue })
      for (const train of trainsOf(ledger.state, corporation))
        if (game.obsolete(ledger.state, train)) ledger.train(train, corporation, 'gone', 'obsolete')
      ledger.setTurn({ ...operatingTurn(ledger), step: 'trains', revenue })
    },
  }
}

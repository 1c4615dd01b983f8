import type * as v from 'valibot'
import type { Holder } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import type { Frame } from '../../../rules/state'
import { refuseRuling } from '../../rulings/refusals'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import type { AnyRailway } from '../table'
import type { Common, Rulings } from './kinds'

/** One kind of ruling: its check, and how it is carried out. */
export interface Ruling<W> {
  check(state: AnyRailway, what: W): Refusal | undefined
  play(ledger: RailLedger, what: W): void
}

/** The ruling of a kind that railway games share. */
export type RulingOn<K extends keyof Rulings> = Ruling<Rulings[K]>

/** What a title's banker can rule; `K` are all kinds of its rulings. */
export interface RulingPolicy<K extends v.ObjectEntries> {
  /** All kinds in the order in which the title's codes pack them. */
  kinds(common: Common): K
  /** How the kinds that only this title has are carried out, and shared ones that bring more in it. */
  readonly corrections: Readonly<Record<string, Ruling<never>>>
  /** The frame that gives somebody the turn on a kind of turn that only this title has. */
  turnOf?(state: AnyRailway, to: Holder): Frame | undefined
}

/** Whether somebody is a player who is still in the game. */
export const plays = ({ players, bankrupt }: AnyRailway, id: Holder): boolean =>
  players.includes(id) && !bankrupt.includes(id)

/** Refuses to give anything to a corporation that has not been started, or take from it: no report could show it. */
export function refuseUnstarted({ corporations }: Game, state: AnyRailway, ...holders: Holder[]) {
  const corporation = holders.find(
    holder => corporations.includes(holder) && corporationIn(state, holder).par === null,
  )
  return corporation === undefined ? undefined : refuseRuling('notStarted', { corporation })
}

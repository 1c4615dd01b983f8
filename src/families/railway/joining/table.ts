import * as v from 'valibot'
import type { Space } from '../../../bank/chart'
import type { Holder, Money } from '../../../bank/money'
import { action, added, flag, holder, player, space } from '../../../rules/schema'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import type { CorporationReport } from '../report'
import type { Bid } from '../table'

/** A player's row of a table that is joined in progress; what follows from the rest may be omitted. */
export interface PlayerTable {
  readonly cash: Money
  readonly privates: readonly string[]
  readonly shares: Readonly<Record<string, number>>
  readonly presidencies: readonly string[]
  readonly certificates?: number
  readonly netWorth?: Money
}

/** The row of a corporation that has been started. */
export interface CorporationTable extends CorporationReport {
  /** The space of its token; not in any report, like what follows. */
  readonly cell?: Space
  readonly operated?: boolean
  readonly lastRun?: Money
}

/** A corporation that has not started, but of which a ruling has moved something. */
export interface UnstartedTable {
  readonly ipo: number
  readonly market: number
  readonly privates: readonly string[]
  readonly tokens: number
  /** What the private companies that a ruling gave it have brought. */
  readonly treasury?: Money
}

/** A turn in progress, with what it remembers, as the title's entries have it. */
export interface FrameTable {
  readonly at: string
}

/** A table as a `position` entry has it: a report, and what the rules remember besides. A title adds keys of its own. */
export interface PositionTable {
  readonly round: string
  /** Anybody, if the game is over. */
  readonly turn: Holder
  readonly phase: string
  readonly bank: Money
  readonly priorityDeal: PlayerId
  readonly players: Readonly<Record<PlayerId, PlayerTable>>
  readonly corporations: Readonly<Record<string, CorporationTable>>
  readonly trainMarket: readonly string[]
  readonly trainsLeft: Readonly<Record<string, number | null>>
  readonly gameOver?: string
  /** Corporations in the order in which their tokens reached their spaces. */
  readonly stacks?: readonly string[]
  /** Operating rounds of the set in progress. */
  readonly rounds?: number
  /** Corporations that have had their turn in this operating round. */
  readonly operated?: readonly string[]
  readonly turns?: readonly FrameTable[]
  readonly bids?: Readonly<Record<string, readonly Bid[]>>
  /** Private companies out of play. */
  readonly closed?: readonly string[]
  readonly ending?: string
  /** Set if a ruling set off the end: a ruling may then take it back. */
  readonly endRuled?: true
  /** Set if rulings have made the table different from what the phase alone implies. */
  readonly ruled?: true
  readonly unstarted?: Readonly<Record<string, UnstartedTable>>
  /** Trains out of play of a type that never runs out: nothing else tells how many there are. */
  readonly gone?: readonly string[]
}

/** The entry that joins a game in progress; how its table stands there, the title's schema says. */
export interface Position {
  readonly type: 'position'
  readonly table: Pick<PositionTable, 'round'>
}

/** Money or a number of things, as reports say them; what a bank may owe; and the name of a round. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
export const debt = v.pipe(v.number(), v.integer(), v.maxValue(1_000_000), v.minValue(-1_000_000))
export const round = v.pipe(v.string(), v.regex(/^(?:SR [1-9]\d?|OR [1-9]\d?\.[1-9])$/, 'SR 3, OR 3.1'))

/** The frames of a turn in progress, as the family remembers them. */
export const frames = ({ corporations, privates, trains }: Game, steps: readonly string[]) => {
  const corporation = v.picklist(corporations)
  const turnsOf = v.array(corporation)
  return v.variant('at', [
    v.strictObject({
      at: v.literal('stock'),
      player,
      // Of what it was need not be said of a purchase: no rule asks.
      deeds: v.array(
        v.strictObject({
          is: v.picklist(['bought', 'sold', 'offered']),
          of: v.exactOptional(v.picklist([...corporations, ...privates])),
        }),
      ),
      passed: v.array(player),
      last: v.nullable(player),
      soldInRound: v.record(v.string(), turnsOf),
    }),
    v.strictObject({ at: v.literal('auction'), private: v.picklist(privates), player }),
    v.strictObject({
      at: v.literal('operate'),
      corporation,
      step: v.picklist(steps),
      revenue: whole,
      tiles: whole,
      placed: whole,
      fromBank: v.array(v.picklist(trains)),
      raised: v.array(v.strictObject({ of: corporation, each: whole })),
      operated: turnsOf,
    }),
    v.strictObject({ at: v.literal('discard') }),
  ])
}

/** What the keys of a title's entry depend on. */
export interface Keys {
  /** The codes of what sets off the end. */
  readonly endings: readonly string[]
  /** Keys of a corporation's row that only this title has. */
  readonly row: v.ObjectEntries
  /** The frames of a turn in progress. */
  readonly frame: v.GenericSchema
}

/**
 * The keys of the table that all railway games have, in three parts: codes print them in this order, and a title's own come
 * between them.
 */
export function positionKeys({ corporations, privates, trains, phases }: Game, keys: Keys) {
  const corporation = v.picklist(corporations)
  const owned = v.array(v.picklist(privates))
  const cards = v.array(v.picklist(trains))
  const several = v.array(corporation)
  const playerTable = v.strictObject({
    cash: whole,
    privates: owned,
    shares: v.record(corporation, whole),
    presidencies: several,
    certificates: v.exactOptional(whole),
    netWorth: v.exactOptional(whole),
  })
  const corporationTable = v.strictObject({
    ...{ par: whole, price: whole, treasury: whole, ipo: whole, market: whole, floated: v.boolean() },
    ...{ trains: cards, privates: owned, tokens: whole },
    ...{ cell: added(space), operated: added(v.boolean()), ...keys.row, lastRun: added(whole) },
  })
  const pieces = { ipo: whole, market: whole, privates: owned, tokens: whole }
  const unstarted = v.strictObject({ ...pieces, treasury: added(whole, 5) })
  const bid = v.strictObject({ player, amount: whole })
  return {
    first: {
      round,
      turn: holder,
      phase: v.picklist(phases),
      bank: debt,
      priorityDeal: player,
      players: v.record(v.string(), playerTable),
      corporations: v.record(corporation, corporationTable),
      trainMarket: cards,
      trainsLeft: v.record(v.picklist(trains), v.nullable(whole)),
      gameOver: added(v.picklist([...keys.endings, 'bankruptcy', 'stopped'])),
      stacks: added(several),
      rounds: added(whole),
      operated: added(several),
      turns: added(v.array(keys.frame)),
      bids: added(v.record(v.picklist(privates), v.array(bid))),
      closed: added(owned),
    },
    end: { ending: added(v.picklist(keys.endings)), endRuled: added(flag) },
    last: {
      ruled: added(flag),
      unstarted: added(v.record(corporation, unstarted)),
      gone: added(cards),
    },
  }
}

/** The schema of the entry with these keys of its table. */
export const positionSchema = (table: v.ObjectEntries) => action('position', { table: v.strictObject(table) })

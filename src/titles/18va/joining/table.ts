import * as v from 'valibot'
import { lotsSchemas } from '../../../families/railway/joining/lots'
import {
  type CorporationTable,
  debt,
  type PlayerTable,
  type PositionTable as RailTable,
  round,
  type UnstartedTable,
  whole,
} from '../../../families/railway/joining/table'
import { action, added, holder, maybe, player } from '../../../rules/schema'
import type { PlayerId } from '../../../rules/state'
import { ALL_CERTIFICATES, CORPORATIONS, lots, PLACES, PRIVATES, type Size } from '../data'
import { game, STEPS } from '../state'

const corporation = v.picklist(CORPORATIONS)
const corporations = v.array(corporation)
const privates = v.array(v.picklist(PRIVATES))
const type = v.picklist(game.trains)
const players = v.array(player)

const playerTable = v.strictObject({
  cash: whole,
  privates,
  shares: v.record(corporation, whole),
  presidencies: corporations,
  certificates: maybe(whole),
  netWorth: maybe(whole),
  bankrupt: maybe(v.literal(true)),
})

const corporationTable = v.strictObject({
  size: v.picklist([5, 10]),
  par: whole,
  price: whole,
  treasury: whole,
  ipo: whole,
  market: whole,
  trainLimit: maybe(whole),
  trains: v.array(v.picklist(game.cards)),
  privates,
  tokens: whole,
  operated: maybe(v.boolean()),
  // Not in any report, but needed for the game to go on exactly as before.
  cell: maybe(v.strictTuple([whole, whole])),
  places: maybe(v.array(v.picklist(PLACES))),
  extraStation: maybe(v.literal(true)),
  express: maybe(v.literal(true)),
  lastRun: maybe(whole),
})

/** An unstarted corporation of which a ruling has moved something. */
const unstartedTable = v.strictObject({
  size: v.picklist([5, 10]),
  ipo: whole,
  market: whole,
  trainLimit: whole,
  privates,
  tokens: whole,
  treasury: added(whole, 5),
})

/** A frame of a table joined in the middle of a turn. */
export const frame = v.variant('at', [
  ...lotsSchemas(lots),
  v.strictObject({
    at: v.literal('stock'),
    player,
    bought: v.boolean(),
    sold: corporations,
    passed: players,
    last: v.nullable(player),
    soldInRound: v.record(v.string(), corporations),
  }),
  v.strictObject({
    at: v.literal('operate'),
    corporation,
    step: v.picklist(STEPS),
    station: v.boolean(),
    revenue: whole,
    fromBank: v.array(type),
    sold: corporations,
    operated: corporations,
  }),
  v.strictObject({ at: v.literal('discard') }),
])

const table = v.strictObject({
  round,
  /** Any holder will do once the game is over. */
  turn: holder,
  phase: v.picklist(game.phases),
  bank: debt,
  order: maybe(players),
  priorityDeal: player,
  players: v.record(v.string(), playerTable),
  corporations: v.record(corporation, corporationTable),
  trainMarket: v.array(type),
  trainsLeft: v.record(type, whole),
  /** Corporations in the order in which their tokens reached their spaces. */
  stacks: maybe(corporations),
  /** Operating rounds of the current set, if the phase changed during it. */
  rounds: maybe(whole),
  ending: maybe(v.literal('bank')),
  /** A ruling set off the end, so another may take it back. */
  endRuled: added(v.literal(true)),
  gameOver: added(v.picklist(['bank', 'bankruptcy', 'stopped'])),
  turns: maybe(v.array(frame)),
  /** Corporations that have had their turn in this operating round; needed only if `turns` does not say so. */
  operated: added(corporations),
  /** Private companies out of play. */
  closed: added(privates),
  /** Rulings have left the table in a state that play alone does not reach; discards are then due only if `turns` says so. */
  ruled: added(v.literal(true)),
  /** The certificate limit, if a ruling has set it. */
  certificateLimit: added(v.pipe(whole, v.minValue(1), v.maxValue(ALL_CERTIFICATES)), 3),
  /** What rulings have moved of unstarted corporations. */
  unstarted: added(v.record(corporation, unstartedTable)),
})

/**
 * A game joined in progress, described by a table like a report's. Derived figures (certificates, worth, train limit)
 * may be left out; what a report does not have (spaces, stacks, what the turn in progress remembers) may be added.
 */
export const positionSchema = action('position', { table })
export type Position = v.InferOutput<typeof positionSchema>
export type PositionTable = Position['table']

/** The keys of a corporation's row that only 18VA has, in what the family reads. */
interface OwnRow {
  readonly size: Size
  readonly trainLimit?: number
  readonly places?: readonly string[]
  readonly extraStation?: true
  readonly express?: true
}

/** A corporation's row in it. */
export type Row = CorporationTable & OwnRow

/** A joined table as the family reads it. */
export interface Table extends RailTable {
  readonly order?: readonly PlayerId[]
  readonly certificateLimit?: number
  readonly players: Readonly<Record<string, PlayerTable & { readonly bankrupt?: true }>>
  readonly corporations: Readonly<Record<string, Row>>
  readonly unstarted?: Readonly<Record<string, UnstartedTable & OwnRow>>
  readonly turns?: NonNullable<PositionTable['turns']>
}

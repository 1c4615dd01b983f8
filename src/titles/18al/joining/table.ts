import * as v from 'valibot'
import { action, added, flag, holder, maybe, player, space } from '../../../rules/schema'
import { CITIES, CORPORATIONS, PHASES, PRIVATES, TRAINS } from '../data'
import { hexField } from '../fields'
import { STEPS } from '../steps'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const corporation = v.picklist(CORPORATIONS)
const trains = v.array(v.picklist(TRAINS))
const privates = v.array(v.picklist(PRIVATES))
const corporations = v.array(corporation)
const players = v.array(player)
const hexes = v.array(hexField)

const playerTable = v.strictObject({
  cash: whole,
  privates,
  shares: v.record(corporation, whole),
  presidencies: v.array(corporation),
  certificates: v.exactOptional(whole),
  netWorth: v.exactOptional(whole),
})

const corporationTable = v.strictObject({
  par: whole,
  price: whole,
  treasury: whole,
  ipo: whole,
  market: whole,
  floated: v.boolean(),
  trains,
  privates,
  tokens: whole,
  // Not in any report.
  cell: added(space),
  operated: added(v.boolean()),
  objective: added(flag),
  cities: added(v.array(v.picklist(CITIES))),
  lastRun: added(whole),
})

/** A corporation that has not started, but of which a ruling has moved something. */
const unstartedTable = v.strictObject({ ipo: whole, market: whole, privates, tokens: whole })

const bids = v.array(v.strictObject({ player, amount: whole }))

/** The frames of a table that is joined in the middle of a turn. */
const turns = v.array(
  v.variant('at', [
    v.strictObject({
      at: v.literal('stock'),
      player,
      acted: v.boolean(),
      bought: v.boolean(),
      sold: v.boolean(),
      soldAfter: v.boolean(),
      passed: players,
      last: v.nullable(player),
      soldInRound: v.record(v.string(), corporations),
    }),
    v.strictObject({ at: v.literal('auction'), private: v.picklist(PRIVATES), player }),
    v.strictObject({
      at: v.literal('operate'),
      corporation,
      step: v.picklist(STEPS),
      revenue: whole,
      tiles: whole,
      fromBank: whole,
      least: v.nullable(whole),
      operated: corporations,
    }),
    v.strictObject({ at: v.literal('discard') }),
  ]),
)

const table = v.strictObject({
  round: v.pipe(v.string(), v.regex(/^(?:SR [1-9]\d?|OR [1-9]\d?\.[1-9])$/, 'SR 3, OR 3.1')),
  /** Anybody, if the game is over. */
  turn: holder,
  phase: v.picklist(PHASES),
  bank: v.pipe(v.number(), v.integer(), v.maxValue(1_000_000), v.minValue(-1_000_000)),
  priorityDeal: player,
  players: v.record(v.string(), playerTable),
  corporations: v.record(corporation, corporationTable),
  trainMarket: trains,
  trainsLeft: v.record(v.picklist(TRAINS), v.nullable(whole)),
  gameOver: added(v.picklist(['bank', 'market', 'bankruptcy', 'stopped'])),
  /** Corporations in the order in which their tokens reached their spaces. */
  stacks: added(corporations),
  /** Operating rounds of the set in progress. */
  rounds: added(whole),
  /** Corporations that have had their turn in this operating round. */
  operated: added(corporations),
  turns: added(turns),
  bids: added(v.record(v.picklist(PRIVATES), bids)),
  /** Private companies out of play. */
  closed: added(privates),
  coal: added(
    v.strictObject({ at: v.picklist(['charter', 'gone', ...CITIES]), corporation: maybe(corporation) }),
  ),
  lumber: added(v.strictObject({ at: v.picklist(['unlaid', 'laid', 'gone']), hex: maybe(hexField) })),
  /** The corporation that has the name chits, or `null`. */
  chits: added(v.nullable(corporation)),
  /** Hexes whose terrain was paid for, and hexes with a tile that cost nothing. */
  terrain: added(hexes),
  laid: added(hexes),
  ending: added(v.picklist(['bank', 'market'])),
  /** Set if a ruling set off the end: a ruling may then take it back. */
  endRuled: added(flag),
  extraRound: added(flag),
  /** Set if rulings have made the table different from what the phase alone implies. */
  ruled: added(flag),
  /** What rulings have moved of corporations that have not started. */
  unstarted: added(v.record(corporation, unstartedTable)),
  /** Trains out of play of a type that never runs out: nothing else tells how many there are. */
  gone: added(trains),
})

/**
 * A game joined in progress: the table as a report. What follows from the rest (certificates, net worth) may be
 * omitted; what the rules remember and no report contains may be added.
 */
export const positionSchema = action('position', { table })
export type Position = v.InferOutput<typeof positionSchema>
export type PositionTable = Position['table']
export type CorporationTable = NonNullable<PositionTable['corporations'][keyof PositionTable['corporations']]>

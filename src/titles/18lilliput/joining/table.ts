import * as v from 'valibot'
import { action, added, flag, holder, maybe, oneOf, player, space, text } from '../../../rules/schema'
import { CARDS, CHARACTERS, CORPORATIONS, PHASES, TRAIN_CARDS, TRAINS, USES } from '../data'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const signed = v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000))
const corporation = v.picklist(CORPORATIONS)
const trains = v.array(v.picklist(TRAIN_CARDS))

const playerTable = v.strictObject({
  cash: whole,
  shares: v.record(corporation, whole),
  presidencies: v.array(corporation),
  characters: v.array(v.picklist(CHARACTERS)),
  copies: whole,
  certificates: maybe(whole),
  netWorth: maybe(signed),
})

const corporationTable = v.strictObject({
  price: whole,
  cell: space,
  treasury: whole,
  market: whole,
  trains,
  tokens: whole,
  lastRun: maybe(whole),
  cities: maybe(v.array(text)),
})

const taken = v.strictObject({ card: oneOf(CARDS), use: oneOf(USES), player, copy: maybe(flag) })

/** The card in hand, if the game is joined in the middle of a turn with it. */
const inHand = v.strictObject({
  id: oneOf(CARDS),
  use: oneOf(USES),
  yellow: whole,
  trains: whole,
  station: maybe(flag),
  bought: maybe(flag),
  founded: maybe(oneOf(CORPORATIONS)),
  equipped: maybe(flag),
  funds: whole,
})

const table = v.strictObject({
  round: v.pipe(v.string(), v.regex(/^(?:start|[1-9](?: run)?)$/, 'start, 3, 3 run')),
  /** Any holder if the game is over. */
  turn: holder,
  phase: v.picklist(PHASES),
  starting: player,
  cardsLeft: maybe(v.array(v.picklist(CARDS))),
  scrapped: trains,
  trainsLeft: v.record(v.picklist(TRAINS), v.nullable(whole)),
  bank: signed,
  players: v.record(v.string(), playerTable),
  corporations: v.record(corporation, corporationTable),
  /** Markers in the order in which they reached their spaces: within a space the upper one first. */
  order: maybe(v.array(corporation)),
  /** The index of the turn with a card within the round, from 0 through both drafts. */
  nth: maybe(whole),
  taken: maybe(v.array(taken)),
  card: maybe(inHand),
  /** The Grand Justiciary has not paid in this round yet. */
  justiciary: maybe(flag),
  /** Companies that have run in this round, and how far the company to act has come. */
  done: maybe(v.array(corporation)),
  ran: maybe(oneOf(['paid', 'withheld', 'none'])),
  equipped: maybe(flag),
  gameOver: added(v.picklist(['rounds', 'stopped'])),
  /** Rulings have changed what the phase alone would imply; discards are due only if `discards` says so. */
  ruled: added(flag),
  discards: added(flag),
  /** Trains out of the game, as they last lay. */
  gone: added(trains),
})

/** A game joined in progress: the table as a report, with those details a report lacks that matter here. */
export const positionSchema = action('position', { table })
export type Position = v.InferOutput<typeof positionSchema>
export type PositionTable = Position['table']
/** The row of a company in such a table. */
export type CorporationRow = NonNullable<PositionTable['corporations'][(typeof CORPORATIONS)[number]]>

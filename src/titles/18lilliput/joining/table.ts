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

/** A card in hand, where the game is joined in the middle of a turn with it. */
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
  /** Anybody where the game is over. */
  turn: holder,
  phase: v.picklist(PHASES),
  starting: player,
  cardsLeft: maybe(v.array(v.picklist(CARDS))),
  scrapped: trains,
  trainsLeft: v.record(v.picklist(TRAINS), v.nullable(whole)),
  bank: signed,
  players: v.record(v.string(), playerTable),
  corporations: v.record(corporation, corporationTable),
  /** Markers in the order in which they came to their spaces: of one space the upper first. */
  order: maybe(v.array(corporation)),
  /** Which turn with a card of the round it is, from 0 through both drafts. */
  nth: maybe(whole),
  taken: maybe(v.array(taken)),
  card: maybe(inHand),
  /** The Grand Justiciary has not paid in this round yet. */
  justiciary: maybe(flag),
  /** Companies that have run in this round, and how far the one has come whose turn it is. */
  done: maybe(v.array(corporation)),
  ran: maybe(oneOf(['paid', 'withheld', 'none'])),
  equipped: maybe(flag),
  gameOver: added(v.picklist(['rounds', 'stopped'])),
  /** Rulings have made the table what the phase alone does not; discards are due only where `discards` says so. */
  ruled: added(flag),
  discards: added(flag),
  /** Trains out of the game, as they lay last. */
  gone: added(trains),
})

/** A game joined on its way: the table as a report, with what a report does not tell where that matters. */
export const positionSchema = action('position', { table })
export type Position = v.InferOutput<typeof positionSchema>
export type PositionTable = Position['table']
/** A company's row in such a table. */
export type CorporationRow = NonNullable<PositionTable['corporations'][(typeof CORPORATIONS)[number]]>
/** Keys that a report does not have, as far as they can contradict it. */
export type RememberedKey = 'order' | 'done' | 'taken' | 'gone'

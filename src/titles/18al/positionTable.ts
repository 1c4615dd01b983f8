import * as v from 'valibot'
import { action, holder, player } from '../../rules/schema'
import { CORPORATIONS, PHASES, PRIVATES, TRAINS } from './data'

const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))
const corporation = v.picklist(CORPORATIONS)
const trains = v.array(v.picklist(TRAINS))
const privates = v.array(v.picklist(PRIVATES))

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
})

const table = v.strictObject({
  round: v.pipe(v.string(), v.regex(/^(?:SR [1-9]\d?|OR [1-9]\d?\.[1-9])$/)),
  turn: holder,
  phase: v.picklist(PHASES),
  bank: v.pipe(v.number(), v.integer(), v.maxValue(1_000_000), v.minValue(-1_000_000)),
  priorityDeal: player,
  players: v.record(v.string(), playerTable),
  corporations: v.record(corporation, corporationTable),
  trainMarket: trains,
  trainsLeft: v.record(v.picklist(TRAINS), v.nullable(whole)),
})

/** A game joined on its way: the table as a report; what follows from the rest (certificates, net worth) may be left out. */
export const positionSchema = action('position', { table })
export type Position = v.InferOutput<typeof positionSchema>
export type PositionTable = Position['table']

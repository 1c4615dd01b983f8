import { type JoinedForm, turnOf } from '../../../families/join/form'
import {
  freshMemory,
  hasBegun,
  type JoinedMemory,
  memoryFrom,
  memoryOf,
  type StockSeats,
} from '../../../families/join/memory'
import type { PlayerId } from '../../../rules/state'
import { type CorporationId, PHASES, type PhaseId, TRAINS, type TrainId } from '../data'
import type { PositionTable } from '../joining/table'
import type { OperatingTurn, StockTurn, VaTurn } from '../state'
import { freshOperatingTurn, freshStockTurn } from '../turns'

/** How far a corporation may have come in an operating turn that is joined (4.5). */
export const STAGES = ['nothing', 'station', 'run'] as const
export type Stage = (typeof STAGES)[number]

const AT: Readonly<Record<Stage, Pick<OperatingTurn, 'step' | 'station'>>> = {
  nothing: { step: 'convert', station: false },
  station: { step: 'station', station: true },
  run: { step: 'trains', station: false },
}

/** What the round and the turn in progress remember, as far as it is filled in; all of it may be left out. */
export interface Progress {
  readonly memory?: JoinedMemory
  /** Corporations of which whoever has the turn sold shares in it, and whether they bought one (4.3.1, 4.3.2). */
  readonly sold?: readonly string[]
  readonly bought?: boolean
  readonly stage?: Stage
  /** Types bought from the bank in this turn: asked while one of a type is the most (4.5.8). */
  readonly fromBank?: readonly TrainId[]
  /** Corporations of which its president sold shares for a train (4.6.2). */
  readonly forced?: readonly string[]
  /** What no question is asked about: the revenue of the turn it was joined in. */
  readonly keptTurn?: OperatingTurn | undefined
}

type Form = JoinedForm & Progress

/** Who plays in a stock round, in move order, who has the turn in it, with whom it began. */
export function seatsOf(order: readonly PlayerId[], bankrupt: readonly PlayerId[], form: Form): StockSeats {
  const players = order.filter(id => !bankrupt.includes(id))
  const { priority = players[0] ?? '' } = form
  return { players, turn: turnOf(form) ?? priority, priority }
}

/** Has whoever has the turn bought or sold in it? */
export function hasActed({ sold = [], bought = false }: Progress): boolean {
  return bought || sold.length > 0
}

function stockTurns(seats: StockSeats, form: Form): readonly VaTurn[] {
  const { memory = freshMemory, sold = [], bought = false } = form
  const acted = hasActed(form)
  if (!acted && memory.passes === 0 && !hasBegun(seats, memory)) return []
  const before = memory.sold[seats.turn] ?? []
  const all = { ...memory.sold, [seats.turn]: [...new Set([...before, ...sold])] }
  const round = memoryOf(seats, { ...memory, sold: all }, acted) as unknown as StockTurn
  return [{ ...freshStockTurn(seats.turn, round), bought, sold: sold as readonly CorporationId[] }]
}

/** What its president may have sold for a train: what lies in the Pool, once a corporation without a train is past its run (4.6.2). */
export function forcedIn({ kind, stage, corporations, ...form }: Form): readonly string[] {
  const row = kind === 'OR' && stage === 'run' ? corporations[turnOf({ kind, ...form }) ?? ''] : undefined
  if (row?.trains.length !== 0) return []
  return Object.keys(corporations).filter(id => (corporations[id]?.market ?? 0) > 0)
}

function operatingTurns(form: Form, done: readonly CorporationId[]): readonly VaTurn[] {
  const { stage = 'nothing', fromBank = [], forced = [], keptTurn } = form
  const corporation = turnOf(form) as CorporationId | undefined
  if (!corporation || (stage === 'nothing' && !keptTurn)) return []
  const same = keptTurn?.corporation === corporation && stageOf(keptTurn) === stage ? keptTurn : undefined
  const sold = forced.filter(id => forcedIn(form).includes(id)) as readonly CorporationId[]
  return [{ ...freshOperatingTurn(corporation, done), ...AT[stage], ...same, fromBank, operated: done, sold }]
}

/** The turn in progress with what it remembers; nothing where it is a fresh one of a round that remembers nothing. */
export function turnsOf(seats: StockSeats, form: Form, done: readonly CorporationId[]): readonly VaTurn[] {
  return form.kind === 'SR' ? stockTurns(seats, form) : operatingTurns(form, done)
}

/** Types that may have been bought from the bank in this turn, while that is asked for (4.5.8). */
export function typesIn(phase: PhaseId): readonly TrainId[] {
  const reached = PHASES.indexOf(phase)
  return reached >= PHASES.indexOf('6') ? [] : TRAINS.filter(type => PHASES.indexOf(type) <= reached)
}

/** How far an operating turn has come, as the form asks for it. */
function stageOf({ step, station }: OperatingTurn): Stage {
  if (step === 'trains' || step === 'run') return 'run'
  return station ? 'station' : 'nothing'
}

/** What a table that was joined remembers of its round and turn, as the form has it. */
export function progressFrom({ turns = [] }: PositionTable): Progress {
  const frames = turns as readonly VaTurn[]
  const stock = frames.find(it => it.at === 'stock')
  const own = frames.find(it => it.at === 'operate')
  return {
    ...(stock ? { memory: memoryFrom(stock), sold: stock.sold, bought: stock.bought } : {}),
    ...(own ? { stage: stageOf(own), fromBank: own.fromBank, forced: own.sold, keptTurn: own } : {}),
  }
}

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
import { CORPORATIONS, type CorporationId, PHASES, type PhaseId, TRAINS, type TrainId } from '../data'
import type { Stored, StoredTurn } from '../joining/frames'
import type { PositionTable } from '../joining/table'

/** How far a corporation has come in an operating turn in which the table is joined (4.5). */
export const STAGES = ['nothing', 'station', 'run'] as const
export type Stage = (typeof STAGES)[number]

const AT: Readonly<Record<Stage, Pick<Stored<'operate'>, 'step' | 'station'>>> = {
  nothing: { step: 'convert', station: false },
  station: { step: 'station', station: true },
  run: { step: 'trains', station: false },
}

/** What the current round and turn remember, as filled in so far; all of it may be left out. */
export interface Progress {
  readonly memory?: JoinedMemory
  /**
   * Corporations whose shares the player to act has sold in this turn, and whether they have bought a certificate
   * (4.3.1, 4.3.2).
   */
  readonly sold?: readonly string[]
  readonly bought?: boolean
  readonly stage?: Stage
  /** Types bought from the bank in this turn; asked while only one of each type may be bought (4.5.8). */
  readonly fromBank?: readonly TrainId[]
  /** Corporations whose shares the president sold to pay for a train (4.6.2). */
  readonly forced?: readonly string[]
  /** The turn as it was joined, for what the form does not ask: its revenue. */
  readonly keptTurn?: Stored<'operate'> | undefined
}

type Form = JoinedForm & Progress

/** The players of a stock round in move order, the one to act, and the one with whom the round began. */
export function seatsOf(order: readonly PlayerId[], bankrupt: readonly PlayerId[], form: Form): StockSeats {
  const players = order.filter(id => !bankrupt.includes(id))
  const { priority = players[0] ?? '' } = form
  return { players, turn: turnOf(form) ?? priority, priority }
}

/** Has the player to act bought or sold in this turn? */
export function hasActed({ sold = [], bought = false }: Progress): boolean {
  return bought || sold.length > 0
}

function stockTurns(seats: StockSeats, form: Form): readonly StoredTurn[] {
  const { memory = freshMemory, sold = [], bought = false } = form
  const acted = hasActed(form)
  if (!acted && memory.passes === 0 && !hasBegun(seats, memory)) return []
  const before = memory.sold[seats.turn] ?? []
  const all = { ...memory.sold, [seats.turn]: [...new Set([...before, ...sold])] }
  const round = memoryOf(seats, { ...memory, sold: all }, acted) as unknown as Stored<'stock'>
  const { passed, last, soldInRound } = round
  const ids = sold as CorporationId[]
  return [{ at: 'stock', player: seats.turn, bought, sold: ids, passed, last, soldInRound }]
}

/** The corporations that have been started, in printed order. */
export const startedIn = ({ corporations }: Pick<JoinedForm, 'corporations'>): readonly CorporationId[] =>
  CORPORATIONS.filter(id => corporations[id])

/**
 * Corporations whose shares the president may have sold to pay for a train: those with shares in the Pool, once a
 * corporation without a train is past its run (4.6.2).
 */
export function forcedIn({ kind, stage, corporations, ...form }: Form): readonly string[] {
  const row = kind === 'OR' && stage === 'run' ? corporations[turnOf({ kind, ...form }) ?? ''] : undefined
  if (row?.trains.length !== 0) return []
  return startedIn({ corporations }).filter(id => (corporations[id]?.market ?? 0) > 0)
}

function operatingTurns(form: Form, done: readonly CorporationId[]): readonly StoredTurn[] {
  const { stage = 'nothing', fromBank = [], forced = [], keptTurn } = form
  const corporation = turnOf(form) as CorporationId | undefined
  if (!corporation || (stage === 'nothing' && !keptTurn)) return []
  const same = keptTurn?.corporation === corporation && stageOf(keptTurn) === stage ? keptTurn : undefined
  const sold = forced.filter(id => forcedIn(form).includes(id)) as CorporationId[]
  const fresh = { at: 'operate', corporation, revenue: 0, ...AT[stage] } as const
  return [{ ...fresh, ...same, fromBank: [...fromBank], sold, operated: [...done] }]
}

/** The turn in progress with what it remembers; empty if it is a fresh turn and the round remembers nothing. */
export function turnsOf(
  seats: StockSeats,
  form: Form,
  done: readonly CorporationId[],
): readonly StoredTurn[] {
  return form.kind === 'SR' ? stockTurns(seats, form) : operatingTurns(form, done)
}

/** Types that may have been bought from the bank in this turn; empty once several of a type may be bought (4.5.8). */
export function typesIn(phase: PhaseId): readonly TrainId[] {
  const reached = PHASES.indexOf(phase)
  return reached >= PHASES.indexOf('6') ? [] : TRAINS.filter(type => PHASES.indexOf(type) <= reached)
}

/** The stage of an operating turn, as the form asks for it. */
function stageOf({ step, station }: Stored<'operate'>): Stage {
  if (step === 'trains' || step === 'run') return 'run'
  return station ? 'station' : 'nothing'
}

/** The progress of a joined table's round and turn, as the form shows it. */
export function progressFrom({ turns = [] }: PositionTable): Progress {
  const stock = turns.find(it => it.at === 'stock')
  const own = turns.find(it => it.at === 'operate')
  return {
    ...(stock ? { memory: memoryFrom(stock), sold: stock.sold, bought: stock.bought } : {}),
    ...(own ? { stage: stageOf(own), fromBank: own.fromBank, forced: own.sold, keptTurn: own } : {}),
  }
}

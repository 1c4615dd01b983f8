import type { PlayerId } from '../../rules/state'

/** What a stock round remembers of a table that is joined in it, as far as it is filled in. */
export interface JoinedMemory {
  /** Turns in a row that ended without a purchase or sale. */
  readonly passes: number
  /** Has anybody bought or sold in this round? Asked only where nothing else tells it. */
  readonly begun?: boolean | undefined
  /** Stock of which corporations each player sold in this round. */
  readonly sold: Readonly<Record<PlayerId, readonly string[]>>
}

/** A stock round in which nothing has happened. */
export const freshMemory: JoinedMemory = { passes: 0, sold: {} }

/** Where a stock round stands: who plays, in the order of their turns, who has the turn, and with whom the round began. */
export interface StockSeats {
  readonly players: readonly PlayerId[]
  readonly turn: PlayerId
  readonly priority: PlayerId
}

/**
 * Has anybody bought or sold in the round, as far as the passes tell it? Where just those between the Priority Deal and the
 * turn have passed, they may have been its first turns, or later ones: nothing tells it.
 */
export function begunBy({ players, turn, priority }: StockSeats, passes: number): boolean | undefined {
  const turns = (players.indexOf(turn) - players.indexOf(priority) + players.length) % players.length
  return turns === passes ? undefined : true
}

/** Has anybody bought or sold in the round: as the passes tell it, else as was said, else not. */
export function hasBegun(seats: StockSeats, { passes, begun = false }: JoinedMemory): boolean {
  return begunBy(seats, passes) ?? begun
}

/**
 * What the round remembers: who passed in a row, the longest ago first, the last who acted, and who sold what; `acted` is
 * whether whoever has the turn has done something in it.
 */
export function memoryOf(seats: StockSeats, memory: JoinedMemory, acted: boolean) {
  const { players, turn } = seats
  const at = players.indexOf(turn)
  const before = [...players.slice(at + 1), ...players.slice(0, at)]
  const passes = Math.min(memory.passes, before.length)
  const begun = hasBegun(seats, memory)
  return {
    passed: before.slice(before.length - passes),
    last: begun ? (before.at(-1 - passes) ?? turn) : null,
    soldInRound: begun || acted ? soldOf(memory) : {},
  }
}

/** Who sold what, without those who sold nothing. */
function soldOf({ sold }: JoinedMemory): Readonly<Record<PlayerId, readonly string[]>> {
  return Object.fromEntries(Object.entries(sold).filter(([, corporations]) => corporations.length > 0))
}

/** What a stock turn that was joined remembers of its round, as the form has it. */
export function memoryFrom(turn: {
  readonly passed: readonly PlayerId[]
  readonly last: PlayerId | null
  readonly soldInRound: Readonly<Record<PlayerId, readonly string[]>>
}): JoinedMemory {
  return { passes: turn.passed.length, begun: turn.last !== null, sold: turn.soldInRound }
}

import type { PlayerId } from '../../rules/state'

/** What a stock round remembers, for a table joined during it, as far as it is filled in. */
export interface JoinedMemory {
  /** Turns in a row that ended without a purchase or sale. */
  readonly passes: number
  /** Whether anybody has bought or sold in this round. Asked only if nothing else tells. */
  readonly begun?: boolean | undefined
  /** The corporations whose stock each player has sold in this round. */
  readonly sold: Readonly<Record<PlayerId, readonly string[]>>
}

/** A stock round in which nothing has happened. */
export const freshMemory: JoinedMemory = { passes: 0, sold: {} }

/** Where a stock round stands: the players in the order of their turns, who has the turn, and with whom the round began. */
export interface StockSeats {
  readonly players: readonly PlayerId[]
  readonly turn: PlayerId
  readonly priority: PlayerId
}

/**
 * Whether the passes show that somebody has bought or sold in the round. `undefined` if exactly the players between
 * the Priority Deal and the turn have passed: these may have been the first turns of the round, or later ones.
 */
export function begunBy({ players, turn, priority }: StockSeats, passes: number): boolean | undefined {
  const turns = (players.indexOf(turn) - players.indexOf(priority) + players.length) % players.length
  return turns === passes ? undefined : true
}

/** Whether anybody has bought or sold in the round: as the passes show, otherwise as was answered, otherwise no. */
export function hasBegun(seats: StockSeats, { passes, begun = false }: JoinedMemory): boolean {
  return begunBy(seats, passes) ?? begun
}

/**
 * What the round remembers: who passed in a row (the longest ago first), who acted last, and who sold what. `acted`:
 * whether the player who has the turn has done something in it.
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

/** Who sold what, without players who sold nothing. */
function soldOf({ sold }: JoinedMemory): Readonly<Record<PlayerId, readonly string[]>> {
  return Object.fromEntries(Object.entries(sold).filter(([, corporations]) => corporations.length > 0))
}

/** What a joined stock turn remembers of its round, in the shape of the form. */
export function memoryFrom(turn: {
  readonly passed: readonly PlayerId[]
  readonly last: PlayerId | null
  readonly soldInRound: Readonly<Record<PlayerId, readonly string[]>>
}): JoinedMemory {
  return { passes: turn.passed.length, begun: turn.last !== null, sold: turn.soldInRound }
}

import type { AheadWords } from '../../words/ahead'

/** Words of the look ahead of a railway game: each figure with the sum behind it and what it assumes. */
export interface RailAheadWords extends AheadWords {
  readonly endBankrupt: string
  /** The last round of the game, if the bank runs out as told. */
  lastRound(round: string): string
  /** Shares that do not count against the certificate limit, with the zone that they are in. */
  notCounted(zone: string, what: string): string
}

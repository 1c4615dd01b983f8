import type { Holder, Money } from '../../bank/money'
import type { Voice } from '../../rules/rule'

type Says<F> = (facts: F, voice: Voice) => string

/** Reasons for refusing the banker's rulings, a joined table and an entry out of turn, the same in every title that has these. */
export interface CommonRefusals {
  readonly notYourTurn: Says<{ turn: Holder }>
  readonly holderLacks: Says<{ holder: Holder; what: string; has: number; wants: number }>
  readonly noSuchSpace: Says<{ row: number; column: number }>
  readonly alreadySo: Says<{ what: string; of: string }>
  readonly stationsLeft: Says<{ corporation: string; most: number }>
  readonly wrongTurn: Says<{ turn: Holder; round: string }>
  readonly outvoted: Says<{ corporation: string; president: string; player: string }>
  readonly positionLate: Says<unknown>
  readonly positionMoney: Says<{ sum: Money; bank: Money; missing: Money }>
  readonly notOperating: Says<{ round: string }>
  readonly itsTurn: Says<{ corporation: string }>
  readonly roundsBegun: Says<{ rounds: number; begun: number }>
  readonly positionUnfit: Says<{ key: string }>
  readonly positionShares: Says<{ corporation: string; percent: number }>
}

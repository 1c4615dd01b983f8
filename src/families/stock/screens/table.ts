import type { Happening } from '../../../rules/happening'
import type { Action } from '../../../rules/rule'

/** Sells shares of one corporation. */
export interface SellShares extends Action {
  readonly player: string
  readonly corporation: string
  readonly shares: number
}

/** How a ledger reports that a presidency changes hands. */
interface PresidentChange {
  readonly is: 'president'
  readonly corporation: string
  readonly from: string | null
  readonly to: string
}

/** Who takes over a corporation through what happened; `undefined` if the president stays. */
export function newPresident(happened: readonly Happening[], corporation: string): string | undefined {
  return (happened as readonly (Happening | PresidentChange)[])
    .filter(it => it.is === 'president')
    .findLast(it => it.corporation === corporation && it.from !== null)?.to
}

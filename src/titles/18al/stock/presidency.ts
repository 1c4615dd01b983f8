import { successionIn } from '../../../families/stock/presidency'
import type { PlayerId } from '../../../rules/state'
import type { CorporationId } from '../data'
import type { AlLedger } from '../ledger'
import { type AlState, playersFrom } from '../state'

const succession = successionIn<CorporationId, AlState>((state, president) =>
  playersFrom(state, president).slice(1),
)

/** Who takes over from a president, the first clockwise if tied, and who is president after a sale (3.5, 3.5(a)). */
export const { heirTo, presidentAfter } = succession

/**
 * After a sale, or a purchase by `buyer`: the player with the most shares takes over if they hold more than the president,
 * the first clockwise if tied (3.5).
 */
export function settlePresidency(ledger: AlLedger, corporation: CorporationId, buyer?: PlayerId): void {
  const { state } = ledger
  const heir =
    buyer === undefined ? heirTo(state, corporation) : succession.heirAfterPurchase(state, corporation, buyer)
  if (heir) setPresident(ledger, corporation, heir)
}

/** Hands over a presidency; the corporation loses its M&C name chits (3.5, Table III). */
export function setPresident(ledger: AlLedger, corporation: CorporationId, to: PlayerId): void {
  const from = ledger.state.corporations[corporation].president
  ledger.setCorporation(corporation, { president: to })
  ledger.tell({ is: 'president', corporation, from, to })
  if (from !== null && ledger.state.extra.abilities.chits === corporation) {
    ledger.setExtra({ abilities: { ...ledger.state.extra.abilities, chits: null } })
    ledger.tell({ is: 'noted', code: 'chitsLost', of: corporation })
  }
}

import { sharesOf } from '../../../bank/paper'
import { heirAmong } from '../../../families/stock/presidency'
import type { PlayerId } from '../../../rules/state'
import type { CorporationId } from '../data'
import type { AlLedger } from '../ledger'
import { type AlState, playersFrom } from '../state'

/**
 * After a purchase or sale: the player with the most shares takes over if they hold more than the president, the
 * first clockwise if tied (3.5).
 */
export function settlePresidency(ledger: AlLedger, corporation: CorporationId): void {
  const { state } = ledger
  const heir = heirTo(state, corporation, player => sharesOf(state.held[corporation], player))
  if (heir) setPresident(ledger, corporation, heir)
}

/**
 * Who would take over a presidency if the players held what `holds` says (3.5(a)); `undefined` while nobody holds
 * more than the president.
 */
export function heirTo(
  state: AlState,
  corporation: CorporationId,
  holds: (player: PlayerId) => number,
): PlayerId | undefined {
  const { president } = state.corporations[corporation]
  return president === null ? undefined : heirAmong(president, playersFrom(state, president).slice(1), holds)
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

import type { PlayerId } from '../../../rules/state'
import { type CorporationId, PRESIDENT_SHARES } from '../data'
import type { VaLedger } from '../ledger'
import { playersAfter, shares, type VaState } from '../state'

/** Who would take a presidency over if the players held what `holds` says: whoever holds more than the president, the next in move order where tied (4.4.2). */
export function heirTo(
  state: VaState,
  corporation: CorporationId,
  holds: (player: PlayerId) => number,
): PlayerId | undefined {
  const { president } = state.corporations[corporation]
  if (president === null) return undefined
  let heir: PlayerId | undefined
  let most = holds(president)
  for (const player of playersAfter(state, president)) {
    const held = holds(player)
    if (held > most) {
      heir = player
      most = held
    }
  }
  return heir
}

/** After a purchase or sale: whoever holds more than the president takes over (4.4.2). */
export function settlePresidency(ledger: VaLedger, corporation: CorporationId): void {
  const { state } = ledger
  const heir = heirTo(state, corporation, player => shares(state, corporation, player))
  if (heir) ledger.president(corporation, heir)
}

/** Who takes over from a bankrupt president, none of whose shares are left: the greatest holder of two or more (4.6.3). */
export function heirOfBankrupt(state: VaState, corporation: CorporationId): PlayerId | undefined {
  const heir = heirTo(state, corporation, player => shares(state, corporation, player))
  return heir && shares(state, corporation, heir) >= PRESIDENT_SHARES ? heir : undefined
}

import { cashOf } from '../../../bank/money'
import type { RailLedger } from '../../../families/railway/ledger'
import { heirTo } from '../../../families/railway/stock/presidency'
import { activePlayers, nextPlayer } from '../../../families/railway/table'
import { endGame, operating } from '../../../families/railway/turns'
import type { PlayerId } from '../../../rules/state'
import { close } from '../charters'
import { CORPORATIONS, type CorporationId, PRESIDENT_SHARES, PRIVATES } from '../data'
import { game, started, va } from '../state'

/** The remaining shares go to the Pool, however full it is, and no token moves; the player's private companies close (4.6.3). */
function giveUp(ledger: RailLedger, player: PlayerId): void {
  for (const corporation of CORPORATIONS) {
    const left = game.shares(ledger.state, corporation, player)
    if (left > 0) ledger.shares(corporation, player, 'market', left)
  }
  for (const company of PRIVATES)
    if (ledger.state.privates[company] === player) ledger.private(company, 'closed', 'bankrupt')
}

/** Each presidency goes to the greatest holder of two or more shares; without one, the corporation closes (4.6.3). */
function passOn(ledger: RailLedger, player: PlayerId): void {
  for (const corporation of CORPORATIONS) {
    if (va(ledger.state).corporations[corporation].president !== player) continue
    const heir = heirTo(ledger.state, corporation)
    if (heir !== undefined && game.shares(ledger.state, corporation, heir) >= PRESIDENT_SHARES)
      ledger.president(corporation, heir)
    else close(ledger, corporation)
  }
}

/**
 * What a bankruptcy brings, once all that may be sold is sold. The money raised goes to the treasury, and the new president
 * continues the purchase in the same turn; if the corporation closed, the money goes to the bank and the turn ends (4.6.3).
 */
export function bankrupt(ledger: RailLedger, player: PlayerId): void {
  const turn = operating(ledger)
  const corporation = turn.corporation as CorporationId
  giveUp(ledger, player)
  passOn(ledger, player)
  const goesOn = started(va(ledger.state), corporation)
  const { cash, priorityDeal } = ledger.state
  ledger.pay(player, goesOn ? corporation : 'bank', cashOf(cash, player), 'forfeit', corporation)
  ledger.report({ is: 'bankrupt', player })
  ledger.set({ bankrupt: [...ledger.state.bankrupt, player] })
  if (priorityDeal === player) ledger.priority(nextPlayer(ledger.state, player))
  if (activePlayers(ledger.state).length === 1) endGame(ledger, 'bankruptcy')
  else if (goesOn) ledger.setTurn({ ...turn, raised: [] })
  else ledger.setTurns([{ at: 'between', after: 'corporation', operated: turn.operated }])
}

import { inOrder } from '../../../bank/chart'
import { cashOf } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import { CORPORATIONS, GRID, PRIVATES } from '../data'
import type { VaLedger } from '../ledger'
import { activePlayers, nextPlayer, type OperatingTurn, shares, started } from '../state'
import { largestSale } from '../stock/forced'
import { heirOfBankrupt } from '../stock/presidency'
import { sellTo } from '../stock/sales'
import { endGame, leaveOperatingTurn } from '../turns'

/** Sells as much of each corporation as one sale may, corporation by corporation in operating order (4.6.2). */
function sellAll(ledger: VaLedger, player: PlayerId, turn: OperatingTurn): void {
  const need = { corporation: turn.corporation, president: player }
  for (const corporation of inOrder(GRID, ledger.state.chart)) {
    const sale = largestSale(ledger.state, turn.sold, need, corporation)
    if (sale) sellTo(ledger, sale)
  }
}

/** The remaining shares go to the Pool, however full it is, and no token moves; the player's private companies close (4.6.3). */
function giveUp(ledger: VaLedger, player: PlayerId): void {
  for (const corporation of CORPORATIONS) {
    const left = shares(ledger.state, corporation, player)
    if (left > 0) ledger.shares(corporation, player, 'market', left)
  }
  for (const company of PRIVATES)
    if (ledger.state.privates[company] === player) ledger.private(company, 'closed', 'bankrupt')
}

/** Each presidency goes to the greatest holder of two or more shares; without one, the corporation closes (4.6.3). */
function passOn(ledger: VaLedger, player: PlayerId): void {
  for (const corporation of CORPORATIONS) {
    if (ledger.state.corporations[corporation].president !== player) continue
    const heir = heirOfBankrupt(ledger.state, corporation)
    if (heir) ledger.president(corporation, heir)
    else ledger.close(corporation)
  }
}

/**
 * Carries out a bankruptcy. The money raised goes to the treasury, and the new president continues the purchase in the
 * same turn; if the corporation closed, the money goes to the bank and the turn ends (4.6.3).
 */
export function bankrupt(ledger: VaLedger, player: PlayerId, turn: OperatingTurn): void {
  const { corporation } = turn
  sellAll(ledger, player, turn)
  giveUp(ledger, player)
  passOn(ledger, player)
  const goesOn = started(ledger.state, corporation)
  const { cash, priorityDeal } = ledger.state
  ledger.pay(player, goesOn ? corporation : 'bank', cashOf(cash, player), 'forfeit', corporation)
  ledger.tell({ is: 'bankrupt', player })
  ledger.set({ bankrupt: [...ledger.state.bankrupt, player] })
  if (priorityDeal === player) {
    const next = nextPlayer(ledger.state, player)
    ledger.set({ priorityDeal: next })
    ledger.tell({ is: 'priority', player: next })
  }
  if (activePlayers(ledger.state).length === 1) endGame(ledger, 'bankruptcy')
  else if (goesOn) ledger.setTurn({ ...turn, sold: [] })
  else leaveOperatingTurn(ledger, turn.operated)
}

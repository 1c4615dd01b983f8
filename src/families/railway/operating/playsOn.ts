import { cashOf } from '../../../bank/money'
import type { PlayerId } from '../../../rules/state'
import type { Game } from '../game'
import { corporationIn, type RailLedger } from '../ledger'
import { heirTo } from '../stock/presidency'
import { activePlayers, nextPlayer } from '../table'
import { endGame, operatingTurn } from '../turns'

/** Closes a corporation that nobody can take over: what becomes of it is the title's. */
type Close = (ledger: RailLedger, corporation: string) => void

/** The remaining shares go to the market, however full it is, and no token moves; the player's private companies close. */
function giveUp(game: Game, ledger: RailLedger, player: PlayerId): void {
  for (const corporation of game.corporations) {
    const left = game.shares(ledger.state, corporation, player)
    if (left > 0) ledger.shares(corporation, player, 'market', left)
  }
  for (const company of game.privates)
    if (ledger.state.privates[company] === player) ledger.private(company, 'closed', 'bankrupt')
}

/** Each presidency goes to the greatest holder of a president's certificate's worth; without one, the corporation closes. */
function passOn(game: Game, ledger: RailLedger, player: PlayerId, close: Close): void {
  for (const corporation of game.corporations) {
    if (corporationIn(ledger.state, corporation).president !== player) continue
    const heir = heirTo(ledger.state, corporation)
    const least = game.paper(ledger.state, corporation).presidentShares
    if (heir !== undefined && game.shares(ledger.state, corporation, heir) >= least)
      ledger.president(corporation, heir)
    else close(ledger, corporation)
  }
}

/**
 * What a bankruptcy brings where the game goes on without the player, once all that may be sold is sold. The money raised goes to
 * the treasury, and the new president continues the purchase in the same turn; if the corporation closed, the money goes to the
 * bank and the turn ends. The last player who is left has won.
 */
export const playsOn =
  (game: Game, close: Close) =>
  (ledger: RailLedger, player: PlayerId): void => {
    const { corporation, operated } = operatingTurn(ledger)
    giveUp(game, ledger, player)
    passOn(game, ledger, player, close)
    const goesOn = game.started(ledger.state).includes(corporation)
    const { cash, priorityDeal } = ledger.state
    ledger.pay(player, goesOn ? corporation : 'bank', cashOf(cash, player), 'forfeit', corporation)
    ledger.report({ is: 'bankrupt', player })
    ledger.set({ bankrupt: [...ledger.state.bankrupt, player] })
    if (priorityDeal === player) ledger.priority(nextPlayer(ledger.state, player))
    if (activePlayers(ledger.state).length === 1) endGame(ledger, 'bankruptcy')
    else if (!goesOn) ledger.setTurns([{ at: 'between', after: 'corporation', operated }])
  }

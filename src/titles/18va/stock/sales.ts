import type { Money } from '../../../bank/money'
import { certificatesFor } from '../../../bank/paper'
import type { Refusal } from '../../../rules/rule'
import type { PlayerId } from '../../../rules/state'
import { CORPORATIONS, type CorporationId, MOST_IN_POOL, PRESIDENT_SHARES } from '../data'
import type { VaLedger } from '../ledger'
import { afterSelling, moveToken } from '../moves'
import { refuse } from '../refusals'
import { frame, paperOf, priceOf, type StockTurn, shares, type VaState } from '../state'
import { heirTo, settlePresidency } from './presidency'

/** A sale of shares of one corporation at one price. */
export interface Sale {
  readonly player: PlayerId
  readonly corporation: CorporationId
  readonly shares: number
}

/** Does somebody else hold the two shares that a president's certificate is exchanged for (3.1)? */
function hasHeir(state: VaState, player: PlayerId, corporation: CorporationId): boolean {
  return state.players.some(
    other => other !== player && shares(state, corporation, other) >= PRESIDENT_SHARES,
  )
}

/** What 4.3.1 and 3.1 say of a sale, whoever's turn it is: a corporation that has operated, enough shares, room in the Pool, the president's certificate. */
export function refuseSale(
  state: VaState,
  { player, corporation, shares: number }: Sale,
): Refusal | undefined {
  const held = shares(state, corporation, player)
  if (number > held) return refuse('4.3.1', 'notHeld', { player, corporation, held, shares: number })
  const { operated, president } = state.corporations[corporation]
  if (!operated) return refuse('4.3.1', 'notOperated', { corporation })
  const percent = (shares(state, corporation, 'market') + number) * paperOf(state, corporation).percent
  if (percent > MOST_IN_POOL) return refuse('3.1', 'poolFull', { corporation, percent, limit: MOST_IN_POOL })
  if (president === player && held - number < PRESIDENT_SHARES && !hasHeir(state, player, corporation))
    return refuse('3.1', 'presidentStays', { player, corporation, most: held - PRESIDENT_SHARES })
  return undefined
}

/** Who would preside after a sale: another than now where the seller falls behind (4.4.2). */
export function presidentAfter(
  state: VaState,
  { player, corporation, shares: number }: Sale,
): PlayerId | null {
  const holds = (other: PlayerId) => shares(state, corporation, other) - (other === player ? number : 0)
  return heirTo(state, corporation, holds) ?? state.corporations[corporation].president
}

/** Refused in a stock turn: after its purchase, and as a second block of one corporation (4.3.1, 4.3.2). */
export function refuseSaleNow(turn: StockTurn, corporation: CorporationId): Refusal | undefined {
  const { player } = turn
  if (turn.bought) return refuse('4.3.2', 'salesOver', { player })
  return refuseSecondBlock(turn.sold, player, corporation)
}

/** Refused where shares of the corporation were sold before, on this turn or for this purchase (4.3.1). */
export function refuseSecondBlock(
  sold: readonly CorporationId[],
  player: PlayerId,
  corporation: CorporationId,
): Refusal | undefined {
  return sold.includes(corporation) ? refuse('4.3.1', 'oneBlock', { player, corporation }) : undefined
}

/** What a sale brings: the current value for every share (4.3.1). */
export function proceeds(state: VaState, { corporation, shares: number }: Sale): Money {
  return (priceOf(state, corporation) ?? 0) * number
}

/** Carries out a sale: the bank pays one value for all, the token falls a row a share, the presidency may change (4.3.1, 4.4.2). */
export function sellTo(ledger: VaLedger, sale: Sale): void {
  const { player, corporation, shares: number } = sale
  ledger.pay('bank', player, proceeds(ledger.state, sale), 'sale', corporation)
  ledger.shares(corporation, player, 'market', number)
  moveToken(ledger, corporation, at => afterSelling(at, number), 'sold')
  settlePresidency(ledger, corporation)
}

/** Every number of shares that a player might sell of each corporation, legal or not. */
export function salesOf(state: VaState, player: PlayerId): readonly Sale[] {
  const sales: Sale[] = []
  for (const corporation of CORPORATIONS) {
    const held = shares(state, corporation, player)
    for (let number = 1; number <= held; number++) sales.push({ player, corporation, shares: number })
  }
  return sales
}

/** Would a sale lower the seller's count of certificates, a lost presidency considered (3.1)? */
function helps(state: VaState, sale: Sale): boolean {
  const { player, corporation } = sale
  const paper = paperOf(state, corporation)
  const held = shares(state, corporation, player)
  const now = certificatesFor(paper, held, state.corporations[corporation].president === player)
  const left = certificatesFor(paper, held - sale.shares, presidentAfter(state, sale) === player)
  return left < now
}

/** A sale that the bank takes in this stock turn and that lowers the seller's count of certificates, if there is one (3.1). */
export function saleThatHelps(state: VaState, player: PlayerId): Sale | undefined {
  const turn = frame(state, 'stock')
  if (!turn) return undefined
  return salesOf(state, player).find(
    sale => !refuseSaleNow(turn, sale.corporation) && !refuseSale(state, sale) && helps(state, sale),
  )
}

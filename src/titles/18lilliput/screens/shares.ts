import type { LilView } from '../tableView'

/** A player's shares of 10% in a company, the director's certificate counted as five. */
export const sharesOf = ({ players }: LilView, player: string, corporation: string): number =>
  players.find(it => it.id === player)?.shares[corporation] ?? 0

import { readLocal, writeLocal } from '../device/local'
import { MAY, type May } from './messages'

/** The note of what the banker has set for phones, by their game, their name and the player whose they are. */
const MAYS = 'mays'

const mays = () => readLocal(MAYS, value => value as Readonly<Record<string, unknown>>) ?? {}
const key = (...of: readonly string[]) => of.join(' ')

/** What a player's phone may do in a game: what the banker has set for it, also before it paired anew; else it may ask. */
export function mayOf(game: string, phone: string, player: string): May {
  const kept = mays()[key(game, phone, player)]
  return MAY.find(may => may === kept) ?? 'ask'
}

/** Keeps what the banker has set for a player's phone. */
export function keepMay(game: string, phone: string, player: string, may: May): void {
  writeLocal(MAYS, { ...mays(), [key(game, phone, player)]: may })
}

import type { Setup, Voice } from '../src/rules/rule'
import { cardOf, isTitle } from '../src/titles/registry'

/** Calls the players of a game by their names, and writes money in the currency of its title. */
export function voiceOf(title: string, { players }: Pick<Setup, 'players'>): Voice {
  const sign = (isTitle(title) && cardOf(title).currency) || '$'
  return {
    name: id => players.find(player => player.id === id)?.name ?? id,
    money: amount => `${amount < 0 ? '-' : ''}${sign}${Math.abs(amount)}`,
  }
}

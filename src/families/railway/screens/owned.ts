import { voice } from '../../../app/desk/table'
import type { RailwayView } from '../view'
import { said } from './shown'

/** What a player owns, each thing with the amount that it counts at the end. */
export function owned(
  { corporations, privates, players }: Pick<RailwayView, 'corporations' | 'privates' | 'players'>,
  id: string,
) {
  const player = players.find(it => it.id === id)
  const { holdings } = said.value
  return [
    { text: holdings.cash, amount: player?.cash ?? 0 },
    ...corporations.flatMap(({ id: corporation, short, price }) => {
      const held = player?.shares[corporation] ?? 0
      if (held === 0 || price === null) return []
      return [{ text: holdings.sharesAt(held, short, voice.value.money(price)), amount: held * price }]
    }),
    ...privates.filter(({ owner }) => owner === id).map(({ name, face }) => ({ text: name, amount: face })),
  ]
}

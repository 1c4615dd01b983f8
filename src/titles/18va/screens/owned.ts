import { voice } from '../../../app/desk/table'
import type { VaView } from '../tableView'
import { said } from './words'

/** What a player owns, with the amount that each item adds to their net worth (5). */
export function owned({ corporations, privates, players }: VaView, id: string) {
  const player = players.find(it => it.id === id)
  const { holdings } = said.value
  const { name, money } = voice.value
  return [
    { text: holdings.cash, amount: player?.cash ?? 0 },
    ...corporations.flatMap(({ id: corporation, price }) => {
      const held = player?.shares[corporation] ?? 0
      if (held === 0 || price === null) return []
      return [{ text: holdings.sharesAt(held, name(corporation), money(price)), amount: held * price }]
    }),
    ...privates
      .filter(({ owner }) => owner === id)
      .map(company => ({ text: company.name, amount: company.face })),
  ]
}

import { voice } from '../../../app/desk/table'
import { COPY_WORTH } from '../data'
import type { LilView } from '../tableView'
import { said } from './words'

/** A player's shares of 10% in a company, the director's certificate counted as five. */
export const sharesOf = ({ players }: LilView, player: string, corporation: string): number =>
  players.find(it => it.id === player)?.shares[corporation] ?? 0

/** What a player owns, each item with what the end counts for it. */
export function owned(view: LilView, id: string) {
  const player = view.players.find(it => it.id === id)
  const { holdings } = said.value
  const { name, money } = voice.value
  const copies = player?.copies ?? 0
  return [
    { text: holdings.cash, amount: player?.cash ?? 0 },
    ...view.corporations.flatMap(({ id: corporation, price }) => {
      const held = sharesOf(view, id, corporation)
      if (held === 0 || price === null) return []
      return [{ text: holdings.sharesAt(held, name(corporation), money(price)), amount: held * price }]
    }),
    ...(copies > 0 ? [{ text: holdings.copies(copies), amount: copies * COPY_WORTH }] : []),
  ]
}

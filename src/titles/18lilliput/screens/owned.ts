import { voice } from '../../../app/desk/table'
import { COPY_WORTH } from '../data'
import type { LilView } from '../tableView'
import { sharesOf } from './shares'
import { said } from './words'

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

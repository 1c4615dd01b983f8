import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import { CARD_TABLE, type CardId, type CardUse, type CharacterId } from '../../data'

export { list, many, percent, say, sentence } from '../../../../families/words/en/say'

const PLACES: ReadonlyMap<Holder, string> = new Map([
  ['bank', 'the bank'],
  ['ipo', 'the stack'],
  ['market', 'the bank’s pool'],
  ['scrapped', 'the scrapped trains'],
  ['closed', 'out of the game'],
  ['gone', 'out of the game'],
  ['', 'nobody'],
])

/** The holder of something: a fixed place on the table, or a player or company by name. */
export function name(id: Holder, voice: Voice): string {
  return PLACES.get(id) ?? voice.name(id)
}

const CHARACTERS: Readonly<Record<CharacterId, string>> = {
  emperor: 'the Emperor',
  general: 'the General',
  admiral: 'the High Admiral',
  justiciary: 'the Grand Justiciary',
  treasurer: 'the Lord High Treasurer',
}

/** A character with its article. */
export const character = (id: CharacterId): string => CHARACTERS[id]

/** A train as players say it, such as `3-train`; a star is the gray back: `obsolete 3-train`. */
export function train(card: string): string {
  return card.endsWith('*') ? `obsolete ${card.slice(0, -1)}-train` : `${card}-train`
}

/** The same with its article. */
export function aTrain(card: string): string {
  return card.endsWith('*') ? `an ${train(card)}` : `a ${train(card)}`
}

/** What a use of a card is for, such as `two trains` or `$5`. */
export function purpose(card: CardId, use: CardUse, voice: Voice): string {
  const { tiles, shares, trains, station, pays, funds } = CARD_TABLE[card][use]
  if (pays) return voice.money(pays)
  if (shares) return 'shares'
  if (station) return 'a station'
  if (funds) return 'money for companies'
  if (trains) return trains === 1 ? 'one train' : 'one or two trains'
  if (tiles === 'yellowGreen') return 'a yellow and a green tile'
  return tiles === 'yellows' ? 'one or two yellow tiles' : 'one tile of any color'
}

/** A card, named by both of its uses: `the card “shares, or $5”`. */
export function card(id: CardId, voice: Voice): string {
  return `the card “${purpose(id, 'action', voice)}, or ${purpose(id, 'alternative', voice)}”`
}

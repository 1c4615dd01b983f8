import { casesOf, train as trainOf } from '../../../../families/words/de/say'
import type { Voice } from '../../../../rules/rule'
import { CARD_TABLE, type CardId, type CardUse, type CharacterId } from '../../data'

export { list, many, percent, say, sentence } from '../../../../families/words/de/say'

/** Holders in all cases. */
export const holders = casesOf({
  ipo: {
    is: 'der Stapel',
    to: 'auf den Stapel',
    from: 'vom Stapel',
    within: 'im Stapel',
    of: 'des Stapels',
    dative: 'dem Stapel',
  },
  market: {
    is: 'der Bankpool',
    to: 'in den Bankpool',
    from: 'aus dem Bankpool',
    within: 'im Bankpool',
    of: 'des Bankpools',
    dative: 'dem Bankpool',
  },
  scrapped: {
    is: 'die ausgemusterten Züge',
    to: 'zu den ausgemusterten Zügen',
    from: 'aus den ausgemusterten Zügen',
    within: 'bei den ausgemusterten Zügen',
    of: 'der ausgemusterten Züge',
    dative: 'den ausgemusterten Zügen',
  },
})
export const { name, to, from, of } = holders

const CHARACTERS: Readonly<Record<CharacterId, readonly [is: string, object: string]>> = {
  emperor: ['der Kaiser', 'den Kaiser'],
  general: ['der General', 'den General'],
  admiral: ['der Großadmiral', 'den Großadmiral'],
  justiciary: ['der Oberrichter', 'den Oberrichter'],
  treasurer: ['der Schatzmeister', 'den Schatzmeister'],
}

/** A character with its article, as the subject. */
export const character = (id: CharacterId): string => CHARACTERS[id][0]

/** A character with its article, as the object. */
export const theCharacter = (id: CharacterId): string => CHARACTERS[id][1]

/** A train as players say it, such as `3er-Zug`; a star (its gray back) is not said. */
export const train = (card: string): string => trainOf(card.replace('*', ''))

/** A train with its article, as the subject. */
export function aTrain(card: string): string {
  return card.endsWith('*') ? `ein veralteter ${train(card)}` : `ein ${train(card)}`
}

/** A train with its article, as the object. */
export function theTrain(card: string): string {
  return card.endsWith('*') ? `einen veralteten ${train(card)}` : `einen ${train(card)}`
}

/** Says that there is no such train, as the object. */
export function noTrain(card: string): string {
  return card.endsWith('*') ? `keinen veralteten ${train(card)}` : `keinen ${train(card)}`
}

/** What a use of a card is for, such as `zwei Züge` or `5 $`. */
export function purpose(card: CardId, use: CardUse, voice: Voice): string {
  const { tiles, shares, trains, station, pays, funds } = CARD_TABLE[card][use]
  if (pays) return voice.money(pays)
  if (shares) return 'Aktien'
  if (station) return 'ein Bahnhof'
  if (funds) return 'Geld für Gesellschaften'
  if (trains) return trains === 1 ? 'ein Zug' : 'ein oder zwei Züge'
  if (tiles === 'yellowGreen') return 'ein gelbes und ein grünes Gleisplättchen'
  return tiles === 'yellows' ? 'ein oder zwei gelbe Gleisplättchen' : 'ein Gleisplättchen beliebiger Farbe'
}

/** The same as what is chosen: `einen Bahnhof`. */
export function chosen(card: CardId, use: CardUse, voice: Voice): string {
  return purpose(card, use, voice).replace(/^ein (?=Zug|Bahnhof)/, 'einen ')
}

/** The same as short as it is said of a card: `Züge`. */
const brief = (card: CardId, use: CardUse, voice: Voice): string =>
  purpose(card, use, voice).replace(/^ein (?:oder zwei |(?=Zug|Bahnhof))/, '')

/** A card, named by both of its uses: `die Karte „Aktien / 5 $“`; with `der` in the dative. */
export function card(id: CardId, voice: Voice, article: 'die' | 'der' = 'die'): string {
  return `${article} Karte „${brief(id, 'action', voice)} / ${brief(id, 'alternative', voice)}“`
}

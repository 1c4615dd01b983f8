import type { Holder } from '../../../../bank/money'
import type { Voice } from '../../../../rules/rule'
import { CARD_TABLE, type CardId, type CardUse, type CharacterId } from '../../data'

/** A place of the table in the cases that the sentences need. */
interface PlaceInCases {
  readonly is: string
  readonly to: string
  readonly from: string
  readonly within: string
  readonly of: string
}

const OUT: PlaceInCases = {
  is: 'aus dem Spiel',
  to: 'aus dem Spiel',
  from: 'von außerhalb des Spiels',
  within: 'außerhalb des Spiels',
  of: 'von außerhalb des Spiels',
}

const PLACES: ReadonlyMap<Holder, PlaceInCases> = new Map([
  [
    'bank',
    { is: 'die Bank', to: 'an die Bank', from: 'von der Bank', within: 'bei der Bank', of: 'der Bank' },
  ],
  [
    'ipo',
    { is: 'der Stapel', to: 'auf den Stapel', from: 'vom Stapel', within: 'im Stapel', of: 'des Stapels' },
  ],
  [
    'market',
    {
      is: 'der Bankpool',
      to: 'in den Bankpool',
      from: 'aus dem Bankpool',
      within: 'im Bankpool',
      of: 'des Bankpools',
    },
  ],
  [
    'scrapped',
    {
      is: 'die ausgemusterten Züge',
      to: 'zu den ausgemusterten Zügen',
      from: 'aus den ausgemusterten Zügen',
      within: 'bei den ausgemusterten Zügen',
      of: 'der ausgemusterten Züge',
    },
  ],
  ['closed', OUT],
  ['gone', OUT],
  [
    '',
    {
      is: 'niemand',
      to: 'an niemanden',
      from: 'von niemandem',
      within: 'bei niemandem',
      of: 'von niemandem',
    },
  ],
])

/** Whoever holds something, as the subject: a fixed place of the table, or a player or company by name. */
export function name(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.is ?? voice.name(id)
}

/** Where something goes: `an Ann`, `zu den ausgemusterten Zügen`. */
export function to(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.to ?? `an ${voice.name(id)}`
}

/** Where something comes from: `von Ann`, `vom Stapel`. */
export function from(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.from ?? `von ${voice.name(id)}`
}

/** Where something lies: `bei Ann`, `im Stapel`. */
export function within(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.within ?? `bei ${voice.name(id)}`
}

/** Whose something is, after it: `von Ann`, `der Bank`. */
export function of(id: Holder, voice: Voice): string {
  return PLACES.get(id)?.of ?? `von ${voice.name(id)}`
}

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

/** A train as players say it, such as `3er-Zug`; a star is the grey back: `veralteten 3er-Zug`, as the object. */
export function train(card: string): string {
  const type = card.replace('*', '')
  return /^\d+$/.test(type) ? `${type}er-Zug` : `${type}-Zug`
}

/** A train with its article, as the subject. */
export function aTrain(card: string): string {
  return card.endsWith('*') ? `ein veralteter ${train(card)}` : `ein ${train(card)}`
}

/** A train with its article, as the object. */
export function theTrain(card: string): string {
  return card.endsWith('*') ? `einen veralteten ${train(card)}` : `einen ${train(card)}`
}

/** That there is no such train, as the object. */
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

/** A card by both of its uses: `die Karte „Aktien oder 5 $“`; with `der` in the dative. */
export function card(id: CardId, voice: Voice, article: 'die' | 'der' = 'die'): string {
  return `${article} Karte „${purpose(id, 'action', voice)} oder ${purpose(id, 'alternative', voice)}“`
}

/** A number of things: `1 Anteil`, `2 Anteile`. */
export function many(count: number, one: string, several: string): string {
  return `${count} ${count === 1 ? one : several}`
}

/** Parts in a row: `a`, `a und b`, `a, b und c`. */
export function list(parts: readonly string[], last = 'und'): string {
  const head = parts.slice(0, -1).join(', ')
  const tail = parts.at(-1) ?? ''
  return head === '' ? tail : `${head} ${last} ${tail}`
}

/** Ten percent a share. */
export function percent(shares: number): string {
  return `${shares * 10} %`
}

/** The beginning of a sentence: an article or a preposition gets its capital, a name stays as it is. */
export function capital(text: string): string {
  return text.replace(
    /^(?:das|der|die|den|dem|ein|eine|einen|im|in|ins|an|auf|aus|bei|von|vom|zu|niemand) /,
    word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  )
}

/** A whole sentence: its beginning gets its capital, and one that has no end yet gets its period. */
export function sentence(text: string): string {
  const whole = capital(text.trim())
  return /[.?!…]$/.test(whole) ? whole : `${whole}.`
}

/** A whole sentence from a template. */
export function say(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return sentence(String.raw({ raw: parts }, ...values))
}

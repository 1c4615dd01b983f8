import { type GermanTerms, POOL, spoken } from '../../../../families/railway/words/de/terms'
import { BANK, many, train } from '../../../../families/words/de/say'
import { FIRST_CORPORATION } from '../../data'
import { game } from '../../state'

const TREASURY = {
  is: 'die Kasse',
  to: 'in die Kasse',
  from: 'aus der Kasse',
  within: 'in der Kasse',
  of: 'der Kasse',
  dative: 'der Kasse',
}

/** A private company without its article. */
export const nameOf = (id: string): string => game.printed.privates[id]?.name ?? id

/** A private company in the dative: `der Railway Express Agency`, `den Potomac Yards`. */
export const companyDative = (id: string) => `${terms.verb(id, 'der', 'den')} ${nameOf(id)}`

/** How 18VA calls things in German: `ipo` is the bank, except for shares; Works and Yards are several. */
export const terms: GermanTerms = {
  game,
  places: { ipo: BANK, market: POOL },
  stock: TREASURY,
  offering: 'Kasse',
  market: 'Pool',
  company: id => (id === FIRST_CORPORATION ? 'die Direktorenaktie der B&O' : `die ${nameOf(id)}`),
  verb: (id, one, several) => (id === 'TIW' || id === 'PY' ? several : one),
  type: card => train(game.typeName(card)),
  par: 'Startwert',
  shares: count => many(count, 'Anteil', 'Anteile'),
  bankrupt: 'Alle Spieler bis auf einen sind bankrott',
}

/** The same with what follows from them. */
export const t = spoken(terms)

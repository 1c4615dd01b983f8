import type { Holder } from '../../../../bank/money'
import { type Cases, casesOf, type PlaceInCases } from '../../../words/de/say'
import { type Terms, voiced } from '../terms'

/** How a title calls in German what all railway games have. */
export interface GermanTerms extends Pick<Terms, 'game' | 'offering' | 'market'> {
  /** The places where certificates lie, in all cases: `ipo` and `market`. */
  readonly places: Readonly<Record<'ipo' | 'market', PlaceInCases>>
  /** A private company with its article, as subject or object; never in the dative. Its pronoun is `sie`. */
  company(id: string): string
  /** The verb that goes with a private company: some are several, such as Yards. */
  verb(id: string, one: string, several: string): string
}

/** What the German sentences are made with: holders in all cases, figures, and the facts of a title. */
export interface Spoken extends GermanTerms, Cases {
  /** A number of shares as a percentage. */
  percent(shares: number): string
  readonly priceAt: ReturnType<typeof voiced>['priceAt']
  /** Whether this is a place where certificates lie. */
  lies(id: Holder): id is 'ipo' | 'market'
}

/** The terms of a title, with what follows from them. */
export const spoken = (terms: GermanTerms): Spoken => ({
  ...terms,
  ...casesOf(terms.places),
  percent: shares => `${shares * terms.game.printed.paper.percent} %`,
  priceAt: voiced({ ...terms, places: {}, train: type => type }).priceAt,
  lies: (id): id is 'ipo' | 'market' => Object.hasOwn(terms.places, id),
})

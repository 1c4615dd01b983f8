import type { Holder } from '../../../../bank/money'
import { type Cases, casesOf, type PlaceInCases, train } from '../../../words/de/say'
import type { Terms } from '../terms'

/** The Initial Offering and the Pool in all cases, in games that call them so. */
export const START: PlaceInCases = {
  is: 'das Startangebot',
  to: 'ins Startangebot',
  from: 'aus dem Startangebot',
  within: 'im Startangebot',
  of: 'des Startangebots',
  dative: 'dem Startangebot',
}
export const POOL: PlaceInCases = {
  is: 'der Pool',
  to: 'in den Pool',
  from: 'aus dem Pool',
  within: 'im Pool',
  of: 'des Pools',
  dative: 'dem Pool',
}

/** How a title calls in German what all railway games have. */
export interface GermanTerms extends Pick<Terms, 'game' | 'offering' | 'market'> {
  /** The places where certificates lie, in all cases: `ipo` and `market`. */
  readonly places: Readonly<Record<'ipo' | 'market', PlaceInCases>>
  /** A private company with its article, as subject or object; never in the dative. Its pronoun is `sie`. */
  company(id: string): string
  /** The verb that goes with a private company: some are several, such as Yards. */
  verb(id: string, one: string, several: string): string
  /** A type of train, if trains are declared as one of several when they are bought. */
  type?(id: string): string
  /** The first price of a corporation, if the rule book does not call it its par value. */
  readonly par?: string
  /** A number of shares, if it is not said in percent: where they differ from corporation to corporation. */
  shares?(count: number): string
  /** What holds the certificates that nobody has bought, if that is not where new trains are: the bank. */
  readonly stock?: PlaceInCases
  /** Who is bankrupt when the game ends by it, if one player is not enough. */
  readonly bankrupt?: string
}

type Always = 'type' | 'par' | 'bankrupt'

/** What the German sentences are made with: holders in all cases, figures, and the facts of a title. */
export interface Spoken
  extends Required<Pick<GermanTerms, Always>>,
    Omit<GermanTerms, Always | 'stock'>,
    Cases {
  /** The place of certificates that nobody has bought, in all cases. */
  readonly unsold: PlaceInCases
  /** Holders of certificates in all cases. */
  readonly stock: Cases
  /** A number of shares: as a percentage, unless the title counts them. */
  percent(shares: number): string
  /** The verb that goes with a number of shares. */
  shared(shares: number, one: string, several: string): string
  /** Whether this is a place where certificates lie. */
  lies(id: Holder): id is 'ipo' | 'market'
}

/** The terms of a title, with what follows from them. */
export function spoken(terms: GermanTerms): Spoken {
  const { places, stock: unsold = places.ipo } = terms
  return {
    type: train,
    par: 'Nennwert',
    bankrupt: 'Ein Spieler ist bankrott',
    ...terms,
    ...casesOf(places),
    unsold,
    stock: casesOf({ ...places, ipo: unsold }),
    percent: terms.shares ?? (shares => `${shares * terms.game.printed.paper.percent} %`),
    shared: (shares, one, several) => (terms.shares && shares === 1 ? one : several),
    lies: (id): id is 'ipo' | 'market' => Object.hasOwn(terms.places, id),
  }
}

import type { Holder } from '../../../bank/money'
import type { Voice } from '../../../rules/rule'
import { textOf } from '../../words/vocabulary'
import type { Game } from '../game'

/** How a title calls what all railway games have, in one language. */
export interface Terms {
  readonly game: Game
  /** Fixed places in a sentence, with their article: `bank`, `ipo`, `market`, `closed`, and `` for nobody. */
  readonly places: Readonly<Record<string, string>>
  /** The places where certificates lie, in short, as over a column. */
  readonly offering: string
  readonly market: string
  /** A private company in a sentence, with its article. */
  company(id: string): string
  train(type: string): string
  /** A type of train, if trains are declared as one of several when they are bought. */
  type?(id: string): string
  /** The first price of a corporation, if the rule book does not call it its par value. */
  readonly par?: string
  /** A number of shares, if it is not said in percent: where they differ from corporation to corporation. */
  shares?(count: number): string
  /** What holds the certificates that nobody has bought, if that is not where new trains are: the bank. */
  readonly stock?: string
  /** Who is bankrupt when the game ends by it, if one player is not enough. */
  readonly bankrupt?: string
}

type Always = 'type' | 'par' | 'bankrupt'

/** What the sentences of one language are made with: names, figures, and the facts of a title. */
export interface Voiced extends Omit<Terms, Always>, Required<Pick<Terms, Always>> {
  /** A holder of something: a fixed place, or a player or corporation by name. */
  name(id: Holder, voice: Voice): string
  /** The place of certificates that nobody has bought, with its article. */
  readonly unsold: string
  /** A holder of certificates. */
  stockPlace(id: Holder, voice: Voice): string
  /** A number of shares: as a percentage, unless the title counts them. */
  percent(shares: number): string
}

/** The terms of a title, with what follows from them. */
export function voiced(terms: Terms): Voiced {
  const { places } = terms
  const unsold = terms.stock ?? places.ipo ?? ''
  // An id that is nobody's can be the name of a property that every object has.
  const name = (id: Holder, voice: Voice) => (Object.hasOwn(places, id) ? textOf(places, id) : voice.name(id))
  return {
    type: terms.train,
    par: 'par value',
    bankrupt: 'a player is bankrupt',
    ...terms,
    unsold,
    name,
    stockPlace: (id, voice) => (id === 'ipo' ? unsold : name(id, voice)),
    percent: terms.shares ?? (shares => `${shares * terms.game.printed.paper.percent}%`),
  }
}

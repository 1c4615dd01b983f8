import type { JoinWords } from '../../words/join'

/** What the form for a joined table may still ask. */
export type Asked =
  | 'priority'
  | 'turn'
  | 'floated'
  | 'cash'
  | 'treasury'
  | 'private'
  | 'bidders'
  | 'overLimit'
  | 'gone'

/** Words of the form for the table of a railway game that is joined in progress. */
export interface RailJoinWords extends JoinWords {
  readonly unfloated: string
  /** The move order, and a player's place in it, if it is not that of the seats. */
  readonly moves: string
  move(nth: number, name: string): string
  /** Who is out of the game, if it goes on without them. */
  readonly bankrupts: string
  bankrupt(name: string): string
  /** The size of a corporation, if there are several. */
  readonly size: string
  /** What was done in a stock turn, and which stock was sold in it. */
  readonly deeds: Readonly<Record<'nothing' | 'sold' | 'bought' | 'soldBought' | 'boughtSold', string>>
  readonly soldNow: string
  /** How far an operating turn has come, by the title's stages. */
  readonly stages: Readonly<Record<string, string>>
  /** What the president sold for a train. */
  readonly raised: string
  /** How many trains were bought from the bank in this turn. */
  readonly bought: string
  /** Which types were bought from it. */
  readonly boughtTypes: string
  /** The least that a certificate brought which the president sold for a train: nothing sold, or another amount. */
  readonly least: string
  readonly noneSold: string
  readonly otherLeast: string
  /** What private companies have left once they are closed. */
  readonly leftovers: string
  bids(company: string): string
  bid(who: string, company: string): string
  /** A company is being auctioned; who has the turn after that. */
  auction(company: string): string
  /** Who got a share for a private company, before the corporation was started. */
  exchanged(corporation: string): string
  readonly endings: string
  readonly ending: Readonly<Record<string, string>>
  readonly asks: Readonly<Record<string, (of: string) => string>>
  /** The title's own questions, by key. */
  readonly own: Readonly<Record<string, OwnAsked>>
}

/** A question that only one title asks: its line while folded, its name, and its answers by their codes. */
export interface OwnAsked {
  readonly line?: string
  readonly name: string
  readonly answers?: Readonly<Record<string, string>>
}

/** What a title says in the form; all of it only if its games can be joined. */
export interface JoinTerms {
  /** The stages of its operating turn besides the first and the last. */
  readonly stages: Readonly<Record<string, string>>
  /** What has set off the end, as a sentence without its period. */
  readonly endings: Readonly<Record<string, string>>
  readonly own?: RailJoinWords['own']
  /** What it asks for if one of its own questions is open. */
  readonly asks?: RailJoinWords['asks']
}

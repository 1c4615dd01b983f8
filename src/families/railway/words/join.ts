import type { JoinWords } from '../../words/join'

/** What the form for a joined table may still ask. */
export type Asked = 'priority' | 'turn' | 'floated' | 'cash' | 'treasury' | 'private' | 'bidders'

/** Words of the form for the table of a railway game that is joined in progress. */
export interface RailJoinWords extends JoinWords {
  readonly unfloated: string
  /** What was done in a stock turn, and which stock was sold in it. */
  readonly deeds: Readonly<Record<'nothing' | 'sold' | 'bought' | 'soldBought' | 'boughtSold', string>>
  readonly soldNow: string
  /** How far an operating turn has come, by the title's stages. */
  readonly stages: Readonly<Record<string, string>>
  /** What the president sold for a train. */
  readonly raised: string
  bids(company: string): string
  bid(who: string, company: string): string
  readonly auction: string
  /** Who got a share for a private company, before the corporation was started. */
  exchanged(corporation: string): string
  readonly endings: string
  readonly ending: Readonly<Record<string, string>>
  readonly asks: Readonly<Record<string, (of: string) => string>>
  /** The title's own questions, by key. */
  readonly own: Readonly<Record<string, OwnAsked>>
}

/** A question that only one title asks: its line while folded, and its name. */
export interface OwnAsked {
  readonly line: string
  readonly name: string
}

/** What a title says in the form; all of it only if its games can be joined. */
export interface JoinTerms {
  /** The stages of its operating turn besides the first and the last. */
  readonly stages: Readonly<Record<string, string>>
  /** What has set off the end, as a sentence without its period. */
  readonly endings: Readonly<Record<string, string>>
  readonly own?: RailJoinWords['own']
}

import type { Law } from './apply'
import type { Happening } from './happening'
import type { Importer } from './intake'
import type { Outlook } from './outlook'
import type { JoinedTable, TableReport } from './report'
import type { Action, Refusal, Setup, Voice } from './rule'
import type { Sheet } from './sheet'
import type { AnyState, Ids, State } from './state'
import type { TableView } from './view'

/** A language that the words are written in. */
export type Language = 'en' | 'de'

/** A paragraph of the rule book in our own words, with an example in figures. */
export interface PageOfBook {
  readonly heading: string
  readonly text: string
  readonly example: string
}

/** The rule book by paragraph. */
export type RuleBook = Readonly<Record<string, PageOfBook>>

/** What a title says in one language. Names of players and money come from the voice. */
export interface TitleWords {
  /** One sentence that gives the numbers that decide it; the paragraph is shown beside it. */
  refusal(refusal: Refusal, voice: Voice): string
  /** The sentence of an entry in the log: who did what, and what it cost or brought. */
  entry(action: Action, happened: readonly Happening[], voice: Voice): string
  /** A sentence for what followed (floats, a new president, a phase …), or nothing where the entry's own sentence says it. */
  happening(happening: Happening, voice: Voice): string | undefined
  /** What the first train of a type sets off, from the codes of the view. */
  setsOff(code: string): string
  /** Long names and labels by id: corporations, private companies, steps, options, ends. The id itself where there is none. */
  label(id: string): string
  /** The paragraphs of the rule book, in its order. */
  readonly paragraphs: readonly string[]
  /** The rule book by paragraph: a text of its own, fetched when it is first opened. */
  book(): Promise<RuleBook>
}

/** A game of the 18xx family: its law and its data, found by the registry. */
export interface Title<I extends Ids, Turn, Extra, A extends Action> {
  readonly id: string
  /** Raised when a rule changes what a stored game means. */
  readonly edition: number
  readonly seats: { readonly least: number; readonly most: number }
  /** Ids of the options, each off unless switched on. */
  readonly options: readonly string[]
  readonly law: Law<I, Turn, Extra, A>
  /** The table before the first entry. Throws for a number of players that the title does not seat. */
  setup(setup: Setup): State<I, Turn, Extra>
  report(state: State<I, Turn, Extra>): TableReport
  view(state: State<I, Turn, Extra>): TableView
  /** Entries that the next player's tap implies, such as the pass that closes a turn in which something was bought. */
  implied(state: State<I, Turn, Extra>): readonly A[]
  /** A table that is to be joined with what follows from the rest of it, such as the phase from the trains. */
  completed(state: State<I, Turn, Extra>, table: JoinedTable): JoinedTable
  /** What of the rules the table as it stands breaks: nothing in play, something perhaps after a ruling of the banker. */
  breaches(state: State<I, Turn, Extra>): readonly Refusal[]
  /** What comes, as far as it can be said: the bank's end, the trains, the next runs, what each player can raise. */
  outlook(state: State<I, Turn, Extra>): Outlook
  /** What adds the revenue of a corporation up from the places that its trains visit; a title without a sheet has none. */
  sheet?(state: State<I, Turn, Extra>, corporation: I['corporation']): Sheet
  words(language: Language): Promise<TitleWords>
  /** Takes in games of this title that were recorded elsewhere; loaded when one is. */
  imports?(): Promise<Importer>
}

/** A title whose own types are forgotten: for code that only passes its states and actions on. */
export type AnyTitle = Title<Ids, unknown, unknown, Action>
export type { AnyState }

import type { Holder } from '../bank/money'
import type { Law } from './apply'
import type { Chronicle, TurningPoint } from './chronicle'
import type { Happening } from './happening'
import type { Importer } from './intake'
import type { Carried } from './ledger'
import type { ReportFields, TableReport } from './report'
import type { Action, Player, Refusal, Setup, Voice } from './rule'
import type { Rulings } from './rulings'
import type { SetupForm } from './setup'
import type { Table } from './state'
import type { CorporationCard, ShellView } from './view'

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
  /** The sentence of an entry in the log: who did what, and what it cost or brought; of a type that the title does not know the type itself. */
  entry(action: Action, happened: readonly Happening[], voice: Voice): string
  /** A sentence for what followed (a new president, a phase …), or nothing where the entry's own sentence says it. */
  happening(happening: Happening, voice: Voice): string | undefined
  /** Long names and labels by id: corporations, options, ends, parts of a worth. The id itself where there is none. */
  label(id: string): string
  /** The short name of a thing by its id, for rows of them: a train, a card, a private company. The id itself where there is none. */
  short(id: string): string
  /** A paragraph of the rule book as it is cited, from its id. */
  cite(rule: string): string
  /** What is said of a player whose turn the next tap closes, at this table. */
  mayStill(name: string, view: ShellView): string
  /** Where the game is besides the round, such as `phase 3`; empty where there is nothing to say. */
  where(view: ShellView): string
  /** What this round still brings before the next one, where that is another thing than now; missing where a round is one thing. */
  stillInRound?(view: ShellView): string | undefined
  /** A place that may hold something, such as a pile of certificates; a player or corporation by name. One place may be called otherwise where it is `of` trains. */
  holder(id: Holder, voice: Voice, of?: 'train'): string
  /** A turning point of the title's chronicle, as a sentence. */
  turning?(point: TurningPoint, voice: Voice): string
  /** What its chronicle counted, in one line. */
  tally?(counts: Readonly<Record<string, number>>): string
  /** What a figure of the table report is, by its key. */
  figure(key: string): string
  /** What a field of an entry is, by its key. */
  field(key: string): string
  /** What a kind of ruling sets right. */
  ruling(kind: string): string
  /** Paragraphs that the menu offers at this moment, such as what the phase brings; `line` begins the line of it that holds now. */
  pages(view: ShellView): readonly { readonly text: string; readonly to: string; readonly line?: string }[]
  /** What the title's own screens say; only they know its shape. */
  readonly screens: unknown
  /** The paragraphs of the rule book, in its order. */
  readonly paragraphs: readonly string[]
  /** The rule book by paragraph: a text of its own, fetched when it is first opened. */
  book(): Promise<RuleBook>
}

/** What is said of a title before anything of it is loaded: small, and always there. */
export interface TitleCard {
  readonly id: string
  /** Its whole name. */
  readonly name: string
  /** What lists and buttons call it, where that is not its id. */
  readonly short?: string
  /** A round by what it is called, from its id; what is no round stays as it is. */
  round(round: string, language: Language): string
  /** Is this a round to be named on the axis of a chart of the whole game? All are, where this is missing. */
  landmark?(round: string): boolean
}

/** A whole game without options: its players, its entries, and how many of them lead to a table where buying and running come next. */
export interface Sample {
  readonly players: readonly Player[]
  readonly actions: readonly Action[]
  readonly tryAt: number
}

/**
 * A game of the 18xx family: its law and its data, found by the registry. It is pure; what is drawn of it is its screens.
 * A title whose game lacks something leaves that out, and nothing asks for it then.
 */
export interface Title<
  S extends Table,
  A extends Action,
  V extends ShellView,
  R extends TableReport,
  L extends Carried<S>,
> {
  readonly id: string
  /** Raised when a rule changes what a stored game means. */
  readonly edition: number
  readonly seats: { readonly least: number; readonly most: number }
  readonly setup: SetupForm
  /** Ids of the places besides players and corporations that may hold something: no player may have one as an id. */
  readonly places: readonly Holder[]
  /**
   * The corporations of a game with this set-up, in the printed order; those that every game has, where nothing is filled
   * in yet. The set-up is not checked before.
   */
  corporations(setup: Setup): readonly CorporationCard[]
  readonly law: Law<S, A, L>
  /** The table before the first entry. Throws for a set-up that the title does not know. */
  start(setup: Setup): S
  report(state: S): R
  readonly fields: ReportFields
  view(state: S): V
  /** Entries that the next player's tap implies, such as the pass that closes a turn in which something was bought. */
  implied(state: S): readonly A[]
  /**
   * The type of the entry by which a player gives the turn away, whether or not anything was done in it: when the past is
   * changed, the order of play may need one more of them, or one less.
   */
  readonly pass?: A['type']
  /** What of the rules the table as it stands breaks: nothing in play, something perhaps after a ruling of the banker. */
  breaches?(state: S): readonly Refusal[]
  /** What the banker may rule, as a form. */
  readonly rulings: Rulings<V>
  /** What a game of this title tells when it is over, besides who was worth how much when. */
  readonly chronicle?: Chronicle<S>
  words(language: Language): Promise<TitleWords>
  /** The whole of a table as a `position` entry takes it: a game joined from it plays on as this one. Loaded when it is wanted. */
  position?(): Promise<(state: S) => object>
  /** A game to look at and to try at, for those who have none yet. Loaded when it is wanted. */
  sample?(): Promise<Sample>
  /** Takes in games of this title that were recorded elsewhere; loaded when one is. */
  imports?(): Promise<Importer>
}

/** A title whose own types are forgotten: for code that only passes its states and actions on. */
export type AnyTitle = Title<Table, Action, ShellView, TableReport, Carried<Table>>

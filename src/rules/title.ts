import type { Holder } from '../bank/money'
import type { Law } from './apply'
import type { ToldMove } from './cardboard'
import type { Chronicle, TurningPoint } from './chronicle'
import type { Happening } from './happening'
import type { Importer } from './intake'
import type { Fetched } from './late'
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

/** A title's texts in one language. Names of players and amounts of money come from the voice. */
export interface TitleWords {
  /** One sentence with the figures that decide it; the paragraph is shown beside it. */
  refusal(refusal: Refusal, voice: Voice): string
  /** An entry's sentence in the log: who did what, and what it cost or brought. For a type unknown to the title, the type itself. */
  entry(action: Action, happened: readonly Happening[], voice: Voice): string
  /** A sentence for a consequence (a new president, a phase …); `undefined` if the entry's own sentence says it. */
  happening(happening: Happening, voice: Voice, count?: number): string | undefined
  /** Long name or label of an id: a corporation, option, end, or part of a worth. The id itself if it has none. */
  label(id: string): string
  /** Short name of an id, for rows of things: a train, a card, a private company. The id itself if it has none. */
  short(id: string): string
  /** A paragraph of the rule book as it is cited, from its id. */
  cite(rule: string): string
  /** What this player, whose turn the next tap closes, may still do at this table. */
  mayStill(name: string, view: ShellView): string
  /** Where the game is besides the round, such as `phase 3`; empty if there is nothing to say. */
  where(view: ShellView): string
  /** What else this round brings before the next one, if that differs from what happens now; missing if rounds have one part. */
  stillInRound?(view: ShellView): string | undefined
  /**
   * A place that can hold something, such as a pile of certificates; for a player or corporation, their name. A place may
   * have another name when it is `of` trains.
   */
  holder(id: Holder, voice: Voice, of?: 'train'): string
  /** What just happened that a paragraph of `Rulings.readings` decides, in a sentence; `undefined` if nothing did. */
  doubtful?(
    happened: readonly Happening[],
    view: ShellView,
  ): { readonly text: string; readonly to: string } | undefined
  /** What is moved by hand to bring the first table to the second; nothing before `rest` is here. */
  moved?(was: Table, is: Table, voice: Voice): readonly ToldMove[]
  /** A turning point of the title's chronicle, as a sentence. */
  turning?(point: TurningPoint, voice: Voice): string
  /** What the title's chronicle counted, in one line. */
  tally?(counts: Readonly<Record<string, number>>): string
  /** What the story calls a corporation, and revenue that is not paid out; missing if it says so as for most titles. */
  readonly storyCalls?: { readonly corporation: string; readonly withheld: string }
  /** The name of a figure in the table report, by its key. */
  figure(key: string): string
  /** The name of an entry's field, by its key. */
  field(key: string): string
  /** What a kind of ruling corrects. */
  ruling(kind: string): string
  /** Paragraphs the menu offers at this moment, such as what the phase brings; the line that begins with `line` applies now. */
  pages(view: ShellView): readonly { readonly text: string; readonly to: string; readonly line?: string }[]
  /** Texts of the title's own screens; only they know its shape. */
  readonly screens: unknown
  /**
   * What is not said during play, fetched once a game is open: reasons for refusals, entries of rare types, names of fields and
   * of kinds of rulings, the story, and the screens opened separately. Until it is here, only codes and ids are known of these.
   */
  readonly rest?: Fetched
  /** What of that the panel of a turn says, which is not drawn before. */
  parts?(turn: ShellView['turn']): readonly Fetched[]
  /** The paragraphs of the rule book, in its order. */
  readonly paragraphs: readonly string[]
  /** The rule book by paragraph, a separate text that is loaded when first opened. */
  book(): Promise<RuleBook>
}

/** What is known of a title before it is loaded: small, and always there. */
export interface TitleCard {
  readonly id: string
  /** Its full name. */
  readonly name: string
  /** Its name in lists and on buttons, if that is not its id. */
  readonly short?: string
  /** The denominations of its paper money, if its rule book names them. */
  readonly notes?: readonly number[]
  /** The sign of its currency; dollars if missing. */
  readonly currency?: string
  /** `false` if the title has no `sample`: the start page offers none then. */
  readonly sample?: false
  /** A round's name, from its id; anything that is not a round is returned unchanged. */
  round(round: string, language: Language): string
  /** Does the time axis of a chart of the whole game name this round? If missing, it names all of them. */
  landmark?(round: string): boolean
}

/** A whole game without options: its players, its entries, and how many of these lead to a table where buying and running come next. */
export interface Sample {
  readonly players: readonly Player[]
  /** What the setup of the title asks for besides. */
  readonly own?: Setup['own']
  readonly actions: readonly Action[]
  readonly tryAt: number
}

/**
 * A game of the 18xx family: its law and its data, found through the registry. It is pure; its screens draw it. A title
 * leaves out what its game lacks, and then nothing asks for it.
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
  /** Ids of the places besides players and corporations that can hold something: no player may have such an id. */
  readonly places: readonly Holder[]
  /**
   * The corporations of a game with this set-up, in printed order; if nothing is filled in yet, those that every game has.
   * The set-up may be invalid.
   */
  corporations(setup: Setup): readonly CorporationCard[]
  readonly law: Law<S, A, L>
  /** The table before the first entry. Throws for a number of players it does not seat, or without what its fields ask for. */
  start(setup: Setup): S
  report(state: S): R
  /** What a report contains; nothing before the `rest` is here, if there is one. */
  readonly fields: ReportFields
  view(state: S): V
  /** Entries that the next player's tap implies, such as the pass that closes a turn in which something was bought. */
  implied(state: S): readonly A[]
  /**
   * The type of entry that ends a player's turn, whether or not they did anything in it: when the past is changed, the order
   * of play may need one such entry more or less.
   */
  readonly pass?: A['type']
  /** What most games are played without: the rules for `rare` entries, `breaches` and `rulings`. Until it is here, none of it may be asked for. */
  readonly rest?: Fetched
  /** The types of entries whose rules are part of `rest`; what the log says of them is part of the `rest` of the words. */
  readonly rare?: readonly A['type'][]
  /** A part of the rules that only some games need, such as those of a map: what must be here before an entry that needs it is played. */
  readonly apart?: { readonly part: Fetched; needs(action: Action): boolean }
  /** The rules that the current table breaks: none through play, but possibly some after a ruling, or what the table decided. */
  breaches?(state: S): readonly Refusal[]
  /** The rulings the banker can make, as a form. */
  readonly rulings: Rulings<V>
  /** What a finished game of this title can tell, besides everyone's worth over time. */
  readonly chronicle?: Chronicle<S> | undefined
  words(language: Language): Promise<TitleWords>
  /**
   * Converts a table to the contents of a `position` entry: a game joined from that continues exactly like this one. Loaded
   * on demand.
   */
  position?(): Promise<(state: S) => object>
  /**
   * A game to look at and try out, for people who have none yet: the start page offers it of every title, unless the card says that
   * there is none. Loaded on demand.
   */
  sample?(): Promise<Sample>
  /** Takes in games of this title that were recorded elsewhere. Loaded on demand. */
  imports?(): Promise<Importer>
}

/** A title with its own types erased: for code that only passes its states and actions on. */
export type AnyTitle = Title<Table, Action, ShellView, TableReport, Carried<Table>>

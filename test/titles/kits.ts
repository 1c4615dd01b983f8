import type { Action, Refusal, Setup } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import type { AnyTitle } from '../../src/rules/title'
import { loadTitle, TITLES, type TitleId } from '../../src/titles/registry'
import { WHOLE } from '../all'
import type { Recorded } from '../games/recorded'
import type { Chance } from '../random'
import type { Given } from '../words/pair'
import { parts as alabama } from './18al/parts'
import { parts as lilliput } from './18lilliput/parts'
import { parts as virginia } from './18va/parts'
import { parts as shikoku } from './1889/parts'

/** A table report, or a part of one. */
export type Tree = Readonly<Record<string, unknown>>

/**
 * What a title tells the general suites about itself. They run over every title of the registry and name none, so a new
 * title joins them with one file of these parts and one line below.
 */
export interface KitParts {
  /** Every recorded game: each is replayed table by table. */
  readonly recorded: readonly Recorded[]
  /** A table report without what the recordings lack. */
  comparable(report: Tree, game: Recorded): Tree
  /** A setup for this many players, with all options off. */
  setupFor(players: number): Setup
  /** All the money there is with this many players, the bank's included. */
  money(players: number): number
  /** The weight of a type of entry in random play; 2 by default. */
  readonly urges: Readonly<Record<string, number>>
  /** Makes the values of a random draft likelier, if any value of its domain would make a strange game. */
  likely?(chance: Chance, action: Action): Action
  /** Things on the table, besides money, that are missing or too many since the start. */
  lost(start: AnyState, state: AnyState): readonly string[]
  /** What no legal entry can bring about, though a ruling may. */
  illegal(state: AnyState): readonly string[]
  /** The form that joins a game midway; only of titles that can be joined. */
  readonly form?: JoiningForm
}

/** The form of a title, without its screens. */
export interface JoiningForm {
  /** The form as filled in from a printed position. */
  from(fresh: AnyState, table: unknown): unknown
  /** What is missing first; `undefined` if the game can be joined. */
  missing(fresh: AnyState, form: unknown): unknown
  entry(fresh: AnyState, form: unknown): Action
}

/** What the suite of sentences needs of a title. */
export interface Sayings {
  /** Facts for each reason of a refusal, one set for each variant of its sentence. */
  readonly facts: Readonly<Record<string, readonly Refusal['facts'][]>>
  /** Of a railway game: the reasons that its family shares and that its own tests do not try. */
  readonly untried?: readonly string[]
  /** Reasons that put numbers in other ways: a row counted from 1, a share as 10%, `one` tile. */
  readonly otherwise: readonly string[]
  /** Codes of what is noted that the sentence of the entry itself says, whatever else happened. */
  readonly inEntry?: readonly string[]
  /** Corporations, private companies and other things with a name. */
  readonly names: readonly string[]
  /** Ids with a label that differs between languages, besides those of options. */
  readonly labels: readonly string[]
  /** Paragraphs whose example is told without figures. */
  readonly withoutFigures?: readonly string[]
  /** Arguments of sentences of the screens that take more than names and figures. */
  readonly given: Given
  /** Texts of the screens that are the same in German: names, signs, and words that are German too. */
  readonly same: readonly string[]
}

/** What belongs to one title alone, so that no shared room may mention it. */
export interface OwnSayings {
  /** Names besides those of its corporations: private companies, places. */
  readonly names: readonly string[]
  /** Ids of its corporations that are common words, such as a color; their names are still its own. */
  readonly everyday?: readonly string[]
  /** Figures besides its money, such as the price at which its chart ends. */
  readonly figures: readonly number[]
  readonly sayings: Sayings
}

/** A title with its parts. */
export interface Kit extends KitParts {
  readonly id: string
  readonly title: AnyTitle
  /** The recorded games that the slower laws are tried on: with all numbers of players, from all parts of the file. */
  readonly sample: readonly Recorded[]
}

/** This many items of a list, evenly spread. */
const spread = <T>(list: readonly T[], count: number) =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length))

const parts: Readonly<Record<TitleId, KitParts & OwnSayings>> = {
  '18AL': alabama,
  '18VA': virginia,
  '18Lilliput': lilliput,
  '1889': shikoku,
}

/** A kit for each title of the registry. */
export const kits: readonly (Kit & OwnSayings)[] = await Promise.all(
  TITLES.map(async id => ({
    ...{ id, title: await loadTitle(id), ...parts[id] },
    sample: spread(parts[id].recorded, WHOLE ? 12 : 3),
  })),
)

import type { Action, Setup } from '../../src/rules/rule'
import type { AnyState } from '../../src/rules/state'
import type { AnyTitle } from '../../src/rules/title'
import { loadTitle, TITLES, type TitleId } from '../../src/titles/registry'
import type { Recorded } from '../games/recorded'
import type { Chance } from '../random'
import { WHOLE } from '../whole'
import { parts as alabama } from './18al/parts'
import { parts as lilliput } from './18lilliput/parts'
import { parts as virginia } from './18va/parts'

/** A table report, or a part of one. */
export type Tree = Readonly<Record<string, unknown>>

/**
 * What a title tells the general suites about itself. They run over every title of the registry and name none, so a
 * new title joins them with one file of these parts and one line below.
 */
export interface KitParts {
  /** Every recorded game: each is replayed table by table. */
  readonly recorded: readonly Recorded[]
  /** A table report without what the recordings do not have. */
  comparable(report: Tree, game: Recorded): Tree
  /** A set-up for so many players, options off. */
  setupFor(players: number): Setup
  /** All the money there is, the bank's included, with so many players. */
  money(players: number): number
  /** How often a type of entry is chosen at random where it is open; 2 where nothing is said. */
  readonly urges: Readonly<Record<string, number>>
  /** A random draft with likelier values, where any value of its domain would make a strange game. */
  likely?(chance: Chance, action: Action): Action
  /** What of the things on the table, besides money, is missing or too much since the start. */
  lost(start: AnyState, state: AnyState): readonly string[]
  /** What no legal entry can bring about; a ruling of the banker may. */
  illegal(state: AnyState): readonly string[]
  /** What a game that is joined on its way is filled in by, for any table; of a title that can be joined. */
  readonly form?: JoiningForm
}

/** The form of a title, without what draws it. */
export interface JoiningForm {
  /** The form as a printed position fills it in. */
  from(fresh: AnyState, table: unknown): unknown
  /** What is missing first; nothing where it can be joined. */
  missing(fresh: AnyState, form: unknown): unknown
  entry(fresh: AnyState, form: unknown): Action
}

/** What is a title's own so much that no room that all titles share may say it. */
export interface OwnSayings {
  /** Names besides those of its corporations: private companies, places. */
  readonly names: readonly string[]
  /** Ids of its corporations that are words of everybody's, such as a colour; what those are called is still its own. */
  readonly everyday?: readonly string[]
  /** Figures besides its money, such as the price at which its chart ends. */
  readonly figures: readonly number[]
}

/** A title with its parts. */
export interface Kit extends KitParts {
  readonly id: string
  readonly title: AnyTitle
  /** Those of the recorded games that the slower laws are tried on: of all numbers of players, early and late in the file. */
  readonly sample: readonly Recorded[]
}

/** So many of a list, spread over all of it. */
const spread = <T>(list: readonly T[], count: number) =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length))

const parts: Readonly<Record<TitleId, KitParts & OwnSayings>> = {
  '18AL': alabama,
  '18VA': virginia,
  '18Lilliput': lilliput,
}

/** A kit for each title of the registry. */
export const kits: readonly (Kit & OwnSayings)[] = await Promise.all(
  TITLES.map(async id => ({
    ...{ id, title: await loadTitle(id), ...parts[id] },
    sample: spread(parts[id].recorded, WHOLE ? 12 : 3),
  })),
)

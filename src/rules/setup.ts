import type { Setup } from './rule'

/** An option that is off unless switched on; `seats` lists the numbers of players it is for, all if missing. */
export interface SetupFlag {
  readonly id: string
  readonly seats?: readonly number[]
}

/** A ladder of prices copied from the game's cards: rows of equal length, each rising. */
export interface LadderField {
  readonly is: 'ladder'
  readonly key: string
  /** The names of its rows from the top, which are the keys of the value. */
  readonly rows: readonly string[]
  readonly least: number
  readonly most: number
  readonly highest: number
  /** The first prices of the top row as printed on the cards. */
  readonly begins: readonly number[]
}

/** A list of corporations that only the box knows, each with a name and a color. */
export interface CompaniesField {
  readonly is: 'companies'
  readonly key: string
  /** The ids they get, in order; their number is the most companies there may be. */
  readonly ids: readonly string[]
  /** Names that the game uses already. */
  readonly taken: readonly string[]
  /** Colors that the game's own corporations have, written `#rrggbb`. */
  readonly colors: readonly string[]
}

/** Something a title asks for before the game besides players and options. The set-up keeps it in `own` under its key. */
export type SetupField = LadderField | CompaniesField

/**
 * What a title asks for before a game. The shell draws the form; its texts come from `TitleWords.label`:
 *
 * - a flag: its id;
 * - a field: `<key>` is its heading, and `<key> what` says what to fill in, from which card, and why; each row of a
 *   ladder is labeled `<row>`;
 * - `first seat`, if the title has a text for it: what sitting in the first seat means, such as holding a card.
 */
export interface SetupForm {
  readonly flags: readonly SetupFlag[]
  readonly fields: readonly SetupField[]
}

/** The value of a ladder: a row of prices by name. */
export type Ladder = Readonly<Record<string, readonly number[]>>

/** The prices of a row so far; `null` is an empty space. */
export type Prices = readonly (number | null)[]

/** One company in the value of a list of companies; `color` is written `#rrggbb`. */
export interface Company {
  readonly id: string
  readonly name: string
  readonly color: string
}

/** What is wrong with a set-up: where, a code for the words, and the facts that decide it. */
export interface SetupFault {
  readonly path: readonly (string | number)[]
  readonly code: string
  readonly facts: Readonly<Record<string, string | number>>
}

/** The most characters in the name of a player or company. */
export const LONGEST_NAME = 40

/** Is this the name of a property that every object has, such as `constructor`? No id and no key of a file may be one. */
export const inherited = (id: string) => id in Object.prototype

/**
 * Characters that are not seen but change what is: of no width, of a direction, fillers of Hangul, and those that choose a form.
 * Not the ones that join two emoji or make an emoji of a sign.
 */
const UNSEEN =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)(\u200D)(?=\p{Extended_Pictographic})|\p{Cf}|[\u034F\u115F\u1160\u3164\uFFA0]|(?<!\p{Emoji})[\uFE00-\uFE0F]/gu

/** A name as it is kept and shown: without outer spaces and characters that nobody sees. */
export const tidyName = (name: string): string =>
  name.replace(UNSEEN, (_, joiner: string | undefined) => joiner ?? '').trim()

/** A name in the form used to compare names: tidy, without case or differences in how accents are stored. */
export const plain = (name: string): string => tidyName(name).normalize('NFC').toLowerCase()

/** The set-up contained in something larger, such as a game's line in the list. */
export function setupOf({ players, options, own }: Setup): Setup {
  return { players, options, ...(own ? { own } : {}) }
}

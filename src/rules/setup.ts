import * as v from 'valibot'
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

/** The schema of a field's value; `fieldFault` checks what a schema cannot express. */
export function schemaOf(field: SetupField): v.GenericSchema {
  if (field.is === 'ladder') {
    const price = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(field.highest))
    return v.strictObject(Object.fromEntries(field.rows.map(row => [row, v.array(price)])))
  }
  const name = v.pipe(v.string(), v.transform(tidyName), v.minLength(1), v.maxLength(LONGEST_NAME))
  const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))
  return v.array(v.strictObject({ id: v.picklist(field.ids), name, color }))
}

/** The first price that contradicts the printed cards. */
function printedFault({ key, begins }: LadderField, row: string, prices: Prices): SetupFault | undefined {
  const wrong = begins.findIndex((due, i) => (prices[i] ?? due) !== due)
  if (wrong < 0) return undefined
  const facts = { row, begins: begins.join(', '), price: prices[wrong] ?? 0 }
  return { path: [key, row, wrong], code: 'ladderBegins', facts }
}

/** The first price in a row that cannot be right, however the empty spaces (`null`) are filled in. */
export function rowFault(field: LadderField, row: string, prices: Prices): SetupFault | undefined {
  const { key, rows, highest } = field
  let before = 0
  for (const [i, price] of prices.entries()) {
    if (price === null) continue
    const path = [key, row, i]
    if (price > highest) return { path, code: 'ladderRange', facts: { row, price, highest } }
    if (price <= before) return { path, code: 'ladderRises', facts: { row, price, before } }
    before = price
  }
  return row === rows[0] ? printedFault(field, row, prices) : undefined
}

function ladderFault(field: LadderField, ladder: Ladder): SetupFault | undefined {
  const { key, least, most } = field
  const rows = field.rows.map(row => ({ row, prices: ladder[row] ?? [] }))
  const [first] = rows
  for (const { row, prices } of rows) {
    const path = [key, row]
    const spaces = prices.length
    if (spaces < least || spaces > most)
      return { path, code: 'ladderLength', facts: { row, spaces, least, most } }
    const other = first?.prices.length ?? 0
    if (spaces !== other)
      return { path, code: 'ladderRows', facts: { row, spaces, first: first?.row ?? '', other } }
    const wrong = rowFault(field, row, prices)
    if (wrong) return wrong
  }
  return undefined
}

/** Is this the name of a property that every object has, such as `constructor`? No id and no key of a file may be one. */
export const inherited = (id: string) => id in Object.prototype

/** Characters that are not seen but change what is: of no width, or of a direction. Not the one that joins two emoji. */
const UNSEEN =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)(\u200D)(?=\p{Extended_Pictographic})|\p{Cf}/gu

/** A name as it is kept and shown: without outer spaces and characters that nobody sees. */
export const tidyName = (name: string): string =>
  name.replace(UNSEEN, (_, joiner: string | undefined) => joiner ?? '').trim()

/** A name in the form used to compare names: tidy, without case or differences in how accents are stored. */
export const plain = (name: string): string => tidyName(name).normalize('NFC').toLowerCase()

function companiesFault(
  field: CompaniesField,
  list: readonly Company[],
  setup: Setup,
): SetupFault | undefined {
  const known = new Map(field.taken.map(name => [plain(name), 'corporation']))
  for (const { name } of setup.players) known.set(plain(name), 'player')
  if (list.length > field.ids.length)
    return {
      path: [field.key],
      code: 'companiesMost',
      facts: { companies: list.length, most: field.ids.length },
    }
  for (const [i, { id, name }] of list.entries()) {
    const due = field.ids[i] ?? ''
    if (id !== due) return { path: [field.key, i, 'id'], code: 'companyId', facts: { received: id, due } }
    const as = known.get(plain(name))
    if (as !== undefined)
      return { path: [field.key, i, 'name'], code: 'companyTwice', facts: { received: tidyName(name), as } }
    known.set(plain(name), 'company')
  }
  return undefined
}

/** What is wrong with a field's value, which must already fit its schema; `undefined` if nothing is. */
export function fieldFault(field: SetupField, value: unknown, setup: Setup): SetupFault | undefined {
  return field.is === 'ladder'
    ? ladderFault(field, value as Ladder)
    : companiesFault(field, value as readonly Company[], setup)
}

/** The fault of the first option that is not for this number of players; `undefined` if there is none. */
export function flagFault({ flags }: SetupForm, { players, options }: Setup): SetupFault | undefined {
  const wrong = flags.find(({ id, seats }) => options[id] && seats && !seats.includes(players.length))
  if (!wrong) return undefined
  const facts = { option: wrong.id, players: players.length, seats: (wrong.seats ?? []).join(', ') }
  return { path: ['options', wrong.id], code: 'optionSeats', facts }
}

/** The set-up contained in something larger, such as a game's line in the list. */
export function setupOf({ players, options, own }: Setup): Setup {
  return { players, options, ...(own ? { own } : {}) }
}

import * as v from 'valibot'
import type { Setup } from './rule'
import {
  type CompaniesField,
  type Company,
  type Ladder,
  type LadderField,
  LONGEST_NAME,
  type Prices,
  plain,
  type SetupFault,
  type SetupField,
  type SetupForm,
  tidyName,
} from './setup'

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

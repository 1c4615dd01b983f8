import type { Setup } from '../../../rules/rule'
import {
  type CompaniesField,
  type Company,
  fieldFault,
  LONGEST_NAME,
  type SetupFault,
} from '../../../rules/setup'

/** A company while it is filled in; its id comes from its place in the list. */
export type CompanyDraft = Omit<Company, 'id'>

/** The colors on offer, by their names in the words. */
export const COLORS = {
  red: '#c0392b',
  orange: '#d9701a',
  yellow: '#e8c02c',
  green: '#2e8b4f',
  turquoise: '#2aa5a0',
  blue: '#2f6fb3',
  violet: '#7d4a9e',
  pink: '#d85f96',
  brown: '#7a4f2e',
  black: '#22262a',
  grey: '#8a9097',
  white: '#f2f0ea',
} as const

/** The name of a color on offer. */
export type ColorName = keyof typeof COLORS

/** The names of the colors, in the order in which they are offered. */
export const COLOR_NAMES = Object.keys(COLORS) as readonly ColorName[]

function isCompany(value: unknown): value is CompanyDraft {
  const { name, color } = Object(value) as Partial<Record<keyof Company, unknown>>
  return typeof name === 'string' && typeof color === 'string' && /^#[0-9a-f]{6}$/.test(color)
}

/** The stored companies as far as they fit this field; empty if there are none. */
export function companiesFrom(field: CompaniesField, kept: unknown): readonly CompanyDraft[] {
  const list: readonly unknown[] = Array.isArray(kept) ? kept : []
  return list
    .filter(isCompany)
    .slice(0, field.ids.length)
    .map(({ name, color }) => ({ name: name.slice(0, LONGEST_NAME), color }))
}

/** A new company without a name, in the first color that no other has. */
export function freshCompany(list: readonly CompanyDraft[]): CompanyDraft {
  const free = COLOR_NAMES.find(name => !list.some(({ color }) => color === COLORS[name]))
  return { name: '', color: COLORS[free ?? 'grey'] }
}

/** The list as the set-up stores it. */
export function companiesOf({ ids }: CompaniesField, list: readonly CompanyDraft[]): readonly Company[] {
  return list.map(({ name, color }, i) => ({ id: ids[i] ?? '', name: name.trim(), color }))
}

/** The first name that cannot be right; empty names are not looked at. */
export function nameFault(
  field: CompaniesField,
  list: readonly CompanyDraft[],
  setup: Setup,
): SetupFault | undefined {
  const named = list.filter(({ name }) => name.trim() !== '')
  const players = setup.players.filter(({ name }) => name !== '')
  return fieldFault(field, companiesOf(field, named), { ...setup, players })
}

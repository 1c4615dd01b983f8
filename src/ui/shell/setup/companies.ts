import type { Setup } from '../../../rules/rule'
import {
  type CompaniesField,
  type Company,
  LONGEST_NAME,
  type SetupFault,
  tidyName,
} from '../../../rules/setup'
import { fieldFault } from '../../../rules/setupFaults'

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

const channelsOf = (color: string) => [1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16))

function distance(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return a.reduce((sum, channel, i) => sum + (channel - (b[i] ?? 0)) ** 2, 0)
}

/** The color on offer that a color looks most like: a printed red is not the red on offer, but nobody tells them apart. */
const nearest = (color: string): ColorName =>
  COLOR_NAMES.reduce((best, name) =>
    distance(COLORS[name], color) < distance(COLORS[best], color) ? name : best,
  )

/** A new company without a name, in the first color that none has; if all have been given, in one that the fewest have. */
export function freshCompany({ colors }: CompaniesField, list: readonly CompanyDraft[]): CompanyDraft {
  const given = [...colors, ...list.map(({ color }) => color)].map(nearest)
  const owners = (name: ColorName) => given.filter(other => other === name).length
  const least = COLOR_NAMES.reduce((best, name) => (owners(name) < owners(best) ? name : best))
  return { name: '', color: COLORS[least] }
}

/** The list as the set-up stores it. */
export function companiesOf({ ids }: CompaniesField, list: readonly CompanyDraft[]): readonly Company[] {
  return list.map(({ name, color }, i) => ({ id: ids[i] ?? '', name: tidyName(name), color }))
}

/** The first name that cannot be right; empty names are not looked at. */
export function nameFault(
  field: CompaniesField,
  list: readonly CompanyDraft[],
  setup: Setup,
): SetupFault | undefined {
  const named = list.filter(({ name }) => tidyName(name) !== '')
  const players = setup.players.filter(({ name }) => name !== '')
  return fieldFault(field, companiesOf(field, named), { ...setup, players })
}

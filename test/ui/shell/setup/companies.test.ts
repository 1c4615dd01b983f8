import { describe, expect, it } from 'vitest'
import type { CompaniesField } from '../../../../src/rules/setup'
import { setupForm } from '../../../../src/titles/18lilliput/setup'
import {
  COLOR_NAMES,
  COLORS,
  type CompanyDraft,
  freshCompany,
} from '../../../../src/ui/shell/setup/companies'

/** A list of companies, each in the color that is suggested for it. */
function suggested(field: CompaniesField, count: number): readonly CompanyDraft[] {
  const list: CompanyDraft[] = []
  while (list.length < count) list.push(freshCompany(field, list))
  return list
}

const namesOf = (list: readonly CompanyDraft[]) =>
  list.map(({ color }) => COLOR_NAMES.find(name => COLORS[name] === color))

describe('the color suggested for a company', () => {
  const field = setupForm.fields.find(it => it.is === 'companies')
  if (!field) throw new Error('18Lilliput has a list of companies')

  it('is none that a printed company has, nor another of the list', () => {
    const names = namesOf(suggested(field, field.ids.length))
    expect(new Set(names).size).toBe(field.ids.length)
    for (const printed of ['red', 'yellow', 'green', 'blue'] as const) expect(names).not.toContain(printed)
  })

  it('keeps clear of a color that is only similar, as from a file', () => {
    expect(namesOf(suggested(field, 1))).toEqual(['orange'])
    expect(namesOf([freshCompany(field, [{ name: 'A', color: '#d4731f' }])])).toEqual(['turquoise'])
  })

  it('is given twice only once every color has been given', () => {
    const none = { ...field, colors: [] }
    const names = namesOf(suggested(none, COLOR_NAMES.length + 2))
    expect(names.slice(0, COLOR_NAMES.length)).toEqual(COLOR_NAMES)
    expect(names.slice(COLOR_NAMES.length)).toEqual(COLOR_NAMES.slice(0, 2))
  })
})

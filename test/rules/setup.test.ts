import { describe, expect, it } from 'vitest'
import type { Setup } from '../../src/rules/rule'
import { type CompaniesField, type LadderField, plain, setupOf, tidyName } from '../../src/rules/setup'
import { fieldFault, flagFault, rowFault } from '../../src/rules/setupFaults'

const ladder: LadderField = {
  ...{ is: 'ladder', key: 'index', rows: ['top', 'bottom'], least: 3, most: 5, highest: 999 },
  begins: [50, 55],
}
const companies: CompaniesField = {
  ...{ is: 'companies', key: 'others', ids: ['c5', 'c6'], taken: ['Mildendo Railway'], colors: [] },
}
const setup: Setup = { players: ['Ann', 'Bo'].map((name, i) => ({ id: `p${i + 1}`, name })), options: {} }

describe('a ladder of prices', () => {
  const fault = (top: readonly number[], bottom: readonly number[]) =>
    fieldFault(ladder, { top, bottom }, setup)

  it('is right when its rows are equally long, rise, and begin as printed', () => {
    expect(fault([50, 55, 60], [10, 20, 30])).toBeUndefined()
  })

  it.each([
    ['too short', [50, 55], [1, 2], 'ladderLength', ['index', 'top'], { spaces: 2, least: 3, most: 5 }],
    ['too long', [50, 55, 60, 65, 70, 75], [], 'ladderLength', ['index', 'top'], { spaces: 6 }],
    ['uneven', [50, 55, 60, 65], [1, 2, 3], 'ladderRows', ['index', 'bottom'], { spaces: 3, other: 4 }],
    ['level', [50, 55, 60], [1, 7, 7], 'ladderRises', ['index', 'bottom', 2], { price: 7, before: 7 }],
    ['falling', [50, 55, 54], [1, 2, 3], 'ladderRises', ['index', 'top', 2], { price: 54, before: 55 }],
    ['not as printed', [50, 56, 60], [1, 2, 3], 'ladderBegins', ['index', 'top', 1], { price: 56 }],
  ])('is refused where it is %s', (_, top, bottom, code, path, facts) => {
    expect(fault(top, bottom)).toMatchObject({ code, path, facts })
  })

  it('is judged by row while spaces are empty: a price must rise above the last one before it', () => {
    expect(rowFault(ladder, 'top', [50, null, 60])).toBeUndefined()
    expect(rowFault(ladder, 'top', [null, 55, null])).toBeUndefined()
    expect(rowFault(ladder, 'bottom', [40, null, 30])).toMatchObject({
      ...{ code: 'ladderRises', facts: { price: 30, before: 40 } },
    })
    expect(rowFault(ladder, 'bottom', [1000])).toMatchObject({ code: 'ladderRange', facts: { highest: 999 } })
  })
})

describe('a list of companies', () => {
  const company = (id: string, name: string) => ({ id, name, color: '#123456' })
  const fault = (...list: readonly ReturnType<typeof company>[]) => fieldFault(companies, list, setup)

  it('may be empty, or have names of its own, its ids in order', () => {
    expect(fault()).toBeUndefined()
    expect(fault(company('c5', 'Blefuscu'), company('c6', 'Laputa'))).toBeUndefined()
  })

  it.each([
    ['more than there may be', ['c5', 'c6', 'c7'], 'companiesMost', { companies: 3, most: 2 }],
    ['an id out of its order', ['c6'], 'companyId', { received: 'c6', due: 'c5' }],
  ])('is refused with %s', (_, ids, code, facts) => {
    expect(fault(...ids.map(id => company(id, `Line ${id}`)))).toMatchObject({ code, facts })
  })

  it.each([
    [' mildendo railway ', 'corporation'],
    ['BO', 'player'],
    ['Blefuscu', 'company'],
  ])('is refused where a name (%s) is that of a %s', (name, as) => {
    expect(fault(company('c5', 'blefuscu'), company('c6', name))).toMatchObject({
      ...{ code: 'companyTwice', path: ['others', 1, 'name'], facts: { received: name.trim(), as } },
    })
  })

  it('compares names however an accent is stored', () => {
    expect(fault(company('c5', 'Caf\u00e9'), company('c6', 'Cafe\u0301'))).toMatchObject({
      code: 'companyTwice',
    })
  })
})

describe('an option for some numbers of players', () => {
  const form = { flags: [{ id: 'duel', seats: [2] }, { id: 'coal' }], fields: [] }

  it('is refused for others', () => {
    expect(flagFault(form, { ...setup, options: { duel: true, coal: true } })).toBeUndefined()
    const players = [...setup.players, { id: 'p3', name: 'Cy' }]
    expect(flagFault(form, { players, options: { duel: true } })).toEqual({
      path: ['options', 'duel'],
      ...{ code: 'optionSeats', facts: { option: 'duel', players: 3, seats: '2' } },
    })
  })
})

it('the set-up of a game without values of its own has no key for them', () => {
  expect(setupOf({ ...setup, own: { index: {} } })).toEqual({ ...setup, own: { index: {} } })
  expect(Object.keys(setupOf(setup))).toEqual(['players', 'options'])
})

describe('a name', () => {
  it.each([
    ['zero width', 'A\u200bnn\ufeff', 'Ann'],
    ['a direction', '\u202eAnn\u202c', 'Ann'],
    ['spaces within them', '\u200e Ann \u200f', 'Ann'],
    ['a form', 'An\u034fn\ufe0f', 'Ann'],
    ['Hangul that fill', '\u3164Ann\u115f', 'Ann'],
    ['nothing else', '\u3164\ufe0e', ''],
    ['nothing else', '\u200b\u2060', ''],
  ])('is kept and compared without characters of %s', (_, name, tidy) => {
    expect(tidyName(name)).toBe(tidy)
    expect(plain(name)).toBe(tidy.toLowerCase())
  })

  it.each(['Zoë', '田中', 'محمد', '👩\u200d🚀', '👩🏽\u200d🚀', '🏳️\u200d🌈', '❤️', '1️⃣', '박민수'])(
    '%s stays as it is',
    name => {
      expect(tidyName(name)).toBe(name)
    },
  )
})

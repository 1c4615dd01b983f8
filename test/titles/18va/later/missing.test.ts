import { describe, expect, it } from 'vitest'
import { type Joined, startedAt } from '../../../../src/titles/18va/later/form'
import { missing, operatedOf, raised, stacksIn } from '../../../../src/titles/18va/later/missing'
import { play, table } from '../kit'
import { bo, entry, three } from './kit'

describe('what the form of 18VA still lacks', () => {
  it('asks for what is missing from the top of the form', () => {
    const fresh = table()
    const asks = (form: Joined) => {
      const lack = missing(fresh, form)
      return lack && ('asks' in lack ? `${lack.asks} ${lack.of}`.trim() : lack.refusal.code)
    }
    const { priority, cash, privates, ...rest } = three()
    const bare: Joined = { ...rest, cash: {}, privates: {} }
    expect(asks({ ...bare, moves: [] })).toBe('moves')
    expect(asks({ ...bare, moves: ['p3'] })).toBe('moves p3')
    expect(asks(bare)).toBe('priority')
    expect(asks({ ...bare, priority })).toBe('cash p1')
    expect(asks({ ...bare, priority, bankrupt: ['p1'] })).toBe('cash p2')
    expect(asks({ ...three(), kind: 'OR' })).toBe('started')
    expect(asks({ ...three(), kind: 'OR', corporations: { 'B&O': bo() } })).toBe('turn')
    const { treasury: _, ...unsaid } = bo()
    expect(asks({ ...three(), corporations: { 'B&O': unsaid } })).toBe('treasury B&O')
    const trainless = { ...bo(), trains: [] }
    expect(asks({ ...three(), corporations: { 'B&O': trainless } })).toBe('operated B&O')
    const asked = { ...three(), corporations: { 'B&O': trainless } }
    expect(missing(fresh, asked)).toMatchObject({ at: operatedOf('B&O') })
    expect(asks({ ...three(), set: 1, corporations: { 'B&O': trainless } })).toBeUndefined()
    expect(asks({ ...three(), privates: { REA: '', TIW: '', PY: '' } })).toBe('express REA')
    const later = { ...bo(), trains: ['3', '2'] }
    const used = {
      ...three(),
      market: ['2', '2', '2', '2', '2'],
      privates: { REA: 'p1', TIW: '', PY: '' },
      corporations: { 'B&O': later },
    }
    expect(asks(used)).toBe('station PY')
    expect(asks({ ...used, powers: { station: '' } })).toBe('limit PY')
    expect(asks({ ...used, powers: { station: 'B&O' } })).toBeUndefined()
    expect(asks({ ...three(), corporations: { 'B&O': { ...bo(), shares: { p1: 1 } } } })).toBe(
      'positionPresident',
    )
  })

  it('3.2 tokens in one space are in the given order', () => {
    const form: Joined = {
      ...three(),
      corporations: {
        'B&O': bo(),
        WM: { ...startedAt('2', 'WM', 90), shares: { p2: 3 }, treasury: 0, trains: ['2'] },
      },
    }
    expect(stacksIn(form)).toEqual([['B&O', 'WM']])
    const other = raised(form, 'WM')
    expect(stacksIn(other)).toEqual([['WM', 'B&O']])
    const state = play(table(), entry(table(), other))
    expect(state.chart.map(token => token.corporation)).toEqual(['WM', 'B&O'])
  })
})

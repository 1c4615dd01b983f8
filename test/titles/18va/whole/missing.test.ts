import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../../src/families/railway/join/answers'
import { raised, stacksIn } from '../../../../src/families/railway/join/missing'
import { rowOf } from '../../../../src/families/railway/join/questions'
import { join } from '../../../../src/titles/18va/later/join'
import { play, table } from '../kit'
import { also, bo, entry, missing, startedAt, three } from '../later/kit'

describe('what the form of 18VA still lacks', () => {
  it('asks for what is missing from the top of the form', () => {
    const fresh = table()
    const asks = (form: Joined) => {
      const lack = missing(fresh, form)
      return lack && ('asks' in lack ? `${lack.asks} ${lack.of}`.trim() : lack.refusal.code)
    }
    const { priority, cash, privates, ...rest } = three()
    const bare: Joined = { ...rest, cash: {}, privates: {} }
    expect(asks({ ...bare, own: {} })).toBe('moves')
    expect(asks({ ...bare, own: { moves: ['p3'] } })).toBe('moves p3')
    expect(asks(bare)).toBe('priority')
    expect(asks({ ...bare, priority })).toBe('cash p1')
    expect(asks({ ...bare, priority, ...also(bare, { bankrupt: ['p1'] }) })).toBe('cash p2')
    expect(asks({ ...three(), kind: 'OR' })).toBe('floated')
    expect(asks({ ...three(), kind: 'OR', corporations: { 'B&O': bo() } })).toBe('turn')
    const { treasury: _, ...unsaid } = bo()
    expect(asks({ ...three(), corporations: { 'B&O': unsaid } })).toBe('treasury B&O')
    const trainless = { ...bo(), trains: [] }
    expect(asks({ ...three(), corporations: { 'B&O': trainless } })).toBe('operated B&O')
    const asked = { ...three(), corporations: { 'B&O': trainless } }
    expect(missing(fresh, asked)).toMatchObject({ at: rowOf('B&O', 'operated') })
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
    expect(asks({ ...used, ...also(used, { station: '' }) })).toBe('limit PY')
    expect(asks({ ...used, ...also(used, { station: 'B&O' }) })).toBeUndefined()
    expect(asks({ ...three(), corporations: { 'B&O': { ...bo(), shares: { p1: 1 } } } })).toBe(
      'positionPresident',
    )
  })

  it('3.2 tokens in one space are in the given order', () => {
    const form: Joined = {
      ...three(),
      corporations: {
        'B&O': bo(),
        WM: { ...startedAt('WM', 90), shares: { p2: 3 }, treasury: 0, trains: ['2'] },
      },
    }
    expect(stacksIn(join, form)).toEqual([['B&O', 'WM']])
    const other = raised(join, form, 'WM')
    expect(stacksIn(join, other)).toEqual([['WM', 'B&O']])
    const state = play(table(), entry(table(), other))
    expect(state.chart.map(token => token.corporation)).toEqual(['WM', 'B&O'])
  })
})

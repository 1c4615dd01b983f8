import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../../src/families/railway/join/answers'
import { fieldOf } from '../../../../src/families/railway/join/questions'
import { table } from '../kit'
import { also, bo, missing, three } from '../later/kit'

describe('what the form of 18VA still lacks', () => {
  it('asks for the move order, for turns that were completed, and for powers in use', () => {
    const fresh = table()
    const asks = (form: Joined) => {
      const lack = missing(fresh, form)
      return lack && ('asks' in lack ? `${lack.asks} ${lack.of}`.trim() : lack.refusal.code)
    }
    const { priority, cash, privates, ...rest } = three()
    const bare: Joined = { ...rest, cash: {}, privates: {} }
    expect(asks({ ...bare, own: {} })).toBe('moves')
    expect(asks({ ...bare, own: { moves: ['p3'] } })).toBe('moves p3')
    expect(asks({ ...bare, priority, ...also(bare, { bankrupt: ['p1'] }) })).toBe('cash p2')
    const trainless = { ...bo(), trains: [] }
    expect(asks({ ...three(), corporations: { 'B&O': trainless } })).toBe('operated B&O')
    const asked = { ...three(), corporations: { 'B&O': trainless } }
    expect(missing(fresh, asked)).toMatchObject({ at: fieldOf('B&O', 'operated') })
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
  })
})

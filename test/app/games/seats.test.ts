import { describe, expect, it } from 'vitest'
import { reseatAnswers, seatsFrom } from '../../../src/app/games/seats'

const seated = (...names: string[]) => names.map((name, i) => ({ id: `p${i + 1}`, name }))
const from = (
  before: readonly string[],
  now: readonly string[],
  answers: unknown = { cash: { p1: 1, p2: 2, p3: 3 } },
) => Object.fromEntries(seatsFrom(seated(...before), seated(...now), answers) ?? [['nobody', '']])

describe('the seats of players', () => {
  it('are those of their names, or their own under another name', () => {
    expect(from(['Ann', 'Bo', 'Cy'], ['Cy', 'Ann', 'Bo'])).toEqual({ p1: 'p2', p2: 'p3', p3: 'p1' })
    expect(from(['Ann', 'Bo'], ['Anna', 'Bo'])).toEqual({ p1: 'p1', p2: 'p2' })
    expect(from(['Ann', 'Bo'], ['Zed', 'Ann', 'Bo'])).toEqual({ p1: 'p2', p2: 'p3' })
    expect(from(['Ann', 'Bo', 'Cy'], ['Anna', 'Cy', 'Bo'])).toEqual({ p1: 'p1', p2: 'p3', p3: 'p2' })
  })

  it('are unknown once somebody is gone', () => {
    expect(from(['Ann', 'Bo', 'Cy'], ['Ann', 'Cy'])).toEqual({ nobody: '' })
    expect(from(['Ann', 'Bo', 'Cy'], ['Bo', 'Dee', 'Cy'])).toEqual({ nobody: '' })
  })

  it('are those of the others if nothing was said of whoever is gone', () => {
    const gone = (answers: unknown) => from(['Ann', 'Bo', 'Cy'], ['Ann', 'Bo'], answers)
    expect(gone({ cash: { p1: 1, p2: 2 }, turn: 'p1' })).toEqual({ p1: 'p1', p2: 'p2' })
    expect(gone({ cash: { p1: 1 }, turn: 'p3' })).toEqual({ nobody: '' })
    expect(gone({ rows: [{ shares: { p3: 1 } }] })).toEqual({ nobody: '' })
  })
})

describe('answers for other seats', () => {
  it('name each player by the new seat, wherever they do', () => {
    const seats = new Map([
      ['p1', 'p2'],
      ['p2', 'p1'],
    ])
    const answers = { cash: { p1: 3 }, order: ['p2', 'B&O'], rows: { 'B&O': { president: 'p1', of: null } } }
    expect(reseatAnswers(answers, seats)).toEqual({
      ...{ cash: { p2: 3 }, order: ['p1', 'B&O'] },
      rows: { 'B&O': { president: 'p2', of: null } },
    })
    expect(reseatAnswers(undefined, seats)).toBeUndefined()
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { readWords } from '../../../../src/app/desk/words'
import { notesFor, notesSaid } from '../../../../src/ui/kit/play/notes'

beforeAll(readWords)

describe('the notes to hand over', () => {
  it('make up the amount, the largest first', () => {
    expect(notesFor(267, [1, 5, 10, 20, 50, 100])).toEqual({ notes: [100, 100, 50, 10, 5, 1, 1], left: 0 })
    expect(notesFor(60, [20, 50])).toEqual({ notes: [20, 20, 20], left: 0 })
    expect(notesFor(510, [500, 100, 50, 20])).toEqual({
      notes: [100, 100, 100, 100, 50, 20, 20, 20],
      left: 0,
    })
  })

  it('go as far as they can if the table has none small enough for the rest', () => {
    expect(notesFor(8, [5, 10])).toEqual({ notes: [5], left: 3 })
    expect(notesFor(63, [20, 50])).toEqual({ notes: [20, 20, 20], left: 3 })
    expect(notesFor(3, [5, 10])).toEqual({ notes: [], left: 3 })
  })

  const said = (amount: number, ...denominations: readonly number[]) =>
    notesSaid(amount, denominations, money => `$${money}`)

  it('are said with what is left over', () => {
    expect(said(105, 1, 5, 50)).toBe('2×50 + 5')
    expect(said(8, 5, 10)).toBe('5, no notes for $3')
    expect(said(3, 5, 10)).toBe('no notes for $3')
  })

  it('are not spoken of at a table without paper money', () => {
    expect(said(8)).toBe('')
  })
})

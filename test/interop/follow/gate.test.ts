import { describe, expect, it } from 'vitest'
import { Pieces, piecesOf } from '../../../src/interop/follow/gate'

const MOST = 1_000_000

describe('a text in pieces', () => {
  it('is put together again, whatever its length', () => {
    const pieces = new Pieces(MOST)
    for (const length of [0, 1, 14_999, 15_000, 15_001, 400_000]) {
      const text = `é${'x7\n'.repeat(length)}`.slice(0, length)
      const taken = piecesOf(text).map(piece => pieces.take(piece))
      expect(taken.at(-1)).toEqual({ text })
      expect(taken.slice(0, -1).every(it => it === undefined)).toBe(true)
    }
  })

  it('is not cut within a character', () => {
    const text = `x${'🚂'.repeat(20_000)}`
    const pieces = piecesOf(text)
    expect(pieces.filter(piece => !piece.isWellFormed())).toEqual([])
    const taker = new Pieces(MOST)
    expect(pieces.map(piece => taker.take(piece)).at(-1)).toEqual({ text })
  })

  it('is refused if a piece is missing, of no form, or more than was agreed on', () => {
    const [first = '', second = '', third = ''] = piecesOf('x'.repeat(40_000))
    const pieces = new Pieces(MOST)
    expect(pieces.take(first)).toBeUndefined()
    expect(pieces.take(third)).toBe('form')
    expect(new Pieces(MOST).take(new Uint8Array(3))).toBe('form')
    expect(new Pieces(MOST).take('x')).toBe('form')
    expect(new Pieces(MOST).take(`0 ${'x'.repeat(15_001)}`)).toBe('size')
    expect(new Pieces(MOST).take('99999 x')).toBe('size')
    const small = new Pieces(20_000)
    expect([first, second].map(piece => small.take(piece))).toContain('size')
  })
})

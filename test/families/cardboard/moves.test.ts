import { expect, it } from 'vitest'
import { type Lot, pieceMoves, tokenMoves } from '../../../src/families/cardboard/moves'

const share = (at: string, count: number): Lot => ({ is: 'share', of: 'X', at, count })
const train = (at: string, face: string): Lot => ({ is: 'train', of: '2', at, count: 1, face })

it('equal pieces go together, from as few holders as can be', () => {
  const [was, is] = [
    [share('a', 3), share('b', 1)],
    [share('a', 1), share('b', 1), share('pool', 2)],
  ]
  expect(pieceMoves(was, is)).toEqual([{ is: 'share', of: 'X', from: 'a', to: 'pool', count: 2 }])
  expect(pieceMoves(is, is)).toEqual([])
})

it('a card that is turned over stays where it lies, and another goes', () => {
  const was = [train('a', '2'), train('b', '2*')]
  const is = [train('a', '2*'), train('gone', '2*')]
  expect(pieceMoves(was, is)).toEqual([
    { is: 'train', of: '2', from: 'a', to: 'a', count: 1, was: '2', face: '2*' },
    { is: 'train', of: '2', from: 'b', to: 'gone', count: 1, was: '2*', face: '2*' },
  ])
})

it('what nobody counts comes from nowhere', () => {
  expect(pieceMoves([], [share('a', 2)])).toEqual([{ is: 'share', of: 'X', from: null, to: 'a', count: 2 }])
})

it('a token goes under those in its space; what lies in another order is sorted after that', () => {
  const at = (corporation: string, column: number) => ({ corporation, at: [0, column] as const })
  expect(tokenMoves([at('A', 1), at('B', 2)], [at('B', 2), at('A', 2)])).toEqual([
    { is: 'token', of: 'A', from: [0, 1], to: [0, 2], under: ['B'] },
  ])
  expect(tokenMoves([at('A', 1), at('B', 1)], [at('B', 1), at('A', 1)])).toEqual([
    { is: 'stack', of: 'B', at: [0, 1], order: ['B', 'A'] },
  ])
  expect(tokenMoves([at('A', 1)], [])).toEqual([{ is: 'token', of: 'A', from: [0, 1], to: null, under: [] }])
})

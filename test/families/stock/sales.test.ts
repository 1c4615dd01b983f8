import { expect, it } from 'vitest'
import { salesIn } from '../../../src/families/stock/sales'

it('the sales of a player are all numbers of the shares held, by corporation in the order given', () => {
  const held = { A: { p1: 1, p2: 5 }, B: { p1: 2 }, C: { market: 5 } }
  expect(salesIn(['B', 'C', 'A'], { held }, 'p1')).toEqual([
    { player: 'p1', corporation: 'B', shares: 1 },
    { player: 'p1', corporation: 'B', shares: 2 },
    { player: 'p1', corporation: 'A', shares: 1 },
  ])
})

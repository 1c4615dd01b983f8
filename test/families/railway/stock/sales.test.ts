import { expect, it } from 'vitest'
import { presidencyPasses, salesBy } from '../../../../src/families/railway/stock/sales'
import { game } from '../../../../src/titles/18al/data'
import { place } from '../../../titles/18al/kit'

it('the sales of a player are all numbers of the shares held, by corporation in their order', () => {
  const corporations = {
    'M&O': { president: 'p2', shares: { p1: 2, p2: 3 } },
    'L&N': { president: 'p2', shares: { p1: 1, p2: 5 } },
    TAG: { president: 'p2', shares: { p2: 2 } },
  }
  expect(salesBy(game, place({ corporations, turn: 'p1' }), 'p1')).toEqual([
    { player: 'p1', corporation: 'L&N', shares: 1 },
    { player: 'p1', corporation: 'M&O', shares: 1 },
    { player: 'p1', corporation: 'M&O', shares: 2 },
  ])
})

it('a president’s certificate is not sold for shares of a player who is out of the game', () => {
  const table = (shares: Record<string, number>, bankrupt: readonly string[] = []) => ({
    ...place({ players: 4, corporations: { 'M&O': { president: 'p2', shares } }, turn: 'p2' }),
    bankrupt,
  })
  const refusal = (state: ReturnType<typeof table>) =>
    presidencyPasses(game)(state, { player: 'p2', corporation: 'M&O', shares: 3 })?.code
  expect(refusal(table({ p2: 4, p3: 1, market: 5 }))).toBe('presidentStays')
  expect(refusal(table({ p2: 4, p3: 2 }))).toBeUndefined()
  expect(refusal(table({ p2: 4, p3: 2 }, ['p3']))).toBe('presidentStays')
  expect(refusal(table({ p2: 4, p3: 2, p4: 2 }, ['p3']))).toBeUndefined()
})

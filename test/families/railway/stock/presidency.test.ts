import { describe, expect, it } from 'vitest'
import { heirTo, presidentAfter } from '../../../../src/families/railway/stock/presidency'
import { place } from '../../../titles/18al/kit'

/** A table of four with the M&O held like this, by p2 as its president. */
const table = (shares: Record<string, number>, bankrupt: readonly string[] = []) => ({
  ...place({ players: 4, corporations: { 'M&O': { president: 'p2', shares } }, turn: 'p1' }),
  bankrupt,
})

describe('a presidency', () => {
  it('goes to whoever holds more than the president, the first in order on a tie, and never on a tie with them', () => {
    expect(heirTo(table({ p2: 3, p3: 3, p1: 3 }), 'M&O')).toBeUndefined()
    expect(heirTo(table({ p2: 2, p1: 3, p4: 3 }), 'M&O')).toBe('p4')
    expect(heirTo(table({ p2: 2, p3: 3, p1: 4 }), 'M&O')).toBe('p1')
    expect(heirTo(table({ p2: 2, p3: 3, p1: 4 }), 'L&N')).toBeUndefined()
  })

  it('goes to nobody who is out of the game', () => {
    expect(heirTo(table({ p2: 2, p3: 3, p1: 4 }, ['p1']), 'M&O')).toBe('p3')
  })

  it('after a sale is somebody else’s only if the seller falls behind', () => {
    const state = table({ p2: 4, p3: 3, market: 1 })
    expect(presidentAfter(state, { player: 'p2', corporation: 'M&O', shares: 1 })).toBe('p2')
    expect(presidentAfter(state, { player: 'p2', corporation: 'M&O', shares: 2 })).toBe('p3')
    expect(presidentAfter(state, { player: 'p3', corporation: 'M&O', shares: 3 })).toBe('p2')
    expect(presidentAfter(state, { player: 'p1', corporation: 'L&N', shares: 0 })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { type Presided, successionIn } from '../../../src/families/stock/presidency'

const PLAYERS = ['p1', 'p2', 'p3', 'p4']

const table = (held: Readonly<Record<string, number>>, president: string | null = 'p2'): Presided<'A'> => ({
  held: { A: held },
  corporations: { A: { president } },
})

/** The others of these players, in the order in which they move. */
const among = (players: readonly string[]) =>
  successionIn<'A', Presided<'A'>>((_, president) => {
    const seat = players.indexOf(president)
    return [...players.slice(seat + 1), ...players.slice(0, seat)]
  })
const { heirTo, hasHeir, presidentAfter } = among(PLAYERS)

describe('a presidency', () => {
  it('goes to whoever holds more than the president, the first in order on a tie, and never on a tie with them', () => {
    expect(heirTo(table({ p2: 3, p3: 3, p1: 3 }), 'A')).toBeUndefined()
    expect(heirTo(table({ p2: 2, p1: 3, p4: 3 }), 'A')).toBe('p4')
    expect(heirTo(table({ p2: 2, p3: 3, p1: 4 }), 'A')).toBe('p1')
    expect(heirTo(table({ market: 5 }, null), 'A')).toBeUndefined()
  })

  it('after a sale is somebody else’s only if the seller falls behind', () => {
    const state = table({ p2: 4, p3: 3, market: 1 })
    expect(presidentAfter(state, { player: 'p2', corporation: 'A', shares: 1 })).toBe('p2')
    expect(presidentAfter(state, { player: 'p2', corporation: 'A', shares: 2 })).toBe('p3')
    expect(presidentAfter(state, { player: 'p3', corporation: 'A', shares: 3 })).toBe('p2')
    expect(presidentAfter(table({}, null), { player: 'p1', corporation: 'A', shares: 0 })).toBeNull()
  })

  it('can be given up only to a player who holds what its certificate is exchanged for', () => {
    const seller = { player: 'p2', corporation: 'A' } as const
    expect(hasHeir(table({ p2: 4, p3: 1, market: 5 }), seller, 2)).toBe(false)
    expect(hasHeir(table({ p2: 4, p3: 2 }), seller, 2)).toBe(true)
  })

  it('cannot be given up to somebody who is out of the game', () => {
    const seller = { player: 'p2', corporation: 'A' } as const
    const left = among(['p1', 'p2', 'p4'])
    expect(left.hasHeir(table({ p2: 4, p3: 2 }), seller, 2)).toBe(false)
    expect(left.hasHeir(table({ p2: 4, p3: 2, p4: 2 }), seller, 2)).toBe(true)
  })
})

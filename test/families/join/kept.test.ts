import { describe, expect, it } from 'vitest'
import { type Kept, keeping, keptOr } from '../../../src/families/join/kept'

type Table = Readonly<Record<string, unknown>>

const row = (changes: Table = {}) => ({ shares: { A: 3 }, privates: ['X'], cash: 10, ...changes })

/** What the form makes of a table; players and corporations are filled in unless the test gives them. */
const form = (changes: Table = {}): Table => ({
  ...{ round: 'OR 3.1', turn: 'A', players: { p1: row() }, corporations: { A: { privates: [], price: 90 } } },
  ...changes,
})

const kept = (table: Table, formed = form()): Kept<Table> => ({ table: { ...formed, ...table }, formed })

describe('a joined table that is put right', () => {
  it('is what the form says if none was joined before', () => {
    expect(keeping<Table>(undefined, { a: 1 })).toEqual({ a: 1 })
    expect(keptOr<Table, string>(undefined, 'a', 1)).toBe(1)
  })

  it('is the very table that was joined, as long as no answer changes', () => {
    const { table, formed } = kept({ odd: [1, 2], ruled: true, gameOver: 'bank' })
    expect(keeping({ table, formed }, form())).toBe(table)
  })

  it('keeps what no question is about, while answers change', () => {
    const corporations = { A: { privates: [], price: 90, lastRun: 120, cities: ['Mobile'] } }
    const before = kept({ corporations, laid: ['C2'] })
    const now = form({ corporations: { A: { privates: [], price: 100 } } })
    expect(keeping(before, now)).toMatchObject({
      ...{ laid: ['C2'], corporations: { A: { price: 100, lastRun: 120, cities: ['Mobile'] } } },
    })
  })

  it('loses what an answer takes away, and what only followed from other answers', () => {
    const before = kept(
      { players: { p1: row({ certificates: 4, netWorth: 500 }) } },
      form({ ending: 'bank' }),
    )
    const without = keeping(before, form())
    expect(without).not.toHaveProperty('ending')
    expect(without.players).toEqual({ p1: row() })
    expect(keeping(before, form({ ending: 'bank', corporations: {} })).corporations).toEqual({})
  })

  it('moves a number by as much as the answers move theirs, but not below zero', () => {
    const before = kept({ left: { two: 3, six: 0 } }, form({ left: { two: 5, six: 2 } }))
    expect(keeping(before, form({ left: { two: 4, six: 1 } })).left).toEqual({ two: 2, six: 0 })
    expect(keptOr<Table, string>(kept({ phase: '3' }, form({ phase: '5' })), 'phase', '5')).toBe('3')
    expect(keptOr<Table, string>(kept({ phase: '3' }, form({ phase: '5' })), 'phase', '6')).toBe('6')
  })

  it('is no longer over once another round or turn is given, and its end is no longer a ruling’s once another end is given', () => {
    const before = kept({ gameOver: 'bank', endRuled: true }, form({ ending: 'bank' }))
    const cash = { p1: row({ cash: 20 }) }
    expect(keeping(before, form({ ending: 'bank', players: cash }))).toMatchObject({ gameOver: 'bank' })
    expect(keeping(before, form({ ending: 'bank', turn: 'B' }))).not.toHaveProperty('gameOver')
    expect(keeping(before, form({ ending: 'bank', turn: 'B' }))).toMatchObject({ endRuled: true })
    expect(keeping(before, form())).not.toHaveProperty('endRuled')
  })

  it('holds shares and private companies of a corporation that has not started, until an answer starts it', () => {
    const players = { p1: row({ shares: { A: 3, B: 2 } }) }
    const unstarted = { B: { ipo: 8, privates: ['Y'] }, C: { ipo: 9, privates: [] } }
    const before = kept({ ruled: true, players, unstarted })
    const cash = { p1: row({ cash: 20 }) }
    expect(keeping(before, form({ players: cash }))).toMatchObject({
      ...{ unstarted, players: { p1: { shares: { A: 3, B: 2 }, cash: 20 } } },
    })
    const started = form({ corporations: { ...(form().corporations as Table), B: { privates: [] } } })
    expect(keeping(before, started)).toMatchObject({ unstarted: { C: { ipo: 9 } } })
    expect(keeping(before, started).unstarted).not.toHaveProperty('B')
    expect(keeping(before, started).players).toEqual({ p1: row() })
    const owned = form({ players: { p1: row({ privates: ['X', 'Y'] }) } })
    expect(keeping(before, owned)).toMatchObject({ unstarted: { B: { ipo: 8, privates: [] } } })
  })

  it('has out of play what a ruling closed, minus what the answers give away, plus what they take from its owner', () => {
    const before = kept({ ruled: true, closed: ['Y', 'Z'] })
    const closed = (privates: readonly string[]) =>
      keeping(before, form({ players: { p1: row({ privates }) } })).closed
    expect(closed(['X', 'Y'])).toEqual(['Z'])
    expect(closed([])).toEqual(['Y', 'Z', 'X'])
    // Without a ruling, it follows from the rest.
    const plain = kept({ closed: ['Y'] })
    expect(keeping(plain, form({ players: { p1: row({ cash: 1 }) } }))).not.toHaveProperty('closed')
  })
})

import { describe, expect, it } from 'vitest'
import { fieldFault } from '../../../src/rules/setupFaults'
import title from '../../../src/titles/18lilliput/index'
import { corporations, start } from '../../../src/titles/18lilliput/setup'
import { INDEX, OTHERS, setupFor, table } from './kit'

const setup = setupFor(4)
const [index, others] = title.setup.fields
if (index?.is !== 'ladder' || others?.is !== 'companies') throw new Error('no such fields')

describe('the setup of 18Lilliput', () => {
  it('setup: an index as it is printed: two rows of one length, rising, the top one from 50, 55', () => {
    const fault = (value: unknown) => fieldFault(index, value, setup)?.code
    expect(fault(INDEX)).toBeUndefined()
    expect(fault({ top: [50, 55, 60], bottom: [40, 45, 50] })).toBe('ladderLength')
    expect(fault({ top: INDEX.top, bottom: INDEX.bottom.slice(1) })).toBe('ladderRows')
    expect(fault({ top: INDEX.top, bottom: INDEX.bottom.toReversed() })).toBe('ladderRises')
    expect(fault({ top: INDEX.top.map(price => price + 1), bottom: INDEX.bottom })).toBe('ladderBegins')
  })

  it('setup: other companies with names of their own, in order', () => {
    const fault = (value: unknown) => fieldFault(others, value, setup)?.code
    expect(fault(OTHERS)).toBeUndefined()
    expect(fault([])).toBeUndefined()
    expect(fault([{ ...OTHERS[0], id: 'c6' }])).toBe('companyId')
    expect(fault([{ ...OTHERS[0], name: 'mildendo railway' }])).toBe('companyTwice')
    expect(fault([{ ...OTHERS[0], name: 'P2' }])).toBe('companyTwice')
  })

  it('setup: companies by their names, readable on their plates', () => {
    const cards = corporations(setup)
    expect(cards.map(({ id }) => id)).toEqual(['blue', 'green', 'yellow', 'red', 'c5', 'c6', 'c7'])
    expect(cards[3]).toMatchObject({ short: 'Mildendo', name: 'Mildendo Railway' })
    expect(cards[4]).toMatchObject({ short: 'Blefuscu Coast', plate: { fill: '#7a4b12', ink: '#ffffff' } })
    expect(cards[5]?.plate.ink).toBe('#1d2521')
  })

  it.each([
    [2, 8, 2, { '2': 2, '3': 3, '4': 3, '5': 2, '3D': 2, '4D': null }],
    [3, 9, 1, { '2': 2, '3': 5, '4': 4, '5': 3, '3D': 2, '4D': null }],
    [4, 8, 1, { '2': 2, '3': 6, '4': 5, '5': 4, '3D': 3, '4D': null }],
  ] as const)(
    'setup: with %i players %i rounds, %i copy cards each, and the stack',
    (players, of, copies, stack) => {
      const state = table(players)
      expect(state.round).toEqual({ number: 0, of })
      expect(state.copies.p1).toBe(copies)
      expect(state.depot.offering).toEqual(stack)
    },
  )

  it('setup: throws for another number of players, and without an index', () => {
    expect(() => table(5)).toThrow('5 players')
    expect(() => start({ players: setup.players, options: {} })).toThrow('share price index')
  })
})

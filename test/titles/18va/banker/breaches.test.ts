import { describe, expect, it } from 'vitest'
import title from '../../../../src/titles/18va'
import { rest } from '../../../../src/titles/18va/law'
import { view } from '../../../../src/titles/18va/table/view'
import { buyShare, correct } from '../../../families/railway/entries'
import { randomGame } from '../../../randomGame'
import { kits } from '../../kits'
import { afterAuction, place, play, table, type VaState } from '../kit'

/** A table at which no rule is broken. */
const sound = () =>
  place({
    corporations: {
      SR: { president: 'p1', shares: { p1: 3, p2: 1 }, trains: ['2', '2G'] },
      'B&O': { president: 'p2', shares: { p2: 4 }, trains: ['3'] },
    },
    privates: { REA: 'p1', TIW: 'p2', PY: 'p3' },
    phase: '3',
    left: { '3': 3 },
    turn: 'p1',
  })

await rest.load()
const breaches = (state: VaState) => title.breaches?.(state) ?? []
const codes = (state: VaState) => breaches(state).map(({ rule, code }) => `${rule} ${code}`)

describe('what a table breaks after a ruling', () => {
  it('nothing as it is in play', () => {
    expect(codes(sound())).toEqual([])
    expect(codes(table())).toEqual([])
    expect(codes(afterAuction())).toEqual([])
  })

  it('in random play nothing but the certificate limit, and discards that are due', () => {
    const kit = kits.find(({ id }) => id === title.id)
    if (!kit) throw new Error('it has no kit')
    const broken = randomGame(kit, 7, 900).states.flatMap(state => breaches(state as VaState))
    expect(broken.filter(({ code }) => code !== 'overLimit' && code !== 'trainLimit')).toEqual([])
  })

  it.each([
    ['3.1 shareLimit', correct({ shares: { corporation: 'SR', from: 'ipo', to: 'p1', shares: 1 } })],
    ['4.5.1 shouldConvert', correct({ phase: '5' })],
    ['4.5.1 convertedEarly', correct({ phase: '2' })],
    ['4.1 privateUnsold', correct({ private: { private: 'REA', to: 'bank' } })],
    ['4.2 privatesNotNow', correct({ phase: '2' })],
  ])('%s', (breach, ruling) => {
    const before = breach.includes('convertedEarly')
      ? play(sound(), correct({ convert: 'SR' }))
      : play(sound(), correct({ private: { private: 'PY', to: 'SR' } }))
    expect(codes(play(before, ruling))).toContain(breach)
  })

  it('3.1 overLimit also if a presidency was lost', () => {
    const held = { players: 5, privates: { REA: 'p1', TIW: 'p1', PY: 'p1' }, phase: '5' as const, turn: 'p1' }
    const over = place({
      ...held,
      corporations: {
        'B&O': { president: 'p2', shares: { p2: 5, p1: 5 } },
        SR: { president: 'p3', shares: { p3: 4, p1: 3 } },
      },
    })
    expect(codes(over)).toContain('3.1 overLimit')
  })
})

describe('the form of a ruling', () => {
  const { rulings } = title
  it('offers the possible values of each field, and begins with the current one', () => {
    const state = view(sound())
    expect(rulings.kinds.map(({ id }) => id).sort()).toEqual(
      [
        'certificateLimit',
        'convert',
        'express',
        'extraStation',
        'money',
        'operated',
        'phase',
        'president',
        'price',
        'priority',
        'private',
        'rounds',
        'shares',
        'station',
        'train',
        'trainLimit',
        'turn',
      ].sort(),
    )
    expect(rulings.options(state, 'convert', 'convert')).toContain('SR')
    expect(rulings.options(state, 'train', 'train')).toContain('5G')
    expect(rulings.options(state, 'turn', 'turn')).toEqual(['p1', 'p2', 'p3'])
    expect(rulings.follows?.(state, 'station', 'corporation', 'B&O')).toEqual({ left: 3 })
    expect(rulings.follows?.(state, 'trainLimit', 'corporation', 'SR')).toEqual({ extra: 1 })
    expect(rulings.follows?.(state, 'money', 'from', 'p1')).toEqual({})
  })
})

describe('the title', () => {
  it('3.1 has its option for two players only', () => {
    expect(title.setup.flags).toEqual([{ id: 'seventyPercent', seats: [2] }])
    expect(title.seats).toEqual({ least: 2, most: 5 })
  })

  it('4.3.2 implies the pass after a purchase', () => {
    const state = place({ corporations: { SR: { president: 'p1', shares: { p1: 2 } } }, turn: 'p1' })
    expect(title.implied(state)).toEqual([])
    expect(title.implied(play(state, buyShare('p1', 'SR')))).toEqual([{ type: 'pass', player: 'p1' }])
  })

  it('1.2 seats 2 to 5', () => {
    expect(() => title.start({ players: [], options: {} })).toThrow()
    for (const [players, cash, bank] of [
      [2, 600, 6800],
      [3, 400, 6800],
      [4, 300, 6800],
      [5, 240, 6800],
    ] as const) {
      expect(table(players).cash.p1).toBe(cash)
      expect(table(players).cash.bank).toBe(bank)
    }
  })
})

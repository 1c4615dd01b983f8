import { describe, expect, it } from 'vitest'
import { phaseIn } from '../../../../src/families/railway/join/phase'
import { join } from '../../../../src/titles/18va/later/join'
import { sizes } from '../../../../src/titles/18va/later/size'
import { table } from '../kit'
import { also, startedAt, tableOf, three } from './kit'

describe('the size in the form of 18VA', () => {
  it('4.4 size follows from the phase if that leaves no choice, and shares are counted by it', () => {
    const { inPhase } = sizes
    expect([inPhase('2', 'WM'), inPhase('3', 'WM'), inPhase('5', 'WM'), inPhase('2', 'B&O')]).toEqual([
      [5],
      [5, 10],
      [10],
      [10],
    ])
    const wm = { ...startedAt('WM', 70), shares: { p2: 3 }, treasury: 0, trains: ['2G'] }
    const at = (size: 5 | 10) => {
      const form = { ...three(), ...also(three(), { size: { WM: size } }), corporations: { WM: wm } }
      expect(phaseIn(join, form)).toBe('3')
      return tableOf(table(), form).corporations.WM
    }
    expect(at(5)).toMatchObject({ size: 5, ipo: 2, trainLimit: 2 })
    expect(at(10)).toMatchObject({ size: 10, ipo: 7, trainLimit: 4 })
  })
})

import { describe, expect, it } from 'vitest'
import type { Joined } from '../../../../src/families/railway/join/answers'
import { startedIn } from '../../../../src/families/railway/join/form'
import { raisedIn } from '../../../../src/families/railway/join/progress'
import { join } from '../../../../src/titles/18va/later/join'
import { play, table } from '../kit'
import { also, bo, entry, missing, startedAt, three, turnsOf } from '../later/kit'

describe('what a turn remembers when a game of 18VA is joined', () => {
  it('4.3.1 what a stock round and its turn remember', () => {
    const top = (changes: Partial<Joined>) => {
      const form = { ...three(), corporations: { 'B&O': bo() }, ...changes }
      expect(missing(table(), form)).toBeUndefined()
      return turnsOf(play(table(), entry(table(), form)))[0]
    }
    expect(top({})).toMatchObject({ player: 'p2', passed: [], last: null })
    expect(top({ turn: 'p3' })).toMatchObject({ passed: [], last: 'p1' })
    const passes = { passes: 1, sold: { p1: ['B&O'] } }
    expect(top({ turn: 'p1', memory: passes })).toMatchObject({ passed: ['p2'], last: null, soldInRound: {} })
    expect(top({ turn: 'p1', memory: { ...passes, begun: true } })).toMatchObject({
      ...{ passed: ['p2'], last: 'p3', soldInRound: { p1: ['B&O'] } },
    })
    expect(top({ deed: 'soldBought', soldNow: ['B&O'] })).toMatchObject({
      ...{ bought: true, sold: ['B&O'], soldInRound: { p2: ['B&O'] } },
    })
    // A bankrupt player has no turns to pass.
    const out = {
      ...also(three(), { bankrupt: ['p1'], express: '' }),
      cash: { p2: 200, p3: 300 },
      privates: { REA: '', TIW: '', PY: 'p3' },
    }
    const corporations = { 'B&O': { ...bo(), shares: { p2: 3 } } }
    expect(
      top({ ...out, corporations, turn: 'p2', memory: { passes: 1, begun: true, sold: {} } }),
    ).toMatchObject({ ...{ passed: ['p3'], last: 'p2' } })
  })

  it('4.5.8 an operating turn continues from its current step', () => {
    const at = (changes: Partial<Joined>) => {
      const form: Joined = { ...three(), kind: 'OR', turn: 'B&O', corporations: { 'B&O': bo() }, ...changes }
      expect(missing(table(), form)).toBeUndefined()
      return turnsOf(play(table(), entry(table(), form)))[0]
    }
    expect(at({})).toMatchObject({ step: 'convert', station: false, fromBank: [] })
    expect(at({ stage: 'station' })).toMatchObject({ step: 'station', station: true })
    expect(at({ stage: 'run', fromBank: ['2'] })).toMatchObject({ step: 'trains', fromBank: ['2'] })
    expect(['2', '3', '6'].map(phase => join.oneOfEach?.(phase))).toEqual([['2'], ['2', '3'], []])
  })

  it('names corporations in printed order, whichever of them was filled in last', () => {
    const corporations = { WM: startedAt('WM', 75), 'C&O': startedAt('C&O', 75), 'B&O': bo() }
    expect(startedIn(join, { ...three(), corporations })).toEqual(['B&O', 'C&O', 'WM'])
    const sold = { ...bo(), market: 1 }
    const form: Joined = { ...three(), kind: 'OR', turn: 'C&O', stage: 'run', corporations }
    const pooled = { ...corporations, WM: sold, 'B&O': sold }
    expect(raisedIn(join, { ...form, corporations: pooled })).toEqual(['B&O', 'WM'])
  })

  it('4.6.2 what a president sold for a train is asked for a corporation without one, after its run', () => {
    const trainless = { ...bo(), trains: [], treasury: 0 }
    const wm = { ...startedAt('WM', 75), shares: { p2: 3 }, market: 1, treasury: 0, trains: ['2'] }
    const form: Joined = {
      ...{ ...three(), kind: 'OR', turn: 'B&O', stage: 'run', raised: [{ of: 'WM', each: 0 }] },
      ...also(three(), { operated: { 'B&O': false } }),
      corporations: { 'B&O': trainless, WM: wm },
    }
    const turn = (changes: Partial<Joined>) => {
      const asked = { ...form, ...changes }
      expect(missing(table(), asked)).toBeUndefined()
      return turnsOf(play(table(), entry(table(), asked)))[0]
    }
    expect(raisedIn(join, form)).toEqual(['WM'])
    expect(turn({})).toMatchObject({ step: 'trains', sold: ['WM'] })
    expect(turn({ raised: [] })).toMatchObject({ step: 'trains', sold: [] })
    expect(turn({ stage: 'station' })).toMatchObject({ step: 'station', sold: [] })
    expect(turn({ corporations: { 'B&O': bo(), WM: wm } })).toMatchObject({ sold: [] })
    expect(raisedIn(join, { ...form, corporations: { 'B&O': trainless } })).toEqual([])
  })
})

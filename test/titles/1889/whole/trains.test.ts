import { describe, expect, it } from 'vitest'
import type { Action1889 } from '../../../../src/titles/1889/law'
import { report } from '../../../../src/titles/1889/start'
import { sellShares as sell } from '../../../families/railway/entries'
import { play, refusal } from '../tables'
import { acquire, end, type Given, run, train, turn } from '../turn'

describe('Trains', () => {
  const six = (more: Given = {}) => turn({ phase: '6', offering: { 2: 0, 3: 0, 4: 0, 5: 0, 6: 1 }, ...more })

  it('sell Ds beside the 6s, for ¥800 with a 4, 5 or 6 handed in', () => {
    const state = play(six({ cash: { AR: 900 }, trains: { AR: ['4', '5'] } }), run(100))
    const after = report(play(state, train('D', 'ipo', { exchange: '5' })))
    // The first D takes all 4s out of play; the 5 lies in the Pool.
    expect(after).toMatchObject({ phase: 'D', trainMarket: ['5'] })
    expect(after.corporations.AR).toMatchObject({ trains: ['D'], treasury: 100 })
    expect(refusal(state, train('D')).code).toBe('trainLimit')
    expect(refusal(state, train('D', 'ipo', { exchange: '6' })).code).toBe('notThere')
    const poor = play(six({ cash: { AR: 600 }, trains: { AR: ['4'] } }), run(100))
    expect(refusal(poor, train('D', 'ipo', { exchange: '4' })).code).toBe('notForced')
    expect(refusal(turn({ phase: '5', offering: { 2: 0, 3: 0, 4: 0 } }), train('D')).code).toBe('notNext')
  })

  it('hand in nothing for another train than a new D', () => {
    const state = play(six({ cash: { AR: 900 }, trains: { AR: ['4'] }, pool: ['D'] }), run(100))
    const none = { code: 'notTradedIn', facts: { takes: [] } }
    expect(refusal(state, train('6', 'ipo', { exchange: '4' }))).toMatchObject(none)
    expect(refusal(state, train('D', 'market', { exchange: '4' }))).toMatchObject(none)
    const low = refusal(state, train('D', 'ipo', { exchange: '2' }))
    expect(low).toMatchObject({ code: 'notTradedIn', facts: { takes: ['4', '5', '6'] } })
  })
})

describe('10.6, Forced sales', () => {
  const short = (more: Given = {}) =>
    turn({ phase: '4', cash: { AR: 200, p1: 20 }, offering: { 2: 0, 3: 0 }, ...more })

  it('sells no more than is needed, one sale of each corporation, and no presidency changes', () => {
    const state = short({
      held: { KO: { p1: 2, p2: 3, ipo: 5 }, AR: { p1: 5, p3: 4, ipo: 1 } },
      trains: { KO: ['4'] },
    })
    // ¥80 are missing, a share brings ¥100.
    expect(refusal(state, sell('p1', 'KO', 2))).toMatchObject({
      rule: 'Forced sales',
      code: 'sellsTooMuch',
      facts: { enough: 1 },
    })
    const after = play(state, sell('p1', 'KO', 1))
    expect(report(play(after, train('4'))).corporations.AR).toMatchObject({ treasury: 0, trains: ['4'] })
    const heirs = { p1: 2, p2: 2, ipo: 6 }
    const presiding = short({ held: { SR: heirs } })
    const { KO } = presiding.corporations
    const both: typeof presiding = {
      ...presiding,
      chart: [...presiding.chart, { corporation: 'SR', at: [0, 3] }],
      corporations: { ...presiding.corporations, SR: { ...KO, president: 'p1' } as typeof KO & object },
    }
    expect(refusal(both, sell('p1', 'SR', 1))).toMatchObject({
      ...{ rule: 'Forced sales', code: 'keepsPresidency', facts: { player: 'p1', corporation: 'SR' } },
    })
    // ¥210 are missing, and one share does not do.
    const poor = play({ ...state, cash: { ...state.cash, AR: 70 } }, sell('p1', 'KO', 1))
    expect(refusal(poor, sell('p1', 'KO', 1))).toEqual({
      ...{ rule: 'Forced sales', code: 'oneBlock', facts: { player: 'p1', corporation: 'KO' } },
    })
  })
})

describe('12.1 Bankruptcy', () => {
  it('is declared when all together do not reach the cheapest train; the game is over at once', () => {
    const state = turn({ phase: '5', cash: { AR: 0, p1: 10 }, offering: { 2: 0, 3: 0, 4: 0 } })
    const declare = (player: string): Action1889 => ({ type: 'declareBankruptcy', player })
    expect(refusal(state, declare('p2'))).toMatchObject({ rule: '12.1', code: 'notRaising' })
    const after = report(play(state, declare('p1')))
    // Three of five shares are sold at ¥90 after the token has moved left; two stay for the presidency.
    expect(after).toMatchObject({ gameOver: 'bankruptcy', players: { p1: { cash: 0, shares: { AR: 2 } } } })
    const rich = turn({ phase: '2', cash: { AR: 0, p1: 200 } })
    expect(refusal(rich, declare('p1')).code).toBe('notBankrupt')
  })
})

describe('Private companies', () => {
  it('are bought by corporations in phases 3 and 4 only', () => {
    const late = turn({ phase: '5', privates: { DR: 'p3' } })
    expect(refusal(late, acquire('DR', 60))).toMatchObject({
      rule: 'Private companies',
      code: 'privatesNotNow',
    })
  })

  it('close with the first 5, but the ferry of a player stays and pays ¥50', () => {
    const given = { phase: '4', cash: { AR: 900 }, offering: { 2: 0, 3: 0, 4: 0 } }
    const after = play(turn({ ...given, privates: { UTF: 'p3', DR: 'p2' } }), train('5'))
    expect(report(after).players.p3?.privates).toEqual(['UTF'])
    expect(report(after).players.p2?.privates).toEqual([])
    const owned = play(turn({ ...given, privates: { UTF: 'KO' } }), train('5'))
    expect(report(owned).corporations.KO?.privates).toEqual([])
    const two = { ...after, round: { stock: 1, operating: 1, of: 2 } }
    const next = play(two, end(), { type: 'endTurn', corporation: 'KO', noRoute: true })
    expect(report(next)).toMatchObject({ round: 'OR 1.2' })
    expect(report(next).players.p3?.cash).toBe((report(two).players.p3?.cash ?? 0) + 50)
  })
})

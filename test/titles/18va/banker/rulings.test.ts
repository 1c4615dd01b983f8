import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import title from '../../../../src/titles/18va'
import { form } from '../../../../src/titles/18va/banker/rulings'
import { law } from '../../../../src/titles/18va/law'
import {
  bid,
  buyShare,
  buyTrain,
  correct,
  endTurn,
  pass,
  sellShares,
} from '../../../families/railway/entries'
import { shares } from '../../tried'
import {
  auction,
  expectAllowed,
  expectRefused,
  now,
  place,
  placeToken,
  play,
  run,
  table,
  type VaState,
} from '../kit'

const mid = (): VaState =>
  place({
    cash: { p1: 100, p2: 100, p3: 100 },
    corporations: {
      SR: { president: 'p1', shares: { p1: 2, p2: 2 }, treasury: 200, trains: ['2G'], at: [4, 3] },
      'B&O': { president: 'p2', shares: { p2: 3, p1: 1, market: 1 }, trains: ['3'], at: [4, 3] },
    },
    privates: { PY: 'p3' },
    market: ['2'],
    phase: '3',
    turn: 'SR',
  })

describe('ruling: corrections', () => {
  it('ruling: money set aside for bids stays aside', () => {
    const bids = auction('p2', { PY: { bid: { player: 'p1', amount: 300 } } })
    const more = correct({ money: { from: 'p1', to: 'p2', amount: 101 } })
    expectRefused(bids, more, 'ruling', 'setAside', { free: 100, aside: 300 })
  })

  it('ruling: shares that are set aside are out of play', () => {
    const two = correct({ shares: { corporation: 'SR', from: 'ipo', to: 'p1', shares: 2 } })
    expectRefused(mid(), two, 'ruling', 'holderLacks', { has: 1 })
  })

  it('ruling: a train, declared on a charter and a plain type elsewhere', () => {
    const move = (train: '2' | '2G' | '3' | '4D', from: string, to: string) =>
      correct({ train: { train, from, to } })
    expect(play(mid(), move('2G', 'SR', 'B&O')).depot.owned['B&O']).toEqual(['3', '2G'])
    const pool = play(mid(), move('2G', 'SR', 'market'))
    expect(pool.depot.market).toEqual(['2', '3'])
    expect(play(pool, move('2G', 'market', 'B&O')).depot.owned['B&O']).toEqual(['3', '2G'])
    expect(play(mid(), move('2G', 'ipo', 'SR')).depot.offering['3']).toBe(2)
    expect(play(mid(), move('2G', 'SR', 'ipo')).depot.offering['3']).toBe(4)
    const gone = play(mid(), move('2G', 'SR', 'closed'))
    expect(gone.depot.gone).toContain('3')
    expect(play(gone, move('3', 'closed', 'SR')).depot.owned.SR).toEqual(['3'])
    expectRefused(mid(), move('3', 'SR', 'market'), 'ruling', 'holderLacks', { holder: 'SR', wants: 1 })
    expectRefused(mid(), move('2G', 'p1', 'SR'), 'ruling', 'noSuchHolder')
    expectRefused(mid(), move('2G', 'SR', 'SR'), 'ruling', 'alreadySo')
  })

  it('ruling: stations left, as many as its size has', () => {
    const set = (left: number) => correct({ station: { corporation: 'SR', left } })
    expect(play(mid(), set(0)).corporations.SR.stations).toBe(0)
    expectRefused(mid(), set(1), 'ruling', 'alreadySo')
    expectRefused(mid(), set(2), 'ruling', 'stationsLeft', { most: 1 })
  })

  it('ruling: the phase, which converts nothing by itself', () => {
    expect(play(mid(), correct({ phase: '5' })).corporations.SR.size).toBe(5)
  })

  it('ruling: a conversion, at any time', () => {
    const state = play(mid(), run('SR', 0), correct({ convert: 'SR' }))
    expect(state.corporations.SR).toMatchObject({ size: 10, stations: 3 })
    expect(shares(state, 'SR', 'ipo', 'aside')).toEqual([6, 0])
    expectRefused(mid(), correct({ convert: 'B&O' }), 'ruling', 'alreadySo')
    expectAllowed(mid(), correct({ convert: 'WM' }))
  })

  it('ruling: one more train for a charter, or not', () => {
    const set = (extra: number) => correct({ trainLimit: { corporation: 'SR', extra } })
    const more = play(mid(), set(1))
    expect(more.corporations.SR.extraTrain).toBe(true)
    expect(play(more, set(0)).corporations.SR.extraTrain).toBe(false)
    expectRefused(mid(), set(0), 'ruling', 'alreadySo')
  })

  it('4.2 the +$10 of the REA and the extra station of the Potomac Yards belong to one corporation, or nobody', () => {
    const express = (to: string) => correct({ express: to })
    const so = play(mid(), express('SR'), correct({ extraStation: 'B&O' }))
    expect(so.corporations.SR).toMatchObject({ express: true, extraStation: false })
    expect(so.corporations['B&O']).toMatchObject({ express: false, extraStation: true })
    const other = play(so, express('B&O'), correct({ extraStation: 'closed' }))
    expect(other.corporations.SR.express).toBe(false)
    expect(other.corporations['B&O']).toMatchObject({ express: true, extraStation: false })
    expectRefused(mid(), express('closed'), 'ruling', 'alreadySo', { what: 'express', of: 'closed' })
    expectRefused(so, express('SR'), 'ruling', 'alreadySo', { what: 'express', of: 'SR' })
    expectRefused(mid(), express('WM'), 'ruling', 'notStarted', { corporation: 'WM' })
    expectRefused(mid(), express('p1'), 'ruling', 'noSuchHolder', { holder: 'p1', kind: 'power' })
  })

  it('3.1 the certificate limit, for purchases and for whoever is over it', () => {
    const full = place({
      players: 4,
      cash: { p1: 500 },
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 6 } },
        SR: { president: 'p1', size: 10, shares: { p1: 6 } },
        WM: { president: 'p2', size: 10, shares: { p2: 3, p1: 3 } },
      },
      phase: '5',
      turn: 'p1',
    })
    expectRefused(full, buyShare('p1', 'WM'), '3.1', 'certificateLimit', { held: 13, limit: 13 })
    const set = (limit: number) => correct({ certificateLimit: limit })
    // The form counts from what it is.
    expect(form.stands?.(title.view(full), 'certificateLimit')).toBe(13)
    const state = play(full, set(14), buyShare('p1', 'WM'))
    expect(shares(state, 'WM', 'p1')).toEqual([4])
    expectRefused(play(full, set(12)), pass('p1'), '3.1', 'overLimit', { held: 13, limit: 12 })
    expectRefused(full, set(13), 'ruling', 'alreadySo', { what: 'certificateLimit', of: '13' })
    for (const limit of [0, 67]) expect(v.safeParse(law.rules.correct.schema, set(limit)).success).toBe(false)
  })

  it('3.1 a president by a ruling, with fewer shares than another, frees no place by a share that costs the presidency', () => {
    const over = place({
      players: 4,
      corporations: {
        SR: { president: 'p1', size: 10, shares: { p1: 2, p2: 4, market: 4 } },
        WM: { president: 'p1', shares: { p1: 2, market: 3 } },
      },
      phase: '5',
      turn: 'p1',
    })
    expectAllowed(over, sellShares('p1', 'SR'))
    expectAllowed(play(over, correct({ certificateLimit: 1 })), pass('p1'))
  })

  it('4.3.4 nobody who is bankrupt has the Priority Deal, or a turn', () => {
    const out = { ...mid(), bankrupt: ['p3'] }
    const facts = { holder: 'p3', kind: 'priority' }
    expectRefused(out, correct({ priority: 'p3' }), 'ruling', 'noSuchHolder', facts)
    const four = place({ players: 4, bankrupt: ['p4'], turn: 'p1' })
    expectRefused(four, correct({ turn: 'p4' }), 'ruling', 'wrongTurn')
  })

  it('ruling: whose turn it is in the first auction', () => {
    expect(now(play(table(), correct({ turn: 'p3' }), bid('p3', 'REA', 40)))).toBe('SR 1 p1')
  })

  it('ruling: no float, which 18VA does not know, and one more train at most', () => {
    const valid = (more: object) => v.is(law.rules.correct.schema, { type: 'correct', reason: 'x', ...more })
    expect([valid({ convert: 'SR' }), valid({ phase: '4', convert: 'SR' })]).toEqual([true, false])
    expect(valid({ float: 'SR' })).toBe(false)
    expect(valid({ trainLimit: { corporation: 'SR', extra: 2 } })).toBe(false)
  })

  it('ruling: play goes on with it', () => {
    const state = play(
      mid(),
      correct({ money: { from: 'bank', to: 'SR', amount: 400 } }),
      placeToken('SR'),
      run('SR', 100),
      buyTrain('SR', '3'),
      endTurn('SR'),
    )
    expect(now(state)).toBe('OR 2.1 B&O')
    expectRefused(state, sellShares('p1', 'SR'), '4.6.2', 'notRaising')
  })
})

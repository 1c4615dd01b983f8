import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { totalCash } from '../../../../src/bank/money'
import { law } from '../../../../src/titles/18va/law'
import {
  auction,
  bid,
  buyShare,
  buyTrain,
  cash,
  correct,
  endTurn,
  expectAllowed,
  expectRefused,
  happened,
  now,
  pass,
  place,
  placeToken,
  play,
  run,
  sellShares,
  shares,
  space,
  stop,
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
  it('ruling: money between any two purses', () => {
    const state = play(mid(), correct({ money: { from: 'SR', to: 'p3', amount: 50 } }))
    expect(cash(state, 'SR', 'p3')).toEqual([150, 150])
    expect(totalCash(state.cash)).toBe(8000)
    expectAllowed(mid(), correct({ money: { from: 'bank', to: 'p1', amount: 9000 } }))
    const wrong = (from: string, to: string, amount = 10) => correct({ money: { from, to, amount } })
    expectRefused(mid(), wrong('SR', 'p3', 201), 'ruling', 'holderLacks', { has: 200, wants: 201 })
    expectRefused(mid(), wrong('ipo', 'p3'), 'ruling', 'noSuchHolder', { holder: 'ipo' })
    expectRefused(mid(), wrong('p3', 'p3'), 'ruling', 'alreadySo')
    const bids = auction('p2', { PY: { bid: { player: 'p1', amount: 300 } } })
    expectRefused(bids, wrong('p1', 'p2', 101), 'ruling', 'setAside', { free: 100, aside: 300 })
  })

  it('ruling: the bank may be emptied by it, which is the end', () => {
    const state = play(mid(), correct({ money: { from: 'bank', to: 'p1', amount: 7500 } }))
    expect(state.ending).toBe('bank')
  })

  it('ruling: shares, whole certificates only, and no presidency with them', () => {
    const move = (from: string, to: string, number = 1) =>
      correct({ shares: { corporation: 'B&O', from, to, shares: number } })
    const state = play(mid(), move('p2', 'p3'))
    expect(shares(state, 'B&O', 'p2', 'p3')).toEqual([2, 1])
    expectRefused(state, move('p2', 'p3'), 'ruling', 'presidentsTwo', { holder: 'p2', corporation: 'B&O' })
    expectRefused(mid(), move('market', 'p3', 2), 'ruling', 'holderLacks', { has: 1, wants: 2 })
    expectRefused(mid(), move('bank', 'p3'), 'ruling', 'noSuchHolder', { holder: 'bank' })
    expectRefused(mid(), move('p1', 'p1'), 'ruling', 'alreadySo')
    expectRefused(
      mid(),
      correct({ shares: { corporation: 'WM', from: 'ipo', to: 'p1', shares: 4 } }),
      'ruling',
      'presidentsTwo',
    )
    const many = play(mid(), correct({ shares: { corporation: 'B&O', from: 'ipo', to: 'p3', shares: 4 } }))
    expect(many.corporations['B&O'].president).toBe('p2')
    // Shares set aside are out of play.
    expectRefused(
      mid(),
      correct({ shares: { corporation: 'SR', from: 'ipo', to: 'p1', shares: 2 } }),
      'ruling',
      'holderLacks',
      { has: 1 },
    )
  })

  it('ruling: a president, who holds two shares', () => {
    const set = (player: string) => correct({ president: { corporation: 'SR', player } })
    expect(play(mid(), set('p2')).corporations.SR.president).toBe('p2')
    expectRefused(mid(), set('p1'), 'ruling', 'alreadySo')
    expectRefused(mid(), set('p3'), 'ruling', 'presidentsTwo', { holder: 'p3' })
    expectRefused(mid(), correct({ president: { corporation: 'WM', player: 'p1' } }), 'ruling', 'notStarted')
  })

  it('ruling: a token, which goes under the stack', () => {
    const set = (corporation: 'SR' | 'WM', cell: [number, number]) =>
      correct({ price: { corporation, cell } })
    expect(space(play(mid(), set('SR', [0, 4])), 'SR')).toEqual([0, 4])
    expect(play(mid(), set('SR', [4, 3])).chart.map(it => it.corporation)).toEqual(['B&O', 'SR'])
    expectRefused(play(mid(), set('SR', [4, 3])), set('SR', [4, 3]), 'ruling', 'alreadySo')
    expectRefused(mid(), set('SR', [6, 4]), 'ruling', 'noSuchSpace', { row: 6, column: 4 })
    expectRefused(mid(), set('WM', [0, 0]), 'ruling', 'notStarted')
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

  it('ruling: a private company, to anybody', () => {
    const move = (to: string) => correct({ private: { private: 'PY', to } })
    expect(play(mid(), move('SR')).privates.PY).toBe('SR')
    expect(play(mid(), move('closed')).privates.PY).toBe('closed')
    expectRefused(mid(), move('p3'), 'ruling', 'alreadySo')
    expectRefused(mid(), move('market'), 'ruling', 'noSuchHolder')
  })

  it('ruling: stations left, as many as its size has', () => {
    const set = (left: number) => correct({ station: { corporation: 'SR', left } })
    expect(play(mid(), set(0)).corporations.SR.stations).toBe(0)
    expectRefused(mid(), set(1), 'ruling', 'alreadySo')
    expectRefused(mid(), set(2), 'ruling', 'stationsLeft', { most: 1 })
  })

  it('ruling: the phase, which scraps and converts nothing by itself', () => {
    const state = play(mid(), correct({ phase: '5' }))
    expect(state.phase).toBe('5')
    expect(state.corporations.SR.size).toBe(5)
    expect(state.depot.owned.SR).toEqual(['2G'])
    expectRefused(mid(), correct({ phase: '3' }), 'ruling', 'alreadySo')
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
    const state = play(full, set(14), buyShare('p1', 'WM'))
    expect(shares(state, 'WM', 'p1')).toEqual([4])
    expectRefused(play(full, set(12)), pass('p1'), '3.1', 'overLimit', { held: 13, limit: 12 })
    expectRefused(full, set(13), 'ruling', 'alreadySo', { what: 'certificateLimit', of: '13' })
    for (const limit of [0, 67]) expect(v.safeParse(law.rules.correct.schema, set(limit)).success).toBe(false)
  })

  it('4.3.4 who has the Priority Deal, but nobody who is bankrupt', () => {
    const deal = (player: string) => correct({ priority: player })
    expect(play(mid(), deal('p3')).priorityDeal).toBe('p3')
    expectRefused(mid(), deal(mid().priorityDeal), 'ruling', 'alreadySo', { what: 'priority' })
    const out = { ...mid(), bankrupt: ['p3'] }
    expectRefused(out, deal('p3'), 'ruling', 'noSuchHolder', { holder: 'p3', kind: 'priority' })
  })

  it('ruling: whose turn it is', () => {
    const state = play(mid(), correct({ turn: 'B&O' }))
    expect(now(state)).toBe('OR 2.1 B&O')
    expectRefused(mid(), correct({ turn: 'p1' }), 'ruling', 'wrongTurn', { turn: 'p1', round: 'OR 2.1' })
    expectRefused(mid(), correct({ turn: 'WM' }), 'ruling', 'wrongTurn')
    expect(now(play(place({ turn: 'p1' }), correct({ turn: 'p3' })))).toBe('SR 2 p3')
    expect(now(play(table(), correct({ turn: 'p3' }), bid('p3', 'REA', 40)))).toBe('SR 1 p1')
    expectRefused(
      place({ players: 4, bankrupt: ['p4'], turn: 'p1' }),
      correct({ turn: 'p4' }),
      'ruling',
      'wrongTurn',
    )
  })

  it('ruling: is no purchase or sale, and has no other consequences', () => {
    const stock = place({ corporations: { 'B&O': { president: 'p1', shares: { p1: 3 } } }, turn: 'p1' })
    const state = play(
      stock,
      correct({ shares: { corporation: 'B&O', from: 'p1', to: 'market', shares: 1 } }),
      pass('p1'),
      pass('p2'),
      pass('p3'),
    )
    expect(state.round.operating).toBe(1)
  })

  it('ruling: also after the end', () => {
    const over = play(mid(), stop)
    expect(cash(play(over, correct({ money: { from: 'p1', to: 'p2', amount: 5 } })), 'p2')).toEqual([105])
  })

  it('ruling: exactly one thing at a time', () => {
    const { schema } = law.rules.correct
    const valid = (more: object) => v.is(schema, { type: 'correct', reason: 'x', ...more })
    expect(valid({ phase: '4' })).toBe(true)
    expect(valid({})).toBe(false)
    expect(valid({ phase: '4', convert: 'SR' })).toBe(false)
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

describe('ruling: counting', () => {
  it('ruling: records the difference and changes nothing', () => {
    const told = happened(mid(), { type: 'count', holder: 'SR', cash: 190 })
    expect(told).toEqual([{ is: 'counted', holder: 'SR', cash: 190, books: 200 }])
    expect(play(mid(), { type: 'count', holder: 'bank', cash: 1 })).toEqual({ ...mid(), fresh: false })
    expectRefused(mid(), { type: 'count', holder: 'ipo', cash: 1 }, 'ruling', 'noSuchHolder')
  })
})

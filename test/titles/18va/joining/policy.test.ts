import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type Position, type PositionTable, positionSchema } from '../../../../src/titles/18va/joining/table'
import { report } from '../../../../src/titles/18va/table/report'
import { buyShare, endTurn, par, pass, sellShares } from '../../../families/railway/entries'
import { cash, shares, space } from '../../tried'
import {
  afterAuction,
  auction,
  expectAllowed,
  expectRefused,
  now,
  place,
  play,
  positionOf,
  run,
  table,
  type VaState,
} from '../kit'
import { entry, mid, midTable } from './kit'

/** The entry that joins a table as it stands, written and read as a file would. */
function entryOf(state: VaState): Position {
  const text = JSON.stringify({ type: 'position', table: positionOf(state) })
  return v.parse(positionSchema, JSON.parse(text))
}

/** The same with only what a report contains. */
function plain(): PositionTable {
  const { stacks: _, rounds: __, turns: ___, ...rest } = structuredClone(midTable())
  return rest
}

describe('1.2 a game joined midway', () => {
  it('ruling: keeps a certificate limit that was ruled', () => {
    const ruled = play(afterAuction(), { type: 'correct', reason: '', certificateLimit: 15 })
    expect(play(table(), entryOf(ruled)).own.limitRuled).toBe(15)
    expect(play(table(), entryOf(afterAuction())).own.limitRuled).toBeUndefined()
  })

  it('1.2 a report alone is enough for a table between two turns', () => {
    const state = play(table(), entry(plain()))
    expect(report(state)).toEqual(report(mid()))
    expect(now(state)).toBe('SR 3 p2')
    expect(cash(state, 'p1', 'B&O', 'N&W')).toEqual([300, 120, 40])
    expect(shares(state, 'N&W', 'p2', 'ipo', 'aside')).toEqual([3, 2, 5])
    expect(state.depot.owned['B&O']).toEqual(['2G', '3'])
    expect(state.depot.market).toEqual(['3'])
    expect(state.privates).toEqual({ REA: 'p3', TIW: 'closed', PY: 'B&O' })
    expectAllowed(play(state, pass('p2')), sellShares('p1', 'B&O'))
  })

  it('1.2 what follows from the rest may be left out', () => {
    const { order: _, ...rest } = plain()
    const players = Object.fromEntries(
      Object.entries(rest.players).map(([id, { certificates: _, netWorth: __, ...row }]) => [id, row]),
    )
    const state = play(table(), entry({ ...rest, players }))
    expect(state.order).toEqual(['p1', 'p2', 'p3'])
    expect(report(state).players).toEqual(report(mid()).players)
  })

  it('4.3.1 a corporation that has not completed a turn is said to be so', () => {
    const some = plain()
    const row = some.corporations['B&O']
    if (row) row.operated = false
    const state = play(table(), entry(some), pass('p2'))
    expectRefused(state, sellShares('p1', 'B&O'), '4.3.1', 'notOperated', { corporation: 'B&O' })
  })

  it('4.3.1 nor has any before the first operating round', () => {
    const first = play(afterAuction(), pass('p3'), buyShare('p2', 'B&O'))
    const { turns: _, ...bare } = structuredClone(positionOf(first) as PositionTable)
    for (const row of Object.values(bare.corporations)) delete row?.operated
    const state = play(table(), entry(bare))
    expectRefused(state, sellShares('p2', 'B&O'), '4.3.1', 'notOperated')
  })

  it('4.5 in an operating round those before the one whose turn it is have operated', () => {
    const state = place({
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 3 }, par: 100, treasury: 500, trains: ['2'] },
        'N&W': { president: 'p2', shares: { p2: 2 }, par: 90, treasury: 500, trains: ['2'] },
        WM: { president: 'p3', shares: { p3: 2 }, par: 70, treasury: 500, trains: ['2'] },
      },
      privates: { REA: 'p1', TIW: 'p2', PY: 'p3' },
      round: [2, 1],
      operated: ['B&O'],
      turn: 'N&W',
    })
    const { turns: _, ...bare } = structuredClone(positionOf(state) as PositionTable)
    const joined = play(table(), entry(bare), run('N&W', 0), endTurn('N&W'))
    expect(now(joined)).toBe('OR 2.1 WM')
    expect(now(play(joined, run('WM', 0), endTurn('WM')))).toBe('SR 3 p1')
  })

  it('4.5.8 too many trains on a charter are discarded first', () => {
    const some = plain()
    const row = some.corporations['N&W']
    if (row) row.trains = ['3', '2G']
    some.trainsLeft = { ...some.trainsLeft, '3': 0 }
    const state = play(table(), entry({ ...some, round: 'OR 3.1', turn: 'N&W' }))
    expect(state.turn[0].at).toBe('discard')
  })

  it('4.1 the first auction may be joined, with its bids and before the B&O has its value', () => {
    const bids = auction('p2', { TIW: { face: 40 }, PY: { bid: { player: 'p1', amount: 95 } } })
    const state = play(table(), entryOf(bids))
    expectRefused(state, { type: 'bid', player: 'p2', private: 'PY', amount: 95 }, '4.1', 'bidTooLow')
    expectAllowed(state, { type: 'bid', player: 'p2', private: 'TIW', amount: 40 })
    const sold = auction('p1', {
      REA: { bid: { player: 'p1', amount: 40 } },
      TIW: { bid: { player: 'p2', amount: 60 } },
      PY: { bid: { player: 'p3', amount: 80 } },
      'B&O': { bid: { player: 'p3', amount: 140 } },
    })
    const value = play(sold, pass('p1'), pass('p2'), pass('p3'))
    expect(report(value).corporations).toEqual({})
    const { turns: _, ...bare } = positionOf(value) as PositionTable
    for (const joined of [play(table(), entryOf(value)), play(table(), entry(bare))])
      expect(report(play(joined, par('p3', 'B&O', 90)))).toEqual(report(play(value, par('p3', 'B&O', 90))))
  })

  it('3 a price with several spaces is in the row nearest to the starting value, unless its space is named', () => {
    const some = plain()
    const row = some.corporations['N&W']
    if (!row) throw new Error('no N&W')
    delete row.cell
    row.price = 100
    expect(space(play(table(), entry(some)), 'N&W')).toEqual([3, 5])
    row.cell = [0, 2]
    expect(space(play(table(), entry(some)), 'N&W')).toEqual([0, 2])
  })
})

import { describe, expect, it } from 'vitest'
import type { PositionTable } from '../../../src/titles/18va/joining/table'
import { correct, par } from '../../families/railway/entries'
import { afterAuction, expectRefused, play, positionOf, table, type VaAction, type VaState } from './kit'

/** The entry that joins a table, with some of its values changed. */
const joining = (state: VaState, changes: Partial<PositionTable> = {}): VaAction => ({
  type: 'position',
  table: { ...positionOf(state), ...changes },
})

const joined = (state: VaState) => play(table(), joining(state))
const turnOf = (state: VaState) => (state.turn[0] as { player: string }).player

describe('1.2 a table that results from rulings', () => {
  const given = play(
    afterAuction(),
    correct({ shares: { corporation: 'WM', from: 'ipo', to: 'p2', shares: 2 } }),
    correct({ shares: { corporation: 'WM', from: 'ipo', to: 'market', shares: 1 } }),
    correct({ convert: 'SR' }),
    correct({ trainLimit: { corporation: 'VGN', extra: 1 } }),
    correct({ private: { private: 'REA', to: 'N&W' } }),
  )

  it('4.3.2 is joined with what was moved of corporations that have not started', () => {
    expect(positionOf(given)).toMatchObject({
      ruled: true,
      unstarted: {
        WM: { size: 5, ipo: 2, market: 1 },
        SR: { size: 10, ipo: 10 },
        VGN: { trainLimit: 3 },
        'N&W': { privates: ['REA'] },
      },
    })
    expect(joined(given)).toEqual({ ...given, fresh: false })
    const started = play(joined(given), par(turnOf(given), 'WM', 70))
    expect(started.corporations.WM).toMatchObject({ par: 70 })
    expect(started.held.WM).toMatchObject({ market: 1, p2: turnOf(given) === 'p2' ? 4 : 2 })
  })

  it('3.1 is refused with a president of one that has not started', () => {
    const { players } = positionOf(given)
    const led = { ...players, p2: { ...players.p2, presidencies: ['WM'] } } as PositionTable['players']
    expectRefused(table(), joining(given, { players: led }), '1.2', 'positionUnfit', { key: 'unstarted' })
  })

  it('4.4 is joined with five shares in phase 5, and the B&O always has ten', () => {
    const five = play(play(afterAuction(), par(turnOf(afterAuction()), 'WM', 70)), correct({ phase: '5' }))
    // What was bought on the turn in progress has no part in what follows, and no entry keeps it.
    expect({ ...joined(five), turn: five.turn }).toEqual({ ...five, fresh: false })
    expect(positionOf(joined(five)).turns).toEqual(positionOf(five).turns)
    const rows = positionOf(five).corporations
    const bo = { ...rows, 'B&O': { ...rows['B&O'], size: 5 } } as PositionTable['corporations']
    expectRefused(table(), joining(five, { corporations: bo }), '4.4', 'positionSize')
  })

  it('2 is joined with more trains than a phase allows', () => {
    const many = play(
      afterAuction(),
      ...Array.from({ length: 3 }, () => correct({ train: { train: '2', from: 'ipo', to: 'B&O' } })),
      correct({ phase: '6' }),
    )
    // The phase was set by a ruling, so nobody discards.
    expect(joined(many).turn).toEqual(many.turn)
  })

  it('4.2 is joined with a private company that a ruling gave back to the bank; one that is owned is not closed', () => {
    const state = play(afterAuction(), correct({ private: { private: 'PY', to: 'bank' } }))
    expect(joined(state).privates).toEqual(state.privates)
    const { ruled: _, ...plain } = positionOf(state)
    expectRefused(table(), { type: 'position', table: plain }, '4.2', 'positionNowhere', { private: 'PY' })
    const both = joining(state, { closed: ['REA'] })
    expectRefused(table(), both, '1.2', 'positionUnfit', { key: 'closed' })
  })
})

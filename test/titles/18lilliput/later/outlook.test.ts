import { describe, expect, it } from 'vitest'
import { meansOf, outlook } from '../../../../src/titles/18lilliput/later/outlook'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { cash } from '../../tried'
import {
  buyShare,
  buyTrain,
  endRun,
  endTurn,
  four,
  type LilState,
  now,
  place,
  play,
  sellShares,
  table,
  takeCard,
} from '../kit'

/** Round 5 of 8 in phase 3: two 3s are left, companies have 3s and 2s. */
const late = (more: object = {}) =>
  place({
    companies: four({
      red: { trains: ['2'] },
      blue: { trains: ['3', '3', '2'] },
      green: { trains: ['3', '3'] },
    }),
    phase: '3',
    round: 5,
    left: { '3': 2 },
    ...more,
  })

const lines = (state: LilState) =>
  outlook(state).rounds.map(({ round, type, sets }) => `${round}: ${type}${sets ? ` ${sets.phase}` : ''}`)

describe('what comes at a table of 18Lilliput', () => {
  it('bureaucracy: takes the top train at the end of every round but the last', () => {
    expect(lines(late())).toEqual(['5: 3', '6: 3', '7: 4 4'])
    expect(outlook(late()).after).toBe(3)
    expect(lines(late({ round: 8 }))).toEqual([])
    expect(lines(table())).toHaveLength(7)
    expect(lines(table(3))).toHaveLength(8)
  })

  it('variants: for professionals before the runs, in the last round too', () => {
    const options = { professional: true } as const
    expect(lines(late({ options }))).toEqual(['5: 3', '6: 3', '7: 4 4', '8: 4'])
    expect(lines(late({ options, turn: 'red' }))).toEqual(['6: 3', '7: 3', '8: 4 4'])
  })

  it('bureaucracy: is what happens if nobody buys a train', () => {
    let state = late({ round: 7, left: { '3': 0 } })
    const [row] = outlook(state).rounds
    while (now(state).startsWith('7 p')) {
      const player = report(state).turn ?? ''
      const [card] = report(state).cardsLeft ?? []
      if (card) state = play(state, takeCard(player, card), endTurn(player))
    }
    const ran = (id: string) => (report(state).corporations[id]?.trains.length ?? 0) > 0
    while (now(state).includes('run')) {
      const id = (report(state).turn ?? '') as 'red'
      const earns = { type: 'run', corporation: id, revenue: 0, pay: false } as const
      state = ran(id) ? play(state, earns, endRun(id)) : play(state, endRun(id))
    }
    expect(state.phase).toBe(row?.sets?.phase)
    expect(row?.sets?.turnsOver.map(({ at, train }) => `${at} ${train}`)).toContain('red 2')
    expect(report(state).corporations.red?.trains).toEqual(['2*'])
  })

  it('running: names the companies that have no train now', () => {
    expect(outlook(late()).trainless).toEqual([])
    const state = place({ companies: four({ red: { trains: [] } }), phase: '3', round: 5 })
    expect(outlook(state).trainless).toContain('red')
  })

  it('phases: each type by its first, once those before it have done theirs', () => {
    const stack = outlook(late()).stack
    expect(stack.map(({ type, sets }) => `${type} ${sets?.phase ?? '-'}`)).toEqual([
      '3 -',
      '4 4',
      '5 5',
      '3D 6',
      '4D 7',
    ])
    const five = stack.find(({ type }) => type === '5')
    expect(five?.sets?.removes.map(({ at, train }) => `${at} ${train}`)).toContain('red 2*')
    expect(five?.trainless).toEqual(['yellow', 'red'])
    expect(five?.trainLimit).toBe(3)
    expect(stack.find(({ type }) => type === '4D')?.trainless).toEqual(['blue', 'green'])
    expect(stack.map(({ type, by }) => [type, by])).toContainEqual(['4', 7])
  })

  it('end: in the last round the Treasurer and the copy cards are to be thought of', () => {
    const at = { characters: { treasurer: 'p2' }, copies: { p3: 0, p4: 0 } }
    expect(outlook(late(at)).lastCalls).toEqual([])
    expect(outlook(late({ ...at, round: 8 })).lastCalls).toEqual([
      { player: 'p1', treasurer: false, copies: 1, worth: 20 },
      { player: 'p2', treasurer: true, copies: 1, worth: 20 },
    ])
  })

  it('shares: what a player could buy, and raise by selling, with a card for that', () => {
    const companies = four({ blue: { shares: { p1: 2 }, at: [0, 4] }, red: { at: [0, 3] } })
    const state = place({ companies, cash: { p1: 66 }, card: { id: 'shares10' } })
    const { buys, sales, total } = meansOf(state, 'p1')
    expect(sales).toEqual([{ corporation: 'blue', shares: 2, amount: 140 }])
    expect(cash(play(state, sellShares('p1', 'blue', 2)), 'p1')).toEqual([total])
    for (const { corporation, price } of buys)
      expect(cash(play(state, buyShare('p1', corporation as 'red')), 'p1')).toEqual([66 - price])
    expect(buys.map(({ corporation }) => corporation)).toContain('red')
    expect(buys.map(({ corporation }) => corporation)).not.toContain('blue')
  })

  it('trains, founding: the train that a director’s companies could buy, and the companies that could be founded', () => {
    const companies = four({ red: { treasury: 1000, trains: ['2'] }, blue: { trains: ['2'] } })
    const state = place({ companies, cash: { p1: 250 }, phase: '3', card: { id: 'trains' } })
    const { starts, trains } = meansOf(state, 'p1')
    const before = state.cash.red ?? 0
    const after = cash(play(state, buyTrain('red', '3')), 'red')
    expect(trains).toEqual([{ corporation: 'red', trains: [{ of: '3', price: before - (after[0] ?? 0) }] }])
    // Five times the lowest price of the index.
    expect(starts.map(({ price }) => price)).toEqual(starts.map(() => 200))
    expect(starts.length).toBeGreaterThan(0)
    expect(meansOf({ ...state, cash: { ...state.cash, p1: 199 } }, 'p1').starts).toEqual([])
    expect(meansOf({ ...state, round: { ...state.round, number: 0 } }, 'p1').starts).toEqual([])
  })
})

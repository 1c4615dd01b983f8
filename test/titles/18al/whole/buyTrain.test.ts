import { describe, expect, it } from 'vitest'
import { view } from '../../../../src/titles/18al/start'
import { discard, endTurn, run } from '../../../families/railway/entries'
import { cash, space } from '../../tried'
import { buyTrain, expectAllowed, expectRefused, now, type Position, place, play } from '../kit'

const p1 = { president: 'p1', shares: { p1: 6 } }
const tag = (more: object = {}, position: Partial<Position> = {}) =>
  place({ corporations: { TAG: { ...p1, treasury: 2000, ...more } }, turn: 'TAG', ...position })

describe('4.2.5(b) trains of the Bank', () => {
  it('4.2.5(b) the Initial Offering gives them out in order', () => {
    expectRefused(tag(), buyTrain('TAG', '3'), '4.2.5(b)', 'notNext', { train: '3', next: '2' })
    expectRefused(tag({}, { phase: '7', left: { '7': 0 } }), buyTrain('TAG', '7'), '4.2.5(b)', 'notNext', {
      next: '4D',
    })
    const none = tag({}, { phase: '4D', left: { '4D': 0, '7': 0 } })
    expectRefused(none, buyTrain('TAG', '4D'), '4.2.5(b)', 'notNext', { next: null })
  })

  it('4.2.5(a) a train in the Open Market blocks nobody, and sets no phase back', () => {
    const state = tag({}, { market: ['3'], phase: '5' })
    expectAllowed(state, buyTrain('TAG', '5'))
    expect(play(state, buyTrain('TAG', '3', 'market')).phase).toBe('5')
  })
})

describe('4.2.5(d) trains of other corporations', () => {
  const two = (more: object = {}, position: Partial<Position> = {}) =>
    place({
      corporations: {
        TAG: { ...p1, treasury: 200, ...more },
        WRA: { president: 'p2', shares: { p2: 6 }, treasury: 0, trains: ['2'] },
      },
      turn: 'TAG',
      ...position,
    })

  it('4.2.5(f) they do not count against the one train a turn', () => {
    const state = play(two(), buyTrain('TAG', '2'), buyTrain('TAG', '2', 'WRA', { price: 100 }))
    expect(state.depot.owned.TAG).toEqual(['2', '2'])
    expectAllowed(play(two(), buyTrain('TAG', '2', 'WRA', { price: 100 })), buyTrain('TAG', '2'))
  })

  it('4.2.5(d) the seller has no train left: it did not run, and must buy on its own turn', () => {
    const both = place({
      corporations: {
        TAG: { ...p1, treasury: 200, at: [0, 6] },
        WRA: { president: 'p2', shares: { p2: 6 }, treasury: 99, trains: ['2'] },
      },
      turn: 'TAG',
    })
    const state = play(both, buyTrain('TAG', '2', 'WRA', { price: 1 }), endTurn('TAG'))
    expectRefused(state, endTurn('WRA'), '4.2.5.2', 'trainNeeded', { corporation: 'WRA' })
    expect(space(play(state, buyTrain('WRA', '2')), 'WRA')).toEqual([1, 3])
  })
})

describe('4.2.5(f) one train a turn from the Bank', () => {
  it.each(['1', '2', '3'] as const)('4.2.5(f) in phase %s', phase => {
    const state = play(tag({}, { phase }), buyTrain('TAG', phase === '1' ? '2' : phase))
    expectRefused(state, buyTrain('TAG', phase === '1' ? '2' : phase), '4.2.5(f)', 'oneTrainATurn', {
      corporation: 'TAG',
      phase: phase === '1' ? '2' : phase,
    })
    expectAllowed(state, endTurn('TAG'))
  })

  it('4.2.5(f) the Open Market is the Bank too', () => {
    const state = play(tag({}, { phase: '3', market: ['2'] }), buyTrain('TAG', '3'))
    expectRefused(state, buyTrain('TAG', '2', 'market'), '4.2.5(f)', 'oneTrainATurn')
  })

  it('4.2.5(f) the first 4 lifts it, at once', () => {
    const state = play(tag({}, { phase: '3', left: { '3': 0 } }), buyTrain('TAG', '4'), buyTrain('TAG', '4'))
    expect(state.depot.owned.TAG).toEqual(['4', '4'])
    expect(cash(state, 'TAG')).toEqual([1400])
  })
})

describe('4.2.5(g), Table I the train limit', () => {
  it.each([
    ['1', '2', 4],
    ['2', '2', 4],
    ['3', '3', 4],
    ['4', '4', 3],
    ['5', '5', 2],
    ['6', '6', 2],
    ['7', '7', 2],
    ['4D', '4D', 2],
  ] as const)('Table I phase %s', (phase, next, limit) => {
    const trains = (number: number) => {
      const cards: string[] =
        phase === '4' ? ['3', '3', '3'] : phase === '3' || limit === 4 ? ['2', '2', '2', '2'] : ['5', '5']
      return cards.slice(0, number)
    }
    const left = phase === '5' ? { '5': 0 } : {}
    const state = (number: number) => play(tag({ trains: trains(number) }, { phase, left }), run('TAG', 100))
    expect(view(state(limit)).trainLimit).toBe(limit)
    const train = phase === '5' ? '6' : next
    expectRefused(state(limit), buyTrain('TAG', train), '4.2.5(g)', 'trainLimit', { owned: limit, limit })
    expectAllowed(state(limit - 1), buyTrain('TAG', train))
  })

  it('4.2.5(g) with one less it may buy, and then discards', () => {
    const state = place({
      corporations: { TAG: { ...p1, treasury: 900, trains: ['3', '4'] } },
      phase: '4',
      left: { '4': 0 },
      turn: 'TAG',
    })
    const bought = play(state, run('TAG', 100), buyTrain('TAG', '5'))
    expect(view(bought).turn).toEqual({
      at: 'discard',
      cite: '4.2.5(g)',
      owners: [{ corporation: 'TAG', president: 'p1', excess: 1 }],
    })
    expect(now(bought)).toBe('OR 2.1 TAG')
    expectAllowed(play(bought, discard('TAG', '4')), endTurn('TAG'))
  })
})

import { describe, expect, it } from 'vitest'
import { buyShare, now, pass, place, play, space } from '../kit'

describe('4.3.4 the end of a stock round', () => {
  it('4.3.4 in move order', () => {
    const at = place({
      order: ['p2', 'p1', 'p3'],
      corporations: { 'B&O': { president: 'p1', shares: { p1: 2 }, trains: ['2'] } },
      turn: 'p2',
    })
    const ended = play(at, buyShare('p2', 'B&O'), pass('p2'), pass('p1'), pass('p3'), pass('p2'))
    expect(ended.priorityDeal).toBe('p1')
    expect(now(ended)).toBe('OR 2.1 B&O')
  })

  it('3.2 ten-share companies that players own altogether move up, in operating order', () => {
    const at = place({
      phase: '5',
      corporations: {
        'B&O': { president: 'p1', shares: { p1: 4, p2: 3, p3: 3 }, at: [1, 5], trains: ['5'] },
        'C&O': { president: 'p1', shares: { p1: 4, p2: 3, p3: 3 }, at: [1, 4], trains: ['4G'] },
        SR: { president: 'p1', shares: { p1: 4, p2: 3, p3: 3 }, at: [0, 5], trains: ['5'] },
        WM: { president: 'p1', shares: { p1: 4, p2: 3, p3: 2, market: 1 }, at: [2, 5] },
      },
      turn: 'p3',
    })
    const ended = play(at, pass('p3'), pass('p1'), pass('p2'))
    expect(space(ended, 'B&O')).toEqual([0, 5])
    expect(space(ended, 'C&O')).toEqual([0, 4])
    expect(space(ended, 'SR')).toEqual([0, 5])
    expect(space(ended, 'WM')).toEqual([2, 5])
    // The SR was in the top row, and keeps its place in the stack.
    expect(now(ended)).toBe('OR 2.1 SR')
  })

  it('3.2 Five-Share Companies do not', () => {
    const at = place({
      corporations: { SR: { president: 'p1', shares: { p1: 3, p2: 2 }, at: [3, 3], trains: ['2'] } },
      turn: 'p3',
    })
    expect(space(play(at, pass('p3'), pass('p1'), pass('p2')), 'SR')).toEqual([3, 3])
  })
})

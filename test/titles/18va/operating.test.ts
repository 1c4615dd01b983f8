import { describe, expect, it } from 'vitest'
import { buyTrain, endTurn } from '../../families/railway/entries'
import { expectRefused, now, place, play, run } from './kit'
import { srOperates } from './tables'

describe('4.5 the order of an operating round', () => {
  it('4.5 the highest value first, then the rightmost, then the top of a stack', () => {
    const at = { president: 'p1', shares: { p1: 2 }, trains: ['3' as const] }
    const state = place({
      corporations: {
        SR: { ...at, at: [1, 3] },
        'C&O': { ...at, at: [0, 2] },
        'N&W': { ...at, at: [1, 3] },
        WM: { ...at, trains: [], at: [0, 3], treasury: 500 },
        VGN: { ...at, at: [2, 4] },
      },
      phase: '3',
      turn: 'WM',
    })
    const order = ['WM']
    let next = play(state, buyTrain('WM', '3'), endTurn('WM'))
    while (!now(next).startsWith('SR')) {
      const id = now(next).slice(7) as 'SR'
      order.push(id)
      next = play(next, run(id, 0), endTurn(id))
    }
    expect(order).toEqual(['WM', 'VGN', 'SR', 'N&W', 'C&O'])
  })

  it('4.5 is worked out again after each turn', () => {
    const at = { president: 'p1', shares: { p1: 2 }, trains: ['3' as const] }
    const state = place({
      corporations: { SR: { ...at, at: [2, 4] }, WM: { ...at, at: [3, 4] }, VGN: { ...at, at: [4, 4] } },
      phase: '3',
      turn: 'SR',
    })
    expect(now(play(state, run('SR', 0), endTurn('SR')))).toBe('OR 2.1 WM')
    expectRefused(state, endTurn('WM'), '4.5', 'notYourTurn', { turn: 'SR' })
  })

  it('4.3.1 the end of its first turn makes its shares saleable', () => {
    const state = srOperates({ charter: { operated: false } })
    expect(play(state, run('SR', 0)).corporations.SR.operated).toBe(false)
    expect(play(state, run('SR', 0), endTurn('SR')).corporations.SR.operated).toBe(true)
  })
})

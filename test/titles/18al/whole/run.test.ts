import { describe, expect, it } from 'vitest'
import type { Space } from '../../../../src/bank/chart'
import { corporationIn } from '../../../../src/families/railway/ledger'
import { game } from '../../../../src/titles/18al/data'
import { view } from '../../../../src/titles/18al/start'
import { run, sellShares } from '../../../families/railway/entries'
import { space } from '../../tried'
import { buyTrain, place, play } from '../kit'

const tag = (at: Space, more: object = {}) =>
  place({
    corporations: {
      TAG: { president: 'p1', shares: { p1: 4, p2: 2, market: 1 }, at, trains: ['2'], treasury: 10, ...more },
    },
    cash: { p1: 0, p2: 0, p3: 0 },
    turn: 'TAG',
  })

describe('4.2.4 the market value moves', () => {
  const paid = (at: Space) => space(play(tag(at), run('TAG', 70)), 'TAG')
  const withheld = (at: Space) => space(play(tag(at), run('TAG', 70, false)), 'TAG')
  const stayed = (at: Space) => space(play(tag(at), run('TAG', 0)), 'TAG')

  it.each(game.grid.map((row, r) => [r, row.length - 1]))(
    '4.2.4 at the right end of row %i it moves up',
    (row, column) => {
      expect(paid([row, column])).toEqual(row === 0 ? [0, 15] : [row - 1, column])
    },
  )

  it.each(game.grid.map((_, r) => [r]))('4.2.4 in the leftmost column of row %i it moves down', row => {
    const below = [Math.min(row + 1, 6), 0]
    expect(withheld([row, 0])).toEqual(below)
    expect(stayed([row, 0])).toEqual(below)
  })

  it.each(Array.from({ length: 16 }, (_, column) => [column]))(
    '3.2(a) sold at the bottom of column %i it stays',
    column => {
      const bottom = game.grid.filter(row => row.length > column).length - 1
      const state = place({
        corporations: { TAG: { president: 'p2', shares: { p1: 3, p2: 3 }, at: [bottom, column] } },
        turn: 'p1',
      })
      expect(space(play(state, sellShares('p1', 'TAG', 2)), 'TAG')).toEqual([bottom, column])
    },
  )

  it('4.2.4 goes under the tokens it meets', () => {
    const state = place({
      corporations: {
        TAG: { president: 'p1', shares: { p1: 6 }, at: [2, 2], trains: ['2'] },
        WRA: { president: 'p1', shares: { p1: 6 }, at: [2, 3] },
      },
      turn: 'TAG',
    })
    expect(play(state, run('TAG', 10)).chart.map(token => token.corporation)).toEqual(['WRA', 'TAG'])
  })

  it('4.2.4 the chart is that of the rule book', () => {
    expect(game.grid.map(row => row.map(cell => cell.price).join(' '))).toEqual([
      '60 65 70 75 80 90 105 120 135 150 170 190 215 240 270 300',
      '55 60 65 70 75 80 90 105 120 135 150 170 190 215 240',
      '50 55 60 65 70 75 80 90 105 120 135 150 170',
      '45 50 55 60 65 70 75 80 90 105 120',
      '40 45 50 55 60 65 70 75',
      '35 40 45 50 55',
      '30 35 40 45 50',
    ])
  })
})

describe('4.2.3.1 revenue', () => {
  it('4.2.4 a corporation that does not run has no last revenue from that turn', () => {
    expect(view(play(tag([2, 2]), run('TAG', 70))).turn).toMatchObject({ ran: true, revenue: 70 })
    const table = tag([2, 2], { trains: [], treasury: 500 })
    const TAG = { ...corporationIn(table, 'TAG'), lastRun: 70 }
    const before = { ...table, corporations: { ...table.corporations, TAG } }
    expect(view(play(before, buyTrain('TAG', '2'))).turn).toMatchObject({ ran: true, revenue: 0 })
  })
})

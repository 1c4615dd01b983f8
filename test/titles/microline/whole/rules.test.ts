import { describe, expect, it } from 'vitest'
import { choices } from '../../../../src/rules/apply'
import { buy, end, game, play, refusal, run, setupFor, table, take } from '../kit'
import { law, type MicroAction } from '../law'
import { report } from '../report'
import { start } from '../setup'
import type { MicroState } from '../state'
import { view } from '../view'

/** Round and turn as a report gives them. */
const now = (state: MicroState) => [report(state).round, report(state).turn]

describe('cards', () => {
  it('are taken clockwise, twice a round, as many of each as there are players', () => {
    const three = start(setupFor(3))
    const later = play(three, ...['p1', 'p2', 'p3', 'p1'].map(player => take(player, 'coin')).slice(0, 3))
    expect(refusal(later, take('p1', 'coin'))).toBe('cardGone')
    expect(view(later).followers).toEqual(['p2', 'p3'])
    const last = play(later, take('p1', 'bond'), end('p1'), take('p2', 'bond'), end('p2'))
    expect(view(last).followers).toEqual([])
    expect(now(last)).toEqual(['1', 'p3'])
    expect(now(play(last, take('p3', 'rail'), end('p3')))).toEqual(['2', 'p1'])
  })

  it('are one a turn, and only for the player whose turn it is', () => {
    expect(refusal(table(), take('p2', 'coin'))).toBe('notYourTurn')
    expect(refusal(play(table(), take('p1', 'bond')), take('p1', 'rail'))).toBe('hasCard')
    expect(refusal(table(), end('p1'))).toBe('needsCard')
    expect(refusal(table(), buy('p1', 'x1'))).toBe('needsCard')
    expect(refusal(table(), run('p1', 'x1', 50))).toBe('needsCard')
  })

  it('bring money at once', () => {
    expect(report(play(table(), take('p1', 'coin'))).players.p1).toMatchObject({ cash: 120 })
  })
})

describe('shares', () => {
  const bond = () => play(table(), take('p1', 'bond'))

  it('cost their price on the ladder, one per card', () => {
    const bought = play(bond(), buy('p1', 'x1'))
    expect(report(bought).players.p1).toEqual({ cash: 90, shares: { x1: 1 }, netWorth: 100 })
    expect(refusal(bought, buy('p1', 'x2'))).toBe('oneShare')
  })

  it('are refused without money, once sold out, and of a company that is not in this game', () => {
    const pull = (amount: number): MicroAction => ({
      type: 'correct',
      reason: '',
      money: { from: 'p1', to: 'bank', amount },
    })
    expect(refusal(play(bond(), pull(95)), buy('p1', 'x1'))).toBe('tooDear')
    const soldOut = { ...bond(), held: { ...bond().held, x1: { p2: 5 } } }
    expect(refusal(soldOut, buy('p1', 'x1'))).toBe('soldOut')
    expect(refusal(bond(), buy('p1', 'x3'))).toBe('noCompany')
  })
})

describe('a run', () => {
  const owner = () =>
    play(table(), take('p1', 'bond'), buy('p1', 'x1'), end('p1'), take('p2', 'coin'), take('p1', 'rail'))

  it('pays a fifth per share and moves the token right', () => {
    expect(report(play(owner(), run('p1', 'x1', 50)))).toMatchObject({
      players: { p1: { cash: 100 } },
      corporations: { x1: { price: 15, cell: [1, 1], treasury: 0 } },
    })
  })

  it('is kept by the company, and the token goes left: it stays at the beginning of the lower row', () => {
    expect(report(play(owner(), run('p1', 'x1', 50, false)))).toMatchObject({
      corporations: { x1: { price: 10, cell: [1, 0], treasury: 50 } },
    })
  })

  it('goes up at the end of the lower row, and down at the beginning of the upper one', () => {
    const price = (cell: [number, number]): MicroAction => ({
      type: 'correct',
      reason: '',
      price: { corporation: 'x1', cell },
    })
    expect(report(play(owner(), price([1, 4]), run('p1', 'x1', 50))).corporations.x1?.cell).toEqual([0, 4])
    expect(report(play(owner(), price([0, 0]), run('p1', 'x1', 0, false))).corporations.x1?.cell).toEqual([
      1, 0,
    ])
  })

  it('takes a share, and a revenue that can be split', () => {
    expect(refusal(owner(), run('p1', 'x2', 50))).toBe('noShareholder')
    expect(refusal(owner(), run('p1', 'x1', 52))).toBe('uneven')
    expect(refusal(owner(), run('p1', 'x1', 0))).toBe('nothingToPay')
  })
})

describe('the game', () => {
  it('is over after its rounds: money and shares at their price', () => {
    const over = play(table(), ...game)
    expect(report(over)).toMatchObject({ gameOver: 'rounds', scores: { p1: 165, p2: 140 } })
    expect(report(over)).not.toHaveProperty('turn')
    expect(refusal(over, take('p1', 'coin'))).toBe('gameOver')
    expect(refusal(over, { type: 'stop' })).toBe('gameOver')
    expect(choices(law, over)).toEqual([])
  })

  it('has a third round if that is agreed', () => {
    expect(now(play(start(setupFor(2, { extra: true })), ...game))).toEqual(['3', 'p1'])
  })

  it('is joined at the beginning of a round, with all shares there are', () => {
    const position = (x1: number): MicroAction => ({
      type: 'position',
      table: {
        round: '2',
        turn: 'p2',
        players: { p1: { cash: 35, shares: { x1 } }, p2: { cash: 50, shares: { x1: 2 } } },
        corporations: { x1: { treasury: 30, cell: [0, 1] }, x2: { treasury: 0, cell: [1, 0] } },
      },
    })
    const joined = play(table(), position(2))
    expect(report(joined)).toMatchObject({
      ...{ round: '2', turn: 'p2', bank: -115 },
      players: { p1: { cash: 35, shares: { x1: 2 }, netWorth: 105 } },
      corporations: { x1: { price: 35, treasury: 30, unsold: 1 } },
    })
    expect(refusal(table(), position(4))).toBe('positionShares')
    expect(refusal(play(table(), take('p1', 'coin')), position(2))).toBe('positionLate')
  })
})

import { describe, expect, it } from 'vitest'
import { view } from '../../../../src/titles/18al/table/view'
import { buyTrain, cash, endTurn, expectAllowed, expectRefused, play, run, space } from '../kit'
import { need } from '../need'

describe('4.2.5.2 who must buy', () => {
  it('4.2.5.2 a corporation without a train, unless it has no legal run', () => {
    expectRefused(need(500), endTurn('TAG'), '4.2.5.2', 'trainNeeded', { corporation: 'TAG' })
    expectAllowed(need(500), endTurn('TAG', true))
  })

  it('4.2.5.2 nobody has to where the Bank has no train', () => {
    const none = need(500, {
      phase: '4D',
      left: { '4D': 0, '7': 0 },
      corporations: { WRA: { president: 'p1', shares: { p1: 3, p2: 3 } } },
    })
    expectAllowed(none, endTurn('TAG'))
    expectAllowed(none, endTurn('TAG', true))
  })

  it('4.2.5.2 who owns one does not: it cannot say that it has no run, nor buy with money of its president', () => {
    const state = play(need(500, {}, { trains: ['3'] }), run('TAG', 0))
    expectRefused(state, endTurn('TAG', true), '4.2.5.2', 'noRouteOwnsTrain')
    expectRefused(state, buyTrain('TAG', '4'), '4.2.5.2', 'notForced', {
      corporation: 'TAG',
      has: 100,
      price: 300,
    })
  })

  it('4.2.5.2 its president may have it buy from another corporation instead, from the treasury', () => {
    expectAllowed(need(0), buyTrain('TAG', '3', 'WRA', { price: 100 }))
    expectRefused(need(500), buyTrain('TAG', '3', 'WRA', { price: 101 }), '4.2.5.2(a)', 'treasuryOnly', {
      has: 100,
      price: 101,
    })
  })
})

describe('4.2.5.2(a) to (c) the contribution', () => {
  it('4.2.5.2(c) is just what is missing: nothing is left in the treasury', () => {
    const state = play(need(500), buyTrain('TAG', '4'))
    expect(cash(state, 'TAG', 'p1')).toEqual([0, 300])
    expect(view(need(500)).turn).toMatchObject({
      forced: { train: '4', price: 300, contribution: 200, has: 500, short: 0 },
    })
  })

  it('4.2.5.2 nothing is contributed where the treasury pays', () => {
    const state = play(need(500, {}, { treasury: 300 }), buyTrain('TAG', '4'))
    expect(cash(state, 'TAG', 'p1')).toEqual([0, 500])
  })

  it('4.2.5.2(b) only one train', () => {
    const state = play(need(900), buyTrain('TAG', '4'))
    expectRefused(state, buyTrain('TAG', '4'), '4.2.5.2', 'notForced', { has: 0, price: 300 })
  })

  it('4.2.5.2(a) the cheapest of the Bank, wherever it lies', () => {
    const used = need(500, { market: ['3'] })
    expectRefused(used, buyTrain('TAG', '4'), '4.2.5.2(a)', 'cheapestOnly', {
      train: '4',
      cheapest: '3',
      from: 'market',
      price: 180,
    })
    expect(cash(play(used, buyTrain('TAG', '3', 'market')), 'TAG', 'p1')).toEqual([0, 420])
  })

  it('4.2.5.2 what the treasury can pay needs no contribution, so a dearer one has none', () => {
    const used = need(500, { market: ['3'] }, { treasury: 180 })
    expectRefused(used, buyTrain('TAG', '4'), '4.2.5.2', 'affordsCheaper', {
      has: 180,
      price: 300,
      train: '3',
      cheapest: 180,
    })
    expectAllowed(used, buyTrain('TAG', '3', 'market'))
    expectAllowed(need(0, { market: ['3'] }, { treasury: 300 }), buyTrain('TAG', '4'))
  })

  it('4.2.5.2(d) the president must have the cash', () => {
    expectRefused(need(199), buyTrain('TAG', '4'), '4.2.5.2(d)', 'presidentShort', {
      player: 'p1',
      has: 199,
      needs: 200,
      short: 1,
    })
    expectAllowed(need(200), buyTrain('TAG', '4'))
  })

  it('4.2.4, 4.2.5.2 the token moves left once, before the purchase', () => {
    expect(space(play(need(500), buyTrain('TAG', '4'), endTurn('TAG')), 'TAG')).toEqual([2, 2])
  })
})

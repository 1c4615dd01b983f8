import { describe, expect, it } from 'vitest'
import type { Bid } from '../../../../src/families/railway/table'
import { view } from '../../../../src/titles/18va/table/view'
import { bid, buyShare, correct, par, pass } from '../../../families/railway/entries'
import { cash, shares, space } from '../../tried'
import { afterAuction, auction, expectAllowed, expectRefused, now, place, play, table } from '../kit'

const by = (player: string, amount: number): { bid: Bid } => ({ bid: { player, amount } })
/** Every item has a bid: p1 has $40 and $60 set aside, p2 $80, p3 $140. */
const allBid = () =>
  auction('p1', { REA: by('p1', 40), TIW: by('p1', 60), PY: by('p2', 80), 'B&O': by('p3', 140) })

describe('4.1 bids', () => {
  it('4.1 on any item, the first at its face value or more', () => {
    for (const [lot, face] of [
      ['REA', 40],
      ['TIW', 60],
      ['PY', 80],
      ['B&O', 140],
    ] as const) {
      expectRefused(table(), bid('p1', lot, face - 5), '4.1', 'bidTooLow', { private: lot, least: face })
      expectAllowed(table(), bid('p1', lot, face))
      expectAllowed(table(), bid('p1', lot, face + 25))
    }
  })

  it('4.1 each at least $5 above the one before, and more is allowed', () => {
    const state = play(table(), bid('p1', 'PY', 95))
    expectRefused(state, bid('p2', 'PY', 95), '4.1', 'bidTooLow', { private: 'PY', least: 100, amount: 95 })
    expectAllowed(state, bid('p2', 'PY', 100))
    expectAllowed(state, bid('p2', 'PY', 250))
  })

  it('4.1 multiples of $5 only', () => {
    expectRefused(table(), bid('p1', 'REA', 42), '4.1', 'fives', { amount: 42 })
  })

  it('4.1 a bid ends the turn, and the player sitting next is asked', () => {
    const state = play(table(), bid('p1', 'REA', 40))
    expect(now(state)).toBe('SR 1 p2')
    expectRefused(state, bid('p1', 'REA', 45), '4.1', 'notYourTurn', { turn: 'p2' })
    expect(cash(state, 'p1')).toEqual([400])
  })

  it('4.1 no bid beyond the cash', () => {
    expectAllowed(table(), bid('p1', 'PY', 400))
    expectRefused(table(), bid('p1', 'PY', 405), '4.1', 'setAside', { free: 400, aside: 0, price: 405 })
  })

  it('4.1 what is set aside for another item cannot be bid again', () => {
    const state = auction('p1', { PY: by('p1', 300) })
    expectRefused(state, bid('p1', 'B&O', 140), '4.1', 'setAside', {
      payer: 'p1',
      free: 100,
      aside: 300,
      price: 140,
    })
    expectAllowed(state, bid('p1', 'TIW', 100))
    expectRefused(state, bid('p1', 'TIW', 105), '4.1', 'setAside', { free: 100 })
  })

  it('4.1 what was set aside for a bid that is outbid is free again', () => {
    const state = play(auction('p2', { PY: by('p1', 300) }), bid('p2', 'PY', 305), pass('p3'))
    expectAllowed(state, bid('p1', 'B&O', 400))
    expectRefused(state, bid('p1', 'B&O', 405), '4.1', 'setAside', { free: 400, aside: 0 })
  })

  it('4.1 a player may raise their own bid, with the money that is set aside for it', () => {
    const state = auction('p1', { PY: by('p1', 300), TIW: by('p1', 60) })
    expectAllowed(state, bid('p1', 'PY', 340))
    expectRefused(state, bid('p1', 'PY', 345), '4.1', 'setAside', { free: 340, aside: 60 })
    expectRefused(state, bid('p1', 'PY', 300), '4.1', 'bidTooLow', { least: 305 })
  })

  it('4.1 no stock is bought before all items are sold', () => {
    expectRefused(table(), par('p1', 'SR', 70), '4.1', 'auctionFirst', { lots: ['REA', 'TIW', 'PY', 'B&O'] })
    expectRefused(table(), buyShare('p1', 'B&O'), '4.1', 'auctionFirst')
    expectRefused(table(), buyShare('p2', 'B&O'), '4.1', 'notYourTurn', { turn: 'p1' })
  })

  it('4.1 and nothing is bid on afterwards', () => {
    const state = afterAuction()
    expectRefused(state, bid('p3', 'REA', 40), '4.1', 'auctionOver')
    expectRefused(state, bid('p1', 'REA', 40), '4.3', 'notYourTurn', { turn: 'p3' })
  })

  it('4.1 an item that a ruling gave away can no longer be bid on, and its bid is dropped', () => {
    const state = play(allBid(), correct({ private: { private: 'TIW', to: 'p3' } }))
    expectRefused(state, bid('p1', 'TIW', 100), '4.1', 'lotSold', { lot: 'TIW', owner: 'p3' })
    expectAllowed(state, bid('p1', 'PY', 360))
    const sold = play(state, pass('p1'), pass('p2'), pass('p3'))
    expect(sold.privates).toEqual({ REA: 'p1', TIW: 'p3', PY: 'p2' })
    expect(cash(sold, 'p1')).toEqual([360])
  })
})

describe('4.1 all pass in a row', () => {
  it('4.1 every item is sold to its highest bidder if all have bids', () => {
    const state = play(allBid(), pass('p1'), pass('p2'), pass('p3'))
    expect(state.privates).toEqual({ REA: 'p1', TIW: 'p1', PY: 'p2' })
    expect(shares(state, 'B&O', 'p3', 'ipo')).toEqual([2, 8])
    expect(cash(state, 'p1', 'p2', 'p3', 'bank', 'B&O')).toEqual([300, 320, 260, 7120, 0])
    expect(now(state)).toBe('SR 1 p3')
  })

  it('4.1 passes count in a row: a bid makes those before it void', () => {
    const state = play(allBid(), pass('p1'), bid('p2', 'PY', 85), pass('p3'), pass('p1'))
    expect(state.turn[0].at).toBe('lots')
    expect(play(state, pass('p2')).turn[0].at).toBe('value')
  })

  it('4.1 the Priority Deal goes to the first who passed, whose turn it is', () => {
    const state = play(table(), bid('p1', 'REA', 40), pass('p2'), pass('p3'), pass('p1'))
    expect(state.priorityDeal).toBe('p2')
    expect(now(state)).toBe('SR 1 p2')
  })

  it('4.1 each item without a bid gets $10 cheaper, others keep their bids', () => {
    const state = play(table(), bid('p1', 'REA', 50), pass('p2'), pass('p3'), pass('p1'))
    expectRefused(state, bid('p2', 'TIW', 45), '4.1', 'bidTooLow', { least: 50 })
    expectAllowed(state, bid('p2', 'TIW', 50))
    expectAllowed(state, bid('p2', 'PY', 70))
    expectAllowed(state, bid('p2', 'B&O', 130))
    expectRefused(state, bid('p2', 'REA', 50), '4.1', 'bidTooLow', { least: 55 })
    expect(view(state).lots.map(({ face }) => face)).toEqual([40, 50, 70, 130])
  })

  it('4.1 an item at $0 must be bid on next, by the holder of the Priority Deal', () => {
    const near = auction('p2', { REA: { face: 10 }, TIW: by('p1', 60) })
    const state = play(near, pass('p2'), pass('p3'), pass('p1'))
    expect(state.priorityDeal).toBe('p2')
    expectRefused(state, pass('p2'), '4.1', 'mustBid', { player: 'p2', lot: 'REA' })
    expectRefused(state, bid('p2', 'PY', 80), '4.1', 'mustBid', { lot: 'REA' })
    expectRefused(state, pass('p3'), '4.1', 'notYourTurn', { turn: 'p2' })
    expectAllowed(state, bid('p2', 'REA', 25))
    const forced = play(state, bid('p2', 'REA', 0))
    expect(now(forced)).toBe('SR 1 p3')
    expectAllowed(forced, pass('p3'))
    expectRefused(forced, bid('p3', 'REA', 0), '4.1', 'bidTooLow', { least: 5 })
  })

  it('4.1 an item bought for $0 costs nothing', () => {
    const state = auction('p1', {
      REA: { face: 0, ...by('p1', 0) },
      TIW: by('p1', 60),
      PY: by('p2', 80),
      'B&O': by('p3', 140),
    })
    const sold = play(state, pass('p1'), pass('p2'), pass('p3'))
    expect(sold.privates.REA).toBe('p1')
    expect(cash(sold, 'p1')).toEqual([340])
  })
})

describe('4.1 the value of the B&O', () => {
  const sold = () => play(allBid(), pass('p1'), pass('p2'), pass('p3'))

  it('4.1 its buyer sets it, and nothing else comes first', () => {
    expectRefused(sold(), par('p1', 'B&O', 90), '4.1', 'notYourTurn', { turn: 'p3' })
    expectRefused(sold(), pass('p3'), '4.1', 'valueFirst', { player: 'p3' })
    expectRefused(sold(), par('p3', 'SR', 90), '4.1', 'valueFirst')
    expectRefused(sold(), par('p3', 'B&O', 95), '4.3.3', 'notPar', {
      price: 95,
      pars: ['70', '75', '82', '90', '100'],
    })
    for (const price of [70, 75, 82, 90, 100]) expectAllowed(sold(), par('p3', 'B&O', price))
  })

  it('4.1 the bank pays the corporation twice the value, whatever the presidency cost', () => {
    const state = play(sold(), par('p3', 'B&O', 82))
    expect(cash(state, 'B&O', 'p3', 'bank')).toEqual([164, 260, 7120 - 164])
    expect(space(state, 'B&O')).toEqual([3, 3])
    expect(state.corporations['B&O'].president).toBe('p3')
  })

  it('4.1 then the players move in the order of their cash, and the richest has the Priority Deal and the first turn', () => {
    const state = play(sold(), par('p3', 'B&O', 82))
    expect(state.order).toEqual(['p2', 'p1', 'p3'])
    expect(state.priorityDeal).toBe('p2')
    expect(now(state)).toBe('SR 1 p2')
    expect(now(play(state, pass('p2'), pass('p1')))).toBe('SR 1 p3')
  })

  it('4.1 equal players keep their order', () => {
    const bids = auction(
      'p3',
      { REA: by('p4', 40), TIW: by('p2', 60), PY: by('p3', 80), 'B&O': by('p1', 140) },
      { players: 5 },
    )
    const even = { ...bids, cash: { ...bids.cash, p4: 220, bank: (bids.cash.bank ?? 0) + 20 } }
    const state = play(even, ...['p3', 'p4', 'p5', 'p1', 'p2'].map(pass), par('p1', 'B&O', 70))
    expect(cash(state, 'p1', 'p2', 'p3', 'p4', 'p5')).toEqual([100, 180, 160, 180, 240])
    expect(state.order).toEqual(['p5', 'p2', 'p4', 'p3', 'p1'])
  })

  it('4.6.3 a B&O that was closed is started as any other', () => {
    const state = place({ players: 4, bankrupt: ['p4'], cash: { p4: 0 }, turn: 'p1' })
    const started = play(state, par('p1', 'B&O', 90))
    expect(cash(started, 'p1', 'B&O')).toEqual([120, 180])
    expect(started.corporations['B&O']).toMatchObject({ size: 10, president: 'p1', stations: 3 })
  })
})

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

  it('3.2 Five-Share Companies do not', () => {
    const at = place({
      corporations: { SR: { president: 'p1', shares: { p1: 3, p2: 2 }, at: [3, 3], trains: ['2'] } },
      turn: 'p3',
    })
    expect(space(play(at, pass('p3'), pass('p1'), pass('p2')), 'SR')).toEqual([3, 3])
  })
})

describe('4.3.3 starting a corporation', () => {
  it('4.3.3 the president pays twice the starting value into the treasury', () => {
    const state = play(place({ turn: 'p1' }), par('p1', 'N&W', 100))
    expect(cash(state, 'p1', 'N&W', 'bank')).toEqual([200, 200, 6800])
    expect(shares(state, 'N&W', 'p1', 'ipo', 'aside')).toEqual([2, 3, 5])
    expect(space(state, 'N&W')).toEqual([2, 4])
    expect(state.corporations['N&W']).toMatchObject({ size: 5, par: 100, president: 'p1', stations: 1 })
  })

  it('4.4.1 from phase 5 on with ten shares and four stations', () => {
    const state = play(place({ phase: '5', turn: 'p1' }), par('p1', 'SR', 70))
    expect(shares(state, 'SR', 'p1', 'ipo', 'aside')).toEqual([2, 8, 0])
    expect(state.corporations.SR).toMatchObject({ size: 10, stations: 3 })
  })
})

import { describe, expect, it } from 'vitest'
import {
  bid,
  by,
  FLOATED,
  IDLE,
  imported,
  pass,
  plain,
  ROUND,
  SOLD,
  table,
  tile,
  types,
} from '../../../interop/eighteenxxKit'

describe('private companies', () => {
  it('are auctioned in our order, whoever 18xx.games asks first', async () => {
    // On 18xx.games the lowest bidder (1) is asked first, here the seat after the highest bidder (1 as well).
    // There the others follow by the height of their bids, and a pass is final.
    const result = await imported([
      bid(1, 'BLC', 75),
      bid(2, 'BLC', 80),
      bid(3, 'BLC', 85),
      bid(1, 'TR', 20),
      pass(2),
      bid(3, 'SNAR', 40),
      bid(1, 'BLC', 90),
      pass(2),
      bid(3, 'BLC', 95),
      pass(1),
      pass(1),
    ])
    expect(result.stopped).toBeUndefined()
    expect(table(result)).toMatchObject({
      players: { p3: { privates: ['B&SLC', 'S&NA'], cash: 465 } },
      turn: 'p2',
    })
  })

  it('pay while some are unsold and everybody passes', async () => {
    const result = await imported([bid(1, 'TR', 20), pass(2), pass(3), pass(1), bid(2, 'SNAR', 40)])
    expect(table(result)).toMatchObject({ round: 'SR 2', players: { p1: { cash: 585 }, p2: { cash: 560 } } })
  })

  it('go for nothing in the end', async () => {
    const passes = Array.from({ length: 12 }, (_, i) => pass(1 + (i % 3)))
    const result = await imported([...passes, bid(2, 'SNAR', 40)])
    expect(plain(result).slice(12)).toEqual([
      { type: 'buyPrivate', player: 'p1', private: 'Tusc' },
      { type: 'buyPrivate', player: 'p2', private: 'S&NA' },
    ])
    const cheaper = await imported([...passes.slice(0, 3), bid(1, 'TR', 15)])
    expect(table(cheaper).players.p1).toMatchObject({ cash: 585, privates: ['Tusc'] })
    const { stopped } = await imported([...passes.slice(0, 3), bid(1, 'TR', 20)])
    expect(stopped).toMatchObject({ code: 'priceDiffers', facts: { price: 20, here: 15 } })
  })

  it('change hands between players on the buyer’s turn', async () => {
    const result = await imported([...SOLD, by(3, 'buy_company', { company: 'NDY', price: 130 })])
    expect(plain(result).at(-1)).toEqual({
      type: 'sellPrivate',
      player: 'p2',
      private: 'NDY',
      to: 'p3',
      price: 130,
    })
    const later = await imported([
      ...SOLD,
      by(3, 'par', { corporation: 'ABC', share_price: '70,1,3' }),
      by(1, 'buy_company', { company: 'BLC', price: 1 }),
    ])
    expect(types(later).slice(5)).toEqual(['par', 'pass', 'sellPrivate'])
  })
})

describe('a Priority Deal held by another player on 18xx.games', () => {
  it('leaves passes after the end of the round, which have no effect', async () => {
    // The last to act buys a private company from another player; early editions of 18xx.games did not count that.
    const result = await imported([
      ...FLOATED.slice(0, -3),
      by(2, 'buy_company', { company: 'BLC', price: 70 }),
      pass(3),
      pass(1),
      pass(2),
      ...IDLE,
      ...ROUND,
      tile('ABC', 'C6', '58'),
    ])
    expect(result.stopped).toBeUndefined()
    expect(table(result)).toMatchObject({ round: 'OR 2.1', turn: 'AB&C', priorityDeal: 'p3' })
  })
})

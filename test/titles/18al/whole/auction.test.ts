import { describe, expect, it } from 'vitest'
import { view } from '../../../../src/titles/18al/start'
import { bid, buyPrivate, pass, sellShares } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { correct, expectAllowed, expectRefused, now, play, table } from '../kit'

const asked = (state: ReturnType<typeof table>) => {
  const { turn } = view(state)
  return turn.at === 'auction' ? `${turn.private} ${turn.player}` : now(state)
}

describe('3.1(b) a bid', () => {
  it('3.1(b) sets its money aside, stays the cash of the bidder and ends the turn', () => {
    const state = play(table(), bid('p1', 'NDY', 200))
    expect(cash(state, 'p1', 'bank')).toEqual([600, 6200])
    expect(view(state).players[0]).toMatchObject({ cash: 600, free: 400 })
    expect(now(state)).toBe('SR 1 p2')
  })

  it('3.1(b) must exceed the par value, then the bid before it, by $5', () => {
    expectRefused(table(), bid('p1', 'NDY', 124), '3.1(b)', 'bidTooLow', { least: 125, amount: 124 })
    const state = play(table(), bid('p1', 'NDY', 125))
    expectRefused(state, bid('p2', 'NDY', 129), '3.1(b)', 'bidTooLow', { least: 130, amount: 129 })
    expectAllowed(state, bid('p2', 'NDY', 130))
    expectAllowed(state, bid('p2', 'NDY', 133))
  })

  it('3.1(b) is for any unsold company but the cheapest', () => {
    expectRefused(table(), bid('p1', 'Tusc', 25), '3.1(b)', 'cheapestNotForBids', {
      private: 'Tusc',
      price: 20,
    })
    const state = play(table(), buyPrivate('p1', 'Tusc'))
    expectRefused(state, bid('p2', 'Tusc', 25), '3.1(b)', 'privateSold', { owner: 'p1' })
    expectRefused(state, bid('p2', 'S&NA', 45), '3.1(b)', 'cheapestNotForBids', { price: 40 })
    expectAllowed(state, bid('p2', 'B&SLC', 75))
  })

  it('3.1(b) no more than they have, less what is set aside for other companies', () => {
    expectRefused(table(), bid('p1', 'NDY', 601), '3.1(b)', 'setAside', { free: 600, aside: 0, price: 601 })
    const state = play(table(), bid('p1', 'NDY', 400), pass('p2'), pass('p3'))
    expectRefused(state, bid('p1', 'M&C', 201), '3.1(b)', 'setAside', { free: 200, aside: 400 })
    expectAllowed(state, bid('p1', 'M&C', 200))
    expectAllowed(state, bid('p1', 'NDY', 600))
  })

  it('3.1(b) stays in force over an operating round', () => {
    const state = play(table(), bid('p1', 'S&NA', 45), pass('p2'), pass('p3'), pass('p1'))
    expect(now(state)).toBe('SR 2 p2')
    expect(view(state).players[0]?.free).toBe(555)
    const sold = play(state, buyPrivate('p2', 'Tusc'))
    expect(sold.privates['S&NA']).toBe('p1')
    expect(cash(sold, 'p1', 'p2')).toEqual([555, 585])
  })

  it('3 only on their turn', () => {
    expectRefused(table(), bid('p2', 'NDY', 125), '3', 'notYourTurn', { turn: 'p1' })
  })
})

describe('3.1.1 an auction', () => {
  const three = () =>
    play(
      table(4),
      bid('p1', 'S&NA', 45),
      bid('p2', 'S&NA', 60),
      bid('p3', 'S&NA', 70),
      buyPrivate('p4', 'Tusc'),
    )

  it('3.1.1 a sole bidder takes it at that bid, at once', () => {
    const state = play(table(), bid('p1', 'S&NA', 77), buyPrivate('p2', 'Tusc'))
    expect(state.privates['S&NA']).toBe('p1')
    expect(cash(state, 'p1', 'p2')).toEqual([523, 580])
    expect(asked(state)).toBe('SR 1 p3')
  })

  it('3.1.1 begins with the player after the high bidder', () => {
    expect(asked(three())).toBe('S&NA p1')
    const two = play(
      table(),
      bid('p1', 'S&NA', 60),
      bid('p2', 'B&SLC', 75),
      bid('p3', 'S&NA', 66),
      buyPrivate('p1', 'Tusc'),
    )
    expect(asked(two)).toBe('S&NA p1')
    const first = play(
      table(),
      bid('p1', 'S&NA', 45),
      bid('p2', 'S&NA', 60),
      pass('p3'),
      bid('p1', 'S&NA', 70),
    )
    expect(asked(play(first, buyPrivate('p2', 'Tusc')))).toBe('S&NA p2')
  })

  it('3.1.1 only those who bid take part', () => {
    const state = three()
    expectRefused(state, pass('p4'), '3.1.1', 'notYourTurn', { turn: 'p1' })
    expectRefused(state, bid('p4', 'S&NA', 100), '3.1.1', 'notYourTurn')
    expect(asked(play(state, pass('p1'), bid('p2', 'S&NA', 75), bid('p3', 'S&NA', 80)))).toBe('S&NA p1')
  })

  it('3.1.1 each passes, or bids at least $5 more, on this company', () => {
    const state = three()
    expectRefused(state, bid('p1', 'S&NA', 74), '3.1.1', 'bidTooLow', { least: 75 })
    expectRefused(state, bid('p1', 'NDY', 125), '3.1.1', 'notThisAuction', {
      private: 'NDY',
      auction: 'S&NA',
    })
    expectRefused(state, buyPrivate('p1', 'S&NA'), '3.1.1', 'auctionOn', { private: 'S&NA', player: 'p1' })
    expectRefused(state, sellShares('p1', 'L&N'), '3.1.1', 'auctionOn')
    expectAllowed(state, bid('p1', 'S&NA', 75))
  })

  it('3.1.1 who has passed may bid again if asked again', () => {
    const state = play(three(), pass('p1'), bid('p2', 'S&NA', 75), pass('p3'), bid('p1', 'S&NA', 80))
    expect(asked(state)).toBe('S&NA p2')
    const sold = play(state, pass('p2'), pass('p3'))
    expect(sold.privates['S&NA']).toBe('p1')
    expect(cash(sold, 'p1', 'p2', 'p3', 'p4')).toEqual([420, 500, 500, 480])
  })

  it('3.1.1 ends when it would be the high bidder’s own turn', () => {
    const state = play(three(), pass('p1'))
    expect(asked(state)).toBe('S&NA p2')
    const sold = play(state, pass('p2'))
    expect(sold.privates['S&NA']).toBe('p3')
    expect(cash(sold, 'p3')).toEqual([430])
    expect(asked(sold)).toBe('SR 1 p1')
  })

  it('3.1.1 a raise may use the money of the own earlier bid, but not what is set aside for others', () => {
    const state = play(
      table(),
      bid('p1', 'S&NA', 300),
      bid('p2', 'S&NA', 310),
      pass('p3'),
      bid('p1', 'NDY', 200),
      buyPrivate('p2', 'Tusc'),
    )
    expect(asked(state)).toBe('S&NA p1')
    expectRefused(state, bid('p1', 'S&NA', 401), '3.1.1', 'setAside', { free: 400, price: 401 })
    expectAllowed(state, bid('p1', 'S&NA', 400))
  })

  it('3.1.1 who cannot raise still has to pass', () => {
    const state = play(table(), bid('p1', 'S&NA', 595), bid('p2', 'S&NA', 600), buyPrivate('p3', 'Tusc'))
    expectRefused(state, bid('p1', 'S&NA', 605), '3.1.1', 'setAside', { free: 600 })
    expect(play(state, pass('p1')).privates['S&NA']).toBe('p2')
  })

  it('3.1(a) one auction leads to the next, until the cheapest was not bid on', () => {
    const state = play(
      table(),
      bid('p1', 'S&NA', 45),
      bid('p2', 'S&NA', 50),
      bid('p3', 'B&SLC', 75),
      bid('p1', 'M&C', 105),
      bid('p2', 'M&C', 110),
      buyPrivate('p3', 'Tusc'),
    )
    const next = play(state, pass('p1'))
    expect(next.privates).toMatchObject({ 'S&NA': 'p2', 'B&SLC': 'p3', 'M&C': 'bank' })
    expect(asked(next)).toBe('M&C p1')
    const end = play(next, bid('p1', 'M&C', 115), pass('p2'))
    expect(end.privates).toMatchObject({ 'M&C': 'p1', NDY: 'bank' })
    expect(asked(end)).toBe('SR 1 p1')
    expect(cash(end, 'p1', 'p2', 'p3')).toEqual([485, 550, 505])
    expect(view(end).players.map(player => player.free)).toEqual([485, 550, 505])
  })

  it('3.1(a) the last sold by auction: the turn after the buyer’s is of 3.2', () => {
    const state = play(
      table(),
      buyPrivate('p1', 'Tusc'),
      buyPrivate('p2', 'S&NA'),
      bid('p3', 'NDY', 125),
      buyPrivate('p1', 'B&SLC'),
      buyPrivate('p2', 'M&C'),
    )
    expect(state.privates.NDY).toBe('p3')
    expect(asked(state)).toBe('SR 1 p3')
    expect(view(state).turn).toMatchObject({ at: 'stock', unsold: false })
  })

  it('3.1.1 turns of an auction are no turns of the stock round', () => {
    const state = play(three(), pass('p1'), pass('p2'))
    expect(view(state).turn).toMatchObject({ at: 'stock', player: 'p1' })
  })

  it('3.1.1 after a corrected turn it still ends at the high bidder', () => {
    const skipped = play(three(), correct({ turn: 'p2' }), pass('p2'))
    expect(skipped.privates['S&NA']).toBe('p3')
    const again = play(three(), pass('p1'), correct({ turn: 'p1' }), pass('p1'))
    expect(asked(again)).toBe('S&NA p2')
  })

  it('3.1(a) what a ruling made the cheapest, and was bid on, is auctioned as the turn ends', () => {
    const state = play(table(), bid('p1', 'S&NA', 45), correct({ private: { private: 'Tusc', to: 'p2' } }))
    expectRefused(state, buyPrivate('p2', 'S&NA'), '3.1(a)', 'bidOn', { private: 'S&NA' })
    const after = play(state, pass('p2'))
    expect(after.privates['S&NA']).toBe('p1')
    expect(asked(after)).toBe('SR 1 p3')
  })
})

import { describe, expect, it } from 'vitest'
import { view } from '../../../../src/titles/18al/start'
import { bid, buyPrivate, pass } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { correct, now, play, table } from '../kit'

const asked = (state: ReturnType<typeof table>) => {
  const { turn } = view(state)
  return turn.at === 'auction' ? `${turn.private} ${turn.player}` : now(state)
}

describe('3.1(b) a bid', () => {
  it('3.1(b) stays in force over an operating round', () => {
    const state = play(table(), bid('p1', 'S&NA', 45), pass('p2'), pass('p3'), pass('p1'))
    expect(now(state)).toBe('SR 2 p2')
    expect(view(state).players[0]?.free).toBe(555)
    const sold = play(state, buyPrivate('p2', 'Tusc'))
    expect(sold.privates['S&NA']).toBe('p1')
    expect(cash(sold, 'p1', 'p2')).toEqual([555, 585])
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

  it('3.1.1 begins with the player after the high bidder', () => {
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

  it('3.1.1 after a corrected turn it still ends at the high bidder', () => {
    const skipped = play(three(), correct({ turn: 'p2' }), pass('p2'))
    expect(skipped.privates['S&NA']).toBe('p3')
    const again = play(three(), pass('p1'), correct({ turn: 'p1' }), pass('p1'))
    expect(asked(again)).toBe('S&NA p2')
  })
})

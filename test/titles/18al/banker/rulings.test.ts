import { describe, expect, it } from 'vitest'
import { ownOf } from '../../../../src/titles/18al/own'
import { buyShare } from '../../../families/railway/entries'
import { correct, expectAllowed, expectRefused, place, placeCoal, play, sellPrivate, table } from '../kit'
import { tagThenWra } from '../tables'

describe('Table III rulings on the things of private companies', () => {
  it('Table III the name chits are lost, or with a corporation', () => {
    const has = play(tagThenWra(), correct({ chits: 'WRA' }))
    expect(ownOf(has).abilities.chits).toBe('WRA')
    const lost = play(has, correct({ chits: 'closed' }))
    expect(ownOf(lost).abilities.chits).toBeNull()
    expectRefused(lost, correct({ chits: 'closed' }), 'ruling', 'alreadySo', { what: 'chits', of: 'closed' })
    expectRefused(lost, correct({ chits: 'ATN' }), 'ruling', 'notStarted', { corporation: 'ATN' })
    expectRefused(lost, correct({ chits: 'p1' }), 'ruling', 'chitsNobody', { holder: 'p1' })
  })

  it('Table III the name chits stay where a ruling put them while players sell the M&C, until another one moves that', () => {
    const has = play(
      place({
        corporations: { WRA: { president: 'p1', shares: { p1: 6 } } },
        privates: { 'M&C': 'p1' },
        cash: { p2: 100 },
        turn: 'p2',
      }),
      correct({ chits: 'WRA' }),
    )
    const sold = play(has, sellPrivate('p1', 'M&C', 'p2', 50))
    expect(ownOf(sold).abilities.chits).toBe('WRA')
    const ruled = play(sold, correct({ private: { private: 'M&C', to: 'p3' } }))
    expect(ownOf(ruled).abilities.chits).toBeNull()
  })

  it('Table III the coal token lies in a city, is on its charter, or out of play', () => {
    const placed = play(tagThenWra(), correct({ coal: 'Oxmoor' }))
    expect(ownOf(placed).abilities.coal).toEqual({ at: 'Oxmoor', corporation: 'TAG' })
    expectRefused(placed, placeCoal('TAG', 'Gadsden'), 'Table III', 'coalGone')
    expectAllowed(play(placed, correct({ coal: 'charter' })), placeCoal('TAG', 'Gadsden'))
    expect(ownOf(play(placed, correct({ coal: 'gone' }))).abilities.coal).toEqual({ at: 'gone' })
    expectRefused(placed, correct({ coal: 'Oxmoor' }), 'ruling', 'alreadySo', { what: 'coal', of: 'Oxmoor' })
    expectRefused(table(), correct({ coal: 'Oxmoor' }), 'Table III', 'coalNobody', { city: 'Oxmoor' })
  })

  it('Table III the Lumber Terminal is laid, still to be laid, or out of play', () => {
    const laid = play(tagThenWra(), correct({ lumber: 'laid' }))
    expect(ownOf(laid).abilities.lumber).toBe('laid')
    expect(ownOf(play(laid, correct({ lumber: 'gone' }))).abilities.lumber).toBe('gone')
    expectRefused(laid, correct({ lumber: 'laid' }), 'ruling', 'alreadySo', { what: 'lumber', of: 'laid' })
  })
})

describe('a float that is due by a ruling', () => {
  const due = place({
    corporations: { WRA: { president: 'p1', shares: { p1: 2, p2: 3, market: 1 }, floated: false } },
    cash: { p2: 200, p3: 200 },
    turn: 'p2',
  })
  const floated = (state: typeof due) => state.corporations.WRA?.floated

  it('3.4 comes with the next share from the Initial Offering or by a ruling, but not with one from the Open Market', () => {
    expect(floated(play(due, buyShare('p2', 'WRA', 'ipo')))).toBe(true)
    const bought = play(due, buyShare('p2', 'WRA', 'market'))
    expect(floated(bought)).toBe(false)
    expect(floated(play(bought, correct({ float: 'WRA' })))).toBe(true)
  })
})

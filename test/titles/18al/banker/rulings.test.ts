import { describe, expect, it } from 'vitest'
import { ownOf } from '../../../../src/titles/18al/own'
import { correct, expectAllowed, expectRefused, placeCoal, play, table } from '../kit'
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

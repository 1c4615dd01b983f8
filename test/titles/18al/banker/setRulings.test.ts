import { describe, expect, it } from 'vitest'
import { operatingTurn } from '../../../../src/titles/18al/state'
import { correct, endTurn, expectAllowed, expectRefused, now, place, placeCoal, play, table } from '../kit'
import { toBeCorrected as on } from '../tables'

/** TAG of p1 operates before WRA of p2; TAG has the S&NA and the B&SLC. */
const two = () =>
  place({
    corporations: {
      TAG: { president: 'p1', shares: { p1: 6 }, at: [0, 6], trains: ['2'] },
      WRA: { president: 'p2', shares: { p2: 6 } },
    },
    privates: { 'S&NA': 'TAG', 'B&SLC': 'TAG', 'M&C': 'TAG' },
    phase: '3',
    turn: 'TAG',
  })

const had = (corporation: 'TAG' | 'WRA' | 'ATN', turns: number) =>
  correct({ operated: { corporation, turns } })

describe('ruling: how far the round has come', () => {
  it('4(b) who has had a turn in this round does not operate again', () => {
    const state = play(two(), had('WRA', 1))
    expect(operatingTurn(state)?.operated).toEqual(['WRA'])
    expect(
      now(play(place({ ...NO_TRAINS, turn: 'TAG' }), had('WRA', 1), endTurn('TAG', true))),
    ).not.toContain('WRA')
    expect(operatingTurn(play(state, had('WRA', 0)))?.operated).toEqual([])
    expectRefused(state, had('WRA', 1), 'ruling', 'alreadySo', { what: 'operated', of: 'WRA' })
    expectRefused(two(), had('TAG', 1), 'ruling', 'itsTurn', { corporation: 'TAG' })
    expectRefused(two(), had('ATN', 1), 'ruling', 'notStarted', { corporation: 'ATN' })
    expectRefused(on('p1'), had('TAG', 1), 'ruling', 'notOperating', { round: 'SR 2' })
  })

  it('4 the set has as many operating rounds as is ruled, at least those that have begun', () => {
    const of = (rounds: number) => correct({ rounds })
    const { round } = two().extra
    expect(play(two(), of(3)).extra.round).toEqual({ ...round, of: 3 })
    expectRefused(two(), of(round.of), 'ruling', 'alreadySo', { what: 'rounds', of: String(round.of) })
    const second = { ...two(), extra: { ...two().extra, round: { stock: 2, operating: 2, of: 2 } } }
    expectRefused(second, of(1), 'ruling', 'roundsBegun', { rounds: 1, begun: 2 })
    expectRefused(on('p1'), of(2), 'ruling', 'notOperating', { round: 'SR 2' })
  })
})

const NO_TRAINS = {
  corporations: {
    TAG: { president: 'p1', shares: { p1: 6 }, at: [0, 6] as const },
    WRA: { president: 'p2', shares: { p2: 6 } },
  },
}

describe('Table III rulings on the things of private companies', () => {
  it('Table III the name chits are lost, or with a corporation', () => {
    const has = play(two(), correct({ chits: 'WRA' }))
    expect(has.extra.abilities.chits).toBe('WRA')
    const lost = play(has, correct({ chits: 'closed' }))
    expect(lost.extra.abilities.chits).toBeNull()
    expectRefused(lost, correct({ chits: 'closed' }), 'ruling', 'alreadySo', { what: 'chits', of: 'closed' })
    expectRefused(lost, correct({ chits: 'ATN' }), 'ruling', 'notStarted', { corporation: 'ATN' })
    expectRefused(lost, correct({ chits: 'p1' }), 'ruling', 'noSuchHolder', { holder: 'p1', kind: 'chits' })
  })

  it('Table III the coal token lies in a city, is on its charter, or out of play', () => {
    const placed = play(two(), correct({ coal: 'Oxmoor' }))
    expect(placed.extra.abilities.coal).toEqual({ at: 'Oxmoor', corporation: 'TAG' })
    expectRefused(placed, placeCoal('TAG', 'Gadsden'), 'Table III', 'coalGone')
    expectAllowed(play(placed, correct({ coal: 'charter' })), placeCoal('TAG', 'Gadsden'))
    expect(play(placed, correct({ coal: 'gone' })).extra.abilities.coal).toEqual({ at: 'gone' })
    expectRefused(placed, correct({ coal: 'Oxmoor' }), 'ruling', 'alreadySo', { what: 'coal', of: 'Oxmoor' })
    expectRefused(table(), correct({ coal: 'Oxmoor' }), 'Table III', 'coalNobody', { city: 'Oxmoor' })
  })

  it('Table III the Lumber Terminal is laid, still to be laid, or out of play', () => {
    const laid = play(two(), correct({ lumber: 'laid' }))
    expect(laid.extra.abilities.lumber).toBe('laid')
    expect(play(laid, correct({ lumber: 'gone' })).extra.abilities.lumber).toBe('gone')
    expectRefused(laid, correct({ lumber: 'laid' }), 'ruling', 'alreadySo', { what: 'lumber', of: 'laid' })
  })
})

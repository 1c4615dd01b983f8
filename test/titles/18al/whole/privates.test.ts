import { describe, expect, it } from 'vitest'
import { coalOf, ownOf } from '../../../../src/titles/18al/own'
import { endTurn, run } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { buyTrain, expectAllowed, expectRefused, layTile, now, type Position, placeCoal, play } from '../kit'
import { tagOperates as tag } from '../tables'

type More = Partial<Position>

describe('Table III South & North Alabama: the coal token', () => {
  const own = (more: More = {}, charter: object = {}) =>
    tag({ privates: { 'S&NA': 'TAG' }, ...more }, charter)

  it.each(['Gadsden', 'Anniston', 'Oxmoor', 'Birmingham', 'Tuscaloosa'] as const)(
    'Table III may be placed in %s',
    city => {
      const state = play(own(), placeCoal('TAG', city))
      expect(coalOf(state)).toEqual({ at: city, corporation: 'TAG' })
      expect(state.privates['S&NA']).toBe('TAG')
      expect(cash(state, 'TAG')).toEqual([900])
    },
  )

  it.each(['Decatur', 'Montgomery', 'Selma'] as const)('Table III not in %s', city => {
    expectRefused(own(), placeCoal('TAG', city), 'Table III', 'coalCity', { city })
  })

  it('Table III only by its owner, a corporation', () => {
    const refused = placeCoal('TAG', 'Gadsden')
    expectRefused(tag({ privates: { 'S&NA': 'p1' } }), refused, 'Table III', 'coalNotOwned', { owner: 'p1' })
    const before = tag({ privates: { 'S&NA': 'WRA' } })
    expectRefused(before, placeCoal('TAG', 'Gadsden'), 'Table III', 'coalNotOwned', { owner: 'WRA' })
  })

  it('Table III at any time of the turn, with a train that reaches the city', () => {
    for (const state of [
      own(),
      play(own(), run('TAG', 100)),
      play(own(), run('TAG', 100), buyTrain('TAG', '3')),
    ])
      expectAllowed(state, placeCoal('TAG', 'Gadsden'))
    const without = own({}, { trains: [] })
    expectRefused(without, placeCoal('TAG', 'Gadsden'), 'Table III', 'coalNoTrain', {
      corporation: 'TAG',
      city: 'Gadsden',
    })
    expectAllowed(play(without, buyTrain('TAG', '3')), placeCoal('TAG', 'Gadsden'))
  })

  it('Table III once, and it cannot be moved', () => {
    const state = play(own(), placeCoal('TAG', 'Gadsden'))
    expectRefused(state, placeCoal('TAG', 'Birmingham'), 'Table III', 'coalGone', { at: 'Gadsden' })
  })

  it('Table III not placed before the first 5 it is lost, placed it stays until the first 6', () => {
    const eve = own({ phase: '4', left: { '4': 0 } }, { trains: ['4'] })
    const lost = play(eve, run('TAG', 0), buyTrain('TAG', '5'))
    expect(ownOf(lost).abilities.coal).toEqual({ at: 'gone' })
    expectRefused(lost, placeCoal('TAG', 'Gadsden'), 'Table III', 'coalGone', { at: 'gone' })
    const stays = play(eve, placeCoal('TAG', 'Gadsden'), run('TAG', 0), buyTrain('TAG', '5'))
    expect(ownOf(stays).abilities.coal).toEqual({ at: 'Gadsden', corporation: 'TAG' })
    const six = own(
      { phase: '5', left: { '5': 0 }, privates: {}, extra: { abilities: ownOf(stays).abilities } },
      { trains: ['4'] },
    )
    expect(ownOf(play(six, run('TAG', 0), buyTrain('TAG', '6'))).abilities.coal).toEqual({ at: 'gone' })
  })
})

describe('Table III Brown & Sons: the Lumber Terminal', () => {
  const own = (more: More = {}, charter: object = {}) =>
    tag({ privates: { 'B&SLC': 'TAG' }, ...more }, charter)
  const lumber = (hex?: string) => layTile('TAG', 0, { private: 'B&SLC', ...(hex ? { hex } : {}) })

  it.each(['G2', 'M2', 'N5', 'O4', 'P5'])(
    'Table III free in the swamp of %s, beside the tile of the turn',
    hex => {
      const state = play(own(), lumber(hex))
      expect(cash(state, 'TAG')).toEqual([900])
      expect(state.privates['B&SLC']).toBe('TAG')
      expectAllowed(state, layTile('TAG', 20))
      expectAllowed(play(own(), layTile('TAG', 20)), lumber(hex))
    },
  )

  it('Table III in a swamp only, and an empty one', () => {
    for (const hex of ['C4', 'D5', 'K4']) expectRefused(own(), lumber(hex), 'Table III', 'lumberHex', { hex })
    expectRefused(own(), lumber('A4'), '4.2.1(c)', 'noTileHere')
    expectRefused(play(own(), layTile('TAG', 20, { hex: 'N5' })), lumber('N5'), 'Table III', 'lumberHex', {
      hex: 'N5',
    })
  })

  it('Table III the banker need not name the hex, and pays nothing', () => {
    expectAllowed(own(), lumber())
    expectRefused(own(), layTile('TAG', 20, { private: 'B&SLC', hex: 'N5' }), 'Table III', 'lumberFree', {
      cost: 20,
    })
  })

  it('Table III once, by its owner', () => {
    const state = play(own(), lumber('N5'))
    expectRefused(state, lumber('O4'), 'Table III', 'lumberGone', { state: 'laid' })
    expectRefused(tag({ privates: { 'B&SLC': 'p1' } }), lumber('N5'), 'Table III', 'lumberNotOwned', {
      owner: 'p1',
    })
  })

  it('Table III it is permanent: nothing is laid on its hex again', () => {
    const state = play(own(), lumber('N5'))
    expectRefused(state, layTile('TAG', 0, { hex: 'N5' }), 'Table III', 'lumberStays', { hex: 'N5' })
    expectRefused(state, layTile('TAG', 20, { hex: 'N5' }), 'Table III', 'lumberStays', { hex: 'N5' })
    expectAllowed(state, layTile('TAG', 20, { hex: 'O4' }))
  })

  it('Table III not laid before the first 5 it is out of play', () => {
    const eve = own({ phase: '4', left: { '4': 0 } }, { trains: ['4'] })
    const lost = play(eve, run('TAG', 0), buyTrain('TAG', '5'), endTurn('TAG'), run('WRA', 0), endTurn('WRA'))
    expect(now(lost)).toMatch(/TAG$/)
    expectRefused(lost, lumber('N5'), 'Table III', 'lumberGone', { state: 'gone' })
  })
})

import { describe, expect, it } from 'vitest'
import { report } from '../../../src/titles/18lilliput/table/report'
import { cash, shares, space } from '../tried'
import {
  chooseCharacter,
  chooseCorporation,
  correct,
  expectAllowed,
  expectRefused,
  now,
  play,
  table,
  takeCard,
  trains,
} from './kit'

/** Everything but the last choice, with three players. */
const nearlyChosen = () =>
  play(
    table(3),
    chooseCorporation('p1', 'green'),
    chooseCharacter('p2', 'general'),
    chooseCorporation('p3', 'red'),
    chooseCharacter('p3', 'admiral'),
    chooseCorporation('p2', 'yellow'),
  )

describe('setup', () => {
  it('setup: clockwise and back again, each a company and a character in the order they like', () => {
    const state = play(table(), chooseCorporation('p1', 'red'), chooseCharacter('p2', 'emperor'))
    expect(now(state)).toBe('start p3')
    const four = play(state, chooseCorporation('p3', 'blue'), chooseCorporation('p4', 'green'))
    expect(now(four)).toBe('start p4')
    expect(now(play(four, chooseCharacter('p4', 'general')))).toBe('start p3')
  })

  it('setup: only the player whose choice it is', () => {
    expectRefused(table(), chooseCorporation('p2', 'red'), 'setup', 'notYourTurn', { turn: 'p1' })
    expectRefused(table(), chooseCharacter('p3', 'general'), 'setup', 'notYourTurn', { turn: 'p1' })
    expectRefused(table(), takeCard('p1', 'tile'), 'setup', 'stillChoosing', { player: 'p1' })
  })

  it('setup: one company each, and none that another has', () => {
    const state = play(table(3), chooseCorporation('p1', 'red'))
    expectRefused(state, chooseCorporation('p2', 'red'), 'setup', 'corporationTaken', {
      corporation: 'red',
      player: 'p1',
    })
    const back = play(state, chooseCharacter('p2', 'general'), chooseCharacter('p3', 'admiral'))
    const p2 = play(back, chooseCorporation('p3', 'blue'), chooseCorporation('p2', 'green'))
    expectRefused(p2, chooseCorporation('p1', 'yellow'), 'setup', 'hasCorporation', { corporation: 'red' })
    expectAllowed(p2, chooseCharacter('p1', 'emperor'))
  })

  it('setup: one character each, and none that another has', () => {
    const state = play(table(), chooseCharacter('p1', 'general'))
    expectRefused(state, chooseCharacter('p2', 'general'), 'setup', 'characterTaken', {
      character: 'general',
      player: 'p1',
    })
    const p4 = play(state, chooseCharacter('p2', 'admiral'), chooseCharacter('p3', 'emperor'))
    const again = play(p4, chooseCharacter('p4', 'treasurer'))
    expectRefused(again, chooseCharacter('p4', 'justiciary'), 'setup', 'hasCharacters', { held: 1, most: 1 })
  })

  it('setup: $30 each; the bank begins with nothing and goes below', () => {
    expect(cash(table(), 'p1', 'p4', 'bank')).toEqual([30, 30, -120])
  })

  it('setup: nothing of the choice is left once round 1 has begun', () => {
    const state = play(nearlyChosen(), chooseCharacter('p1', 'emperor'))
    expect(now(state)).toBe('1 p1')
    expectRefused(state, chooseCorporation('p1', 'blue'), 'actions', 'stillCards', { player: 'p1' })
  })

  it('setup: a ruling may leave a player nothing to choose, who is passed over then', () => {
    const ruled = play(nearlyChosen(), correct({ character: { character: 'justiciary', to: 'p1' } }))
    expect(now(ruled)).toBe('1 p1')
  })
})

describe('companies', () => {
  it('companies: director’s certificate, treasury, trains, two stations to place, and the marker', () => {
    const state = play(table(), chooseCorporation('p1', 'blue'))
    expect(cash(state, 'blue', 'p1', 'bank')).toEqual([500, 30, -620])
    expect(shares(state, 'blue', 'p1', 'market')).toEqual([5, 3])
    expect(report(state).corporations.blue).toMatchObject({
      price: 50,
      cell: [0, 0],
      tokens: 2,
      trains: ['2'],
    })
  })

  it('companies: green’s owner has $60, yellow two trains, red $550 and a price of $55', () => {
    expect(cash(play(table(), chooseCorporation('p1', 'green')), 'p1')).toEqual([60])
    expect(trains(play(table(), chooseCorporation('p1', 'yellow')), 'yellow')).toEqual(['2', '2'])
    const red = play(table(), chooseCorporation('p1', 'red'))
    expect(space(red, 'red')).toEqual([0, 1])
    expect(cash(red, 'red')).toEqual([550])
  })
})

describe('threePlayers', () => {
  it('threePlayers: nine rounds; the company that nobody chose leaves the game with its train', () => {
    const state = play(nearlyChosen(), chooseCharacter('p1', 'emperor'))
    expect(state.round).toEqual({ number: 1, of: 9 })
    expect(trains(state, 'gone')).toEqual(['2'])
    expect(report(state).corporations).not.toHaveProperty('blue')
    expect(report(state).cardsLeft).toHaveLength(8)
  })
})

describe('twoPlayers', () => {
  const choices = () =>
    play(
      table(2),
      chooseCharacter('p1', 'general'),
      chooseCharacter('p2', 'admiral'),
      chooseCharacter('p2', 'emperor'),
      chooseCharacter('p1', 'treasurer'),
    )

  it('twoPlayers: a third pass, clockwise again; two characters and two copy cards each', () => {
    expect(now(choices())).toBe('start p1')
    const state = play(choices(), chooseCorporation('p1', 'red'), chooseCorporation('p2', 'green'))
    expect(now(state)).toBe('1 p1')
    expect(report(state).players.p1).toMatchObject({ characters: ['general', 'treasurer'], copies: 2 })
    expect(report(state).cardsLeft).toEqual([
      'yellowGreen',
      'yellows',
      'shares10',
      'trains',
      'station',
      'money',
    ])
    expect(trains(state, 'gone')).toEqual(['2', '2', '2'])
  })

  it('twoPlayers: no third character', () => {
    expectRefused(choices(), chooseCharacter('p1', 'justiciary'), 'twoPlayers', 'hasCharacters', {
      held: 2,
      most: 2,
    })
  })

  it('twoPlayers: a card of the larger tables is not in the game', () => {
    const state = play(choices(), chooseCorporation('p1', 'red'), chooseCorporation('p2', 'green'))
    expectRefused(state, takeCard('p1', 'tile'), 'twoPlayers', 'cardNotInGame', { card: 'tile', players: 2 })
  })
})

import { describe, expect, it } from 'vitest'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { cash } from '../../tried'
import {
  buyShare,
  correct,
  endTurn,
  expectAllowed,
  expectRefused,
  four,
  fund,
  justiciary,
  layY,
  now,
  place,
  play,
  table,
  takeCard,
  tradeIn,
} from '../kit'

const cards = (more = {}) => place({ companies: four(), ...more })

describe('actions', () => {
  it('actions: two drafts, clockwise and back; the last of the first acts twice running', () => {
    let state = cards({ starting: 'p2' })
    const order: string[] = []
    const ids = ['tile', 'yellows', 'station', 'trains', 'shares5', 'shares10', 'money', 'trainTile'] as const
    for (const card of ids) {
      const player = report(state).turn ?? ''
      order.push(player)
      const use = card === 'money' || card === 'shares10' ? 'action' : 'alternative'
      state = play(state, takeCard(player, card, use), endTurn(player))
    }
    expect(order).toEqual(['p2', 'p3', 'p4', 'p1', 'p1', 'p4', 'p3', 'p2'])
    expect(now(state)).toBe('2 run red')
    expect(report(state)).not.toHaveProperty('cardsLeft')
  })

  it('actions: a card is taken once a round', () => {
    const state = play(cards(), takeCard('p1', 'tile', 'alternative'), endTurn('p1'))
    expectRefused(state, takeCard('p2', 'tile'), 'actions', 'cardTaken', { card: 'tile', player: 'p1' })
    expectAllowed(state, takeCard('p2', 'yellows'))
  })

  it('actions: one card a turn, in one’s own turn', () => {
    const state = play(cards(), takeCard('p1', 'tile'))
    expectRefused(state, takeCard('p1', 'yellows'), 'actions', 'cardInHand', { card: 'tile' })
    expectRefused(state, takeCard('p2', 'yellows'), 'actions', 'notYourTurn', { turn: 'p1' })
  })

  it('actions: taking a card is not optional', () => {
    expectRefused(cards(), endTurn('p1'), 'actions', 'noCardYet', { player: 'p1', left: 10 })
    expectRefused(cards(), endTurn('p2'), 'actions', 'notYourTurn', { turn: 'p1' })
  })

  it('actions: nobody is stuck if rulings have used up all cards', () => {
    const taken = (['yellowGreen', 'yellows', 'shares10', 'trains', 'station', 'money'] as const).map(
      card => ({ card, use: 'action' as const, player: 'p1' }),
    )
    const state = place({ players: 2, companies: four(), taken, copies: { p1: 0 } })
    expectAllowed(state, endTurn('p1'))
    expectRefused(place({ players: 2, companies: four(), taken }), endTurn('p1'), 'actions', 'noCardYet')
  })

  it.each([
    ['tile', 'alternative', 5],
    ['yellows', 'alternative', 5],
    ['shares10', 'alternative', 10],
    ['shares5', 'alternative', 5],
    ['trains', 'alternative', 5],
    ['station', 'alternative', 5],
    ['money', 'action', 20],
    ['trainTile', 'alternative', 0],
  ] as const)('privateMoney: %s, %s pays $%i at once', (card, use, amount) => {
    expect(cash(play(cards(), takeCard('p1', card, use)), 'p1')).toEqual([amount])
  })

  it('actions: what the card does not name it does not allow', () => {
    const state = play(cards(), takeCard('p1', 'station'))
    expectRefused(state, buyShare('p1', 'red'), 'actions', 'notOnCard', {
      card: 'station',
      use: 'action',
      wanted: 'shares',
    })
    expectRefused(state, fund('red', 10), 'actions', 'notOnCard', { wanted: 'funds' })
    expectRefused(cards(), buyShare('p1', 'red'), 'actions', 'noCardYet', { left: 10 })
  })

  it('threePlayers: a card of the larger table is not in the game', () => {
    const state = place({ players: 3, companies: four() })
    expectRefused(state, takeCard('p1', 'tile'), 'threePlayers', 'cardNotInGame', { players: 3 })
    expectAllowed(state, takeCard('p1', 'trainTile'))
  })

  it('actions: no card while companies run', () => {
    const before = place({ companies: four(), turn: 'red' })
    expectRefused(before, takeCard('p1', 'tile'), 'running', 'companiesRun', { corporation: 'red' })
  })
})

describe('treasuryMoney', () => {
  const money = (more = {}) => play(cards(more), takeCard('p1', 'money', 'alternative'))

  it.each([
    ['1', 50],
    ['2', 50],
    ['3', 70],
    ['4', 70],
    ['5', 100],
    ['7', 100],
  ] as const)('treasuryMoney: in phase %s it is $%i', (phase, sum) => {
    const state = money({ phase })
    expectAllowed(state, fund('red', sum))
    expectRefused(state, fund('red', sum + 1), 'treasuryMoney', 'fundTooMuch', { left: sum, amount: sum + 1 })
  })

  it('treasuryMoney: split among the player’s own companies, and all of it is given', () => {
    const state = money({ companies: four({ c5: { director: 'p1' } }) })
    expectRefused(state, endTurn('p1'), 'treasuryMoney', 'fundLeft', { left: 50 })
    const part = play(state, fund('red', 20))
    expectRefused(part, endTurn('p1'), 'treasuryMoney', 'fundLeft', { left: 30 })
    expectRefused(part, fund('c5', 31), 'treasuryMoney', 'fundTooMuch', { left: 30, amount: 31 })
    const all = play(part, fund('c5', 30))
    expect(cash(all, 'red', 'c5')).toEqual([520, 30])
    expectAllowed(all, endTurn('p1'))
    expectRefused(all, fund('red', 1), 'treasuryMoney', 'fundTooMuch', { left: 0, amount: 1 })
  })

  it('treasuryMoney: not to another player’s company', () => {
    expectRefused(money(), fund('blue', 50), 'actions', 'notDirector', {
      corporation: 'blue',
      director: 'p2',
      player: 'p1',
    })
    expectRefused(money(), fund('c5', 50), 'founding', 'notFounded', { corporation: 'c5' })
    expectRefused(money(), fund('c12', 50), 'setup', 'noSuchCompany', { corporation: 'c12' })
  })
})

describe('copyCard', () => {
  const taken = [{ card: 'trains' as const, use: 'action' as const, player: 'p1' }]

  it('copyCard: a card taken in this round, by anybody, also by the player', () => {
    const state = cards({ taken, turn: 1 })
    expectRefused(state, takeCard('p2', 'station', 'action', true), 'copyCard', 'notTakenYet', {
      card: 'station',
      round: 2,
    })
    const copied = play(state, takeCard('p2', 'trains', 'alternative', true))
    expect(report(copied).players.p2).toMatchObject({ copies: 0, cash: 5 })
    expect(report(copied).cardsLeft).not.toContain('trains')
    expectAllowed(cards({ taken, turn: 7 }), takeCard('p1', 'trains', 'action', true))
  })

  it('copyCard: none left', () => {
    const state = cards({ taken, turn: 1, copies: { p2: 0 } })
    expectRefused(state, takeCard('p2', 'trains', 'action', true), 'copyCard', 'noCopyLeft', { player: 'p2' })
  })

  it('copyCard: a card that was only copied is still in the middle', () => {
    const copied = [{ card: 'station' as const, use: 'action' as const, player: 'p1', copy: true as const }]
    expectAllowed(cards({ taken: copied, turn: 1 }), takeCard('p2', 'station'))
  })

  it('copyCard: an unused one is worth $20 at the end', () => {
    expect(report(cards()).players.p1?.netWorth).toBe(5 * 70 + 20)
  })
})

describe('tiles', () => {
  const lays = (
    card: 'tile' | 'yellows' | 'yellowGreen' | 'sharesTile',
    use: 'action' | 'alternative',
    more = {},
  ) => play(cards(more), takeCard('p1', card, use))

  it('tiles: a yellow Y-tile costs the company $50', () => {
    expect(cash(play(lays('tile', 'action'), layY('red')), 'red')).toEqual([450])
  })

  it('tiles: nothing with the Emperor, but it counts as a tile', () => {
    const state = play(lays('tile', 'action', { characters: { emperor: 'p1' } }), layY('red'))
    expect(cash(state, 'red')).toEqual([500])
    expectRefused(state, layY('red'), 'tiles', 'tilesLaid', { most: 1 })
  })

  it.each([
    ['yellows', 'action', 2],
    ['yellowGreen', 'action', 1],
    ['yellowGreen', 'alternative', 1],
    ['sharesTile', 'alternative', 1],
  ] as const)('tiles: %s, %s allows %i of them', (card, use, most) => {
    let state = lays(card, use)
    for (let n = 0; n < most; n++) state = play(state, layY('red'))
    expectRefused(state, layY('red'), 'tiles', 'tilesLaid', { card, most })
  })

  it('tiles: not for money, not with $40, not for another player’s company', () => {
    expectRefused(lays('tile', 'alternative'), layY('red'), 'actions', 'notOnCard', { wanted: 'tiles' })
    const poor = lays('tile', 'action', { companies: four({ red: { treasury: 40 } }) })
    expectRefused(poor, layY('red'), 'tiles', 'tooExpensive', { payer: 'red', has: 40, price: 50 })
    expectRefused(lays('tile', 'action'), layY('blue'), 'actions', 'notDirector', { director: 'p2' })
  })
})

describe('characters', () => {
  const round = (more = {}) => {
    const companies = four({ green: { trains: [] }, yellow: { trains: [] }, red: { trains: [] } })
    return place({ companies, characters: { justiciary: 'p3', treasurer: 'p1' }, ...more })
  }
  const owed = () => {
    const state = round({ turn: 7, starting: 'p4', card: { id: 'money' } })
    return {
      ...state,
      turn: [{ at: 'justiciary' as const }, { at: 'card' as const, nth: 0, card: null }] as const,
    }
  }

  it('characters: the Grand Justiciary comes before the first card', () => {
    expect(now(owed())).toBe('2 p3')
    expectRefused(owed(), takeCard('p4', 'tile'), 'characters', 'justiciaryFirst', { player: 'p3' })
    expectRefused(owed(), tradeIn('p1'), 'characters', 'justiciaryFirst')
    expectRefused(owed(), justiciary('p4'), 'characters', 'notCharacter', { owner: 'p3' })
  })

  it('characters: $5 to the owner, or $20 to one company of the owner’s', () => {
    const own = play(owed(), justiciary('p3'))
    expect(cash(own, 'p3')).toEqual([5])
    expect(now(own)).toBe('2 p4')
    expect(cash(play(owed(), justiciary('p3', 'green')), 'green')).toEqual([520])
    expectRefused(owed(), justiciary('p3', 'red'), 'actions', 'notDirector', { director: 'p1' })
  })

  it('characters: not before all have chosen', () => {
    expectRefused(table(), justiciary('p3'), 'setup', 'stillChoosing')
  })

  it('characters: once a round', () => {
    expectRefused(play(owed(), justiciary('p3')), justiciary('p3'), 'characters', 'notOwed', { round: 2 })
  })

  it('characters: nobody owes it once a ruling takes the card out of the game', () => {
    const state = play(owed(), correct({ character: { character: 'justiciary', to: 'closed' } }))
    expect(now(state)).toBe('2 p4')
  })

  it('characters: the Lord High Treasurer pays $10 times the round, once, also before the card is taken', () => {
    const state = play(round({ round: 6 }), tradeIn('p1'))
    expect(cash(state, 'p1')).toEqual([60])
    expectRefused(state, tradeIn('p1'), 'characters', 'notCharacter', { character: 'treasurer', owner: null })
    expectAllowed(play(round(), takeCard('p1', 'tile')), tradeIn('p1'))
  })

  it('characters: not in the turn of another, and not while companies run', () => {
    expectRefused(round({ turn: 1 }), tradeIn('p1'), 'actions', 'notYourTurn', { turn: 'p2' })
    expectRefused(round({ turn: 'red' }), tradeIn('p1'), 'running', 'companiesRun')
    expectRefused(round(), tradeIn('p2'), 'actions', 'notYourTurn')
  })
})

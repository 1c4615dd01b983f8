import { describe, expect, it } from 'vitest'
import { buyTrain as rule } from '../../../../src/titles/18lilliput/operating/buyTrain'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { cash } from '../../tried'
import {
  buyTrain,
  discard,
  endTurn,
  expectAllowed,
  expectRefused,
  four,
  happened,
  type LilState,
  now,
  place,
  play,
  scrapTrain,
  takeCard,
  trains,
} from '../kit'

const buyer = (red: object = {}, more = {}) =>
  place({ companies: four({ red: { treasury: 500, ...red } }), card: { id: 'trains' }, ...more })

describe('trains: from the stack', () => {
  it('trains: at the printed price', () => {
    const state = play(buyer(), buyTrain('red', '2'))
    expect(cash(state, 'red')).toEqual([420])
    expect(trains(state, 'red')).toEqual(['2', '2'])
    expect(report(state).trainsLeft['2']).toBe(1)
  })

  it('trains: only the top one of the stack', () => {
    expectRefused(buyer(), buyTrain('red', '3'), 'trains', 'notNext', { train: '3', next: '2' })
    expectRefused(buyer({}, { left: { '2': 0 } }), buyTrain('red', '2'), 'trains', 'notNext', { next: '3' })
    expectRefused(buyer({}, { phase: '4' }), buyTrain('red', '2*'), 'trains', 'notNext', { next: '4' })
    expectAllowed(buyer({}, { left: { '2': 0 } }), buyTrain('red', '3'))
  })

  it('trains: the last type is endless', () => {
    const state = buyer({ treasury: 2000, trains: [] }, { phase: '7' })
    const two = play(state, buyTrain('red', '4D'), buyTrain('red', '4D'))
    expect(report(two).trainsLeft).toEqual({ '4D': null })
  })

  it.each([
    ['2', '2', 72],
    ['3', '3', 135],
    ['4', '4', 270],
    ['5', '5', 360],
    ['3D', '6', 450],
    ['4D', '7', 585],
  ] as const)('characters: the Admiral pays %s in phase %s with $%i', (train, phase, price) => {
    const state = buyer({ treasury: 600, trains: [] }, { phase, characters: { admiral: 'p1' } })
    expect(cash(play(state, buyTrain('red', train)), 'red')).toEqual([600 - price])
  })

  it('characters: no tenth off scrapped trains nor off another company’s', () => {
    const state = buyer({}, { characters: { admiral: 'p1' } })
    expect(cash(play(state, buyTrain('red', '2', 'blue', 80)), 'red', 'blue')).toEqual([420, 580])
    const scrapped = place({
      companies: four({ red: { trains: [] } }),
      scrapped: ['2'],
      characters: { admiral: 'p1' },
      turn: 'red',
    })
    expect(cash(play(scrapped, buyTrain('red', '2', 'scrapped')), 'red')).toEqual([420])
  })

  it('trains: a price is only said to another company', () => {
    expectRefused(buyer(), buyTrain('red', '2', 'ipo', 80), 'trains', 'priceFixed', { train: '2', price: 80 })
    expectRefused(buyer(), buyTrain('red', '2', 'blue'), 'trains', 'priceNeeded', { from: 'blue' })
  })

  it('actions: as many as the card says', () => {
    const two = play(buyer(), buyTrain('red', '2'), buyTrain('red', '2', 'blue', 1))
    expectRefused(two, buyTrain('red', '2'), 'actions', 'trainsBought', { card: 'trains', most: 2 })
    const one = play(buyer({}, { card: { id: 'trainTile' } }), buyTrain('red', '2'))
    expectRefused(one, buyTrain('red', '2'), 'actions', 'trainsBought', { card: 'trainTile', most: 1 })
  })

  it('actions: with a card that allows trains, for a company of the player’s', () => {
    const tiles = buyer({}, { card: { id: 'tile' } })
    expectRefused(tiles, buyTrain('red', '2'), 'actions', 'notOnCard', { card: 'tile', wanted: 'trains' })
    expectRefused(buyer(), buyTrain('blue', '2'), 'actions', 'notDirector', { director: 'p2', player: 'p1' })
    expectRefused(buyer({}, { card: undefined }), buyTrain('red', '2'), 'actions', 'noCardYet')
    expectRefused(buyer(), buyTrain('c7', '2'), 'founding', 'notFounded', { corporation: 'c7' })
  })

  it('trains: scrapped ones are not on the card', () => {
    const refused = buyTrain('red', '3', 'scrapped')
    expectRefused(buyer({}, { scrapped: ['3'] }), refused, 'trains', 'scrappedLater', { card: 'trains' })
  })
})

describe('trains: from another company', () => {
  it('trains: for an agreed price of at least $1, which goes to its treasury, even with the same director', () => {
    const state = buyer({}, { companies: four({ c5: { director: 'p1', trains: ['3'], treasury: 5 } }) })
    const sold = play(state, buyTrain('red', '3', 'c5', 500))
    expect(cash(sold, 'red', 'c5')).toEqual([0, 505])
    expect(trains(sold, 'c5')).toEqual([])
  })

  it('trains: one that it has, and not its own', () => {
    expectRefused(buyer(), buyTrain('red', '3', 'blue', 10), 'trains', 'notThere', {
      train: '3',
      from: 'blue',
    })
    expectRefused(buyer(), buyTrain('red', '2', 'red', 10), 'trains', 'ownTrain', { corporation: 'red' })
    expectRefused(buyer(), buyTrain('red', '2', 'c6', 10), 'trains', 'notThere', { from: 'c6' })
  })

  it('trains: the director of a company without a train adds what is missing for it, too', () => {
    const state = buyer({ treasury: 40, trains: [] }, { cash: { p1: 10 } })
    const bought = play(state, buyTrain('red', '2', 'blue', 45))
    expect(cash(bought, 'red', 'p1', 'blue')).toEqual([0, 5, 545])
    expectRefused(state, buyTrain('red', '2', 'blue', 51), 'trains', 'directorShort', {
      has: 10,
      needs: 11,
      short: 1,
    })
    const owner = buyer({ treasury: 40 }, { cash: { p1: 10 } })
    expectRefused(owner, buyTrain('red', '2', 'blue', 41), 'trains', 'ownsTrain', { has: 40, price: 41 })
  })

  it('trains: it is offered at any price that treasury and director can pay', () => {
    const most = (state: LilState) =>
      rule.offers(state).flatMap(({ draft, vary }) => (draft.from === 'blue' ? [vary] : []))
    const without = buyer({ treasury: 40, trains: [] }, { cash: { p1: 10 } })
    expect(most(without)).toEqual([{ price: { from: 1, to: 50, step: 1 } }])
    expect(most(buyer({ treasury: 40 }, { cash: { p1: 10 } }))).toEqual([
      { price: { from: 1, to: 40, step: 1 } },
    ])
  })

  it('obsolete: an obsolete one, too', () => {
    const state = buyer({}, { companies: four({ blue: { trains: ['2*'] } }), phase: '4' })
    expect(trains(play(state, buyTrain('red', '2*', 'blue', 1)), 'red')).toEqual(['2', '2*'])
  })
})

describe('trains: the director’s own money', () => {
  it('trains: exactly what is missing, for a company without a train', () => {
    const state = play(buyer({ treasury: 30, trains: [] }, { cash: { p1: 60 } }), buyTrain('red', '2'))
    expect(cash(state, 'red', 'p1')).toEqual([0, 10])
  })

  it('trains: not for one that owns a train', () => {
    const state = buyer({ treasury: 30 }, { cash: { p1: 500 } })
    expectRefused(state, buyTrain('red', '2'), 'trains', 'ownsTrain', { trains: 1, has: 30, price: 80 })
  })

  it('trains: the second train of a card finds one owned', () => {
    const state = play(buyer({ treasury: 30, trains: [] }, { cash: { p1: 500 } }), buyTrain('red', '2'))
    expectRefused(state, buyTrain('red', '2'), 'trains', 'ownsTrain', { trains: 1, has: 0 })
  })

  it('trains: the director’s cash only', () => {
    const state = buyer({ treasury: 30, trains: [] }, { cash: { p1: 49 } })
    expectRefused(state, buyTrain('red', '2'), 'trains', 'directorShort', { has: 49, needs: 50, short: 1 })
  })

  it('trains: scrapping the last obsolete train opens the way', () => {
    const state = buyer({ treasury: 250, trains: ['2*'] }, { phase: '4', cash: { p1: 50 } })
    expectRefused(state, buyTrain('red', '4'), 'trains', 'ownsTrain')
    expect(cash(play(state, scrapTrain('red', '2*'), buyTrain('red', '4')), 'red', 'p1')).toEqual([0, 0])
  })
})

describe('trainLimit', () => {
  it.each([
    ['1', 4],
    ['2', 4],
    ['3', 4],
    ['4', 3],
    ['5', 2],
    ['7', 2],
  ] as const)('trainLimit: in phase %s a company with %i trains buys none', (phase, limit) => {
    const own = Array.from({ length: limit }, () => '3' as const)
    const state = buyer({ trains: own, treasury: 900 }, { phase })
    const next = (Object.keys(report(state).trainsLeft)[0] ?? '4D') as '2'
    expectRefused(state, buyTrain('red', next), 'trainLimit', 'trainLimit', { owned: limit, limit })
    expectRefused(state, buyTrain('red', '2', 'blue', 1), 'trainLimit', 'trainLimit')
  })

  it('trainLimit: obsolete trains count, even where the purchase would remove them; one may be scrapped first', () => {
    const own = ['2*', '2*', '4'] as const
    const state = buyer({ trains: [...own], treasury: 900 }, { phase: '4', left: { '4': 0 } })
    expectRefused(state, buyTrain('red', '5'), 'trainLimit', 'trainLimit', { owned: 3, limit: 3 })
    const scrapped = play(state, scrapTrain('red', '2*'))
    expect(trains(scrapped, 'scrapped')).toEqual(['2*'])
    expectAllowed(scrapped, buyTrain('red', '5'))
  })

  it('trainLimit: over a new limit companies discard first of all, in any order, to the scrapped trains', () => {
    const companies = four({
      red: { treasury: 900 },
      blue: { trains: ['3', '3', '3'] },
      green: { trains: ['3', '3', '4'] },
    })
    const state = play(
      place({ companies, phase: '4', left: { '4': 0 }, card: { id: 'trains' } }),
      buyTrain('red', '5'),
    )
    expect(now(state)).toBe('2 blue')
    expectRefused(state, endTurn('p1'), 'trainLimit', 'discardFirst', { owners: ['blue', 'green'] })
    expectRefused(state, discard('red', '5'), 'trainLimit', 'nothingToDiscard', { owned: 1, limit: 2 })
    expectRefused(state, discard('green', '5'), 'trainLimit', 'notThere', { from: 'green' })
    expect(now(play(state, discard('green', '4')))).toBe('2 blue')
    const both = play(state, discard('green', '4'), discard('blue', '3'))
    expect(now(both)).toBe('2 p1')
    expect(trains(both, 'scrapped')).toEqual(['3', '4'])
    expectAllowed(both, buyTrain('red', '5'))
  })

  it('trainLimit: nothing is discarded below it, nor by a company that a ruling put over it', () => {
    expectRefused(buyer(), discard('red', '2'), 'trainLimit', 'nothingToDiscard', { owned: 1, limit: 4 })
    const ruled = buyer({ trains: ['3', '3', '3'] }, { phase: '5' })
    expectRefused(ruled, discard('red', '3'), 'trainLimit', 'overByRuling')
  })
})

describe('phases', () => {
  it('phases: the first of a type begins its phase, at once', () => {
    const state = buyer({ trains: [] }, { phase: '1' })
    expect(play(state, buyTrain('red', '2')).phase).toBe('2')
    expect(happened(state, buyTrain('red', '2'))).toContainEqual({ is: 'phase', phase: '2' })
    const second = play(state, buyTrain('red', '2'), buyTrain('red', '2'))
    expect(second.phase).toBe('2')
  })

  it('phases: the first 4 turns the 2s over, on charters and among the scrapped trains', () => {
    const state = play(
      buyer({}, { phase: '3', left: { '3': 0 }, scrapped: ['2', '3'] }),
      buyTrain('red', '4'),
    )
    expect(trains(state, 'red')).toEqual(['2*', '4'])
    expect(trains(state, 'yellow')).toEqual(['2*', '2*'])
    expect(trains(state, 'scrapped')).toEqual(['2*', '3'])
  })

  it('phases: the first 5 removes the 2s', () => {
    const companies = four({ red: { trains: [] }, blue: { trains: ['2*', '3'] } })
    const state = place({ companies, phase: '4', left: { '4': 0 }, scrapped: ['2*'], card: { id: 'trains' } })
    const after = play(state, buyTrain('red', '5'))
    expect(trains(after, 'blue')).toEqual(['3'])
    expect(trains(after, 'scrapped')).toEqual([])
  })

  it('phases: the first 3D turns the 3s over, the first 4D the 4s and removes the 3s', () => {
    const companies = four({ red: { treasury: 2000, trains: [] }, blue: { trains: ['3', '4'] } })
    const state = place({ companies, phase: '5', left: { '5': 0, '3D': 1 }, card: { id: 'trains' } })
    const six = play(state, buyTrain('red', '3D'))
    expect(trains(six, 'blue')).toEqual(['3*', '4'])
    const seven = play(six, buyTrain('red', '4D'))
    expect(seven.phase).toBe('7')
    expect(trains(seven, 'blue')).toEqual(['4*'])
  })
})

describe('obsolete', () => {
  it('obsolete: only an obsolete train is scrapped, of a company of one’s own, with a card in hand', () => {
    const state = buyer({ trains: ['2*', '3'] }, { phase: '4' })
    expectRefused(state, scrapTrain('red', '3'), 'obsolete', 'notObsolete', { train: '3' })
    expectRefused(state, scrapTrain('red', '3*'), 'obsolete', 'notThere', { from: 'red' })
    expectRefused(state, scrapTrain('blue', '2'), 'actions', 'notDirector', { director: 'p2' })
    const refused = scrapTrain('red', '2*')
    expectRefused(buyer({ trains: ['2*'] }, { card: undefined }), refused, 'actions', 'noCardYet')
    expectAllowed(play(state, buyTrain('red', '2', 'yellow', 1)), scrapTrain('red', '2*'))
  })

  it('obsolete: while its company runs, and only that one', () => {
    const companies = four({ red: { trains: ['2*'] }, c5: { director: 'p1', trains: ['2*'] } })
    const state = place({ companies, phase: '4', turn: 'red' })
    expectAllowed(state, scrapTrain('red', '2*'))
    expectRefused(state, scrapTrain('c5', '2*'), 'running', 'notYourTurn', { turn: 'red' })
  })
})

describe('actions: the turn with a train card', () => {
  it('actions: what the card allows may be left undone', () => {
    const state = play(place({ companies: four() }), takeCard('p1', 'trains'), endTurn('p1'))
    expect(now(state)).toBe('2 p2')
  })
})

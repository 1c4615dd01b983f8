import { describe, expect, it } from 'vitest'
import type { Space } from '../../../../src/bank/chart'
import { report } from '../../../../src/titles/18lilliput/table/report'
import { cash, shares, space } from '../../tried'
import {
  buyShare,
  buyTrain,
  endTurn,
  expectAllowed,
  expectRefused,
  found,
  four,
  layY,
  place,
  play,
  scrapTrain,
  sellShares,
  table,
  takeCard,
  tradeIn,
  trains,
} from '../kit'

/** p1 directs red and holds two more shares of blue; the card allows shares. */
const trader = (more = {}, red = {}) =>
  place({
    companies: four({ blue: { shares: { p1: 2 }, at: [0, 4] }, red: { at: [0, 3], ...red } }),
    cash: { p1: 500 },
    card: { id: 'shares10' },
    ...more,
  })

describe('shares: selling', () => {
  it('shares: any number at the current price, then one step down for each', () => {
    const state = play(trader(), sellShares('p1', 'blue', 2))
    expect(cash(state, 'p1')).toEqual([640])
    expect(shares(state, 'blue', 'p1', 'market')).toEqual([0, 3])
    expect(space(state, 'blue')).toEqual([0, 3])
  })

  it('shares: in two entries the second brings less', () => {
    const state = play(trader(), sellShares('p1', 'blue'), sellShares('p1', 'blue'))
    expect(cash(state, 'p1')).toEqual([500 + 70 + 62])
    expect(space(state, 'blue')).toEqual([0, 3])
  })

  it.each([
    [[0, 0], 1, [1, 0]],
    [[0, 0], 2, [1, 0]],
    [[1, 0], 3, [1, 0]],
    [[1, 4], 1, [0, 3]],
    [[0, 9], 3, [1, 8]],
    [[1, 1], 3, [1, 0]],
  ] as const)('shares: from %s %i sold come to %s', (at, sold, to) => {
    const companies = four({ blue: { shares: { p1: 3 }, at: at as unknown as Space } })
    const state = place({ companies, card: { id: 'shares5' } })
    expect(space(play(state, sellShares('p1', 'blue', sold)), 'blue')).toEqual(to)
  })

  it('shares: the marker goes under those there', () => {
    const state = place({
      companies: four({ blue: { shares: { p1: 1 }, at: [0, 4] }, green: { at: [1, 4] } }),
      card: { id: 'shares5' },
    })
    const chart = play(state, sellShares('p1', 'blue')).chart.map(token => token.corporation)
    expect(chart.indexOf('blue')).toBeGreaterThan(chart.indexOf('green'))
  })

  it('shares: not more than the player has', () => {
    expectRefused(trader(), sellShares('p1', 'blue', 3), 'shares', 'notHeld', { held: 2, shares: 3 })
    expectRefused(trader(), sellShares('p1', 'green'), 'shares', 'notHeld', { held: 0 })
    expectRefused(trader(), sellShares('p1', 'c5'), 'founding', 'notFounded', { corporation: 'c5' })
  })

  it('shares: a director’s certificate is never sold', () => {
    const state = trader({}, { shares: { p1: 1 } })
    expectAllowed(state, sellShares('p1', 'red', 1))
    expectRefused(state, sellShares('p1', 'red', 2), 'shares', 'directorStays', { spare: 1, shares: 2 })
  })

  it('shares: first selling, then buying', () => {
    const state = play(trader(), buyShare('p1', 'green'))
    expectRefused(state, sellShares('p1', 'blue'), 'shares', 'salesOver', { player: 'p1' })
    const after = play(trader(), sellShares('p1', 'blue'), buyShare('p1', 'green'))
    expectRefused(after, sellShares('p1', 'blue'), 'shares', 'salesOver')
    const founded = play(trader(), found('p1', 'c5', [0, 0]))
    expectRefused(founded, sellShares('p1', 'blue'), 'shares', 'salesOver')
  })

  it('shares: no sale without a card that allows it', () => {
    const state = trader({ card: { id: 'trains' } })
    expectRefused(state, sellShares('p1', 'blue'), 'actions', 'notOnCard', {
      card: 'trains',
      wanted: 'shares',
    })
    expectRefused(trader(), sellShares('p2', 'blue'), 'actions', 'notYourTurn', { turn: 'p1' })
  })
})

describe('shares: buying', () => {
  it('shares: one from the bank at the current price, which stays', () => {
    const state = play(trader(), buyShare('p1', 'green'))
    expect(cash(state, 'p1')).toEqual([500 - 60])
    expect(shares(state, 'green', 'p1', 'market')).toEqual([1, 2])
    expect(space(state, 'green')).toEqual([0, 2])
  })

  it('shares: one just sold may be bought back, cheaper by then', () => {
    const state = play(trader(), sellShares('p1', 'blue'), buyShare('p1', 'blue'))
    expect(cash(state, 'p1')).toEqual([500 + 70 - 62])
  })

  it('shares: one purchase a card', () => {
    const state = play(trader(), buyShare('p1', 'green'))
    expectRefused(state, buyShare('p1', 'green'), 'shares', 'onePurchase', { player: 'p1' })
    expectRefused(state, found('p1', 'c5', [0, 0]), 'shares', 'onePurchase')
  })

  it('shares: none that the bank does not have, nor of a company not founded', () => {
    const state = trader({}, { shares: { p2: 3 } })
    expectRefused(state, buyShare('p1', 'red'), 'shares', 'noneLeft', { corporation: 'red' })
    expectRefused(state, buyShare('p1', 'c5'), 'founding', 'notFounded', { corporation: 'c5' })
    expectRefused(state, buyShare('p1', 'c9'), 'setup', 'noSuchCompany', { corporation: 'c9' })
  })

  it('shares: not without the money', () => {
    expectRefused(trader({ cash: { p1: 59 } }), buyShare('p1', 'green'), 'shares', 'tooExpensive', {
      payer: 'p1',
      has: 59,
      price: 60,
    })
    expectAllowed(trader({ cash: { p1: 60 } }), buyShare('p1', 'green'))
  })

  it('shareLimit: five certificates, the director’s certificate counted as one; selling first makes room', () => {
    const companies = four({ blue: { shares: { p1: 3 } }, green: { shares: { p1: 1 } } })
    const state = place({ companies, cash: { p1: 500 }, card: { id: 'shares10' } })
    expect(report(state).players.p1?.certificates).toBe(5)
    expectRefused(state, buyShare('p1', 'red'), 'shareLimit', 'shareLimit', { held: 5, limit: 5 })
    expectRefused(state, found('p1', 'c5', [0, 0]), 'shareLimit', 'shareLimit', { held: 5 })
    expectAllowed(play(state, sellShares('p1', 'blue')), buyShare('p1', 'red'))
  })

  it('shareLimit: a player may own all shares of a company', () => {
    const state = trader({}, { shares: { p1: 2 } })
    expect(shares(play(state, sellShares('p1', 'blue', 2), buyShare('p1', 'red')), 'red', 'p1')).toEqual([8])
  })
})

describe('founding', () => {
  it('founding: five times a price of the index to the bank, ten times it to the treasury', () => {
    const state = play(trader(), found('p1', 'c5', [0, 4]))
    expect(cash(state, 'p1', 'c5')).toEqual([150, 700])
    expect(cash(state, 'bank')).toEqual([(trader().cash.bank ?? 0) + 350 - 700])
    expect(report(state).corporations.c5).toEqual({
      price: 70,
      cell: [0, 4],
      treasury: 700,
      market: 3,
      trains: [],
      tokens: 2,
    })
    expect(report(state).players.p1?.presidencies).toEqual(['c5', 'red'])
  })

  it('founding: its marker goes under those in the space', () => {
    const state = play(trader(), found('p1', 'c5', [0, 4]))
    expect(state.chart.at(-1)?.corporation).toBe('c5')
  })

  it('founding: only with the money, five times the price', () => {
    expectRefused(trader({ cash: { p1: 349 } }), found('p1', 'c5', [0, 4]), 'founding', 'tooExpensive', {
      has: 349,
      price: 350,
    })
    expectAllowed(trader({ cash: { p1: 350 } }), found('p1', 'c5', [0, 4]))
  })

  it('founding: only on a space of the index', () => {
    expectRefused(trader(), found('p1', 'c5', [0, 10]), 'founding', 'noSuchSpace', { column: 10, spaces: 10 })
    expectRefused(trader(), found('p1', 'c5', [2, 0]), 'founding', 'noSuchSpace', { row: 2 })
  })

  it('founding: none that is founded, none that is not in this game', () => {
    const state = trader({ companies: four({ c5: { director: 'p2' } }) })
    expectRefused(state, found('p1', 'c5', [0, 0]), 'founding', 'alreadyFounded', { director: 'p2' })
    expectRefused(state, found('p1', 'c12', [0, 0]), 'setup', 'noSuchCompany', { corporation: 'c12' })
  })

  it.each([
    [2, 'twoPlayers'],
    [3, 'threePlayers'],
  ])(
    'with %i players a company that nobody chose is out of the game, for founding and for buying alike (%s)',
    (players, paragraph) => {
      const companies = { red: { director: 'p1' } } as const
      const state = place({ players, companies, cash: { p1: 500 }, card: { id: 'shares10' } })
      const out = { corporation: 'blue' }
      expectRefused(state, found('p1', 'blue', [0, 0]), paragraph, 'startingOnly', out)
      expectRefused(state, buyShare('p1', 'blue'), paragraph, 'startingOnly', out)
      expectRefused(state, sellShares('p1', 'blue'), paragraph, 'startingOnly', out)
      expectRefused(state, buyShare('p1', 'c5'), 'founding', 'notFounded', { corporation: 'c5' })
    },
  )

  it('setup: while companies are chosen, none is out of the game yet', () => {
    expectRefused(table(3), buyShare('p1', 'blue'), 'setup', 'stillChoosing')
  })

  it('shareLimit: two directors’ certificates at most', () => {
    const state = trader({ companies: four({ c5: { director: 'p1' } }) })
    expectRefused(state, found('p1', 'c6', [0, 0]), 'shareLimit', 'directorLimit', { held: 2, limit: 2 })
  })

  it('founding: at once one scrapped train at its printed price, and nothing else', () => {
    const state = trader({ scrapped: ['3', '4'], phase: '4' })
    expectRefused(state, buyTrain('c5', '3', 'scrapped'), 'founding', 'notFounded')
    expectRefused(state, buyTrain('red', '3', 'scrapped'), 'trains', 'scrappedLater', { card: 'shares10' })
    const fresh = play(state, found('p1', 'c5', [0, 4]))
    expectRefused(fresh, buyTrain('red', '3', 'scrapped'), 'founding', 'justFoundedOnly', { founded: 'c5' })
    expectRefused(fresh, buyTrain('c5', '5'), 'actions', 'notOnCard', { wanted: 'trains' })
    const bought = play(fresh, buyTrain('c5', '3', 'scrapped'))
    expect(cash(bought, 'c5')).toEqual([550])
    expect(trains(bought, 'scrapped')).toEqual(['4'])
    expectRefused(bought, buyTrain('c5', '4', 'scrapped'), 'founding', 'equipped', { corporation: 'c5' })
    expectRefused(bought, layY('c5'), 'actions', 'notOnCard', { wanted: 'tiles' })
  })

  it('founding: the director may add what is missing, also by the Treasurer traded in just before', () => {
    const state = trader({
      scrapped: ['5'],
      phase: '5',
      cash: { p1: 200 },
      characters: { treasurer: 'p1' },
      round: 5,
    })
    const fresh = play(state, found('p1', 'c5', [1, 0]))
    expect(cash(fresh, 'p1', 'c5')).toEqual([0, 400])
    expectAllowed(fresh, buyTrain('c5', '5', 'scrapped'))
    const dear = trader({
      scrapped: ['3D'],
      phase: '6',
      cash: { p1: 260 },
      characters: { treasurer: 'p1' },
      round: 5,
    })
    const poor = play(dear, found('p1', 'c5', [1, 0]))
    expectRefused(poor, buyTrain('c5', '3D', 'scrapped'), 'trains', 'directorShort', {
      has: 60,
      needs: 100,
      short: 40,
    })
    const paid = play(poor, tradeIn('p1'), buyTrain('c5', '3D', 'scrapped'))
    expect(cash(paid, 'p1', 'c5')).toEqual([10, 0])
  })

  it('founding: a train scrapped in between is bought, too', () => {
    const state = trader({ phase: '4' }, { trains: ['2*'] })
    const fresh = play(state, found('p1', 'c5', [0, 4]), scrapTrain('red', '2*'))
    expect(trains(play(fresh, buyTrain('c5', '2*', 'scrapped')), 'c5')).toEqual(['2*'])
  })

  it('founding: a company founded in this round runs in it', () => {
    const state = play(
      trader({ turn: 7, starting: 'p1', cash: { p1: 600 } }),
      found('p1', 'c5', [0, 9]),
      endTurn('p1'),
    )
    expect(report(state).turn).toBe('c5')
  })

  it('founding: the new company is a card’s one purchase', () => {
    const state = play(place({ companies: four(), cash: { p1: 900 } }), takeCard('p1', 'sharesTile'))
    expectRefused(play(state, found('p1', 'c5', [0, 0])), found('p1', 'c6', [0, 0]), 'shares', 'onePurchase')
  })
})

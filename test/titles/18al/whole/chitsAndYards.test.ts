import { describe, expect, it } from 'vitest'
import { type Abilities, ownOf } from '../../../../src/titles/18al/own'
import { acquire, buyShare, run, sellShares } from '../../../families/railway/entries'
import { cash } from '../../tried'
import { buyTrain, correct, expectAllowed, expectRefused, happened, type Position, play } from '../kit'
import { tagOperates as tag } from '../tables'

type More = Partial<Position>
const abilities = (more: Partial<Abilities>): Abilities => ({
  coal: { at: 'charter' },
  lumber: 'unlaid',
  chits: null,
  ...more,
})
describe('Table III Memphis & Charleston: the name chits', () => {
  const bought = () => play(tag({ privates: { 'M&C': 'p3' } }), acquire('TAG', 'M&C', 100))

  it('Table III go to the corporation that buys it', () => {
    expect(ownOf(bought()).abilities.chits).toBe('TAG')
    expect(ownOf(tag({ privates: { 'M&C': 'p3' } })).abilities.chits).toBe(null)
  })

  it('Table III stay when the first 5 closes the company', () => {
    const eve = tag(
      {
        phase: '4',
        left: { '4': 0 },
        privates: { 'M&C': 'TAG' },
        extra: { abilities: abilities({ chits: 'TAG' }) },
      },
      { trains: ['4'] },
    )
    expect(ownOf(play(eve, run('TAG', 0), buyTrain('TAG', '5'))).abilities.chits).toBe('TAG')
  })

  const stock = (chits: 'TAG' | 'WRA') => tag({ turn: 'p1', extra: { abilities: abilities({ chits }) } })

  it('Table III are lost when the presidency passes, by a sale', () => {
    const state = play(stock('TAG'), sellShares('p1', 'TAG', 2))
    expect(state.corporations.TAG?.president).toBe('p2')
    expect(ownOf(state).abilities.chits).toBe(null)
    expect(happened(stock('TAG'), sellShares('p1', 'TAG', 2))).toContainEqual({
      is: 'noted',
      code: 'chitsLost',
      of: 'TAG',
    })
    expect(ownOf(play(stock('TAG'), sellShares('p1', 'TAG'))).abilities.chits).toBe('TAG')
  })

  it('Table III, by a purchase', () => {
    const level = { president: 'p1', shares: { p1: 3, p2: 3 } }
    const state = play(
      tag({ turn: 'p2', corporations: { TAG: level }, extra: { abilities: abilities({ chits: 'TAG' }) } }),
      buyShare('p2', 'TAG'),
    )
    expect(ownOf(state).abilities.chits).toBe(null)
  })

  it('Table III, by a correction', () => {
    expect(
      ownOf(play(stock('TAG'), correct({ president: { corporation: 'TAG', player: 'p2' } }))).abilities.chits,
    ).toBe(null)
  })

  it('Table III not by a new president of another corporation', () => {
    expect(ownOf(play(stock('WRA'), sellShares('p1', 'TAG', 2))).abilities.chits).toBe('WRA')
  })
})

describe('Table III New Decatur Yards', () => {
  const own = (more: More = {}, charter: object = {}) =>
    tag({ privates: { NDY: 'TAG' }, ...more }, { trains: [], ...charter })
  const half = (train: '2' | '3' | '4' | '5' | '6' = '3', from: 'ipo' | 'market' | 'WRA' = 'ipo') =>
    buyTrain('TAG', train, from, { private: 'NDY' })

  it.each([
    ['2', 50],
    ['3', 90],
    ['4', 150],
    ['5', 225],
  ] as const)('Table III one new %s for $%i, and it closes', (train, price) => {
    const left = { '2': { '2': 0 }, '3': { '3': 0 }, '4': { '4': 0 }, '5': {} }
    const phase = { '2': '2', '3': '2', '4': '3', '5': '4' }[train] as '2'
    const eve = own({
      phase,
      left: train === '2' ? {} : (left[phase] ?? {}),
      corporations: { TAG: { president: 'p1', shares: { p1: 6 }, treasury: 900 } },
    })
    const state = play(eve, half(train))
    expect(cash(state, 'TAG')).toEqual([900 - price])
    expect(state.privates.NDY).toBe('closed')
    expect(state.phase).toBe(train)
    expectRefused(
      state,
      half(train),
      train === '4' || train === '5' ? 'Table III' : '4.2.5(f)',
      train === '4' || train === '5' ? 'yardsNotOwned' : 'oneTrainATurn',
    )
  })

  it('Table III new trains only', () => {
    expectRefused(own({ market: ['2'] }), half('2', 'market'), 'Table III', 'yardsNewOnly', { train: '2' })
    const refused = buyTrain('TAG', '2', 'WRA', { price: 50, private: 'NDY' })
    expectRefused(own(), refused, 'Table III', 'yardsNewOnly')
  })

  it('Table III only by its owner', () => {
    expectRefused(tag({ privates: { NDY: 'p1' } }, { trains: [] }), half(), 'Table III', 'yardsNotOwned', {
      corporation: 'TAG',
      owner: 'p1',
    })
  })

  it('Table III the other rules of trains hold: order, one a turn, the limit, the step', () => {
    expectRefused(own(), half('4'), '4.2.5(b)', 'notNext', { next: '3' })
    expectRefused(play(own(), buyTrain('TAG', '3')), half(), '4.2.5(f)', 'oneTrainATurn')
    expectRefused(own({}, { trains: ['2'] }), half(), '4.2(d)', 'mustRun')
    const before = play(own({}, { trains: ['2', '2', '3', '3'] }), run('TAG', 0))
    expectRefused(before, half(), '4.2.5(g)', 'trainLimit')
  })

  it('Table III it may buy at the full price and keep the company', () => {
    const state = play(own(), buyTrain('TAG', '3'))
    expect(cash(state, 'TAG')).toEqual([720])
    expect(state.privates.NDY).toBe('TAG')
  })

  it('Table III lost once the first 5 is bought', () => {
    const state = own({ phase: '5', privates: {} })
    expectRefused(state, half('5'), 'Table III', 'yardsNotOwned', { owner: 'closed' })
  })

  it('Table III, 4.2.5.2 in a forced purchase: half the price is what is cheapest, and what is contributed', () => {
    const forced = own({ market: ['2'], phase: '3' }, { treasury: 20 })
    expectRefused(forced, buyTrain('TAG', '2', 'market'), '4.2.5.2(a)', 'cheapestOnly', {
      cheapest: '3',
      from: 'ipo',
      price: 90,
    })
    expectRefused(forced, buyTrain('TAG', '3'), 'Table III', 'yardsMust', { price: 90 })
    const state = play(forced, half())
    expect(cash(state, 'TAG', 'p1')).toEqual([0, 600 - 70])
    expect(state.privates.NDY).toBe('closed')
  })

  it('Table III, 4.2.5.2 what it can afford at half the price needs no money of the president', () => {
    const affords = own({}, { treasury: 90 })
    expectRefused(affords, buyTrain('TAG', '3'), 'Table III', 'yardsMust', { train: '3', price: 90 })
    expectAllowed(affords, half())
    expectRefused(affords, sellShares('p1', 'TAG'), '4.2.5.2(d)', 'notRaising')
  })

  it('Table III, 4.2.5.2(d) sales for it raise just half the price', () => {
    const forced = own({ cash: { p1: 0 } }, { treasury: 20, at: [2, 3] })
    expectRefused(forced, half(), '4.2.5.2(d)', 'presidentShort', { needs: 70, short: 70 })
    expectRefused(forced, sellShares('p1', 'TAG', 2), '4.2.5.2(d)', 'keepsPresidency')
    const state = play(forced, sellShares('p1', 'TAG'))
    expect(cash(state, 'p1')).toEqual([60])
  })

  it('4.2.6 may be bought and used in the same turn, after the run', () => {
    const state = play(tag({ privates: { NDY: 'p3' } }), run('TAG', 0), acquire('TAG', 'NDY', 60), half())
    expect(cash(state, 'TAG', 'p3')).toEqual([900 - 60 - 90, 660])
  })
})

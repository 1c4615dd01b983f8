import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../../src/families/railway/later/sheet'
import {
  bonusesOf,
  type Sheet,
  totalOf,
  type Visits,
  whyNotVisit,
} from '../../../../src/families/sheet/sheet'
import { game } from '../../../../src/titles/18al/data'
import { MAP, ownMap } from '../../../../src/titles/18al/map/map'
import { type Own, ownOf } from '../../../../src/titles/18al/own'
import { start as begin } from '../../../../src/titles/18al/start'
import { setup } from '../../../app/setup'

const sheet = sheetOf(game, MAP, ownMap)
const start = begin(setup)

function stateIn(phase: string, trains: readonly string[], own: Partial<Own> = {}) {
  const owned = { ...start.depot.owned, WRA: trains }
  return { ...start, phase, depot: { ...start.depot, owned }, own: { ...start.own, ...own } }
}

const valuesOf = (of: Sheet, id: string) =>
  of.places.find(place => place.id === id)?.values.map(it => it.value)
const visits = (...list: readonly (readonly [string, number])[]): Visits => new Map(list)

describe('the revenue sheet of 18AL', () => {
  it('knows values by phase and by the colour of the tile', () => {
    const early = sheet(stateIn('2', ['2']), 'WRA')
    expect(valuesOf(early, 'Birmingham')).toEqual([10])
    expect(valuesOf(early, 'Montgomery')).toEqual([20])
    expect(valuesOf(early, 'Corinth')).toEqual([40])
    const late = sheet(stateIn('4D', ['4D']), 'WRA')
    expect(valuesOf(late, 'Birmingham')).toEqual([10, 30, 50, 70])
    expect(valuesOf(late, 'Montgomery')).toEqual([20, 40, 50])
    expect(valuesOf(late, 'Corinth')).toEqual([30])
    expect(valuesOf(late, 'Meridian')).toEqual([40])
  })

  it('doubles cities and ends for a 4D, not towns and not the name chits', () => {
    const abilities = { ...ownOf(start).abilities, chits: 'WRA' as const }
    const of = sheet(stateIn('4D', ['4D'], { abilities }), 'WRA')
    const run = visits(['Atlanta', 70], ['Birmingham', 50], ['Rome', 10])
    expect(totalOf(of, [run])).toBe(2 * (70 + 50) + 10 + 20)
  })

  it('4.2.3(a) counts a run only if it connects two places', () => {
    const of = sheet(stateIn('3', ['3', '3']), 'WRA')
    const [train] = of.trains
    const [one, two] = [visits(['Birmingham', 30]), visits(['Birmingham', 30], ['Rome', 10])]
    expect(train && [one, two].map(run => of.lacks?.(train, run))).toEqual(['alone', undefined])
    expect(totalOf(of, [one, visits()])).toBe(0)
    expect(totalOf(of, [one, two])).toBe(40)
  })

  it('adds the coal token for its corporation only', () => {
    const coal = { at: 'Gadsden' as const, corporation: 'WRA' as const }
    const state = stateIn('3', ['3'], { abilities: { ...ownOf(start).abilities, coal } })
    const run = visits(['Gadsden', 20], ['Chattanooga', 30])
    expect(totalOf(sheet(state, 'WRA'), [run])).toBe(60)
    expect(sheet(state, 'TAG').places.every(place => place.more === 0)).toBe(true)
  })

  it('gives each chit once and each train one chit, for the highest revenue', () => {
    const abilities = { ...ownOf(start).abilities, chits: 'WRA' as const }
    const of = sheet(stateIn('5', ['5', '5'], { abilities }), 'WRA')
    const both = visits(['Atlanta', 70], ['Birmingham', 50], ['Nashville', 50], ['Mobile', 50])
    const one = visits(['Nashville', 50], ['Mobile', 50])
    expect(bonusesOf(of, [both, one]).map(it => it?.value)).toEqual([20, 40])
    expect(bonusesOf(of, [both, visits()]).map(it => it?.value)).toEqual([40, undefined])
  })

  it('keeps to the length of a train: towns are free, and a run has two ends at most', () => {
    const of = sheet(stateIn('3', ['3']), 'WRA')
    const [train] = of.trains
    if (!train) throw new Error('no train')
    const full = visits(['Montgomery', 20], ['Selma', 20], ['Mobile', 40])
    expect(whyNotVisit(of, train, full, 'Atlanta')).toBe('length')
    expect(whyNotVisit(of, train, full, 'Dothan')).toBeUndefined()
    expect(whyNotVisit(of, train, full, 'Mobile')).toBeUndefined()
    const ends = visits(['Mobile', 40], ['Atlanta', 40])
    expect(whyNotVisit(of, train, ends, 'Nashville')).toBe('ends')
    expect(whyNotVisit(of, train, ends, 'Montgomery')).toBeUndefined()
  })

  it('shows the Lumber Terminal once it is laid', () => {
    expect(valuesOf(sheet(stateIn('3', []), 'WRA'), 'Lumber Terminal')).toBeUndefined()
    const abilities = { ...ownOf(start).abilities, lumber: 'laid' as const }
    expect(valuesOf(sheet(stateIn('3', [], { abilities }), 'WRA'), 'Lumber Terminal')).toEqual([20])
  })
})

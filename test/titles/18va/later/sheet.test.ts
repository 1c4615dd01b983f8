import { describe, expect, it } from 'vitest'
import { visitsOf } from '../../../../src/families/sheet/runs'
import { totalOf, whyNotVisit } from '../../../../src/families/sheet/sheet'
import { portOf, sheet } from '../../../../src/titles/18va/later/sheet'
import type { Corporation, VaState } from '../../../../src/titles/18va/state'
import { place } from '../kit'

/** The N&W (home Petersburg) with these trains; its other station is in Norfolk, unless `more` says otherwise. */
function tableOf(trains: string[], phase: string = '3', more: Partial<Corporation> = {}): VaState {
  const state = place({
    corporations: {
      'N&W': { president: 'p1', shares: { p1: 3 }, trains, stations: 0 },
      'B&O': { president: 'p2', shares: { p2: 3 }, trains: ['2'] },
    },
    phase,
    turn: 'N&W',
  })
  const corporation = { ...state.corporations['N&W'], places: ['Norfolk'] as const, ...more }
  return { ...state, corporations: { ...state.corporations, 'N&W': corporation } }
}

/** What runs of the N&W earn, each given as a list of places, and what its treasury gets besides. */
function brings(state: VaState, runs: readonly (readonly string[])[], tiles = {}, express?: string) {
  const of = sheet(state, 'N&W', express)
  const now = { sheet: of, corporation: 'N&W', tiles }
  const visits = runs.map(run => visitsOf(now, run))
  const tileAt = (id: string) => {
    const found = of.places.find(it => it.id === id)
    return found?.values[0]?.tile ?? null
  }
  return [totalOf(of, visits), of.beside?.(visits, ({ id }) => tileAt(id)) ?? 0]
}

/** Why the train cannot continue to a place. */
function refused(state: VaState, run: readonly string[], to: string, at = 0) {
  const of = sheet(state, 'N&W')
  const train = of.trains[at]
  if (!train) throw new Error('no train')
  return whyNotVisit(of, train, visitsOf({ sheet: of, corporation: 'N&W', tiles: {} }, run), to)
}

const NORFOLK = portOf('Norfolk')

describe('the revenue sheet of 18VA', () => {
  it('4.5.4.2 a port adds its bonus if the corporation has a station there', () => {
    expect(brings(tableOf(['2']), [['Petersburg', 'Norfolk']])).toEqual([40, 0])
    expect(brings(tableOf(['2']), [['Petersburg', 'Norfolk', NORFOLK]])).toEqual([70, 0])
    expect(brings(tableOf(['2']), [['Petersburg', 'Annapolis', portOf('Annapolis')]])).toEqual([40, 0])
  })

  it('4.5.4.2 a freight train counts a city with its port twice', () => {
    expect(brings(tableOf(['2G']), [['Petersburg', 'Norfolk']])).toEqual([40, 0])
    expect(brings(tableOf(['2G']), [['Petersburg', 'Norfolk', NORFOLK]])).toEqual([20 + 2 * (20 + 30), 0])
  })

  it('4.5.4.3 a coal district brings $20 for the number of a freight train, $20 to $100', () => {
    for (const [card, phase, amount] of [
      ['1G', '2', 20],
      ['2G', '3', 40],
      ['3G', '4', 60],
      ['4G', '5', 80],
      ['5G', '6', 100],
    ] as const)
      expect(brings(tableOf([card], phase), [['Petersburg', 'Roanoke']])).toEqual([20 + amount, 0])
  })

  it('4.5.4.3 with a station there the treasury gets the same amount, until the first 4D', () => {
    const mined = { places: ['Roanoke'] as const }
    expect(brings(tableOf(['3G'], '4', mined), [['Petersburg', 'Roanoke']])).toEqual([80, 60])
    expect(brings(tableOf(['5G'], '4D', mined), [['Petersburg', 'Roanoke']])).toEqual([120, 0])
    const both = [
      ['Petersburg', 'Roanoke'],
      ['Petersburg', 'Roanoke', 'mine', 'mine'],
    ]
    expect(brings(tableOf(['1G', '2G'], '3', mined), both)).toEqual([20 + 20 + 20 + 40 + 20, 20 + 40])
  })

  it('4.5.5 mines count for freight trains only, and passenger trains never run to a coal district', () => {
    expect(brings(tableOf(['1G']), [['Petersburg', 'mine', 'mine']])).toEqual([40, 0])
    const passenger = tableOf(['2'])
    expect(refused(passenger, ['Petersburg'], 'mine')).toBe('freight')
    expect(refused(passenger, ['Petersburg'], 'Grafton')).toBe('freight')
  })

  it('4.5.5 only cities count against the train number, which is one less for freight', () => {
    expect(refused(tableOf(['2G']), ['Petersburg', 'Norfolk'], 'Richmond')).toBe('length')
    expect(refused(tableOf(['3']), ['Petersburg', 'Norfolk'], 'Richmond')).toBeUndefined()
    expect(refused(tableOf(['2G']), ['Petersburg', 'Norfolk'], NORFOLK)).toBeUndefined()
    expect(refused(tableOf(['2G']), ['Petersburg', 'Philadelphia'], 'Greensboro')).toBe('length')
  })

  it('4.5.5 a run has one end of each kind, and two ends', () => {
    const table = tableOf(['3G'], '4')
    expect(refused(table, ['Philadelphia'], 'Greensboro')).toBe('ends')
    expect(refused(table, ['Grafton'], 'Roanoke')).toBe('ends')
    expect(refused(table, ['Grafton', 'Norfolk'], NORFOLK)).toBeUndefined()
    expect(refused(table, ['Grafton', 'Philadelphia', 'Norfolk'], NORFOLK)).toBe('ends')
    expect(refused(table, ['Petersburg'], NORFOLK)).toBe('city')
  })

  it('4.5.5 says what a run lacks: another place, mine or coal for a 1G, a station', () => {
    const lacks = (state: VaState, ...run: string[]) => {
      const of = sheet(state, 'N&W')
      const [train] = of.trains
      return train && of.lacks?.(train, visitsOf({ sheet: of, corporation: 'N&W', tiles: {} }, run))
    }
    expect(lacks(tableOf(['2']), 'Petersburg')).toBe('alone')
    expect(lacks(tableOf(['2']), 'Norfolk', NORFOLK)).toBe('alone')
    expect(lacks(tableOf(['2']), 'Petersburg', 'Richmond')).toBeUndefined()
    expect(lacks(tableOf(['2']), 'Richmond', 'Philadelphia')).toBe('station')
    expect(lacks(tableOf(['2'], '3', { places: [] }), 'Richmond', 'Philadelphia')).toBeUndefined()
    expect(lacks(tableOf(['1G']), 'Petersburg')).toBe('goods')
    expect(lacks(tableOf(['1G']), 'Petersburg', 'mine')).toBeUndefined()
    expect(lacks(tableOf(['2G']), 'Petersburg')).toBe('alone')
    expect(lacks(tableOf(['2G']), 'Grafton', 'Richmond')).toBe('station')
    expect(lacks(tableOf(['2G'], '3', { places: ['Grafton'] }), 'Grafton', 'Richmond')).toBeUndefined()
  })

  it('4.5.4.1 an Off-Map City counts twice with a station there, and changes its value with the first 5/4G', () => {
    expect(brings(tableOf(['3']), [['Petersburg', 'Philadelphia']])).toEqual([60, 0])
    const there = { places: ['Philadelphia'] as const }
    expect(brings(tableOf(['3'], '3', there), [['Petersburg', 'Philadelphia']])).toEqual([100, 0])
    expect(brings(tableOf(['5'], '5', there), [['Petersburg', 'Philadelphia']])).toEqual([160, 0])
  })

  it('4.5.5 a 4D doubles its cities after ports, stations and the +10', () => {
    const state = tableOf(['4D'], '4D', { express: true, places: ['Philadelphia', 'Norfolk'] })
    const run = ['Petersburg', 'Norfolk', NORFOLK, 'Philadelphia']
    const cities = 20 + 20 + 50 + 2 * 70
    expect(brings(state, [run])).toEqual([2 * cities, 0])
    expect(brings(state, [run], {}, 'Petersburg')).toEqual([2 * (cities + 10), 0])
  })

  it('4.2 the +10 counts for its corporation only', () => {
    expect(brings(tableOf(['2']), [['Petersburg', 'Norfolk']], {}, 'Norfolk')).toEqual([40, 0])
    const express = tableOf(['2'], '3', { express: true })
    expect(brings(express, [['Petersburg', 'Norfolk']], {}, 'Norfolk')).toEqual([50, 0])
  })

  it('asks for the place of a station only while one was placed without it', () => {
    const tilesAt = (state: VaState) =>
      sheet(state, 'N&W')
        .places.find(it => it.id === 'Rocky Mount')
        ?.values.map(it => it.tile)
    expect(tilesAt(tableOf(['2']))).toEqual(['noStation'])
    expect(tilesAt(tableOf(['2'], '3', { places: [] }))).toEqual(['noStation', 'station'])
    expect(tilesAt(tableOf(['2'], '3', { extraStation: true }))).toEqual(['noStation', 'station'])
    expect(tilesAt(tableOf(['2'], '3', { places: ['Rocky Mount'] }))).toEqual(['station'])
  })

  it('2 knows the tiles of the phase: brown is 50 at a P, and Richmond and Washington turn gray', () => {
    const at = (phase: string, city: string) =>
      sheet(tableOf(['2'], phase), 'N&W')
        .places.find(it => it.id === city)
        ?.values.map(it => it.value)
    expect(at('2', 'Richmond')).toEqual([20])
    expect(at('3', 'Richmond')).toEqual([20, 30])
    expect(at('5', 'Lynchburg')).toEqual([20, 30, 40])
    expect(at('5', 'Baltimore')).toEqual([20, 30, 50])
  })
})

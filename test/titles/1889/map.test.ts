import { describe, expect, it } from 'vitest'
import { sheetOf } from '../../../src/families/railway/later/sheet'
import { mostRunOf } from '../../../src/families/railway/map/mostRun'
import { earns, type Sheet, whyNotVisit } from '../../../src/families/sheet/sheet'
import { CITIES, game } from '../../../src/titles/1889/data'
import { MAP } from '../../../src/titles/1889/map'
import { turn } from './turn'

const sheet = sheetOf(game, MAP)
const mostRun = mostRunOf(game, MAP)
const at = (phase: string, ...trains: string[]) => turn({ phase, trains: { AR: trains } })
const valuesOf = (of: Sheet, id: string) =>
  of.places.find(place => place.id === id)?.values.map(({ value }) => value)

describe('Running', () => {
  it('places earn by phase and by the tile that may lie there', () => {
    const early = sheet(at('2', '2'), 'AR')
    const late = sheet(at('5', '5'), 'AR')
    const both = (id: string) => [valuesOf(early, id), valuesOf(late, id)]
    expect(both('Imabari')).toEqual([[30], [60]])
    expect(both('Sakaide & Okayama')).toEqual([[20], [40]])
    expect(both('Uwajima')).toEqual([[40], [40]])
    expect(both('Matsuyama')).toEqual([[20], [20, 30, 40]])
    // Printed green.
    expect(both('Kouchi')).toEqual([[30], [30, 60]])
    expect(both('Takamatsu')).toEqual([[30], [30, 40, 60]])
    expect(both('Kotohira')).toEqual([[40], [40, 60, 80]])
    expect(both('Muki')).toEqual([
      [10, 30],
      [10, 30],
    ])
    expect(valuesOf(sheet(at('3', '3'), 'AR'), 'Matsuyama')).toEqual([20, 30])
  })

  it('every city where a station can be, and every home, is on the sheet once', () => {
    const { places } = sheet(at('2', '2'), 'AR')
    const cities = places.filter(({ kind }) => kind === 'city').map(({ id }) => id)
    expect(cities).toEqual(CITIES)
    expect(new Set(cities).size).toBe(15)
    for (const { home } of Object.values(game.printed.corporations)) expect(cities).toContain(home)
    expect(places.filter(({ kind }) => kind === 'town')).toHaveLength(7)
  })

  it('a town counts against the length, a D has none, and for it what lies off the board earns more', () => {
    const of = sheet(at('D', '2', 'D'), 'AR')
    const [two, diesel] = of.trains
    if (!two || !diesel) throw new Error('no trains')
    const run = new Map([
      ['Imabari', 60],
      ['Nangoku', 10],
    ])
    expect(whyNotVisit(of, two, run, 'Kouchi')).toBe('length')
    expect(whyNotVisit(of, diesel, run, 'Kouchi')).toBeUndefined()
    expect(earns(of, two, run)).toBe(70)
    expect(earns(of, diesel, run)).toBe(110)
    const imabari = of.places.find(({ id }) => id === 'Imabari')
    expect(imabari && of.shows?.(diesel, imabari, 60)).toBe(100)
  })

  it('the most of a train is its best places of the phase', () => {
    expect(mostRun(at('2'), 'AR')).toBe(0)
    expect(mostRun(at('2', '2'), 'AR')).toBe(40 + 40)
    expect(mostRun(at('3', '3'), 'AR')).toBe(60 + 40 + 40)
    expect(mostRun(at('5', '5', '4'), 'AR')).toBe(80 + 60 + 60 + 60 + 40 + (80 + 60 + 60 + 60))
    expect(mostRun(at('D', 'D'), 'AR')).toBe(100 + 80 + 80 + 80 + 60 + 60 + 12 * 40 + 4 * 30 + 2 * 20 + 10)
  })
})

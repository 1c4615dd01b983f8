import { describe, expect, it } from 'vitest'
import { valueNow, visitsOf } from '../../../../src/families/sheet/runs'
import { bonusesOf, earns, runsIn, totalOf, whyNotVisit } from '../../../../src/families/sheet/sheet'
import type { PhaseId, TrainCard } from '../../../../src/titles/18lilliput/data'
import { citiesIn, keysOf, nextCity, sheet } from '../../../../src/titles/18lilliput/later/sheet'
import type { LilOptions } from '../../../../src/titles/18lilliput/state'
import { four, place } from '../kit'

const typed = (values: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(values).map(([id, value]) => [keysOf(id).value, `${value}`]))

/** Six cities, and the places that are in every game. */
const NOTES = typed({
  ...{ 'city 1': 20, 'city 2': 30, 'city 3': 40, 'city 4': 20 },
  ...{ maputo: 50, luggnagg: 60, harbour: 30, castle: 40, fort: 30 },
  ...{ 'town 1': 10, 'town 2': 10, allenbeck: 40, tottenham: 40, plips: 40 },
})

function sheetOf(trains: TrainCard[], phase: PhaseId = '2', options: LilOptions = {}) {
  return sheet(place({ companies: four({ red: { trains } }), phase, options }), 'red', NOTES)
}

/** What each train earns in a run, bonuses included, and the total. */
function brings(of: ReturnType<typeof sheet>, runs: readonly (readonly string[])[], tiles = {}) {
  const visits = runs.map(run => visitsOf({ sheet: of, corporation: 'red', tiles }, run))
  const counted = runsIn(of, visits)
  const bonuses = bonusesOf(of, counted)
  const each = of.trains.map(
    (train, i) => earns(of, train, counted[i] ?? new Map()) + (bonuses[i]?.value ?? 0),
  )
  return [...each, totalOf(of, visits)]
}

function refused(of: ReturnType<typeof sheet>, run: readonly string[], to: string) {
  const [train] = of.trains
  if (!train) throw new Error('no train')
  return whyNotVisit(of, train, visitsOf({ sheet: of, corporation: 'red', tiles: {} }, run), to)
}

describe('the revenue sheet of 18Lilliput', () => {
  it('running: each train has a row of its own', () => {
    const of = sheetOf(['2', '2', '3'])
    expect(
      brings(of, [
        ['city 1', 'city 2'],
        ['city 3', 'city 4'],
        ['city 1', 'city 2', 'city 3'],
      ]),
    ).toEqual([50, 60, 90, 200])
  })

  it('running: a D train counts double', () => {
    expect(brings(sheetOf(['3D'], '6'), [['maputo', 'city 2', 'city 3']])).toEqual([240, 240])
  })

  it.each([
    [['city 3', 'maputo'], 40],
    [['city 1', 'city 2'], 20],
    [['city 1', 'city 3'], 30],
  ])('obsolete: half, rounded down to tens: %j brings %i', (run, half) => {
    expect(brings(sheetOf(['2*'], '4'), [run])).toEqual([half, half])
  })

  it('obsolete: each train is halved by itself', () => {
    const of = sheetOf(['2*', '2*'], '4')
    expect(
      brings(of, [
        ['city 1', 'city 2'],
        ['city 2', 'city 3'],
      ]),
    ).toEqual([20, 30, 50])
  })

  it('running: two cities at least, and the Harbour is none', () => {
    expect(brings(sheetOf(['2']), [['city 1']])).toEqual([0, 0])
    expect(brings(sheetOf(['2']), [['city 1', 'harbour']])).toEqual([0, 0])
    expect(brings(sheetOf(['2']), [['city 1', 'city 2', 'harbour']])).toEqual([80, 80])
  })

  it('running: the number on the card counts cities, Castle, Fort and Luggnagg among them', () => {
    const of = sheetOf(['2'])
    for (const last of ['city 3', 'castle', 'fort', 'luggnagg', 'maputo'])
      expect(refused(of, ['city 1', 'city 2'], last)).toBe('length')
    expect(refused(of, ['city 1', 'city 2'], 'harbour')).toBeUndefined()
  })

  it('running: Maputo, Luggnagg and the Harbour are ends, and a route has two', () => {
    const of = sheetOf(['4'], '4')
    expect(refused(of, ['maputo', 'city 1', 'luggnagg'], 'harbour')).toBe('ends')
    expect(refused(of, ['maputo', 'city 1'], 'luggnagg')).toBeUndefined()
    expect(refused(of, ['maputo', 'harbour'], 'city 1')).toBeUndefined()
  })

  it('characters: the tile of a character whom nobody chose is out of the game, unless the banker gave it a value', () => {
    const ids = (characters: NonNullable<Parameters<typeof place>[0]['characters']>, notes = {}) =>
      sheet(place({ companies: four(), characters }), 'red', typed(notes)).places.map(({ id }) => id)
    expect(ids({})).toEqual(['maputo', 'luggnagg', 'town 1', 'town 2'])
    expect(ids({ emperor: 'p1', admiral: 'p2' })).toEqual([
      'maputo',
      'luggnagg',
      'castle',
      'town 1',
      'town 2',
      'harbour',
    ])
    expect(ids({}, { fort: 40 })).toContain('fort')
  })

  it('characters: a special tile counts 80 if the banker says that a station is there', () => {
    const of = sheetOf(['2'])
    expect(brings(of, [['city 1', 'castle']])).toEqual([60, 60])
    expect(brings(of, [['city 1', 'castle']], { 'red castle': 'station' })).toEqual([100, 100])
    expect(brings(of, [['city 1', 'castle']], { 'blue castle': 'station' })).toEqual([60, 60])
  })

  it('running: a place without a value in tens is not visited', () => {
    const state = place({ companies: four() })
    const of = sheet(state, 'red', typed({ 'city 1': 25, 'city 2': 20 }))
    expect(refused(of, [], 'city 1')).toBe('untyped')
    expect(refused(of, [], 'maputo')).toBe('untyped')
    expect(refused(of, [], 'city 2')).toBeUndefined()
  })

  it('variants: three named cities by one train bring $20, four $50, never doubled and for each train', () => {
    const three = ['allenbeck', 'tottenham', 'plips']
    const on = { allenbeck: true } as const
    expect(brings(sheetOf(['3', '3'], '3', on), [three, three])).toEqual([140, 140, 280])
    expect(brings(sheetOf(['4D'], '7', on), [[...three, 'maputo']])).toEqual([390, 390])
    expect(brings(sheetOf(['4'], '4', on), [[...three, 'city 1']])).toEqual([160, 160])
    expect(sheetOf(['4'], '4').places.map(({ id }) => id)).not.toContain('plips')
  })

  it('variants: Mildendo, the fourth named city, is the starting tile: one place, and only an end', () => {
    const of = sheetOf(['5'], '5', { allenbeck: true })
    const places = of.places.map(({ id }) => id)
    expect(places.filter(id => /maputo|mildendo/.test(id))).toEqual(['maputo'])
    expect(of.kinds[of.places.find(({ id }) => id === 'maputo')?.kind ?? '']).toMatchObject({ end: true })
    expect(brings(of, [['maputo', 'allenbeck', 'tottenham']])).toEqual([150, 150])
    expect(refused(of, ['luggnagg', 'harbour'], 'maputo')).toBe('ends')
    expect(brings(sheetOf(['5'], '5'), [['maputo', 'city 1', 'city 2']])).toEqual([100, 100])
  })

  it('characters: the two towns count in the run, not for the range, and lie anywhere on the route', () => {
    const of = sheetOf(['2'])
    expect(refused(of, ['city 1', 'town 1'], 'city 2')).toBeUndefined()
    expect(brings(of, [['city 1', 'town 1', 'city 2']])).toEqual([60, 60])
    expect(brings(of, [['city 1', 'town 1', 'town 2', 'city 2']])).toEqual([70, 70])
    expect(refused(of, ['city 1', 'city 2'], 'town 2')).toBeUndefined()
    expect(refused(of, ['maputo', 'city 1', 'luggnagg'], 'town 1')).toBeUndefined()
    expect(brings(sheetOf(['3D'], '6'), [['maputo', 'town 1', 'city 2']])).toEqual([180, 180])
  })

  it('characters: a town is no city, of which a route has two, and its value has to be typed', () => {
    const of = sheetOf(['2'])
    expect(brings(of, [['city 1', 'town 1']])).toEqual([0, 0])
    expect(brings(of, [['town 1', 'town 2']])).toEqual([0, 0])
    expect(
      of.lacks?.(
        of.trains[0]!,
        new Map([
          ['city 1', 20],
          ['town 1', 10],
        ]),
      ),
    ).toBe('alone')
    const bare = sheet(place({ companies: four() }), 'red', typed({ 'city 1': 20 }))
    expect(refused(bare, ['city 1'], 'town 1')).toBe('untyped')
  })

  it('keeps cities by number, and gives no number twice', () => {
    const notes = typed({ 'city 10': 20, 'city 2': 30 })
    expect(citiesIn(notes)).toEqual(['city 2', 'city 10'])
    expect(nextCity(notes)).toBe('city 11')
    expect(nextCity({})).toBe('city 1')
    const [first] = sheetOf(['2']).places
    expect(first && valueNow({ sheet: sheetOf(['2']), corporation: 'red', tiles: {} }, first).value).toBe(20)
  })
})

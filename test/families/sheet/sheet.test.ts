import { describe, expect, it } from 'vitest'
import { nextTile, runsNow, tileKey, valueNow, visitsOf } from '../../../src/families/sheet/runs'
import {
  bonusesOf,
  type MapPlace,
  runsIn,
  type Sheet,
  totalOf,
  whyNotVisit,
} from '../../../src/families/sheet/sheet'

const place = (id: string, kind: string, value: number, more: Partial<MapPlace> = {}): MapPlace => ({
  id,
  kind,
  values: [{ tile: null, value }],
  more: 0,
  ...more,
})

const board = place('Center', 'city', 20, {
  values: [
    { tile: 'yellow', value: 20 },
    { tile: 'green', value: 30 },
  ],
})
const own = place('Harbor', 'end', 40, {
  own: true,
  values: [
    { tile: 'noStation', value: 40 },
    { tile: 'station', value: 80 },
  ],
})
const sheet: Sheet = {
  places: [
    board,
    place('Hill', 'city', 10),
    place('Vale', 'city', 10),
    own,
    place('Edge', 'end', 50),
    place('pit', 'pit', 10),
  ],
  trains: [
    { type: '2', stops: 2, times: 1 },
    { type: '2', stops: 2, times: 1 },
  ],
  bonuses: [{ name: 'Mail', at: ['Center', 'Hill'], value: 15 }],
  kinds: {
    city: { stop: true, end: false },
    end: { stop: true, end: true },
    pit: { stop: false, end: false, several: 3 },
  },
  alikeEnds: 1,
  worth: (train, _, { more }, value) => (value + more) * train.times,
  cites: [],
}
const [two] = sheet.trains
if (!two) throw new Error('no train')
const now = { sheet, corporation: 'A', tiles: {} }

describe('the revenue sheet of a family of titles', () => {
  it('counts stops against the length of a train, but no other places', () => {
    const full = visitsOf(now, ['Center', 'Hill'])
    expect(whyNotVisit(sheet, two, full, 'Vale')).toBe('length')
    expect(whyNotVisit(sheet, two, full, 'Hill')).toBeUndefined()
    expect(whyNotVisit(sheet, two, full, 'pit')).toBeUndefined()
  })

  it('has as many ends of a kind as the title says', () => {
    const end = visitsOf(now, ['Harbor'])
    expect(whyNotVisit(sheet, two, end, 'Edge')).toBe('ends')
    expect(whyNotVisit({ ...sheet, alikeEnds: 2 }, two, end, 'Edge')).toBeUndefined()
  })

  it('counts places that the map does not name as often as they are visited', () => {
    expect(totalOf(sheet, [visitsOf(now, ['Hill', 'pit', 'pit', 'pit'])])).toBe(40)
  })

  it('counts nothing of a run that lacks something, not even its bonus', () => {
    const lacking: Sheet = { ...sheet, lacks: (_, visits) => (visits.has('Hill') ? 'hill' : undefined) }
    const [hill, center] = [visitsOf(now, ['Center', 'Hill']), visitsOf(now, ['Center'])]
    expect(runsIn(lacking, [hill, center]).map(run => [...run.keys()])).toEqual([[], ['Center']])
    expect(totalOf(lacking, [hill, hill])).toBe(0)
    expect(totalOf(lacking, [hill, center])).toBe(totalOf(sheet, [new Map(), center]))
  })

  it('gives a bonus once, to one of the trains', () => {
    const run = visitsOf(now, ['Center', 'Hill'])
    expect(bonusesOf(sheet, [run, run]).map(it => it?.value)).toEqual([undefined, 15])
    expect(totalOf(sheet, [run, run])).toBe(30 + 30 + 15)
  })

  it('remembers tiles of the board for all, and tokens for one corporation', () => {
    expect([tileKey(board, 'A'), tileKey(own, 'A')]).toEqual(['Center', 'A Harbor'])
    const tiles = { Center: 'green', 'A Harbor': 'station' }
    const values = (corporation: string) =>
      [board, own].map(it => valueNow({ sheet, corporation, tiles }, it).value)
    expect(values('A')).toEqual([30, 80])
    expect(values('B')).toEqual([30, 40])
    expect(nextTile(now, board)).toBe('green')
    expect(nextTile({ ...now, tiles }, board)).toBe('yellow')
  })

  it('runs as last time, as far as the current trains go', () => {
    const remembered = [
      { train: '3', places: ['Center', 'Hill', 'Vale'] },
      { train: '2', places: ['Hill', 'Vale', 'Center', 'Nowhere', 'pit', 'pit'] },
    ]
    expect(runsNow(now, remembered)).toEqual([['Hill', 'Vale', 'pit', 'pit'], []])
  })

  it('lets a title say what a train earns of the sum, and what a run gets by itself', () => {
    const halved: Sheet = {
      ...sheet,
      earned: (_, __, sum) => sum / 2,
      bonusOf: run => (run.size > 1 ? { name: 'Pair', at: [], value: 5 } : undefined),
    }
    const now = { sheet: halved, corporation: 'A', tiles: {} }
    const pair = visitsOf(now, ['Hill', 'Vale'])
    expect(totalOf(halved, [pair, pair])).toBe(2 * (10 + 5))
    expect(bonusesOf(halved, [pair, visitsOf(now, ['Hill'])]).map(it => it?.name)).toEqual([
      'Pair',
      undefined,
    ])
  })
})

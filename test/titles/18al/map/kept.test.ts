import { describe, expect, it } from 'vitest'
import { boardOf } from '../../../../src/families/railway/kept/board'
import type { MapEntry } from '../../../../src/families/railway/kept/entry'
import { laysNow } from '../../../../src/families/railway/kept/lays'
import type { AnyRailway } from '../../../../src/families/railway/table'
import title from '../../../../src/titles/18al'
import type { AlAction } from '../../../../src/titles/18al/law'
import { kept } from '../../../../src/titles/18al/map/kept'
import { keeping } from '../../../../src/titles/18al/map/late'
import { report } from '../../../../src/titles/18al/start'
import { wholeWords } from '../../../words/whole'
import { cash } from '../../tried'
import { expectAllowed, expectRefused, type Position, place, placeToken, play } from '../kit'

await keeping.load()

const operating = (id: string, position: Partial<Position> = {}, more: object = {}) =>
  place({
    corporations: { [id]: { president: 'p1', shares: { p1: 6 }, treasury: 500, trains: ['2'], ...more } },
    turn: id,
    phase: '3',
    ...position,
  })

const lay = (corporation: string, text: string, cost = 0): AlAction => {
  const [hex = '', tile = '', rotation = ''] = text.split(' ')
  return { type: 'layTile', corporation, cost, hex, tile, rotation: Number(rotation) }
}
const map = (tiles: MapEntry['tiles'], stations?: MapEntry['stations']): AlAction => ({
  type: 'map',
  ...(tiles ? { tiles } : {}),
  ...(stations ? { stations } : {}),
})

const layEntry = (...lay: Parameters<typeof kept.lays>) => kept.lays(...lay) as AlAction

const english = await wholeWords(title, 'en')
const voice = { name: (id: string) => id, money: (amount: number) => `$${amount}` }
/** What is said against tiles and stations that are on the map. */
const doubts = (state: AnyRailway) =>
  (title.breaches?.(state) ?? []).filter(({ facts }) => 'hex' in facts).map(it => english.refusal(it, voice))

describe('4.2.1 a tile that is named', () => {
  it('4.2.1 lies on the map, which is kept from then on', () => {
    const state = play(operating('L&N'), lay('L&N', 'C4 57 0', 20))
    expect(boardOf(kept, state)).toEqual({
      tiles: { C4: { tile: '57', rotation: 0 } },
      stations: { A4: ['L&N'] },
    })
    expect(report(state)).toMatchObject({ map: { tiles: { C4: ['57', 0] }, stations: { A4: ['L&N'] } } })
    expect(cash(state, 'L&N')).toEqual([480])
    expect(doubts(state)).toEqual([])
  })

  it('4.2.1 need not be: then there is no map, nor anything of it in the report', () => {
    const state = play(operating('L&N'), { type: 'layTile', corporation: 'L&N', cost: 20, hex: 'C4' })
    expect(boardOf(kept, state)).toBeUndefined()
    expect(report(state)).not.toHaveProperty('map')
  })

  it.each([
    ['B5 99 0', 'noTile', 'There is no tile 99 in this game.'],
    ['B5 9 6', 'noRotation', 'A tile has six sides, so tile 9 is turned by 0 to 5 of them, not by 6.'],
    ['Q8 9 0', 'noHex', 'There is no hex Q8 on the map.'],
    [
      'B5 57 0',
      'otherKind',
      'Tile 57 does not fit B5: cities go on cities, towns on towns, and plain track on plain hexes.',
    ],
    [
      'C4 9 0',
      'otherKind',
      'Tile 9 does not fit C4: cities go on cities, towns on towns, and plain track on plain hexes.',
    ],
  ])('4.2.1 cannot lie there: %s', (text, code, said) => {
    const state = operating('L&N')
    const [hex = '', tile = '', rotation] = text.split(' ')
    const facts = code === 'noRotation' ? { tile, rotation: Number(rotation) } : { hex, tile }
    expectRefused(state, lay('L&N', text), '4.2.1', code, facts)
    expect(english.refusal({ rule: '4.2.1', code, facts }, voice)).toBe(said)
  })

  it('4.2.1 cannot lie on a red or gray area', () => {
    expectRefused(operating('L&N'), lay('L&N', 'H5 14 0'), '4.2.1(c)', 'noTileHere', { hex: 'H5' })
  })

  it('4.2.1 is one of as many as are in the box', () => {
    const state = play(operating('L&N'), map([['G4', '441a', 0]]))
    const facts = { hex: 'G4', tile: '441a' }
    expectRefused(state, lay('L&N', 'G4 441a 3'), '4.2.1', 'tilesOut', facts)
    expect(boardOf(kept, state)?.tiles).toEqual({ G4: { tile: '441a', rotation: 0 } })
  })

  it('4.2.1 has a hex and a rotation', () => {
    const state = operating('L&N')
    for (const part of [
      { tile: '57' },
      { rotation: 0 },
      { tile: '57', hex: 'C4' },
      { tile: '57', rotation: 0 },
    ])
      expectRefused(
        state,
        { type: 'layTile', corporation: 'L&N', cost: 20, ...part },
        '4.2.1',
        'layIncomplete',
        {},
      )
  })

  it('Table III: tile 445 is the Lumber Terminal', () => {
    const state = operating('L&N', { phase: '3', privates: { 'B&SLC': 'L&N' } })
    expectRefused(state, lay('L&N', 'G2 445 2'), 'Table III', 'lumberTile', { tile: '445' })
    const other: AlAction = { ...(lay('L&N', 'G2 7 2') as object), private: 'B&SLC' } as AlAction
    expectRefused(state, other, 'Table III', 'lumberTile', { tile: '7' })
    const laid = play(
      state,
      layEntry(state, 'L&N', { hex: 'G2', tile: '445', rotation: 2 }),
      lay('L&N', 'C4 57 0', 20),
    )
    expect(boardOf(kept, laid)?.tiles).toEqual({
      G2: { tile: '445', rotation: 2 },
      C4: { tile: '57', rotation: 0 },
    })
    expect(doubts(laid)).toEqual([])
  })
})

describe('4.2.1 a tile against the rules is laid all the same, and marked', () => {
  it.each([
    ['C4 14 0', '2', 'Tile 14, which L&N laid on C4, is not the next color after what was there.'],
    ['K2 57 0', '2', 'Tile 57, which L&N laid on K2, was not connected to any of its stations.'],
    ['A2 7 0', '2', 'Tile 7, which L&N laid on A2, has track that ends at a side which lets none through.'],
  ])('%s', (text, phase, said) => {
    const state = play(operating('L&N', { phase }), lay('L&N', text))
    expect(boardOf(kept, state)?.tiles).toHaveProperty(text.slice(0, 2))
    expect(doubts(state)).toEqual([said])
  })

  it('until the hex is laid by the rules, or the table says how the map lies', () => {
    const early = play(operating('L&N', { phase: '2' }), map([['C4', '57', 0]]), lay('L&N', 'C4 14 0'))
    expect(doubts(early)).toEqual(['L&N laid tile 14 on C4 before tiles of its color were available.'])
    expect(doubts(play(early, map([['C4', '14', 0]])))).toEqual([])
  })
})

describe('4.2.2 a station against the rules is placed all the same, and marked', () => {
  const bare = operating('L&N', {}, { operated: true })
  const connected = play(bare, map([['C4', '57', 0]]))
  const AGAINST = 'L&N placed a station on C4, which it was not connected to, or where no circle was free.'

  it('4.2.2 if the corporation is not connected to the city', () => {
    const placed = play(bare, map([]), placeToken('L&N', { city: 'Decatur' }))
    expect(boardOf(kept, placed)?.stations).toMatchObject({ C4: ['L&N'] })
    expect(doubts(placed)).toEqual([AGAINST])
    expect(doubts(play(connected, placeToken('L&N', { city: 'Decatur' })))).toEqual([])
  })

  it('4.2.2 if no circle is free', () => {
    const full = play(connected, map(undefined, { C4: ['WRA'] }), placeToken('L&N', { city: 'Decatur' }))
    expect(doubts(full)).toEqual([AGAINST])
  })

  it('4.2.2(c) if the circle is kept for the home of another', () => {
    const track: MapEntry['tiles'] = [
      ['C4', '57', 0],
      ['E4', '9', 0],
      ['G4', '441a', 3],
    ]
    expect(
      doubts(play(bare, map(track), placeToken('L&N', { city: 'Birmingham', objective: true }))),
    ).toEqual([])
    expect(
      doubts(play(bare, map(track), placeToken('L&N', { city: 'Gadsden' }))).map(it => it.slice(0, 29)),
    ).toEqual(['L&N placed a station on E6, w'])
  })

  it('whatever is laid there later, until the table says how stations are', () => {
    const placed = play(bare, map([]), placeToken('L&N', { city: 'Decatur' }))
    const said = [...doubts(placed)]
    expect(doubts(play(placed, map(undefined, { C4: ['L&N'] })))).toEqual([])
    expect(doubts(play(placed, map([['C4', '57', 0]])))).toEqual([])
    expect(said).toEqual([AGAINST])
  })

  it('is not asked of a table that keeps no map, nor of a station without a city', () => {
    expect(doubts(play(bare, placeToken('L&N', { city: 'Decatur' })))).toEqual([])
    expect(doubts(play(bare, map([]), placeToken('L&N')))).toEqual([])
  })
})

describe('how the map lies now', () => {
  it('replaces the map at any time and changes no money', () => {
    const before = place({ corporations: {}, turn: 'p1' })
    const state = play(before, map([['C4', '57', 0]], { C4: ['WRA'], A4: ['L&N'], L5: ['WRA'] }))
    expect(boardOf(kept, state)).toEqual({
      tiles: { C4: { tile: '57', rotation: 0 } },
      stations: { C4: ['WRA'] },
    })
    const { map: _, ...rest } = report(state)
    expect(rest).toEqual(report(before))
    expect(boardOf(kept, play(state, map([['C6', '58', 0]])))?.stations).toEqual({ C4: ['WRA'] })
    expect(boardOf(kept, play(state, map(undefined, {})))).toEqual({
      tiles: { C4: { tile: '57', rotation: 0 } },
      stations: {},
    })
  })

  it('is no longer kept if nothing is said of it', () => {
    const state = play(place({ corporations: {}, turn: 'p1' }), map([]))
    expect(report(state)).toHaveProperty('map', { tiles: {}, stations: {} })
    expect(report(play(state, map(undefined)))).not.toHaveProperty('map')
  })

  it.each([
    [[['C4', '57', 6]], {}, '4.2.1', 'noRotation', { tile: '57', rotation: 6 }],
    [[['C4', '58', 0]], {}, '4.2.1', 'otherKind', { hex: 'C4', tile: '58' }],
    [
      [
        ['C4', '57', 0],
        ['C4', '5', 0],
      ],
      {},
      '4.2.1',
      'twoTiles',
      { hex: 'C4' },
    ],
    [
      ['E4', 'F3', 'F5', 'F7', 'G2', 'H1'].map(hex => [hex, '7', 0]),
      {},
      '4.2.1',
      'tilesOut',
      { hex: 'H1', tile: '7' },
    ],
    [[], { B5: ['L&N'] }, '4.2.2', 'noCity', { hex: 'B5' }],
    [[], { Q8: ['L&N'] }, '4.2.2', 'noCity', { hex: 'Q8' }],
    [[], { L1: ['L&N', 'L&N'] }, '4.2.2(b)', 'stationTwice', { corporation: 'L&N', hex: 'L1' }],
    [
      [],
      { E6: ['TAG'], C4: ['TAG'], K2: ['TAG'] },
      '4.2.2',
      'stationsOver',
      { corporation: 'TAG', stations: 2 },
    ],
  ] as const)('cannot be %j with stations %j', (tiles, stations, rule, code, facts) => {
    const state = place({ corporations: {}, turn: 'p1' })
    const entry = { type: 'map', tiles, stations } as object as AlAction
    expectRefused(state, entry, rule, code, facts)
  })
})

describe('what may be laid now', () => {
  it('is told of a kept map only, with what each entry costs', () => {
    const bare = operating('L&N', { phase: '2' })
    expect(laysNow(kept, bare).size).toBe(0)
    const state = play(bare, map([]))
    const lays = [...laysNow(kept, state)].flatMap(([hex, all]) => all.map(laid => ({ hex, ...laid })))
    expect(new Set(lays.map(({ hex }) => hex))).toEqual(new Set(['B3', 'C4']))
    for (const it of lays) {
      expectAllowed(state, layEntry(state, 'L&N', it))
      expect(doubts(play(state, layEntry(state, 'L&N', it)))).toEqual([])
    }
    expect(layEntry(state, 'L&N', { hex: 'C4', tile: '57', rotation: 0 })).toMatchObject({ cost: 20 })
    const laid = play(state, lay('L&N', 'C4 57 0', 20))
    expect(layEntry(laid, 'L&N', { hex: 'C4', tile: '14', rotation: 0 })).toMatchObject({ cost: 0 })
  })

  it('4.2.2 counts stations in the cities that are named', () => {
    const state = play(
      operating('L&N', {}, { operated: true }),
      map([['C4', '57', 0]]),
      placeToken('L&N', { city: 'Decatur' }),
    )
    expect(boardOf(kept, state)?.stations).toEqual({ A4: ['L&N'], C4: ['L&N'] })
  })
})

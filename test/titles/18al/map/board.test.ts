import { describe, expect, it } from 'vitest'
import type { Board } from '../../../../src/families/map/board'
import { doubtOfLay, impossibleLay, type Lay, laysOn } from '../../../../src/families/map/lays'
import { layPolicyOf } from '../../../../src/families/railway/kept/lays'
import { kept, LUMBER_TERMINAL } from '../../../../src/titles/18al/map/kept'
import { place } from '../kit'

const { chart } = kept

const HOMES: Readonly<Record<string, string>> = {
  ...{ 'L&N': 'A4', 'M&O': 'Q2', WRA: 'L5', ATN: 'F1', 'AB&C': 'G6', TAG: 'E6' },
}
const EMPTY: Board = { tiles: {}, stations: {} }

/**
 * All tiles laid and stations placed in two games between people, in order: phase, corporation, hex, tile, rotation; or
 * corporation, hex.
 */
const REAL = {
  4714: `2 L&N C4 57 0, 2 WRA L5 6 2, 2 ATN H1 9 0, 2 L&N E4 9 0, 2 WRA K6 9 1, 2 ATN J1 9 0, ATN L1, 2 L&N G4 441a 3, L&N G4,
    3 WRA J7 57 1, WRA J7, 3 L&N G2 445 2, 3 ATN F3 8 5, 3 L&N G4 442a 5, 3 WRA I8 8 1, 3 ATN K2 57 1, ATN G4, 3 L&N C4 14 0,
    3 WRA L5 443a 0, 3 ATN K2 14 1, 3 L&N B5 8 5, 3 M&O P1 8 3, 4 WRA J5 9 0, 4 ATN J3 8 5, 4 L&N C6 58 2, 4 M&O N1 9 0,
    M&O K2, 4 WRA K4 14 1, 4 ATN G6 6 5, 4 L&N H7 8 2, 5 M&O G6 14 1, M&O H5, 5 ATN G4 444b 1, 5 WRA J7 15 1, 5 L&N F5 8 5,
    5 M&O L5 444m 0, 5 ATN G6 63 0, 5 WRA J7 63 0, 5 L&N C4 63 0, 5 M&O K4 63 0, 5 ATN K2 63 0, 5 L&N H3 57 1`,
  144868: `2 AB&C G6 6 5, 2 WRA L5 6 2, 2 TAG C6 58 0, 2 AB&C H7 8 2, 2 WRA K6 9 1, 2 TAG B5 8 5, 3 AB&C G4 441a 5, AB&C G4,
    3 WRA J7 57 1, WRA J7, 3 L&N C4 5 3, 3 TAG E6 15 2`,
}

/** A board with one more station; nothing changes where the corporation has one. */
function withStation(board: Board, corporation: string, hex: string): Board {
  const there = board.stations[hex] ?? []
  if (there.includes(corporation)) return board
  return { ...board, stations: { ...board.stations, [hex]: [...there, corporation] } }
}

const withTile = (board: Board, { hex, tile, rotation }: Lay): Board => ({
  ...board,
  tiles: { ...board.tiles, [hex]: { tile, rotation } },
})

/** A board on which tiles lie, as `C4 57 0, L5 6 2`, and the home stations of these corporations. */
const boardWith = (tiles: string, ...corporations: readonly string[]): Board =>
  corporations.reduce(
    (board, corporation) => withStation(board, corporation, HOMES[corporation] ?? ''),
    tiles === ''
      ? EMPTY
      : tiles.split(', ').reduce<Board>((board, text) => withTile(board, layOf(text)), EMPTY),
  )

function layOf(text: string): Lay {
  const [hex = '', tile = '', rotation = ''] = text.split(' ')
  return { hex, tile, rotation: Number(rotation) }
}

/** What a corporation may lay in a phase; `lumber` if it owns the B&SLC, and the Lumber Terminal is not laid. */
const layPolicy = (corporation: string, phase: string, lumber: boolean) =>
  layPolicyOf(
    kept,
    place({ corporations: {}, turn: 'p1', phase, privates: lumber ? { 'B&SLC': corporation } : {} }),
    corporation,
  )

/** What is said to a lay, as `G4 441a 0`, in phase 4D unless told otherwise. */
const saidTo = (board: Board, corporation: string, text: string, phase = '4D', lumber = false) =>
  impossibleLay(chart, board, layOf(text)) ??
  doubtOfLay(chart, layPolicy(corporation, phase, lumber), board, layOf(text))

describe('4.2.1: laying a tile', () => {
  it.each(Object.entries(REAL))('finds every lay of real game %s among the legal choices', (_, game) => {
    let board = EMPTY
    for (const entry of game.split(',').map(it => it.trim())) {
      const station = /^(\S*[A-Z]\S*) (\S+)$/.exec(entry)
      const [, phase = '', corporation = station?.[1] ?? '', text = ''] =
        /^(\S+) (\S+) (.* .*)$/.exec(entry) ?? []
      board = withStation(board, corporation, HOMES[corporation] ?? '')
      if (station) {
        board = withStation(board, corporation, station[2] ?? '')
        continue
      }
      const lay = layOf(text)
      const choices = laysOn(chart, layPolicy(corporation, phase, true), board).get(lay.hex)
      // A tile that looks the same in several rotations is offered in the first of them.
      const turns = chart.tiles.get(lay.tile)?.rotations.length ?? 0
      expect(choices, entry).toContainEqual({ tile: lay.tile, rotation: lay.rotation % turns })
      board = withTile(board, lay)
    }
  })

  it('calls impossible what the map or the box does not have', () => {
    const board = boardWith('C4 57 0, G4 441a 3', 'L&N')
    const said = (text: string) => saidTo(board, 'L&N', text)
    expect(said('Z9 9 0')).toBe('noHex')
    expect(said('toString 9 0')).toBe('noHex')
    expect(said('B5 99 0')).toBe('noTile')
    expect(said('B5 9 6')).toBe('noRotation')
    expect(said('B5 9 1.5')).toBe('noRotation')
    expect(said('A4 9 0')).toBe('noTilesHere')
    expect(said('H5 14 0')).toBe('noTilesHere')
    expect(said('B5 57 0')).toBe('otherKind')
    expect(said('C4 9 0')).toBe('otherKind')
    expect(said('C2 5 0')).toBe('otherKind')
    expect(said('G4 441a 0')).toBe('noneLeft')
  })

  it('(a) doubts a color before its phase', () => {
    const board = boardWith('C4 57 0', 'L&N')
    expect(saidTo(board, 'L&N', 'C4 14 0', '2')).toBe('colorLater')
    expect(saidTo(board, 'L&N', 'C4 14 0', '3')).toBeUndefined()
  })

  it('(c) doubts a color that does not follow on what lies there', () => {
    expect(saidTo(boardWith('', 'L&N'), 'L&N', 'C4 14 0')).toBe('otherColor')
    expect(saidTo(boardWith('C4 57 0', 'L&N'), 'L&N', 'C4 63 0')).toBe('otherColor')
    expect(saidTo(boardWith('', 'TAG'), 'TAG', 'E6 5 3')).toBe('otherColor')
    // A preprinted yellow hex is upgraded at once.
    expect(saidTo(boardWith('', 'TAG'), 'TAG', 'E6 15 2')).toBeUndefined()
  })

  it('(g) doubts labeled tiles elsewhere, and others where there are labeled ones', () => {
    const board = boardWith('L5 6 2', 'WRA')
    expect(saidTo(board, 'WRA', 'L5 14 1')).toBe('label')
    expect(saidTo(board, 'WRA', 'L5 443a 0')).toBeUndefined()
    expect(saidTo(boardWith('', 'AB&C'), 'AB&C', 'G6 441a 0')).toBe('label')
    expect(saidTo(withStation(EMPTY, 'L&N', 'G4'), 'L&N', 'G4 57 0')).toBe('label')
  })

  it('(h) doubts a tile that does not keep the track of the old one', () => {
    const board = boardWith('C4 57 0, E4 8 1', 'L&N')
    expect(saidTo(board, 'L&N', 'C4 15 1')).toBe('trackLost')
    expect(saidTo(board, 'L&N', 'E4 23 0')).toBe('trackLost')
  })

  it('(i) doubts track into a blank side, over the edge of the map and where none may cross', () => {
    expect(saidTo(boardWith('', 'L&N'), 'L&N', 'B5 8 3')).toBe('deadEnd')
    expect(saidTo(boardWith('', 'ATN'), 'ATN', 'H1 8 1')).toBe('deadEnd')
    expect(saidTo(boardWith('', 'ATN'), 'ATN', 'I4 8 2')).toBe('deadEnd')
    expect(saidTo(boardWith('C2 58 5, C4 57 0', 'L&N'), 'L&N', 'D3 9 0')).toBe('deadEnd')
  })

  it('(j) doubts a tile whose new track, or whose city, no station of the corporation is connected to', () => {
    const board = boardWith('C4 57 0', 'L&N', 'WRA')
    expect(saidTo(board, 'WRA', 'E4 9 0')).toBe('notConnected')
    expect(saidTo(board, 'L&N', 'E4 9 0')).toBeUndefined()
    expect(saidTo(board, 'L&N', 'E4 9 1')).toBe('notConnected')
    // The connection is to track on the old tile, not to what is new; unless there is a city on it.
    const straight = boardWith('C4 57 0, E4 9 0', 'L&N')
    expect(saidTo(straight, 'L&N', 'E4 20 0')).toBe('notConnected')
    expect(saidTo(straight, 'L&N', 'E4 23 3')).toBeUndefined()
  })

  it('(j) traces neither through a blocked city nor through a red area', () => {
    const board = withStation(boardWith('C4 57 0', 'L&N'), 'WRA', 'C4')
    expect(saidTo(board, 'L&N', 'E4 9 0')).toBe('notConnected')
    expect(saidTo(board, 'L&N', 'C4 14 0')).toBeUndefined()
    expect(saidTo(board, 'WRA', 'B5 8 5')).toBe('notConnected')
  })

  it('lets only the owner of the B&SLC lay the Lumber Terminal: in a bare swamp, connected or not, before the first 5', () => {
    const board = boardWith('M2 9 0', 'L&N')
    const said = (text: string, phase: string, owner: boolean) => saidTo(board, 'L&N', text, phase, owner)
    expect(said(`G2 ${LUMBER_TERMINAL} 2`, '2', true)).toBeUndefined()
    expect(said(`G2 ${LUMBER_TERMINAL} 2`, '2', false)).toBe('notAllowed')
    expect(said(`G2 ${LUMBER_TERMINAL} 2`, '5', true)).toBe('notAllowed')
    expect(said(`B5 ${LUMBER_TERMINAL} 2`, '2', true)).toBe('otherKind')
    expect(said(`C2 ${LUMBER_TERMINAL} 2`, '2', true)).toBe('otherKind')
    expect(said(`M2 ${LUMBER_TERMINAL} 0`, '2', true)).toBe('otherKind')
  })
})

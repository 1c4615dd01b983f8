import type { LayPolicy } from '../../../families/map/lays'
import type { PrintedMap } from '../../../families/map/printed'
import { game, SWAMPS } from '../data'
import { MAP } from './map'

/** The board of 18AL: letters are its rows from the north, numbers its columns; sides count clockwise from the south. */
export const BOARD: PrintedMap = {
  steps: [
    [2, 0],
    [1, -1],
    [-1, -1],
    [-2, 0],
    [-1, 1],
    [1, 1],
  ],
  kinds: MAP.kinds,
  plain:
    'A2 B5 D1 D5 E2 E4 F3 F5 F7 G2 H1 H7 I2 I4 I6 I8 J1 J3 J5 K6 K8 L3 L7 M2 M4 M6 N1 N3 N5 N7 O2 O4 P1 P3 P5',
  hexes: {
    A4: { name: 'Nashville', kind: 'offMap', circles: 1, exits: '01', fixed: 'red' },
    B1: { name: 'Corinth', kind: 'offMap', exits: '5', fixed: 'red' },
    B3: { closed: '0' },
    B7: { name: 'Chattanooga', kind: 'offMap', exits: '1', fixed: 'red' },
    C2: { name: 'Florence', kind: 'town' },
    C4: { name: 'Decatur', kind: 'city', circles: 1 },
    C6: { name: 'Stevenson', kind: 'town' },
    D3: { closed: '3' },
    D7: { name: 'Rome', kind: 'town', exits: '01', fixed: 'gray' },
    E6: { name: 'Gadsden', kind: 'city', circles: 1, exits: '34', color: 'yellow' },
    F1: { name: 'Tupelo', kind: 'city', circles: 1, exits: '045', fixed: 'gray' },
    G4: { name: 'Birmingham', kind: 'city', circles: 1, label: 'Birmingham' },
    G6: { name: 'Anniston', kind: 'city', circles: 1 },
    G8: { name: 'Atlanta', kind: 'offMap', exits: '01', fixed: 'red' },
    H3: { name: 'Tuscaloosa', kind: 'city', circles: 1 },
    H5: { name: 'Oxmoor', kind: 'city', circles: 1, exits: '024', fixed: 'gray' },
    J7: { name: 'West Point', kind: 'city', circles: 1 },
    K2: { name: 'York', kind: 'city', circles: 1 },
    K4: { name: 'Selma', kind: 'city', circles: 1, exits: '15', color: 'yellow' },
    L1: { name: 'Meridian', kind: 'city', circles: 2, exits: '034', fixed: 'gray' },
    L5: { name: 'Montgomery', kind: 'city', circles: 1, label: 'Montgomery' },
    M8: { name: 'Phenix City', kind: 'town', exits: '12', fixed: 'gray' },
    O6: { name: 'Dothan', kind: 'town' },
    P7: { name: 'Gulf of Mexico', kind: 'offMap', exits: '23', fixed: 'red' },
    Q2: { name: 'Mobile', kind: 'offMap', circles: 1, exits: '234', fixed: 'red' },
  },
  tiles: {
    yellow: {
      3: { count: 3, kind: 'town', value: 10, exits: '01' },
      4: { count: 3, kind: 'town', value: 10, exits: '03' },
      58: { count: 3, kind: 'town', value: 10, exits: '02' },
      5: { count: 3, kind: 'city', value: 20, circles: 1, exits: '01' },
      6: { count: 3, kind: 'city', value: 20, circles: 1, exits: '02' },
      57: { count: 4, kind: 'city', value: 20, circles: 1, exits: '03' },
      7: { count: 5, track: '01' },
      8: { count: 11, track: '02' },
      9: { count: 10, track: '03' },
      '441a': { count: 1, kind: 'city', value: 10, circles: 1, exits: '0', label: 'Birmingham' },
      445: { count: 1, kind: 'town', value: 20, exits: '02', only: SWAMPS },
    },
    green: {
      14: { count: 4, kind: 'city', value: 30, circles: 2, exits: '0134' },
      15: { count: 4, kind: 'city', value: 30, circles: 2, exits: '0123' },
      16: { count: 1, track: '02 13' },
      17: { count: 1, track: '13 04' },
      19: { count: 1, track: '03 24' },
      20: { count: 1, track: '03 14' },
      23: { count: 4, track: '03 04' },
      24: { count: 4, track: '03 02' },
      25: { count: 1, track: '02 04' },
      26: { count: 1, track: '03 05' },
      27: { count: 1, track: '03 01' },
      28: { count: 1, track: '04 05' },
      29: { count: 1, track: '02 01' },
      142: { count: 2, kind: 'town', value: 10, exits: '035' },
      143: { count: 2, kind: 'town', value: 10, exits: '012' },
      144: { count: 2, kind: 'town', value: 10, exits: '024' },
      '442a': { count: 1, kind: 'city', value: 30, circles: 2, exits: '0234', label: 'Birmingham' },
      '443a': { count: 1, kind: 'city', value: 40, circles: 2, exits: '01234', label: 'Montgomery' },
    },
    brown: {
      39: { count: 1, track: '02 01 12' },
      40: { count: 1, track: '02 24 04' },
      41: { count: 3, track: '03 01 13' },
      42: { count: 3, track: '03 35 05' },
      43: { count: 2, track: '03 02 13 12' },
      44: { count: 1, track: '03 14 01 34' },
      45: { count: 2, track: '03 24 04 23' },
      46: { count: 2, track: '03 24 34 02' },
      47: { count: 2, track: '03 14 13 04' },
      70: { count: 1, track: '01 02 13 23' },
      63: { count: 7, kind: 'city', value: 40, circles: 2, exits: '012345' },
      '444b': { count: 1, kind: 'city', value: 50, circles: 2, exits: '01234', label: 'Birmingham' },
      '444m': { count: 1, kind: 'city', value: 50, circles: 2, exits: '01234', label: 'Montgomery' },
    },
    gray: {
      446: { count: 1, kind: 'city', value: 70, circles: 3, exits: '012345', label: 'Birmingham' },
    },
  },
}

/** The tile that only the owner of the B&SLC may lay, connected or not, until the first 5 (Table III). */
export const LUMBER_TERMINAL = '445'

const opensIn: Readonly<Record<string, string>> = MAP.tileFrom

/** What a corporation may lay in a phase (4.2.1); `lumber` if it owns the B&SLC and the Lumber Terminal is not laid. */
export function layPolicy(corporation: string, phase: string, lumber: boolean): LayPolicy {
  const colors = Object.keys(BOARD.tiles).filter(color => {
    const from = opensIn[color]
    return from === undefined || game.reached({ phase }, from)
  })
  return {
    corporation,
    colors,
    special: { [LUMBER_TERMINAL]: lumber && !game.reached({ phase }, '5') },
  }
}

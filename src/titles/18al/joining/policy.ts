import { ownerIn } from '../../../families/joining/reading'
import {
  corporations,
  first,
  money,
  onlyListed,
  phaseNotBack,
  privates,
  samePlayers,
  trains,
  turn,
  unstarted,
} from '../../../families/railway/joining/faults'
import type { Fits, OwnJoining, OwnKeys } from '../../../families/railway/joining/policy'
import { listed } from '../../../families/railway/joining/reading'
import { isSet, remembered } from '../../../families/railway/joining/remembered'
import type { RailLedger } from '../../../families/railway/ledger'
import type { AnyRailway } from '../../../families/railway/table'
import { added, flag } from '../../../rules/schema'
import { recordOf } from '../../../rules/state'
import { CORPORATIONS, game } from '../data'
import { keeping } from '../map/late'
import { type Abilities, type Own, ownOf } from '../own'
import { frame, frameOf, type PositionTable, pieces, row, storedFrame } from './table'

/** Objectives and stations that are named must have been placed; a ruling may have put stations back, so nothing is checked then. */
function stationsFit(table: PositionTable): readonly Fits[] {
  if (table.ruled) return []
  return listed(game, table).flatMap(([id, { tokens }]): Fits[] => {
    const { objective, cities = [] } = table.corporations[id] ?? {}
    const placed = game.charter(id).stations.length - tokens
    return [
      ['objective', !objective || placed > 0],
      ['cities', cities.length <= placed && isSet(cities)],
    ]
  })
}

/** The tiles of a table's map, as entries say them. */
const tilesIn = ({ tiles }: NonNullable<PositionTable['map']>) =>
  Object.entries(tiles).map(([hex, [tile, rotation]]) => [hex, tile, rotation] as const)

/** Whether each piece of a private company is on a charter, or with the one corporation that may have it. */
function piecesFit(state: AnyRailway, table: PositionTable): readonly Fits[] {
  const { coal, lumber, chits, map } = table
  const placed = coal && !['charter', 'gone'].includes(coal.at)
  const started = (id: string | undefined) =>
    id !== undefined && (table.corporations[id] ?? table.unstarted?.[id]) !== undefined
  // A ruling may give them to any corporation.
  const fitsOwner = (id: string) => table.ruled || (ownerIn(table, 'M&C') ?? id) === id
  return [
    ['coal', placed ? started(coal.corporation) : coal?.corporation === undefined],
    ['lumber', lumber?.hex === undefined || lumber.at === 'laid'],
    ['chits', chits === undefined || chits === null || (started(chits) && fitsOwner(chits))],
    ['map', !map || !keeping().refuseMap(state, { ...map, tiles: tilesIn(map) })],
  ]
}

/** The pieces of private companies are on the charter as long as the companies are open. */
function take(ledger: RailLedger, table: PositionTable): void {
  const gone = game.reached(ledger.state, '5')
  const owner = ownerIn(table, 'M&C')
  const { coal = { at: gone ? 'gone' : 'charter' }, lumber = { at: gone ? 'gone' : 'unlaid' } } = table
  const { chits = CORPORATIONS.find(id => id === owner) ?? null, terrain = [], laid = [] } = table
  const there = lumber.hex === undefined ? {} : { lumberHex: lumber.hex }
  ledger.setOwn<Own>({
    abilities: { coal: coal as Abilities['coal'], lumber: lumber.at, ...there, chits },
    ...{ terrain, laid },
    objectives: CORPORATIONS.filter(id => table.corporations[id]?.objective),
    cities: recordOf(CORPORATIONS, id => table.corporations[id]?.cities ?? []),
    extraRound: table.extraRound === true,
  })
  const { map } = table
  const named = Object.values(table.corporations).some(({ cities }) => cities)
  if (map) keeping().takeMap(ledger, named ? { tiles: tilesIn(map) } : { ...map, tiles: tilesIn(map) })
}

const own: OwnKeys = {
  ...{ table: pieces, row, end: { extraRound: added(flag) } },
  fits: (state, table: PositionTable) => [...stationsFit(table), ...piecesFit(state, table)],
  take,
  print(state) {
    const own = ownOf(state)
    const { abilities, terrain, laid } = own
    const { coal, lumber, lumberHex, chits } = abilities
    const hex = lumberHex === undefined ? {} : { hex: lumberHex }
    const map = own.map && keeping().mapReport(state)
    return { coal, lumber: { at: lumber, ...hex }, chits, terrain, laid, ...(map ? { map } : {}) }
  },
  printRow(state, id) {
    const { objectives, cities } = ownOf(state)
    return {
      ...(objectives.includes(id) ? { objective: true } : {}),
      ...(cities[id]?.length ? { cities: cities[id] } : {}),
    }
  },
  printEnd: state => (ownOf(state).extraRound ? { extraRound: true } : {}),
}

/** Joining a game of 18AL (2). Entries of earlier versions may say a later phase, or floats, that the table does not show. */
export const joining: OwnJoining = {
  // All close with the first 5; the New Decatur Yards may be handed in for a train before (Table I, Table III).
  closing: { from: '5', keeps: [], early: () => ({ NDY: '2' }) },
  frames: { schema: () => frame, read: frameOf, print: storedFrame },
  own,
  faults: [
    ...[first, samePlayers, onlyListed, corporations, unstarted, money, trains, phaseNotBack],
    ...[privates, turn, remembered],
  ],
}

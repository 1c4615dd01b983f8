import * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import { rotationField, tileField } from '../../../families/railway/kept/fields'
import { saysMap } from '../../../families/railway/kept/own'
import type { Check, RailRule } from '../../../families/railway/law'
import { corporationIn } from '../../../families/railway/ledger'
import type { OperatingPolicy } from '../../../families/railway/operating/policy'
import { refuseStep } from '../../../families/railway/operating/steps'
import { why } from '../../../families/railway/reasons'
import { type AnyRailway, frame } from '../../../families/railway/table'
import { operatingTurn, refuseOperatingTurn } from '../../../families/railway/turns'
import { action, added, maybe, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, game, NO_TILE, SWAMPS, TERRAIN } from '../data'
import { type Own, ownOf, setAbilities } from '../own'
import { own } from '../reasons'
import { keeping } from './late'

/** A hex of the map: rows A to Q; rows A, C, E ... have even columns, the others odd ones. */
export const hexField = v.pipe(v.string(), v.regex(/^(?:[ACEGIKMOQ][2468]|[BDFHJLNP][1357])$/, 'G4'))

const schema = action('layTile', {
  corporation: oneOf(CORPORATIONS),
  cost: money(0),
  hex: maybe(hexField),
  private: maybe(oneOf(['B&SLC'])),
  tile: added(tileField, 4),
  rotation: added(rotationField, 4),
})
export type LayTile = v.InferOutput<typeof schema>

const COSTS: readonly number[] = [0, 20, 60]

/** How many tiles a corporation may lay on this turn: one, or two on its first turn with option 7(a). */
const tilesAllowed = (state: AnyRailway, corporation: string) =>
  state.options.doubleYellow && !corporationIn(state, corporation).operated ? 2 : 1

/** The Lumber Terminal: free, in a swamp, once, and only for the owner of the B&SLC (Table III). */
const refuseLumber: Check<LayTile> = (state, { corporation, cost, hex }) => {
  const { abilities, terrain, laid } = ownOf(state)
  if (abilities.lumber !== 'unlaid') return own('lumberGone', { state: abilities.lumber })
  const owner = state.privates['B&SLC'] ?? 'closed'
  if (owner !== corporation) return own('lumberNotOwned', { corporation, owner })
  if (cost > 0) return own('lumberFree', { cost })
  if (hex === undefined) return undefined
  const free = SWAMPS.includes(hex) && !terrain.includes(hex) && !laid.includes(hex)
  return free ? undefined : own('lumberHex', { hex })
}

/** Terrain costs $20 or $60, the price of the hex if one is named, and is paid once per hex (4.2.1(f)). */
const refuseTerrain: Check<LayTile> = (state, { cost, hex }) => {
  if (hex === undefined) return COSTS.includes(cost) ? undefined : why('terrainPrice', { cost })
  const price = TERRAIN[hex] ?? 0
  if (cost !== 0 && cost !== price) return why('terrainOfHex', { hex, cost, price })
  return cost !== 0 && ownOf(state).terrain.includes(hex) ? why('terrainPaid', { hex }) : undefined
}

const refuseTile: Check<LayTile> = (state, act) => {
  const { corporation, hex, private: lumber } = act
  if (hex !== undefined && NO_TILE.includes(hex)) return own('noTileHere', { hex })
  if (lumber) return refuseLumber(state, act)
  if (hex !== undefined && hex === ownOf(state).abilities.lumberHex) return own('lumberStays', { hex })
  const tiles = tilesAllowed(state, corporation)
  const laid = frame(state, 'operate')?.tiles ?? 0
  return laid >= tiles ? why('tileLaid', { corporation, tiles }) : refuseTerrain(state, act)
}

/**
 * Lays a tile and pays for its terrain (4.2(b), 4.2.1(f)); the Lumber Terminal is free and does not count as a tile
 * of the turn (Table III).
 */
export const layTile = ({ steps }: Pick<OperatingPolicy, 'steps'>): RailRule<LayTile> => ({
  schema,
  offers(state) {
    const corporation = frame(state, 'operate')?.corporation
    if (corporation === undefined) return []
    const tiles = COSTS.map(cost => ({
      slot: 'terrain',
      draft: { type: 'layTile' as const, corporation, cost },
    }))
    if (state.privates['B&SLC'] !== corporation) return tiles
    return [...tiles, { slot: 'lumber', draft: { type: 'layTile', corporation, cost: 0, private: 'B&SLC' } }]
  },
  why(state, act) {
    const { corporation, cost } = act
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(game, state, corporation)
    if (refusal || !turn) return refusal
    const other = refuseStep(steps, turn, 'tile') ?? refuseTile(state, act)
    if (other) return other
    // A tile that is named must exist, be left, and fit its hex; the table may decide all the rest about its map.
    const impossible = saysMap(act) && keeping().refuseLaid(state, act)
    if (impossible) return impossible
    const has = cashOf(state.cash, corporation)
    return has < cost ? why('tooExpensive', { payer: corporation, has, price: cost }) : undefined
  },
  play(ledger, act) {
    const { corporation, cost, hex, private: lumber } = act
    const turn = operatingTurn(ledger)
    if (act.tile !== undefined) keeping().layOn(ledger, act)
    const { terrain, laid } = ownOf(ledger.state)
    ledger.pay(corporation, 'bank', cost, 'terrain', hex)
    if (hex !== undefined && !terrain.includes(hex) && (cost > 0 || lumber))
      ledger.setOwn<Own>({ terrain: [...terrain, hex] })
    if (lumber) {
      setAbilities(ledger, { lumber: 'laid', ...(hex === undefined ? {} : { lumberHex: hex }) })
      ledger.tell({ is: 'noted', code: 'lumberLaid', of: hex ?? corporation })
      return
    }
    if (hex !== undefined && cost === 0 && !laid.includes(hex)) ledger.setOwn<Own>({ laid: [...laid, hex] })
    ledger.setTurn({ ...turn, tiles: turn.tiles + 1 })
  },
})

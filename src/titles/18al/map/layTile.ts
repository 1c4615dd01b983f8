import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import type { Refusal } from '../../../rules/rule'
import { action, maybe, money, oneOf } from '../../../rules/schema'
import { CORPORATIONS, type CorporationId, NO_TILE, SWAMPS, TERRAIN } from '../data'
import { hexField } from '../fields'
import type { AlRule } from '../ledger'
import { refuse } from '../refusals'
import { type AlState, frame, type OperatingTurn } from '../state'
import { operating, refuseOperatingTurn, refuseStep } from '../turns'

const schema = action('layTile', {
  corporation: oneOf(CORPORATIONS),
  cost: money(0),
  hex: maybe(hexField),
  private: maybe(oneOf(['B&SLC'])),
})
export type LayTile = v.InferOutput<typeof schema>

/** How many tiles a corporation may lay on this turn: one, or two on its first turn with option 7(a). */
function tilesAllowed(state: AlState, corporation: CorporationId): number {
  return state.extra.options.doubleYellow && !state.extra.operatedOnce.includes(corporation) ? 2 : 1
}

/** The Lumber Terminal: free, in a swamp, once, and only for the owner of the B&SLC (Table III). */
function refuseLumber(state: AlState, { corporation, cost, hex }: LayTile): Refusal | undefined {
  const { lumber } = state.extra.abilities
  if (lumber !== 'unlaid') return refuse('Table III', 'lumberGone', { state: lumber })
  const owner = state.privates['B&SLC']
  if (owner !== corporation) return refuse('Table III', 'lumberNotOwned', { corporation, owner })
  if (cost > 0) return refuse('Table III', 'lumberFree', { cost })
  if (hex === undefined) return undefined
  const { terrain, laid } = state.extra
  if (!(SWAMPS as readonly string[]).includes(hex) || terrain.includes(hex) || laid.includes(hex))
    return refuse('Table III', 'lumberHex', { hex })
  return undefined
}

/** Terrain costs $20 or $60, the price of the hex if one is named, and is paid once per hex (4.2.1(f)). */
function refuseTerrain(state: AlState, { cost, hex }: LayTile): Refusal | undefined {
  if (hex === undefined)
    return [0, 20, 60].includes(cost) ? undefined : refuse('4.2.1(f)', 'terrainPrice', { cost })
  const price = TERRAIN[hex] ?? 0
  if (cost !== 0 && cost !== price) return refuse('4.2.1(f)', 'terrainOfHex', { hex, cost, price })
  if (cost !== 0 && state.extra.terrain.includes(hex)) return refuse('4.2.1(f)', 'terrainPaid', { hex })
  return undefined
}

function refuseTile(state: AlState, turn: OperatingTurn, action: LayTile): Refusal | undefined {
  if (action.hex !== undefined && (NO_TILE as readonly string[]).includes(action.hex))
    return refuse('4.2.1(c)', 'noTileHere', { hex: action.hex })
  if (action.private) return refuseLumber(state, action)
  if (action.hex !== undefined && action.hex === state.extra.abilities.lumberHex)
    return refuse('Table III', 'lumberStays', { hex: action.hex })
  const tiles = tilesAllowed(state, action.corporation)
  if (turn.tiles >= tiles) return refuse('4.2(b)', 'tileLaid', { corporation: action.corporation, tiles })
  return refuseTerrain(state, action)
}

/**
 * Lays a tile and pays for its terrain (4.2(b), 4.2.1(f)); the Lumber Terminal is free and does not count as a tile
 * of the turn (Table III).
 */
export const layTile: AlRule<LayTile> = {
  cite: '4.2(b)',
  schema,
  offers(state) {
    const turn = frame(state, 'operate')
    if (!turn) return []
    const { corporation } = turn
    const tiles = [0, 20, 60].map(cost => ({
      slot: 'terrain',
      draft: { type: 'layTile' as const, corporation, cost },
    }))
    if (state.privates['B&SLC'] !== corporation) return tiles
    return [...tiles, { slot: 'lumber', draft: { type: 'layTile', corporation, cost: 0, private: 'B&SLC' } }]
  },
  check(state, action) {
    const { corporation, cost } = action
    const turn = frame(state, 'operate')
    const refusal = refuseOperatingTurn(state, corporation)
    if (refusal || !turn) return refusal
    const other = refuseStep(turn, 'tile') ?? refuseTile(state, turn, action)
    if (other) return other
    const has = cashOf(state.cash, corporation)
    return has < cost
      ? refuse('4.2.1(f)', 'tooExpensive', { payer: corporation, has, price: cost })
      : undefined
  },
  play(ledger, { corporation, cost, hex, private: lumber }) {
    const turn = operating(ledger)
    const { terrain, laid, abilities } = ledger.state.extra
    ledger.pay(corporation, 'bank', cost, 'terrain', hex)
    if (hex !== undefined && !terrain.includes(hex) && (cost > 0 || lumber))
      ledger.setExtra({ terrain: [...terrain, hex] })
    if (lumber) {
      const there = hex === undefined ? {} : { lumberHex: hex }
      ledger.setExtra({ abilities: { ...abilities, lumber: 'laid', ...there } })
      ledger.tell({ is: 'noted', code: 'lumberLaid', of: hex ?? corporation })
    } else {
      if (hex !== undefined && cost === 0 && !laid.includes(hex)) ledger.setExtra({ laid: [...laid, hex] })
      ledger.setTurn({ ...turn, tiles: turn.tiles + 1 })
    }
  },
}

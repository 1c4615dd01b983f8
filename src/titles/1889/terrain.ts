import { reasons } from '../../families/railway/law'
import type { TileLaid, TilePolicy } from '../../families/railway/operating/policy'
import { why } from '../../families/railway/reasons'
import type { Needs } from '../../families/railway/stock/policy'
import type { AnyRailway } from '../../families/railway/table'
import { game, MOUNTAINS, TERRAIN, TERRAIN_COST } from './data'
import { type Own, ownOf } from './own'

const own = reasons<{ terrainFree: { corporation: string; hex: string; private: string } }>()

const isSpared = (state: AnyRailway, corporation: string, hex: string) =>
  MOUNTAINS.includes(hex) && state.privates.SMR === corporation && !game.powerless(state)

const isPaid = (hex: string, times: number) => times >= (TERRAIN[hex] ?? 0)

/** What a tile costs in a hex where terrain was paid so many times (Terrain, Private powers). */
export const terrainOf = (state: AnyRailway, corporation: string, hex: string, times: number) =>
  isSpared(state, corporation, hex) || isPaid(hex, times) ? 0 : TERRAIN_COST

/**
 * Terrain is paid once in a hex, in Kotohira for each of its three tiles, and not on a mountain without a river by the corporation
 * of the Sumitomo Mines Railway (Terrain, Private powers).
 */
export const paysHere: Needs<TileLaid> =
  () =>
  (state, { corporation, hex }) => {
    if (hex === undefined) return undefined
    if (isSpared(state, corporation, hex)) return own('terrainFree', { corporation, hex, private: 'SMR' })
    const times = ownOf(state).terrain.filter(other => other === hex).length
    return isPaid(hex, times) ? why('terrainPaid', { hex }) : undefined
  }

/** A named hex is remembered. */
export const remembersHex: NonNullable<TilePolicy['terrain']['laid']> = (ledger, { hex }) => {
  if (hex !== undefined) ledger.setOwn<Own>({ terrain: [...ownOf(ledger.state).terrain, hex] })
}

import { reasons } from '../../families/railway/law'
import type { TileLaid, TilePolicy } from '../../families/railway/operating/policy'
import { why } from '../../families/railway/reasons'
import type { Needs } from '../../families/railway/stock/policy'
import { MOUNTAINS, TERRAIN } from './data'
import { type Own, ownOf } from './own'

const own = reasons<{ terrainFree: { corporation: string; hex: string; private: string } }>()

/** The corporation of the Sumitomo Mines Railway pays nothing for mountains without a river (Private powers). */
export const noMountain: Needs<TileLaid> =
  game =>
  (state, { corporation, hex }) =>
    hex !== undefined &&
    MOUNTAINS.includes(hex) &&
    state.privates.SMR === corporation &&
    !game.powerless(state)
      ? own('terrainFree', { corporation, hex, private: 'SMR' })
      : undefined

/** Terrain is paid once in a hex; in Kotohira for each of its three tiles (Terrain). */
export const hexOnce: Needs<TileLaid> =
  () =>
  (state, { hex }) => {
    const paid = hex === undefined ? 0 : ownOf(state).terrain.filter(other => other === hex).length
    return hex !== undefined && paid >= (TERRAIN[hex] ?? 0) ? why('terrainPaid', { hex }) : undefined
  }

/** A named hex is remembered. */
export const remembersHex: NonNullable<TilePolicy['terrain']['laid']> = (ledger, { hex }) => {
  if (hex !== undefined) ledger.setOwn<Own>({ terrain: [...ownOf(ledger.state).terrain, hex] })
}

import { reasons } from '../../families/railway/law'
import type { TilePolicy } from '../../families/railway/operating/policy'
import { MOUNTAINS, TERRAIN } from './data'
import { ownOf } from './own'

type Terrain = TilePolicy['terrain']

const why = reasons<{
  terrainFree: { corporation: string; hex: string; private: string }
  terrainPaid: { hex: string }
}>()

/** The corporation of the Sumitomo Mines Railway pays nothing for mountains without a river (Private powers). */
export const noMountain: Terrain['tiles'][number] =
  game =>
  (state, { corporation, hex }) =>
    hex !== undefined &&
    MOUNTAINS.includes(hex) &&
    state.privates.SMR === corporation &&
    !game.powerless(state)
      ? why('terrainFree', { corporation, hex, private: 'SMR' })
      : undefined

/** Terrain is paid once in a hex; in Kotohira for each of its three tiles (Terrain). */
export const hexOnce: Terrain['tiles'][number] =
  () =>
  (state, { hex }) => {
    const paid = hex === undefined ? 0 : ownOf(state).terrain.filter(other => other === hex).length
    return hex !== undefined && paid >= (TERRAIN[hex] ?? 0) ? why('terrainPaid', { hex }) : undefined
  }

/** A named hex is remembered. */
export const remembersHex: NonNullable<Terrain['laid']> = (ledger, { hex }) => {
  if (hex !== undefined) ledger.setOwn({ terrain: [...ownOf(ledger.state).terrain, hex] })
}

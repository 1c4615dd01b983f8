import type * as v from 'valibot'
import { cashOf } from '../../../bank/money'
import { action, maybe, money, oneOf } from '../../../rules/schema'
import type { Game } from '../game'
import { firstOf, type RailRule } from '../law'
import { why } from '../reasons'
import { frame } from '../table'
import { operatingTurn, refuseOperatingTurn } from '../turns'
import type { OperatingPolicy, TilePolicy } from './policy'
import { refuseStep } from './steps'

type Terrain = Pick<OperatingPolicy, 'steps'> & TilePolicy

const schemaOf = ({ corporations }: Game, hexes: readonly string[]) =>
  action('layTile', { corporation: oneOf(corporations), cost: money(0), hex: maybe(oneOf(hexes)) })
export type LayTile = v.InferOutput<ReturnType<typeof schemaOf>>

/** Lays a tile and pays for its terrain; one a turn. */
export function layTile(game: Game, { steps, tileIn, terrain }: Terrain): RailRule<LayTile> {
  const mayLay = firstOf(terrain.tiles.map(needs => needs(game)))
  return {
    schema: schemaOf(game, terrain.hexes),
    offers(state) {
      const corporation = frame(state, 'operate')?.corporation
      if (corporation === undefined) return []
      return terrain.costs.map(cost => ({ slot: 'terrain', draft: { type: 'layTile', corporation, cost } }))
    },
    why(state, act) {
      const { corporation, cost } = act
      const turn = frame(state, 'operate')
      const refusal = refuseOperatingTurn(game, state, corporation)
      if (refusal || !turn) return refusal
      const late = refuseStep(steps, turn, tileIn)
      if (late) return late
      if (turn.tiles > 0) return why('tileLaid', { corporation, tiles: turn.tiles })
      if (!terrain.costs.includes(cost)) return why('terrainPrice', { cost })
      const other = mayLay(state, act)
      if (other) return other
      const has = cashOf(state.cash, corporation)
      return has < cost ? why('tooExpensive', { payer: corporation, has, price: cost }) : undefined
    },
    play(ledger, act) {
      ledger.pay(act.corporation, 'bank', act.cost, 'terrain', act.hex)
      terrain.laid?.(ledger, act)
      const turn = operatingTurn(ledger)
      ledger.setTurn({ ...turn, tiles: turn.tiles + 1 })
    },
  }
}

import * as v from 'valibot'
import type { Late } from '../../../rules/late'
import { action, addedAction, maybe } from '../../../rules/schema'
import type { Game } from '../game'
import type { RailRule } from '../law'
import { rotationField, tileField } from './fields'
import type { Keeping } from './keeping'

type HexField = v.GenericSchema<string, string>

const schemaOf = ({ corporations }: Game, hex: HexField, edition: number) =>
  addedAction(
    action('map', {
      tiles: maybe(v.array(v.strictTuple([hex, tileField, rotationField]))),
      stations: maybe(v.record(hex, v.array(v.picklist(corporations)))),
    }),
    edition,
  )
export type MapEntry = v.InferOutput<ReturnType<typeof schemaOf>>

/**
 * Says how the map lies now: all tiles, and the stations by hex, homes included or not. What is left out stays as it is; with
 * neither, the table keeps its map no longer. It changes nothing else. `edition` is that of the codes that first knows it.
 */
export const mapEntry = (
  game: Game,
  { hex, edition, keeping }: { hex: HexField; edition: number; keeping: Late<Keeping> },
): RailRule<MapEntry> => ({
  schema: schemaOf(game, hex, edition),
  offers: () => [],
  why: (state, act) => keeping().refuseMap(state, act),
  play: (ledger, act) => keeping().takeMap(ledger, act),
})

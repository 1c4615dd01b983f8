import * as v from 'valibot'
import type { RailRule } from '../../../families/railway/law'
import { action, addedAction, maybe } from '../../../rules/schema'
import { CORPORATIONS } from '../data'
import { keeping } from './late'
import { hexField, rotationField, tileField } from './layTile'

const schema = addedAction(
  action('map', {
    tiles: maybe(v.array(v.strictTuple([hexField, tileField, rotationField]))),
    stations: maybe(v.record(hexField, v.array(v.picklist(CORPORATIONS)))),
  }),
  4,
)
export type MapEntry = v.InferOutput<typeof schema>

/**
 * Says how the map lies now: all tiles, and the stations by hex, homes included or not. What is left out stays as it is; with
 * neither, the table keeps its map no longer. It changes nothing else.
 */
export const mapEntry: RailRule<MapEntry> = {
  schema,
  offers: () => [],
  why: (state, act) => keeping().refuseMap(state, act),
  play: (ledger, act) => keeping().takeMap(ledger, act),
}

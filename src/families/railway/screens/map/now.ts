import { desk } from '../../../../app/desk/table'
import { once } from '../../../../rules/once'
import { opened } from '../../../../ui/kit/parts/opened'
import type { Chart, Laid } from '../../../map/board'
import { laysNow } from '../../kept/lays'
import type { MapPolicy } from '../../kept/policy'
import { hasRoute } from '../../kept/reached'
import { stationsNow } from '../../kept/stations'
import type { AnyRailway } from '../../table'

/** What may be done on the map on the turn in hand; tiles and stations are worked out only if they are read. */
export interface MapNow {
  readonly state: AnyRailway
  readonly corporation: string
  /** The tiles that the rules of the map allow, by hex, and whether any may be laid. */
  readonly lays: ReadonlyMap<string, readonly Laid[]>
  readonly mayLay: boolean
  /** The hexes in which the rules allow a station, and whether one may be placed. */
  readonly stations: readonly string[]
  readonly mayPlace: boolean
  /** Whether it may go on without a train for want of a route although the map has one. */
  readonly routeDenied: boolean
}

let last: { readonly of: object; readonly now: MapNow | undefined } | undefined

function readNow(kept: MapPolicy): MapNow | undefined {
  const shown = desk.value
  const turn = shown?.view.turn
  if (!shown || turn?.at !== 'operate' || !('corporation' in turn)) return undefined
  const state = shown.table as AnyRailway
  const [lays, stations] = [once(() => laysNow(kept, state)), once(() => stationsNow(kept, state))]
  const corporation = String(turn.corporation)
  const ofType = (type: string) => shown.choices.filter(({ draft }) => draft.type === type)
  const denies = () => ofType('endTurn').some(({ draft, refusal }) => 'noRoute' in draft && !refusal)
  return {
    state,
    corporation,
    get lays() {
      return lays()
    },
    mayLay: ofType('layTile').some(({ refusal }) => !refusal),
    get stations() {
      return stations()
    },
    mayPlace: ofType('placeToken').some(({ refusal }) => !refusal),
    get routeDenied() {
      return denies() && hasRoute(kept, state, corporation)
    },
  }
}

/** What may be done on the map now; `undefined` if no corporation has its turn. Worked out once for each desk. */
export function mapNow(kept: MapPolicy): MapNow | undefined {
  const shown = desk.value
  if (!shown) return undefined
  if (last?.of !== shown) last = { of: shown, now: readNow(kept) }
  return last.now
}

/** What marks a hex as the one that was tapped. */
const markOf = (hex: string) => `hex ${hex}`

/** The hex that was tapped; the next entry closes it. */
export const pickedHex = ({ hexes }: Chart): string | undefined =>
  Object.keys(hexes).find(hex => opened.is(markOf(hex)))

/** Opens what can be done in a hex, or closes it. */
export const pickHex = (hex: string): void => opened.toggle(markOf(hex))

/** A hex with its name. */
export const nameOf = ({ hexes }: Chart, hex: string): string =>
  [hex, hexes[hex]?.name ?? ''].join(' ').trim()

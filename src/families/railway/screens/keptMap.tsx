import { areHere, reachParts, reachRest } from '../../../app/desk/rest'
import { titleWords } from '../../../app/desk/table'
import { painted } from '../../../app/device/painted'
import type { Late } from '../../../rules/late'
import { once } from '../../../rules/once'
import { later } from '../../../ui/kit/parts/later'
import type { Slots } from '../../../ui/kit/play/slots'
import type { Keeping } from '../kept/keeping'
import { keptOf } from '../kept/own'
import type { MapScreens } from './map'
import { said } from './map/said'
import type { OperateParts } from './Operate'
import type { Play } from './shown'

/** The places of a title's screens that only tables need which keep their map. */
export function mapPlaces(keeping: Late<Keeping>, onMap: Late<MapScreens>) {
  const reach = async () => {
    await Promise.all([keeping.load(), onMap.load()])
    return onMap()
  }
  const Runs = later(async () => (await reach()).Runs, 'rare')
  return {
    besides: () => (keeping.here ? [onMap] : []),
    // Few tables keep their map, so no other fetches this ahead.
    Map: later(async () => (await Promise.all([reach(), reachRest()]))[0].MapPage, 'rare'),
    mapLink: () => said.value.map,
    Runs: () => (keeping.here ? <Runs /> : null),
  }
}

/** The choices that the map takes, by the place that they have at other tables. */
const TAKEN = [
  ['layTile', 'terrain'],
  ['placeToken', 'station'],
] as const

/**
 * What the card of an operating turn has at a table that keeps its map: that, and the best runs on the pad and with the trains for
 * sale, once all that is here with its words.
 */
export function mapParts(onMap: Late<MapScreens>) {
  const bring = once(() => painted().then(() => reachParts([onMap])))
  return (play: Play, slots: Slots): Partial<OperateParts> => {
    if (!keptOf(play.view).map) return {}
    const rest = titleWords.value?.rest
    if (!areHere(rest ? [onMap, rest] : [onMap])) {
      void bring()
      return {}
    }
    // They are entered on the map, so none asks for their cost.
    for (const [type, slot] of TAKEN) slots.take<string>(type, slot)
    const { card, bestRuns } = onMap()
    return { first: card(play), ...bestRuns(play) }
  }
}

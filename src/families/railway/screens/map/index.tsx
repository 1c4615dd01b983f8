import type { Action } from '../../../../rules/rule'
import type { MapPolicy } from '../../kept/policy'
import type { Play } from '../shown'
import { bestsOn } from './bestNow'
import type { OnMap } from './drawn'
import { MapCard } from './MapCard'
import { MapPage } from './MapPage'
import { bestRuns } from './pad'
import { runsStory } from './Runs'

/** The screens of a map; `bonus` is what a station brings besides its price, in a few words, and empty if that is nothing. */
export function mapScreens({
  kept,
  bonus = () => '',
}: {
  kept: MapPolicy
  bonus?: ((entry: Action) => string) | undefined
}) {
  const on: OnMap = { kept, best: bestsOn(kept), bonus }
  return {
    card: (play: Play) => <MapCard on={on} play={play} />,
    bestRuns: (play: Play) => bestRuns(on, play),
    MapPage: () => <MapPage kept={kept} />,
    Runs: runsStory(on),
  }
}
export type MapScreens = ReturnType<typeof mapScreens>

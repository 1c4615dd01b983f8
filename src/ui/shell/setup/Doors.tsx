import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../../../app/desk/routes'
import { type TitleAtHand, words } from '../../../app/desk/words'
import { newGame } from '../../../app/games/games'
import { beginJoining } from '../../../app/games/join'
import { planned } from '../../../app/games/planned'
import type { Setup } from '../../../rules/rule'
import { flagFault } from '../../../rules/setupFaults'
import { Button } from '../../kit/parts/Button'
import { Lack } from '../../kit/parts/Lack'
import { cannotJoin, reachScreens } from '../screens'
import { draftFault, draftsOf, ownOf } from './drafts'
import { optionsOn } from './Options'
import { goToPlace, placeNamed } from './places'
import { faultSaid } from './say'
import { namesFor, setupOf, twiceIn } from './seating'

/** What is wrong with a game as filled in, and where; `undefined` if it can begin. */
function faultIn(
  title: TitleAtHand,
  names: readonly string[],
  setup: Setup,
): { readonly say: string; readonly at: string } | undefined {
  const said = words.value.setup
  const twice = twiceIn(names)
  if (twice !== undefined)
    return { say: said.twice(twice), at: placeNamed(['players', names.lastIndexOf(twice)]) }
  const fault = draftFault(title.setup, draftsOf(title.id) ?? {}, setup) ?? flagFault(title.setup, setup)
  return fault && { say: faultSaid(fault, title.words), at: placeNamed(fault.path) }
}

/** The two ways into a game: begin it here, or join it midway. One sentence says why neither is possible yet, and leads there. */
export function Doors({ title, typed }: { title: TitleAtHand; typed: readonly string[] }) {
  const { setup, past } = words.value
  const first = Math.min(planned.value.first, typed.length - 1)
  const options = optionsOn(title, typed.length)
  useEffect(() => void reachScreens(title.id).catch(() => {}), [title.id])
  const told = useSignal('')
  const names = namesFor(typed, setup.name)
  const tableFrom = (from: number) =>
    setupOf(names, from, options, ownOf(title.setup, draftsOf(title.id) ?? {}))
  const wrong = faultIn(title, names, tableFrom(first))
  const enter = (then: () => Promise<unknown>) => {
    told.value = wrong?.say ?? ''
    if (!wrong) then().catch(() => (told.value = setup.failed))
  }
  const begin = () =>
    enter(async () => {
      if ((await newGame(title.id, tableFrom(first))) !== undefined) go('play', undefined, true)
    })
  const joinOnTheWay = () =>
    enter(async () => {
      // Who began is long past: the seats stay as typed.
      await beginJoining(title.id, tableFrom(0))
      go('join')
    })
  return (
    <div class="page-foot begin">
      <div role="alert">
        {wrong && told.value === wrong.say ? (
          <Lack say={wrong.say} onTap={() => goToPlace(wrong.at)} />
        ) : told.value === setup.failed ? (
          <p class="strip stop">{told.value}</p>
        ) : null}
      </div>
      <div class="doors">
        <Button kind="go" class="big" onTap={begin}>
          {setup.begin}
        </Button>
        {cannotJoin(title.id) ? null : (
          <Button class="big" onTap={joinOnTheWay}>
            {past.joining.way}
          </Button>
        )}
      </div>
    </div>
  )
}

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go } from '../../../app/desk/routes'
import { type TitleAtHand, words } from '../../../app/desk/words'
import { newGame } from '../../../app/games/games'
import { beginJoining } from '../../../app/games/join'
import { planned } from '../../../app/games/planned'
import type { Setup } from '../../../rules/rule'
import { flagFault } from '../../../rules/setup'
import { Button } from '../../kit/parts/Button'
import { cannotJoin, reachScreens } from '../screens'
import { draftFault, draftsOf, ownOf } from './drafts'
import { optionsOn } from './Options'
import { faultSaid } from './say'
import { namesFor, setupOf, twiceIn } from './seating'

/** What is wrong with a game as filled in, in one sentence; `undefined` if it can begin. */
function faultIn(title: TitleAtHand, names: readonly string[], setup: Setup): string | undefined {
  const said = words.value.setup
  const twice = twiceIn(names)
  if (twice !== undefined) return said.twice(twice)
  const fault = draftFault(title.setup, draftsOf(title.id) ?? {}, setup) ?? flagFault(title.setup, setup)
  return fault && faultSaid(fault, title.words)
}

/** The two ways into a game: begin it here, or join it midway. One sentence says why neither is possible yet. */
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
    told.value = wrong ?? ''
    if (!wrong)
      then().catch(() => {
        told.value = setup.failed
      })
  }
  const begin = () => enter(() => newGame(title.id, tableFrom(first)).then(() => go('play', undefined, true)))
  const joinOnTheWay = () =>
    enter(async () => {
      // Who began is long past: the seats stay as typed.
      await beginJoining(title.id, tableFrom(0))
      go('join')
    })
  const shown = told.value === wrong || told.value === setup.failed ? told.value : ''
  return (
    <>
      {cannotJoin(title.id) ? null : (
        <Button class="big" onTap={joinOnTheWay}>
          {past.joining.way}
        </Button>
      )}
      <div class="page-foot begin">
        <div role="alert">{shown ? <p class="strip stop">{shown}</p> : null}</div>
        <Button kind="go" class="big" onTap={begin}>
          {setup.begin}
        </Button>
      </div>
    </>
  )
}

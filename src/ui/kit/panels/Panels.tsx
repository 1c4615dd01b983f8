import { areHere, partsAt, settled } from '../../../app/desk/rest'
import { words } from '../../../app/desk/words'
import type { Action, Choice } from '../../../rules/rule'
import { PlainChoice } from '../fields/PlainChoice'
import { Folded } from '../parts/Folded'
import { markOf, type Play } from '../play/kit'
import { slotsOf } from '../play/slots'
import type { AnyScreens } from './screens'

interface PanelsProps {
  readonly play: Play
  readonly choices: readonly Choice<Action>[]
  readonly screens: AnyScreens
}

/**
 * Every choice of a table, each shown once: the title's panel for the current decision, and folded below it, rendered
 * plainly, the choices that the panel has no place for: all of them, if what it is drawn with cannot be fetched.
 */
export function Panels({ play, choices, screens }: PanelsProps) {
  const { turn } = play.view
  const isHere = areHere(partsAt(turn, screens, play.say))
  if (!isHere && !settled.value) return null
  const slots = slotsOf(choices)
  const panel = isHere ? screens.panels[turn.at]?.(play, turn, slots) : null
  const rest = slots.rest()
  return (
    <>
      {panel}
      {rest.length > 0 ? (
        // An entry folds it again.
        <Folded key={play.revision} class="rest" line={words.value.play.otherEntries}>
          {rest.map(choice => (
            <PlainChoice key={markOf(choice)} play={play} choice={choice} />
          ))}
        </Folded>
      ) : null}
    </>
  )
}

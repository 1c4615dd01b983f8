import type { Action } from '../../../rules/rule'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { Foot } from '../../../ui/kit/play/Foot'
import type { Play } from '../../../ui/kit/play/kit'
import type { PassWords } from '../../words/stock'
import type { Choices } from './table'

/** Ends the turn, or all the turns that are left in the round. */
export function PassFoot({
  play,
  text,
  player,
  acted = false,
  passes,
  all = play.toEnd('pass'),
  allLabel = text.allPassLabel(all.length),
}: {
  play: Play
  text: PassWords
  player: string
  /** Whether the player has done something on this turn. */
  acted?: boolean
  passes: Choices<Action>
  /** The entries by which everybody who is left passes. */
  all?: readonly Action[]
  allLabel?: string
}) {
  const name = play.voice.name(player)
  return (
    <Foot>
      {passes.map(pass => (
        <ChoiceButton
          key={pass.slot}
          of={pass}
          kind="ink"
          class="big"
          refusal={pass.refusal}
          onTap={() => play.submit(pass.draft)}
        >
          {acted ? text.done(name) : text.passes(name)}
        </ChoiceButton>
      ))}
      {all.length > 1 ? (
        <ChoiceButton class="big all-pass" onTap={() => play.submit(...all)} label={allLabel}>
          {text.allPass}
        </ChoiceButton>
      ) : null}
    </Foot>
  )
}

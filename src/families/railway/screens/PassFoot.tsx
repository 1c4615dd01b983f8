import { entersForAll } from '../../../app/saving/commands'
import type { Action } from '../../../rules/rule'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { Foot } from '../../../ui/kit/play/Foot'
import type { Pass } from '../stock/pass'
import { type Choices, type Play, said } from './shown'

/** Ends the turn, or all the turns that are left in the round. */
export function PassFoot({
  play,
  player,
  acted = false,
  passes,
  all = play.toEnd('pass'),
  allLabel = said.value.stock.allPassLabel(all.length),
}: {
  play: Play
  player: string
  /** Whether the player has done something on this turn. */
  acted?: boolean
  passes: Choices<Pass>
  /** The entries by which everybody who is left passes. */
  all?: readonly Action[]
  allLabel?: string
}) {
  const text = said.value.stock
  const name = play.voice.name(player)
  return (
    <Foot>
      {passes.map(pass => (
        <ChoiceButton key={pass.slot} of={pass} kind="ink" class="big" play={play}>
          {acted ? text.done(name) : text.passes(name)}
        </ChoiceButton>
      ))}
      {all.length > 1 && entersForAll.value ? (
        <ChoiceButton class="big all-pass" onTap={() => play.submit(...all)} label={allLabel}>
          {text.allPass}
        </ChoiceButton>
      ) : null}
    </Foot>
  )
}

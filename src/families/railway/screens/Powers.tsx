import type { Action, Choice } from '../../../rules/rule'
import { PlainChoice } from '../../../ui/kit/fields/PlainChoice'
import { Folded } from '../../../ui/kit/parts/Folded'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { markOf } from '../../../ui/kit/play/kit'
import { type Play, said } from './shown'

/** What only this title's private companies may do, each as the sentence of its entry; folded while none is allowed. */
export function Powers({ play, powers }: { play: Play; powers: readonly Choice<Action>[] }) {
  const [first] = powers
  if (!first) return null
  const text = said.value.play.powers
  const buttons = powers.map(choice => <PlainChoice key={markOf(choice)} play={play} choice={choice} />)
  if (powers.every(({ refusal }) => refusal)) return <Folded line={text}>{buttons}</Folded>
  return (
    <section>
      <StepLabel of={first.draft.type}>{text}</StepLabel>
      {buttons}
    </section>
  )
}

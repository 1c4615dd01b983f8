import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { said } from '../shown'
import { type ChoiceOf, corporationOf, type Play } from './kit'

/** A power's effect, in short and in full. */
function powerText(play: Play, { draft }: ChoiceOf<'usePrivate'>): readonly [visible: string, label: string] {
  const text = said.value.play
  const company = play.say.label(draft.private)
  if (draft.private === 'REA') return [text.express, text.expressLabel(company)]
  if (draft.use === 'token') return [text.yardsStation, text.yardsStationLabel(company)]
  const limit = (corporationOf(play.view, draft.corporation)?.trainLimit ?? 0) + 1
  return [text.yardsLimit(limit), text.yardsLimitLabel(limit, company)]
}

/** The power of a private company, which closes when it is used (4.2). */
export function Power({ play, power }: { play: Play; power: ChoiceOf<'usePrivate'> }) {
  const [visible, label] = powerText(play, power)
  return (
    <ChoiceButton
      of={power}
      class="long"
      refusal={power.refusal}
      onTap={() => play.submit(power.draft)}
      label={label}
    >
      <span>{visible}</span>
      <small>{said.value.play.closes(power.draft.private)}</small>
    </ChoiceButton>
  )
}

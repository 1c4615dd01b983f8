import type { Choice } from '../../../rules/rule'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { Who } from '../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import type { Play } from '../../../ui/kit/play/kit'
import type { DiscardWords } from '../../words/operating'
import type { DiscardTrain, Owner } from './table'

interface DiscardProps {
  readonly play: Play
  readonly text: DiscardWords
  readonly owners: readonly Owner[]
  /** Which limit applies, and where the trains go. */
  readonly notice: string
  readonly discards: readonly Choice<DiscardTrain>[]
}

/** Corporations over their train limit, in any order; a tap on a train discards it. */
export function Discard({ play, text, owners, notice, discards }: DiscardProps) {
  return (
    <>
      <StepLabel to={play.view.turn.cite} level={2}>
        {text.discardTrains}
      </StepLabel>
      <div class="strip notice">{notice}</div>
      {owners.map(({ corporation, president, excess }) => (
        <section key={corporation} class="discard">
          <h2>
            <Who id={corporation} size="middle" /> {text.discards(play.voice.name(president), excess)}
          </h2>
          <div class="buttons" style={{ '--least': '8rem' }}>
            {discards
              .filter(it => it.draft.corporation === corporation)
              .map(choice => (
                <ChoiceButton
                  key={choice.draft.train}
                  of={choice}
                  play={play}
                  label={text.discardLabel(play.voice.name(corporation), choice.draft.train)}
                >
                  <b>{text.discardThis(play.voice.name(corporation), choice.draft.train)}</b>
                </ChoiceButton>
              ))}
          </div>
        </section>
      ))}
    </>
  )
}

import { words } from '../../../app/words'
import type { TurnView } from '../../../rules/view'
import { StepLabel } from '../../parts/StepLabel'
import { Who } from '../../parts/Who'
import { ChoiceButton } from './ChoiceButton'
import type { Play } from './kit'
import type { Slots } from './slots'

/** The trains that may be discarded. */
export function discardSlots(slots: Slots) {
  return { discards: slots.take('discardTrain', 'discard:') }
}

/** Corporations over the train limit, in any order: each train is a tap, and it goes into the Open Market (4.2.5(g)). */
export function Discard({
  play,
  turn,
  slots,
}: {
  play: Play
  turn: TurnView & { at: 'discard' }
  slots: ReturnType<typeof discardSlots>
}) {
  const text = words.value.play
  return (
    <>
      <StepLabel to={play.view.cites.turn} level={2}>
        {text.discardTrains}
      </StepLabel>
      <div class="strip notice">{text.overTrainLimit(play.view.trainLimit)}</div>
      {turn.owners.map(({ corporation, president, excess }) => (
        <section key={corporation} class="discard">
          <h2>
            <Who id={corporation} size="middle" /> {text.discards(play.voice.name(president), excess)}
          </h2>
          <div class="chips">
            {slots.discards
              .filter(it => it.draft.corporation === corporation)
              .map(choice => (
                <ChoiceButton
                  key={choice.draft.train}
                  of={choice}
                  class="long"
                  refusal={choice.refusal}
                  onTap={() => play.submit(choice.draft)}
                  label={text.discardLabel(corporation, choice.draft.train)}
                >
                  <b>{text.discardThis(choice.draft.train)}</b>
                </ChoiceButton>
              ))}
          </div>
        </section>
      ))}
    </>
  )
}

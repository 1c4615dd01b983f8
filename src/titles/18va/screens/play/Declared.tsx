import { trainCost, trainEffects, type trainSetsOff } from '../../../../families/operating/screens/trains'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import type { TrainView } from '../../tableView'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'

/** The choice to buy a train. */
export type Train = ChoiceOf<'buyTrain'>

/** The effects of buying a train of this type: all of them, or with `trainSetsOff` as `of` only what it sets off (4.5.8). */
export function effectsOf(
  play: Play,
  train: Train,
  type: TrainView,
  of: typeof trainSetsOff = trainEffects,
): readonly string[] {
  const setsOff = train.draft.from === 'ipo' ? type.setsOff.map(said.value.setsOff) : []
  return of(play, said.value.play, train, setsOff, type.cards.join('/'))
}

/** A train from the bank or the Pool. The tap also declares it passenger or freight, with or without the Tredegar Iron Works. */
export function Declared({
  play,
  train,
  type,
  main = false,
}: {
  play: Play
  train: Train
  type: TrainView
  /** Is buying it the main purpose of the turn? */
  main?: boolean
}) {
  const text = said.value.play
  const { train: card, corporation, from, private: company } = train.draft
  const passenger = card === type.type
  const cost = trainCost(play, train) ?? (company ? undefined : type.price)
  const title = cost === undefined ? card : text.train(card, play.voice.money(cost))
  const kind = passenger ? text.passenger : text.freightTrain
  const how = company ? [kind, text.tredegar(company)].join(' ') : kind
  return (
    <ChoiceButton
      of={train}
      kind={main && !train.refusal ? 'ink' : 'plain'}
      class="left train"
      refusal={train.refusal}
      onTap={() => play.submit(train.draft)}
      label={text.buyTrainLabel(`${title} ${how}`, play.voice.name(corporation), from)}
    >
      <b>{title}</b> <span>{kind}</span>
      {company ? <small> {text.tredegar(company)}</small> : null}
    </ChoiceButton>
  )
}

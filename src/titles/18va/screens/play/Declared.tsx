import { trainCost, trainEffects, type trainSetsOff } from '../../../../families/operating/screens/trains'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import type { TrainView } from '../../tableView'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'

/** A train that may be bought. */
export type Train = ChoiceOf<'buyTrain'>

/** What buying a train of a type brings, as `of` has it: all of it, or only what it sets off (4.5.8). */
export function effectsOf(
  play: Play,
  train: Train,
  type: TrainView,
  of: typeof trainSetsOff = trainEffects,
): readonly string[] {
  const setsOff = train.draft.from === 'ipo' ? type.setsOff.map(said.value.setsOff) : []
  return of(play, said.value.play, train, setsOff, type.cards.join('/'))
}

/** A train of the bank or the Pool, declared by the tap: passenger or freight, with or without the Tredegar Iron Works. */
export function Declared({
  play,
  train,
  type,
  main = false,
}: {
  play: Play
  train: Train
  type: TrainView
  /** Is buying it what the turn is about? */
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

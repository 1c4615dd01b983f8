import { addedFor, trainCost, trainSetsOff } from '../../../../families/operating/screens/trains'
import type { TrainView } from '../../../../families/railway/view'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { said, trainType } from '../shown'
import type { ChoiceOf, Play } from './kit'

/** The choice to buy a train. */
export type Train = ChoiceOf<'buyTrain'>

/** What the first train of a type sets off, in words; corporations that must convert are named (2). */
function setsOffSaid({ view, voice }: Play, type: TrainView): readonly string[] {
  const text = said.value
  const five = view.corporations.filter(({ size, price }) => size === 5 && price !== null)
  return type.setsOff.map(code =>
    code === 'mustConvert' && five.length > 0
      ? text.play.theseConvert(five.map(({ id }) => voice.name(id)).join(', '))
      : text.setsOff(code),
  )
}

/** The effects of buying a train of this type (4.5.8). */
export function effectsOf(play: Play, train: Train, type: TrainView): readonly string[] {
  const setsOff = train.draft.from === 'ipo' ? setsOffSaid(play, type) : []
  return trainSetsOff(play, said.value.play, train, setsOff, trainType(type.type))
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
  const more = [
    ...(company ? [text.tredegar(company)] : []),
    ...[addedFor(play, text, train)].filter(it => it !== undefined),
  ]
  return (
    <ChoiceButton
      of={train}
      kind={main && !train.refusal ? 'ink' : 'plain'}
      class="left train"
      refusal={train.refusal}
      onTap={() => play.submit(train.draft)}
      label={text.buyTrainLabel([title, kind, ...more].join(' '), play.voice.name(corporation), from)}
    >
      <b>{title}</b> <span>{kind}</span>
      {more.map(line => (
        <small key={line}> {line}</small>
      ))}
    </ChoiceButton>
  )
}

import { OthersTrains } from '../../../../families/operating/screens/OthersTrains'
import { addedFor, trainCost, trainSetsOff } from '../../../../families/operating/screens/trains'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { said } from '../words'
import type { ChoiceOf, Play } from './kit'

/** A train from the Bank: its price, how many are left, and what buying it sets off. */
function BankTrain({ play, train }: { play: Play; train: ChoiceOf<'buyTrain'> }) {
  const text = said.value.play
  const { draft, refusal } = train
  const card = play.view.trains.find(it => it.type === draft.train)
  const face = card?.price ?? 0
  const price = play.voice.money(trainCost(play, train) ?? (draft.private ? face / 2 : face))
  const left =
    draft.from === 'ipo' ? (card?.left == null ? text.noEnd : text.left(card.left)) : text.openMarket
  const codes = draft.from === 'ipo' ? (card?.setsOff ?? []) : []
  const adds = addedFor(play, text, train)
  const more = [...(adds ? [adds] : []), ...trainSetsOff(play, text, train, codes.map(said.value.setsOff))]
  const [title, rest] = [text.train(draft.train, price), draft.private ? text.halfPrice(draft.private) : left]
  return (
    <ChoiceButton
      of={train}
      class="left train"
      refusal={refusal}
      onTap={() => play.submit(draft)}
      label={text.buyTrainLabel([title, rest, ...more].join(' '), draft.corporation)}
    >
      <b>{title}</b> <span>{rest}</span>
      {more.map(effect => (
        <small key={effect}> {effect}</small>
      ))}
    </ChoiceButton>
  )
}

/** Trains to buy: from the Bank with one tap, from other corporations at a price (4.2.5). */
export function Trains({ play, trains }: { play: Play; trains: readonly ChoiceOf<'buyTrain'>[] }) {
  const text = said.value.play
  if (trains.length === 0) return null
  const ofBank = trains.filter(it => it.draft.price === undefined)
  const ofOthers = trains.filter(it => it.draft.price !== undefined)
  return (
    <section class="trains">
      <StepLabel of="buyTrain" aside={text.trainLimit(play.view.trainLimit)}>
        {text.trains}
      </StepLabel>
      <div class="bank-trains">
        {ofBank.map(train => (
          <BankTrain
            key={`${train.draft.train} ${train.draft.from} ${train.draft.private}`}
            play={play}
            train={train}
          />
        ))}
      </div>
      <OthersTrains play={play} text={text} trains={ofOthers} />
    </section>
  )
}

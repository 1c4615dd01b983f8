import type { Choice } from '../../../rules/rule'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { OthersTrains } from '../../operating/screens/OthersTrains'
import { addedFor, trainCost, trainSetsOff } from '../../operating/screens/trains'
import type { BuyTrain } from '../operating/buyTrain'
import { type Choices, type Play, said } from './shown'

/** What buying a train would bring, as far as its title can say. */
type Brings = ((train: Choice<BuyTrain>) => string | undefined) | undefined

/** How many used trains of a type the bank sells. */
const usedOf = ({ view }: Play, type: string) => view.market.filter(it => it === type).length

/** A train from the bank: its price, how many are left, what is handed in, what buying it sets off, and what it would bring. */
function bankTrain(play: Play, train: Choice<BuyTrain>, brings: Brings) {
  const text = said.value.play
  const { draft } = train
  const card = play.view.trains.find(it => it.type === draft.train)
  const less = draft.private ? card?.reduced : card?.tradedIn[draft.exchange ?? '']
  const price = play.voice.money(trainCost(play, train) ?? less ?? card?.price ?? 0)
  const left =
    draft.from === 'ipo'
      ? card?.left == null
        ? text.noEnd
        : text.left(card.left)
      : text.used(usedOf(play, draft.train))
  const codes = draft.from === 'ipo' ? (card?.setsOff ?? []) : []
  const adds = addedFor(play, text, train)
  const brought = brings?.(train)
  const more = [
    ...(adds ? [adds] : []),
    ...trainSetsOff(play, text, train, codes.map(said.value.setsOff)),
    ...(brought === undefined ? [] : [brought]),
  ]
  const title = text.train(draft.train, price)
  const rest = draft.private
    ? text.reducedBy(draft.private)
    : draft.exchange === undefined
      ? left
      : text.tradedIn(draft.exchange)
  return (
    <ChoiceButton
      key={`${draft.train} ${draft.from} ${draft.exchange} ${draft.private}`}
      of={train}
      class="left train"
      play={play}
      label={text.buyTrainLabel([title, rest, ...more].join(' '), draft.corporation, draft.from)}
    >
      <b>{title}</b> <span>{rest}</span>
      {more.map(effect => (
        <small key={effect}> {effect}</small>
      ))}
    </ChoiceButton>
  )
}

/** Trains to buy: from the bank with one tap, from other corporations at a price. */
export function Trains({ play, trains, brings }: { play: Play; trains: Choices<BuyTrain>; brings?: Brings }) {
  const text = said.value.play
  if (trains.length === 0) return null
  const ofBank = trains.filter(it => it.draft.price === undefined)
  const ofOthers = trains.filter(it => it.draft.price !== undefined)
  return (
    <section class="trains">
      <StepLabel of="buyTrain" aside={text.trainLimit(play.view.trainLimit)}>
        {text.trains}
      </StepLabel>
      <div class="bank-trains">{ofBank.map(train => bankTrain(play, train, brings))}</div>
      <OthersTrains play={play} text={text} trains={ofOthers} />
    </section>
  )
}

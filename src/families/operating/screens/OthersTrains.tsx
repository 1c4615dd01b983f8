import type { Choice } from '../../../rules/rule'
import { Amount } from '../../../ui/kit/fields/Amount'
import { opened } from '../../../ui/kit/parts/opened'
import { steady } from '../../../ui/kit/parts/steady'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { flowOf, followsOf, type Play, rangeOf } from '../../../ui/kit/play/kit'
import type { TrainWords } from '../../words/operating'
import { type BuyTrain, corporationOf, type RunTable } from './table'
import { addedBy } from './trains'

const idOf = ({ draft }: Choice<BuyTrain>) => `${draft.corporation} ${draft.from} ${draft.train}`

/**
 * Asks for the price of another corporation's train and shows what somebody adds to it and what is left in the treasury.
 * The lowest price is one tap, and so is the whole treasury, or the highest price if that is empty.
 */
function Price({ play, text, train }: { play: Play<RunTable>; text: TrainWords; train: Choice<BuyTrain> }) {
  const { corporation, from, train: type, price = 1 } = train.draft
  const { name } = play.voice
  const treasury = corporationOf(play.view, corporation)?.treasury ?? 0
  return (
    <Amount
      play={play}
      choice={train}
      start={price}
      likely={treasury > 0 ? treasury : rangeOf(train).to}
      confirm={amount => text.paysFor(name(corporation), amount, text.othersTrain(name(from), type))}
      detail={tried => {
        const happened = followsOf(tried)
        const adds = addedBy(play, text, happened)
        const left = text.treasury(treasury, treasury + flowOf(happened, corporation))
        return adds ? `${adds} · ${left}` : left
      }}
    />
  )
}

interface OthersTrainsProps {
  readonly play: Play<RunTable>
  readonly text: TrainWords
  readonly trains: readonly Choice<BuyTrain>[]
  /** How they are arranged: long names need more room than letters. */
  readonly row?: 'chips' | 'buttons'
}

/** The trains of other corporations, each at a price to be typed. */
export const OthersTrains = steady(({ play, text, trains, row = 'chips' }: OthersTrainsProps) => {
  const open = trains.find(train => opened.is(idOf(train)))
  if (trains.length === 0) return null
  return (
    <>
      <div class={row}>
        {trains.map(train => {
          const from = play.voice.name(train.draft.from)
          return (
            <ChoiceButton
              key={idOf(train)}
              of={train}
              class="long"
              expanded={opened.is(idOf(train))}
              onTap={() => opened.toggle(idOf(train))}
              label={text.othersTrainLabel(from, train.draft.train)}
            >
              {text.othersTrain(from, train.draft.train)}
            </ChoiceButton>
          )
        })}
      </div>
      {open ? <Price key={idOf(open)} play={play} text={text} train={open} /> : null}
    </>
  )
})

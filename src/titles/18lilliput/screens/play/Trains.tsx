import { OthersTrains } from '../../../../families/operating/screens/OthersTrains'
import { addedFor } from '../../../../families/operating/screens/trains'
import { Folded } from '../../../../ui/kit/parts/Folded'
import { Label } from '../../../../ui/kit/parts/Label'
import { StepLabel } from '../../../../ui/kit/parts/StepLabel'
import { Who } from '../../../../ui/kit/parts/Who'
import { ChoiceButton } from '../../../../ui/kit/play/ChoiceButton'
import { setsOffLines } from '../setsOff'
import { companyOf } from '../table'
import { said } from '../words'
import type { ChoiceOf, Choices, Play } from './kit'

type Train = ChoiceOf<'buyTrain'>

/** What a purchase triggers. */
function effectsOf({ view }: Play, { draft }: Train): readonly string[] {
  const text = said.value.play
  const top = draft.from === 'ipo' ? view.stack.find(({ type }) => type === draft.train) : undefined
  const lines = setsOffLines(view, top?.setsOff ?? null)
  return [
    ...(top ? [text.stack(top.left)] : []),
    ...(lines.length > 0 ? [text.first(draft.train, lines.join('; '))] : []),
  ]
}

/** What the company would pay for a train of the stack or a scrapped one, also while the purchase is refused. */
const costOf = ({ view }: Play, { corporation, train, from }: Train['draft']) =>
  from === 'ipo'
    ? companyOf(view, corporation)?.newTrain
    : view.scrapped.find(({ card }) => card === train)?.price

/** A button that buys a train of the stack or a scrapped one for a company. */
function Buy({ play, train }: { play: Play; train: Train }) {
  const text = said.value.play
  const { corporation, train: card, from } = train.draft
  const title = text.train(card, play.voice.money(costOf(play, train.draft) ?? 0))
  const adds = addedFor(play, text, train)
  return (
    <ChoiceButton
      of={train}
      class="left train"
      play={play}
      label={text.buyTrainLabel(
        adds ? `${title} ${adds}` : title,
        play.voice.name(corporation),
        from === 'scrapped',
      )}
    >
      <b>{title}</b>
      {adds ? <small> {adds}</small> : null}
    </ChoiceButton>
  )
}

/** The trains that one company may buy with a card. */
function OfCompany({ play, id, trains }: { play: Play; id: string; trains: readonly Train[] }) {
  const text = said.value.play
  const { money, name } = play.voice
  const ofOthers = trains.filter(({ draft }) => draft.price !== undefined)
  const fresh = trains.filter(({ draft }) => draft.price === undefined)
  return (
    <div class="stack">
      <Label aside={money(companyOf(play.view, id)?.treasury ?? 0)}>{name(id)}</Label>
      {fresh.map(train => (
        <div key={train.draft.train} class="train-type">
          <p>
            <Who id={id} /> {effectsOf(play, train).join(' · ')}
          </p>
          <div class="bank-trains">
            <Buy play={play} train={train} />
          </div>
        </div>
      ))}
      {ofOthers.length > 0 ? (
        <Folded key={`${play.revision}`} line={text.othersFor(name(id))}>
          <OthersTrains play={play} text={text} trains={ofOthers} row="buttons" />
        </Folded>
      ) : null}
    </div>
  )
}

/**
 * The trains that the card allows each of the player's companies: the top of the stack, or one of another company
 * (trains).
 */
export function Trains({ play, trains, most }: { play: Play; trains: readonly Train[]; most: number }) {
  const text = said.value.play
  const companies = [...new Set(trains.map(({ draft }) => draft.corporation))]
  return (
    <section class="trains">
      <StepLabel of="buyTrain" aside={`${text.trainsLeft(most)} · ${text.trainLimit(play.view.trainLimit)}`}>
        {text.trains}
      </StepLabel>
      {companies.map(id => (
        <OfCompany
          key={id}
          play={play}
          id={id}
          trains={trains.filter(({ draft }) => draft.corporation === id)}
        />
      ))}
    </section>
  )
}

/**
 * Scrapped trains, of which a company may buy one right after its founding or after a run without a dividend (founding,
 * withholding).
 */
export function Scrapped({ play, trains }: { play: Play; trains: Choices<'buyTrain'> }) {
  const text = said.value.play
  if (trains.length === 0) return null
  return (
    <section class="trains">
      <StepLabel of="buyTrain" aside={text.trainLimit(play.view.trainLimit)}>
        {text.scrapped}
      </StepLabel>
      <div class="bank-trains">
        {trains.map(train => (
          <div key={train.draft.train} class="train-type">
            <Buy play={play} train={train} />
            {effectsOf(play, train).map(effect => (
              <small key={effect}>{effect}</small>
            ))}
          </div>
        ))}
      </div>
    </section>
  )
}

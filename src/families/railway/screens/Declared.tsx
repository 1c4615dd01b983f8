import type { ComponentChildren } from 'preact'
import type { Choice } from '../../../rules/rule'
import { StepLabel } from '../../../ui/kit/parts/StepLabel'
import { ChoiceButton } from '../../../ui/kit/play/ChoiceButton'
import { Foot } from '../../../ui/kit/play/Foot'
import { OthersTrains } from '../../operating/screens/OthersTrains'
import { addedFor, trainCost, trainSetsOff } from '../../operating/screens/trains'
import type { Game } from '../game'
import type { BuyTrain } from '../operating/buyTrain'
import type { ForcedView, TrainView } from '../view'
import { type Choices, type Play, said } from './shown'

/** What a title says of trains that are declared as one of several when they are bought. */
export interface DeclaredWords {
  /** What a train is once it is declared. */
  kind(card: string): string
  /** What a private company does to lower a price. */
  reduced(company: string): string
  /** What the first train of a type sets off. */
  setsOff(play: Play, type: TrainView): readonly string[]
  /** Where the used trains are. */
  readonly used: string
}

/** What the panels of declared trains are drawn with. */
interface Shown {
  readonly play: Play
  readonly game: Game
  readonly words: DeclaredWords
}

/** The effects of buying a train of this type. */
function effectsOf(
  { play, game, words }: Shown,
  train: Choice<BuyTrain>,
  type: TrainView,
): readonly string[] {
  const setsOff = train.draft.from === 'ipo' ? words.setsOff(play, type) : []
  return trainSetsOff(play, said.value.play, train, setsOff, game.typeName(type.type))
}

/** A train from the bank or the market; the tap also declares it. `main` if buying it is the main purpose of the turn. */
function Declared({
  play,
  words,
  train,
  type,
  main = false,
}: Omit<Shown, 'game'> & { train: Choice<BuyTrain>; type: TrainView; main?: boolean }) {
  const text = said.value.play
  const { train: card, corporation, from, private: company } = train.draft
  const cost = trainCost(play, train) ?? (company ? undefined : type.price)
  const title = cost === undefined ? card : text.train(card, play.voice.money(cost))
  const kind = words.kind(card)
  const adds = addedFor(play, text, train)
  const more = [...(company ? [words.reduced(company)] : []), ...(adds === undefined ? [] : [adds])]
  return (
    <ChoiceButton
      of={train}
      kind={main && !train.refusal ? 'ink' : 'plain'}
      class="left train"
      play={play}
      label={text.buyTrainLabel([title, kind, ...more].join(' '), play.voice.name(corporation), from)}
    >
      <b>{title}</b> <span>{kind}</span>
      {more.map(line => (
        <small key={line}> {line}</small>
      ))}
    </ChoiceButton>
  )
}

/** Full prices first, so that the ways to declare a train are side by side. */
const byPayment = (a: Choice<BuyTrain>, b: Choice<BuyTrain>) =>
  Number(a.draft.private !== undefined) - Number(b.draft.private !== undefined)

/** A train type: how many are left, what buying one sets off, and a button for each way to declare it. */
function Type({ type, trains, ...shown }: Shown & { type: TrainView; trains: Choices<BuyTrain> }) {
  // Every choice of a type has the same effects; a possible one can be tried out to show them.
  const tried = trains.find(it => !it.refusal) ?? trains[0]
  if (!tried) return null
  const left = tried.draft.from === 'ipo' ? said.value.play.left(type.left ?? 0) : shown.words.used
  return (
    <div class="train-type">
      <p>
        <strong>{shown.game.typeName(type.type)}</strong>{' '}
        {[left, ...effectsOf(shown, tried, type)].join(' · ')}
      </p>
      <div class="bank-trains">
        {[...trains].sort(byPayment).map(train => (
          <Declared key={`${train.draft.train} ${train.draft.private}`} {...shown} {...{ train, type }} />
        ))}
      </div>
    </div>
  )
}

/** The ways to declare the train that must be bought: from the bank if it sells one, otherwise from the market. */
function forcedTrains(game: Game, forced: ForcedView, trains: Choices<BuyTrain>): Choices<BuyTrain> {
  const cards = game.train(forced.train).cards ?? []
  const ways = trains.filter(
    ({ draft }) => draft.price === undefined && !draft.private && cards.includes(draft.train),
  )
  return ways.filter(({ draft }) => draft.from === ways[0]?.draft.from)
}

/** The purchase that must be made: fixed above the bar once there is enough money, until then in place below the sales. */
function PurchaseFoot({
  forced,
  trains,
  ...shown
}: Shown & { forced: ForcedView; trains: Choices<BuyTrain> }) {
  const type = shown.play.view.trains.find(it => it.type === forced.train)
  if (!type || trains.length === 0) return null
  const buttons = trains.map(train => (
    <Declared key={train.draft.train} {...shown} {...{ train, type }} main />
  ))
  const open = trains.some(({ refusal }) => !refusal)
  return open ? <Foot>{buttons}</Foot> : <div class="not-yet">{buttons}</div>
}

/** What is said of a purchase that must be made: the train, and its effects in one line. */
export function purchaseOf(shown: Shown, forced: ForcedView, all: Choices<BuyTrain>) {
  const type = shown.play.view.trains.find(it => it.type === forced.train)
  const trains = forcedTrains(shown.game, forced, all)
  const train = trains.find(({ refusal }) => !refusal) ?? trains[0]
  const effects = type && train ? effectsOf(shown, train, type) : []
  return { train: shown.game.typeName(forced.train), effects: effects.join(' · ') }
}

interface TrainsProps extends Shown {
  readonly trains: Choices<BuyTrain>
  readonly forced?: ForcedView | undefined
  /** What stands beside the heading. */
  readonly aside: string
  /** What else may be done in this step. */
  readonly more: readonly ComponentChildren[]
}

/** Those that must be bought first; then trains by type, from bank and market, and those of other corporations at a price. */
export function DeclaredTrains({ trains: all, forced, aside, more, ...shown }: TrainsProps) {
  const { play, game } = shown
  const text = said.value.play
  const due = forced ? forcedTrains(game, forced, all) : []
  const trains = all.filter(train => !due.includes(train))
  const ofType = (type: string, from: string) =>
    trains.filter(({ draft }) => draft.from === from && game.typeOf(draft.train) === type)
  return (
    <>
      {forced ? <PurchaseFoot {...shown} forced={forced} trains={due} /> : null}
      {trains.length + more.length > 0 ? (
        <section class="trains">
          <StepLabel of="buyTrain" aside={aside}>
            {text.trains}
          </StepLabel>
          {(['ipo', 'market'] as const).flatMap(from =>
            play.view.trains.map(type => (
              <Type key={`${type.type} ${from}`} {...shown} type={type} trains={ofType(type.type, from)} />
            )),
          )}
          <OthersTrains play={play} text={text} trains={trains.filter(it => it.draft.price !== undefined)} />
          {more}
        </section>
      ) : null}
    </>
  )
}

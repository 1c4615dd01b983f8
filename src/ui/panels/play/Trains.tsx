import { words } from '../../../app/words'
import type { Happening } from '../../../rules/happening'
import { Amount } from '../../fields/Amount'
import { openedIn } from '../../parts/opened'
import { StepLabel } from '../../parts/StepLabel'
import { ChoiceButton } from './ChoiceButton'
import { type ChoiceOf, corporationOf, flowOf, followsOf, type Play, tableAfter } from './kit'

/** Whose trains go by a purchase, such as `M&O 2 2, TAG 2`. */
function trainsGone(happened: readonly Happening[]): string {
  const gone = new Map<string, string[]>()
  for (const it of happened) {
    if (it.is !== 'train' || it.to !== 'gone') continue
    gone.set(it.from, [...(gone.get(it.from) ?? []), it.train])
  }
  return [...gone].map(([from, trains]) => `${words.value.play.place(from)} ${trains.join(' ')}`).join(', ')
}

/** What buying a train sets off: what the first of its type does, whose trains go, who must discard, who adds money. */
function effects(play: Play, train: ChoiceOf<'buyTrain'>): readonly string[] {
  const text = words.value.play
  const { draft } = train
  const card = play.view.trains.find(it => it.type === draft.train)
  const codes = draft.from === 'ipo' ? (card?.setsOff ?? []) : []
  const first = codes.length > 0 ? [text.first(draft.train, codes.map(play.say.setsOff).join('; '))] : []
  if (train.refusal) return first
  const tried = play.tryOut(draft)
  const happened = followsOf(tried)
  const gone = trainsGone(happened)
  const after = tableAfter(tried)
  const excess = after?.turn.at === 'discard' ? after.turn.owners : []
  const added = happened.filter(it => it.is === 'paid').find(it => it.why === 'contribution')
  return [
    ...(added ? [text.adds(play.voice.name(added.from), play.voice.money(added.amount))] : []),
    ...first,
    ...(gone ? [text.trainsGo(gone)] : []),
    ...excess.map(it => text.mustDiscard(it.corporation, it.excess)),
  ]
}

/** A train of the Bank: price, how many are left, and what buying it sets off. */
function BankTrain({ play, train }: { play: Play; train: ChoiceOf<'buyTrain'> }) {
  const text = words.value.play
  const { draft, refusal } = train
  const card = play.view.trains.find(it => it.type === draft.train)
  const paid = followsOf(refusal ? undefined : play.tryOut(draft))
    .filter(it => it.is === 'paid')
    .find(it => it.why === 'train')
  const face = card?.price ?? 0
  const price = play.voice.money(paid?.amount ?? (draft.private ? face / 2 : face))
  const left =
    draft.from === 'ipo' ? (card?.left == null ? text.noEnd : text.left(card.left)) : text.openMarket
  const more = effects(play, train)
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

/** Trains of other corporations, each at a price to be typed. */
function OthersTrains({ play, trains }: { play: Play; trains: readonly ChoiceOf<'buyTrain'>[] }) {
  const opened = openedIn(play)
  const text = words.value.play
  const idOf = ({ draft }: ChoiceOf<'buyTrain'>) => `${draft.from} ${draft.train}`
  const open = trains.find(train => opened.is(idOf(train)))
  return (
    <>
      <div class="chips">
        {trains.map(train => (
          <ChoiceButton
            key={idOf(train)}
            of={train}
            class="long"
            refusal={train.refusal}
            expanded={opened.is(idOf(train))}
            onTap={() => opened.toggle(idOf(train))}
            label={text.othersTrainLabel(train.draft.from, train.draft.train)}
          >
            {text.othersTrain(train.draft.from, train.draft.train)}
          </ChoiceButton>
        ))}
      </div>
      {open ? (
        <Amount
          key={idOf(open)}
          play={play}
          choice={open}
          start={open.draft.price ?? 1}
          confirm={amount =>
            text.paysFor(open.draft.corporation, amount, text.othersTrain(open.draft.from, open.draft.train))
          }
          detail={tried => {
            const treasury = corporationOf(play.view, open.draft.corporation)?.treasury ?? 0
            return text.treasury(treasury, treasury + flowOf(followsOf(tried), open.draft.corporation))
          }}
        />
      ) : null}
    </>
  )
}

/** Trains to buy: of the Bank with one tap, of other corporations at a price (4.2.5). */
export function Trains({ play, trains }: { play: Play; trains: readonly ChoiceOf<'buyTrain'>[] }) {
  const text = words.value.play
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
      {ofOthers.length > 0 ? <OthersTrains play={play} trains={ofOthers} /> : null}
    </section>
  )
}

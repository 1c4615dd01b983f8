import type { Money } from '../../../bank/money'
import type { Happening } from '../../../rules/happening'
import type { Choice } from '../../../rules/rule'
import { followsOf, type Play, tableAfter } from '../../../ui/kit/play/kit'
import type { TrainWords } from '../../words/operating'
import type { BuyTrain, DiscardTurn } from './table'

/** The trains that a purchase takes out of play, grouped by owner. */
function trainsGone(play: Play, text: TrainWords, happened: readonly Happening[]): string {
  const gone = new Map<string, string[]>()
  for (const it of happened) {
    if (it.is !== 'train' || it.to !== 'gone') continue
    gone.set(it.from, [...(gone.get(it.from) ?? []), it.train])
  }
  return [...gone]
    .map(([from, trains]) => `${play.voice.name(text.place(from))} ${trains.join(' ')}`)
    .join(', ')
}

/** What buying a train sets off: what the first of its type does, whose trains go, who must discard. */
export function trainSetsOff(
  play: Play,
  text: TrainWords,
  train: Choice<BuyTrain>,
  /** What the first train of its type sets off, in words; empty if it is not the first. */
  setsOff: readonly string[],
  /** What the type is called. */
  name = train.draft.train,
): readonly string[] {
  const first = setsOff.length > 0 ? [text.first(name, setsOff.join('; '))] : []
  if (train.refusal) return first
  const tried = play.tryOut(train.draft)
  const happened = followsOf(tried)
  const gone = trainsGone(play, text, happened)
  const after = tableAfter(tried)?.turn
  const excess = after?.at === 'discard' ? (after as DiscardTurn).owners : []
  return [
    ...first,
    ...(gone ? [text.trainsGo(gone)] : []),
    ...excess.map(it => text.mustDiscard(play.voice.name(it.corporation), it.excess)),
  ]
}

/** What a president adds to the treasury, as the button of the purchase says it; `undefined` if nothing. */
export function addedBy(
  play: Play,
  text: Pick<TrainWords, 'adds'>,
  happened: readonly Happening[],
): string | undefined {
  const added = happened.filter(it => it.is === 'paid').find(it => it.why === 'contribution')
  return added && text.adds(play.voice.name(added.from), play.voice.money(added.amount))
}

/** What a president adds if this train is bought; `undefined` if nothing, or if the purchase is refused. */
export const addedFor = (
  play: Play,
  text: Pick<TrainWords, 'adds'>,
  { draft, refusal }: Choice<BuyTrain>,
): string | undefined => (refusal ? undefined : addedBy(play, text, followsOf(play.tryOut(draft))))

/** What a purchase costs under the law; `undefined` if it is refused. */
export function trainCost(play: Play, { draft, refusal }: Choice<BuyTrain>): Money | undefined {
  if (refusal) return undefined
  const paid = followsOf(play.tryOut(draft)).filter(it => it.is === 'paid')
  return paid.find(it => it.why === 'train')?.amount ?? 0
}

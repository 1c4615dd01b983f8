import { titleWords, voice } from '../../../app/desk/table'
import type { TrainCard } from '../data'
import type { LilView, SetsOff } from '../tableView'
import { said } from './words'

/** Trains grouped by place: `Mildendo 2 2, scrapped trains 3`. */
function whose(cards: readonly { readonly at: string; readonly train: TrainCard }[]): string {
  const at = [...new Set(cards.map(card => card.at))]
  const name = (id: string) => titleWords.value?.holder(id, voice.value) ?? id
  return at
    .map(id => [name(id), ...cards.filter(card => card.at === id).map(card => card.train)].join(' '))
    .join(', ')
}

/** What the first train of a type triggers, one phrase for each change to the current table. */
export function setsOffLines(
  { trainLimit, funds }: Pick<LilView, 'trainLimit' | 'funds'>,
  sets: SetsOff | null,
): readonly string[] {
  if (!sets) return []
  const text = said.value.setsOff
  const { name, money } = voice.value
  return [
    text.phase(sets.phase),
    ...(sets.limit === trainLimit ? [] : [text.limit(sets.limit)]),
    ...(sets.funds === funds ? [] : [text.funds(money(sets.funds))]),
    ...(sets.turnsOver.length > 0 ? [text.turnsOver(whose(sets.turnsOver))] : []),
    ...(sets.removes.length > 0 ? [text.removes(whose(sets.removes))] : []),
    ...sets.discards.map(({ corporation, excess }) => text.discards(name(corporation), excess)),
  ]
}

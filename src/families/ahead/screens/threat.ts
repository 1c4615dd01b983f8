import { voice } from '../../../app/desk/table'
import type { AheadWords } from '../../words/ahead'
import type { Outlook, Stranded } from '../outlook'

/**
 * Says who might go bankrupt first: a president who could not raise what the cheapest train costs now, otherwise what it
 * would cost once a train type has begun.
 */
export function threat(text: AheadWords, { trainless, trains, liquidity }: Outlook): string {
  const { name, money } = voice.value
  const raises = new Map(liquidity.map(({ player, total }) => [player, total]))
  const lacks = (it: Stranded) => it.short > (raises.get(it.president) ?? 0)
  const now = trainless.find(lacks)
  if (now) return text.endThreatenedNow(name(now.president), name(now.corporation), money(now.short))
  for (const { type, stranded } of trains) {
    const first = stranded.find(lacks)
    if (first) return text.endThreatened(name(first.president), name(first.corporation), type)
  }
  return text.endNobody
}

import { voice } from '../../../app/desk/table'
import type { AheadWords } from '../../words/ahead'
import type { Outlook, Stranded } from '../outlook'

/**
 * Says who might go bankrupt first: every president who could not raise what the cheapest train costs now, otherwise what it
 * would cost once a train type has begun.
 */
export function threat(text: AheadWords, { trainless, trains, liquidity }: Outlook): string {
  const { name, money } = voice.value
  const raises = new Map(liquidity.map(({ player, total }) => [player, total]))
  const lacks = (it: Stranded) => it.short > (raises.get(it.president) ?? 0)
  const now = trainless
    .filter(lacks)
    .map(({ president, corporation, short }) =>
      text.endThreatenedNow(name(president), name(corporation), money(short)),
    )
  const later = trains.map(({ type, stranded }) =>
    stranded
      .filter(lacks)
      .map(({ president, corporation }) => text.endThreatened(name(president), name(corporation), type)),
  )
  const [first = [text.endNobody]] = [now, ...later].filter(some => some.length > 0)
  return first.join(' ')
}

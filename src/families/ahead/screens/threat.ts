import { voice } from '../../../app/desk/table'
import type { AheadWords } from '../../words/ahead'
import type { Outlook } from '../outlook'

/** Says who might go bankrupt first: a president who could not raise what the cheapest train would then cost. */
export function threat(text: AheadWords, { trains, liquidity }: Outlook): string {
  const { name } = voice.value
  const raises = new Map(liquidity.map(({ player, total }) => [player, total]))
  for (const { type, stranded } of trains) {
    const first = stranded.find(it => it.short > (raises.get(it.president) ?? 0))
    if (first) return text.endThreatened(name(first.president), name(first.corporation), type)
  }
  return text.endNobody
}

import { spoken } from '../../../app/device/settings'
import type { Story } from '../../../app/games/story'

/** The day or days on which the game was played, as people write them; `undefined` if entries have no times. */
export function daysOf({ played }: Pick<Story, 'played'>): string | undefined {
  if (!played) return undefined
  return new Intl.DateTimeFormat(spoken.value, { dateStyle: 'long' }).formatRange(played.from, played.to)
}

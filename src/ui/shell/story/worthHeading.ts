import { roundName, words } from '../../../app/desk/words'
import type { Story } from '../../../app/games/story'

/** Heading of net worth over time: of the whole game, or since the table was joined. */
export function worthHeading(joined: Story['joined']): string {
  const { end } = words.value
  return joined === null ? end.worth : end.worthSince(roundName(joined))
}

import { titleWords, voice } from '../../../app/desk/table'
import { roundName, words } from '../../../app/desk/words'
import type { ShellView } from '../../../rules/view'

/** One line that says who comes next, and which round follows this one. */
export function nextUp(view: ShellView): string {
  const { frame } = words.value
  if (view.over !== null) return titleWords.value?.label(view.over) ?? view.over
  const names = view.followers.map(id => voice.value.name(id))
  const who = names.length > 0 ? [frame.thenWho(names.join(', '))] : []
  const still = titleWords.value?.stillInRound?.(view)
  const between = still === undefined ? [] : [frame.thenWho(still)]
  const { nextRound } = view
  // A line does not end within the name of a round.
  const round = typeof nextRound === 'string' ? roundName(nextRound).replaceAll(' ', '\u00a0') : undefined
  const then = round === undefined ? [] : [frame.thenRound(round)]
  const after = nextRound === null ? [frame.thenEnd] : []
  return [...who, ...between, ...after, ...then].join('; ')
}

/** What triggered the end of the game, while the game still runs; `null` if nothing has. */
export const endingOf = (view: ShellView): string | null =>
  view.ending && view.over === null ? (titleWords.value?.label(view.ending) ?? view.ending) : null

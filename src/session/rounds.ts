import type { Entry, Session } from './session'

/** An entry and the round in which it was made. */
export interface EntryInRound {
  readonly entry: Entry
  readonly round: string
}

/**
 * The entries with their rounds. The entry that ends a round still belongs to it; a `position` belongs to the round it sets; a
 * ruling may set another round for what follows.
 */
export function inRounds({
  title,
  start,
  entries,
}: Pick<Session, 'title' | 'start' | 'entries'>): readonly EntryInRound[] {
  let round = title.view(start).round
  return entries.map(entry => {
    const { action, happened, state } = entry
    if (action.type === 'position') round = title.view(state).round
    const at = { entry, round }
    if (action.type === 'correct') round = title.view(state).round
    for (const it of happened) if (it.is === 'round') round = it.round
    return at
  })
}

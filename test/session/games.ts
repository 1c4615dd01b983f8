import type { Action } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { accept, type Draft } from '../../src/session/change'
import { type Attempt, begin, enter, type Session } from '../../src/session/session'
import { loadTitle, TITLES } from '../../src/titles/registry'
import { actionsOf, type Recorded } from '../games/recorded'

/** 18AL as the app loads it. */
export const title: AnyTitle = await loadTitle('18AL')

const titles = new Map<string, AnyTitle>(
  await Promise.all(TITLES.map(async id => [id, await loadTitle(id)] as const)),
)

/** A title of the registry by its id, as readers of games ask for it. */
export const titleOf = async (id: string) => titles.get(id)

/** Enters actions, each as a change of its own. Throws if one is refused. */
export function entered(session: Session, actions: readonly Action[]): Session {
  return actions.reduce((open, action) => {
    const step = enter(open, [action])
    if ('stop' in step) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.stop.refusal)}`)
    return step.session
  }, session)
}

/** The session after a step. Throws if the step was not taken. */
export function taken(step: Attempt | undefined): Session {
  if (!step || 'stop' in step) throw new Error('not taken')
  return step.session
}

/** The session after a change. Throws if an entry does not fit with it. */
export const accepted = (draft: Draft): Session => taken(accept(draft))

/** The id of the entry at a place, from 0. */
export const idAt = (session: Session, index: number) => session.entries[index]?.id ?? 0

/** A recorded game as a session, up to an entry. */
export function sessionOf(game: Recorded, upTo = Number.POSITIVE_INFINITY): Session {
  const played = titles.get(game.title)
  if (!played) throw new Error(`no title ${game.title}`)
  return entered(begin(played, game), actionsOf(game).slice(0, upTo))
}

/** The report of the table as it stands. */
export function tableOf(session: Session) {
  return session.title.report(session.entries.at(-1)?.state ?? session.start)
}

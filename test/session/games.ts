import type { Action } from '../../src/rules/rule'
import type { AnyTitle } from '../../src/rules/title'
import { begin, enter, type Session } from '../../src/session/session'
import { loadTitle, TITLES } from '../../src/titles/registry'
import { actionsOf, type Recorded } from '../games/recorded'

/** 18AL, as the app loads it. */
export const title: AnyTitle = await loadTitle('18AL')

const titles = new Map<string, AnyTitle>(
  await Promise.all(TITLES.map(async id => [id, await loadTitle(id)] as const)),
)

/** The titles of the registry, as readers of games ask for them. */
export const titleOf = async (id: string) => titles.get(id)

/** Enters actions, each as a change of its own. Throws where one is refused. */
export function entered(session: Session, actions: readonly Action[]): Session {
  return actions.reduce((open, action) => {
    const step = enter(open, [action])
    if ('stop' in step) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.stop.refusal)}`)
    return step.session
  }, session)
}

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

import { type Draft, draftWith } from '../../session/change'
import type { Mend } from '../../session/mend/mend'
import { splicesTo } from '../../session/mend/wanted'
import type { EntryId, Splice } from '../../session/records'
import type { Played, Session } from '../../session/session'

/**
 * A change of the past as it is kept while it is pending or held: its splices, and the game's last entry at that time, so that
 * the game may go on meanwhile. Ids above `lastId` are the plan's own entries.
 */
export interface Plan {
  readonly lastId: EntryId
  readonly splices: readonly Splice[]
}

/** A plan that changes nothing yet. */
export function planFor(session: Session): Plan {
  return { lastId: session.lastId, splices: [] }
}

/** The plan that leads from a game to its mended list of entries. */
export function planOf(session: Session, { list }: Mend): Plan {
  return { lastId: session.lastId, splices: splicesTo(session.entries, list) }
}

/** The plan for a game that has gone on since: its own entries are renumbered to follow the game's last. */
function rebase(plan: Plan, session: Session): Plan {
  const more = session.lastId - plan.lastId
  if (more === 0) return plan
  const by = (id: EntryId) => (id > plan.lastId ? id + more : id)
  return {
    lastId: session.lastId,
    splices: plan.splices.map(({ after, remove, insert }) => ({
      after: by(after),
      remove: remove.map(by),
      insert,
    })),
  }
}

/** The draft of a plan in the game as it is now; `undefined` if the game no longer has what the plan changes. */
export function draftOfPlan(session: Session, plan: Plan, played?: Played): Draft | undefined {
  return draftWith(session, rebase(plan, session).splices, played)
}

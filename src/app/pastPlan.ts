import type { Action } from '../rules/rule'
import { type Draft, draftWith } from '../session/change'
import type { EntryId, Splice } from '../session/records'
import type { Session } from '../session/session'

/**
 * A change of the past as it is kept while it is put together or held: its splices, and the last entry there was, so that
 * the game may go on meanwhile. Entries behind `lastId` are the plan's own.
 */
export interface Plan {
  readonly lastId: EntryId
  readonly splices: readonly Splice[]
}

/** A plan that changes nothing yet. */
export function planFor(session: Session): Plan {
  return { lastId: session.lastId, splices: [] }
}

/** A plan with each of its own entries under another number. */
function renumbered(plan: Plan, to: (own: EntryId) => EntryId): readonly Splice[] {
  const by = (id: EntryId) => (id > plan.lastId ? to(id) : id)
  return plan.splices.map(({ after, remove, insert }) => ({
    after: by(after),
    remove: remove.map(by),
    insert,
  }))
}

/** The plan as it reads in a game that has gone on since: its own entries are numbered behind the game's last. */
export function rebased(plan: Plan, session: Session): Plan {
  const more = session.lastId - plan.lastId
  if (more === 0) return plan
  return { lastId: session.lastId, splices: renumbered(plan, own => own + more) }
}

/** The draft of a plan in the game as it is now; nothing where the game no longer has what it changes. */
export function draftOfPlan(session: Session, plan: Plan): Draft | undefined {
  return draftWith(session, rebased(plan, session).splices)
}

/** Where in the plan one of its own entries stands. */
function ownPlace(plan: Plan, id: EntryId): { splice: number; nth: number } {
  let first = plan.lastId + 1
  for (const [splice, { insert }] of plan.splices.entries()) {
    if (id < first + insert.length) return { splice, nth: id - first }
    first += insert.length
  }
  throw new Error(`no entry ${id} in the change`)
}

/**
 * Puts other actions in the place of an entry that the plan itself put in: it is entered otherwise from the start, so that
 * the change tells what stood in the game and what stands there now, and nothing between.
 */
function withOwn(plan: Plan, id: EntryId, actions: readonly Action[]): Plan {
  const { splice, nth } = ownPlace(plan, id)
  const more = actions.length - 1
  const before = nth > 0 ? id - 1 : (plan.splices[splice]?.after ?? 0)
  const to = (own: EntryId) => {
    if (own === id) return actions.length === 0 ? before : id + more
    return own > id ? own + more : own
  }
  const splices = renumbered(plan, to).map((it, i) =>
    i === splice ? { ...it, insert: it.insert.toSpliced(nth, 1, ...actions) } : it,
  )
  return {
    ...plan,
    splices: splices.filter(({ remove, insert }) => remove.length + insert.length > 0),
  }
}

/** The entry before one in the list of a draft: 0 before the first, the last one where there is no such entry (the end). */
function idBefore(draft: Draft, id: EntryId): EntryId {
  const index = draft.list.findIndex(placed => placed.id === id)
  if (index === 0) return 0
  return draft.list.at(index < 0 ? -1 : index - 1)?.id ?? 0
}

function withSplice(plan: Plan, splice: Splice): Plan {
  return { ...plan, splices: [...plan.splices, splice] }
}

/** Puts other actions in the place of an entry: one to amend it, none to take it out. */
export function withReplaced(draft: Draft, plan: Plan, id: EntryId, actions: readonly Action[]): Plan {
  if (id > plan.lastId) {
    const otherwise = withOwn(plan, id, actions)
    // Something behind it may hang on an entry that is gone by then; the plain way always holds.
    if (draftWith(draft.of, otherwise.splices)) return otherwise
  }
  return withSplice(plan, { after: idBefore(draft, id), remove: [id], insert: actions })
}

/** Puts actions in before an entry; at the end where there is no such entry. */
export function withInserted(draft: Draft, plan: Plan, id: EntryId, actions: readonly Action[]): Plan {
  return withSplice(plan, { after: idBefore(draft, id), remove: [], insert: actions })
}

/** Takes an entry out and all that follow it. */
export function withoutRest(draft: Draft, plan: Plan, id: EntryId): Plan {
  const index = draft.list.findIndex(placed => placed.id === id)
  if (index < 0) return plan
  const remove = draft.list.slice(index).map(placed => placed.id)
  return withSplice(plan, { after: idBefore(draft, id), remove, insert: [] })
}

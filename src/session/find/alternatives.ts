import { applyAll } from '../../rules/apply'
import { endsRound } from '../../rules/happening'
import type { Action, Offer } from '../../rules/rule'
import type { AnyState } from '../../rules/state'
import { ACTOR, MOST_COUNTED, playerOf, withField } from '../mend/fields'
import { sameEntry } from '../records'
import { before, type Session } from '../session'
import { type Alternative, anySumIn, type Edit, LIKELY } from './slips'
import { otherValues } from './values'

/** Types of entries that are no moves: nobody enters them instead of a move, or forgets them. */
const OWN = new Set(['correct', 'count', 'stop', 'position'])

/** Where a player's nearest turns before and after an entry begin, within its round. */
function turnsNear({ entries }: Session, index: number, player: string): readonly number[] {
  const begins = (at: number) =>
    playerOf(entries[at]?.action) === player && playerOf(entries[at - 1]?.action) !== player
  const found: number[] = []
  for (let at = index - 1; at >= 0 && !endsRound(entries[at]); at--)
    if (begins(at)) {
      found.push(at)
      break
    }
  for (let at = index + 1; at < entries.length; at++) {
    if (begins(at)) {
      found.push(at)
      break
    }
    if (endsRound(entries[at])) break
  }
  return found
}

/** The entry made by another player instead, in their own turn. */
function otherPlayers(session: Session, index: number): readonly Alternative[] {
  const action = session.entries[index]?.action
  const player = playerOf(action)
  const rule = action && session.title.law.rules[action.type]
  if (!rule || player === undefined) return []
  const others = before(session, index).players.filter(it => it !== player)
  return others.flatMap(other => {
    const insert = [withField(action, ACTOR, other)]
    const gone: Edit = { index, remove: 1, insert: [] }
    return turnsNear(session, index, other).flatMap((at): Alternative[] => {
      const put: Edit = { index: at, remove: 0, insert }
      // After the entry the table will have changed by then: the replay shows whether it fits there.
      if (at < index && rule.check(before(session, at), insert[0] as Action)) return []
      const likely = LIKELY.player / others.length / 2
      return [{ slip: 'player', field: 'player', mends: at < index ? [put, gone] : [gone, put], likely }]
    })
  })
}

/** The entry removed: it was entered twice, or never done. */
function without({ entries }: Session, index: number): readonly Alternative[] {
  const action = entries[index]?.action
  if (!action) return []
  const twin = [entries[index - 1], entries[index + 1]].some(it => it && sameEntry(it.action, action))
  const slip = twin ? 'twice' : 'notDone'
  return [{ slip, mends: [{ index, remove: 1, insert: [] }], likely: LIKELY[slip] }]
}

/** The entry and the one before it in reverse order. */
function otherOrder({ entries }: Session, index: number): readonly Alternative[] {
  const [first, second] = [entries[index - 1]?.action, entries[index]?.action]
  if (!first || !second || sameEntry(first, second)) return []
  return [
    {
      slip: 'order',
      mends: [{ index: index - 1, remove: 2, insert: [second, first] }],
      likely: LIKELY.order,
    },
  ]
}

/** The drafts of an offer: one for each value of the field that it may vary, if these are few. */
function draftsOf({ draft, vary = {} }: Offer<Action>): readonly Action[] {
  const [field, ...more] = Object.entries(vary)
  if (!field || more.length > 0) return [draft]
  const [name, domain] = field
  if ('values' in domain) return domain.values.map(value => ({ ...draft, [name]: value }))
  if (!('from' in domain) || (domain.to - domain.from) / domain.step > MOST_COUNTED) return [draft]
  const count = Math.floor((domain.to - domain.from) / domain.step) + 1
  return Array.from({ length: count }, (_, i) => ({ ...draft, [name]: domain.from + i * domain.step }))
}

/** What may have been done before an entry and was never entered. */
export function forgottenBefore(session: Session, index: number): readonly Alternative[] {
  const state = before(session, index)
  const { rules } = session.title.law
  const drafts = Object.entries(rules).flatMap(([type, rule]) =>
    OWN.has(type)
      ? []
      : rule
          .offers(state)
          .flatMap(offer =>
            draftsOf(offer).map(draft => ({ draft, any: anySumIn(session, type, offer.vary) !== undefined })),
          )
          .filter(({ draft }) => !rule.check(state, draft)),
  )
  return drafts.map(({ draft, any }) => ({
    slip: 'forgotten' as const,
    mends: [{ index, remove: 0, insert: [draft] }],
    likely: LIKELY.forgotten / drafts.length,
    ...(any ? { anySum: true } : {}),
  }))
}

/**
 * Everything the banker may have meant instead of an entry: another value in one field, the same by another player in their
 * own turn, nothing at all, or the reverse order. Values are checked on the table at that place; whether the rest of the
 * game still fits is left to `replayWith`.
 */
export function alternativesTo(session: Session, index: number): readonly Alternative[] {
  const action = session.entries[index]?.action
  if (!action || action.type === 'position') return []
  return [
    ...otherValues(session, index),
    ...otherPlayers(session, index),
    ...without(session, index),
    ...otherOrder(session, index),
  ]
}

/** A table, and the index of the next entry. */
export interface Table {
  readonly state: AnyState
  readonly index: number
}

/**
 * Plays the list of entries with an alternative's mends, from the first of them on. Yields each table after the last mend,
 * until an entry is refused; returns whether all of them fit.
 */
export function* replayWith(session: Session, mends: Alternative['mends']): Generator<Table, boolean> {
  const { entries, title } = session
  let state = before(session, mends[0].index)
  let index = mends[0].index
  for (let next = 0; index < entries.length || next < mends.length; ) {
    const mend = mends[next]
    const here = mend && mend.index === index ? mend : undefined
    const actions = here ? here.insert : [(entries[index] as (typeof entries)[number]).action]
    const outcome = applyAll(title.law, state, actions)
    if ('refusal' in outcome) return false
    state = outcome.state
    if (here) next++
    index += here ? here.remove : 1
    if (next === mends.length) yield { state, index }
  }
  return true
}

import type { Holder, Money } from '../../bank/money'
import type { Action, Offer } from '../../rules/rule'
import { schemaFields } from '../../rules/schema'
import { before, type Session } from '../session'
import type { Differences } from '../settled'
import { type Alternative, type Fields, keyOf, offersOf, stepOf, withValue } from './slips'
import { meant, typed } from './typing'

/** An amount that nothing speaks for. */
const ANY_FIGURE = 0.3

/** A figure in a field of the entry that an alternative puts in, which it is not refused with. */
function withFigure(
  session: Session,
  of: Alternative,
  field: string,
  figure: number,
): Alternative | undefined {
  const [mend] = of.mends
  const [action] = mend.insert
  const there = action && withValue(action, field, figure)
  const rule = there && session.title.law.rules[there.type]
  if (!rule || !Number.isInteger(figure) || figure < 0 || rule.check(before(session, mend.index), there))
    return undefined
  return { ...of, field, mends: [{ ...mend, insert: [there] }] }
}

/** What was forgotten, with the one amount that would change a purse by so many times what it does now. */
function forgottenFor(session: Session, of: Alternative, times: number): Alternative | undefined {
  const [{ index, insert }] = of.mends
  const [draft] = insert as readonly Fields[]
  if (!draft) return undefined
  const offers = offersOf(session, before(session, index), draft.type)
  const field = Object.entries(offers.find(it => sameFields(it, draft))?.vary ?? {}).find(
    ([name, domain]) => 'step' in domain && schemaKind(session, draft.type, name) === 'money',
  )?.[0]
  if (field === undefined) return undefined
  const found = withFigure(session, of, field, Number(draft[field]) * times)
  return found && { ...found, likely: of.likely * ANY_FIGURE }
}

/** Is an offer the one that a draft was made of, whatever its amount? */
const sameFields = ({ draft, vary = {} }: Offer<Action>, made: Fields) =>
  Object.entries(draft).every(
    ([name, value]) => Object.hasOwn(vary, name) || keyOf(value) === keyOf(made[name]),
  )

const schemaKind = ({ title }: Session, type: string, name: string) => {
  const rule = title.law.rules[type]
  return rule && schemaFields(rule.schema).find(field => field.name === name)?.kind
}

/**
 * The figure that would explain differences of purses, where an alternative that puts another into its field changes some of
 * them by so much; nothing where it is no figure that can stand there, or one that is tried already.
 */
export function solvedFor(
  session: Session,
  of: Alternative,
  off: Differences,
  changed: (holder: Holder) => Money,
): Alternative | undefined {
  const [holder, by] = [...off].find(([it, is]) => is !== 0 && changed(it) !== 0) ?? []
  if (holder === undefined || by === undefined || changed(holder) === by) return undefined
  const times = by / changed(holder)
  if (of.slip === 'forgotten') return times > 0 ? forgottenFor(session, of, times) : undefined
  const { field, mends } = of
  const [{ index, insert }] = mends
  const action = session.entries[index]?.action as Fields | undefined
  const [held, tried] = [action?.[field ?? ''], (insert[0] as Fields | undefined)?.[field ?? '']]
  if (!action || field === undefined || typeof held !== 'number' || typeof tried !== 'number')
    return undefined
  const step = stepOf(offersOf(session, before(session, index), action.type), field)
  // All figures of a field lead to the same one: one of them is enough.
  if (tried - held !== step || of.slip === 'count') return undefined
  const figure = held + step * times
  if (figure % step !== 0 || meant(held, step).some(it => it.figure === figure)) return undefined
  const found = withFigure(session, of, field, figure)
  const { by: slip, likely } = typed(held, figure, step)
  return found && { ...found, slip, likely }
}

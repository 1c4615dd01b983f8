import type { Holder, Money } from '../../bank/money'
import type { Action, Offer } from '../../rules/rule'
import { withField } from '../mend/fields'
import { before, type Session } from '../session'
import type { Differences } from '../settled'
import { type Alternative, anySumIn, type Fields, keyOf, offersOf, stepOf } from './slips'
import { meant, typed } from './typing'

/** Factor for an amount that nothing speaks for. */
const ANY_FIGURE = 0.3

/** The alternative with this figure in a field of the entry it inserts; `undefined` if the figure is refused there. */
function withFigure(
  session: Session,
  of: Alternative,
  field: string,
  figure: number,
): Alternative | undefined {
  const [mend] = of.mends
  const [action] = mend.insert
  const there = action && withField(action, field, figure)
  const rule = there && session.title.law.rules[there.type]
  if (!rule || !Number.isInteger(figure) || figure < 0 || rule.check(before(session, mend.index), there))
    return undefined
  return { ...of, field, mends: [{ ...mend, insert: [there] }] }
}

/** The forgotten entry with the one amount that would change a purse by `times` as much as it does now. */
function forgottenFor(session: Session, of: Alternative, times: number): Alternative | undefined {
  const [{ index, insert }] = of.mends
  const [draft] = insert as readonly Fields[]
  if (!draft) return undefined
  const offers = offersOf(session, before(session, index), draft.type)
  const field = anySumIn(session, draft.type, offers.find(it => sameFields(it, draft))?.vary)
  if (field === undefined) return undefined
  const found = withFigure(session, of, field, Number(draft[field]) * times)
  return found && { ...found, likely: of.likely * ANY_FIGURE }
}

/** Was this draft made from this offer, whatever its amount? */
const sameFields = ({ draft, vary = {} }: Offer<Action>, made: Fields) =>
  Object.entries(draft).every(
    ([name, value]) => Object.hasOwn(vary, name) || keyOf(value) === keyOf(made[name]),
  )

/**
 * The alternative with the figure that would explain the differences exactly, derived from what its present figure changes.
 * `undefined` if no legal figure does, or if that figure is tried anyway.
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
  // All trial figures of a field lead to the same result, so only one of them is used.
  if (tried - held !== step || of.slip === 'count') return undefined
  const figure = held + step * times
  if (figure % step !== 0 || meant(held, step).some(it => it.figure === figure)) return undefined
  const found = withFigure(session, of, field, figure)
  const { by: slip, likely } = typed(held, figure, step)
  return found && { ...found, slip, likely, ...(slip === 'figure' ? { anySum: true } : {}) }
}

import { emptyForm, entryOf, type Joined, startedAt } from '../../../../src/titles/18va/later/form'
import type { VaAction, VaState } from '../kit'

/** The entry that joins a table by the form. */
export const entry = (fresh: VaState, form: Joined) => entryOf(fresh, form) as VaAction

/** The form for three players in stock round 2, with all their cash. */
export const three = (): Joined => ({
  ...emptyForm(),
  moves: ['p2', 'p1'],
  priority: 'p2',
  cash: { p1: 100, p2: 200, p3: 300 },
  privates: { REA: 'p1', TIW: 'p1', PY: 'p3' },
})

/** The B&O at $90, with 30% sold to p1. */
export const bo = () => ({ ...startedAt('2', 'B&O', 90), shares: { p1: 3 }, treasury: 500, trains: ['2'] })

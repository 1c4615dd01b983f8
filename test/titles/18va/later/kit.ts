import type { Joined } from '../../../../src/families/railway/join/answers'
import * as form from '../../../../src/families/railway/join/form'
import { missing as missingOf } from '../../../../src/families/railway/join/missing'
import type { RailwayTurn } from '../../../../src/families/railway/table'
import type { Action } from '../../../../src/rules/rule'
import { frames } from '../../../../src/titles/18va/joining/frames'
import type { PositionTable } from '../../../../src/titles/18va/joining/table'
import { join, type Own } from '../../../../src/titles/18va/later/join'
import type { VaAction, VaState } from '../kit'

/** The entry that joins a table by the form. */
export const entry = (fresh: VaState, joined: Joined) => form.entryOf(join, fresh, joined) as VaAction

/** The table of that entry. */
export const tableOf = (fresh: VaState, joined: Joined) =>
  (entry(fresh, joined) as Action & { readonly table: PositionTable }).table

/** The form as filled in from a table that was joined. */
export const formFrom = (fresh: VaState, table: PositionTable) =>
  form.formFrom(join, fresh, table as unknown as Parameters<typeof form.formFrom>[2])

/** The frames of a table as a `position` entry keeps them. */
export const turnsOf = (state: VaState) =>
  (state.turn as readonly RailwayTurn[]).map(turn => frames.print(turn, state))

export const missing = (fresh: VaState, joined: Joined) => missingOf(join, fresh, joined)

/** Answers to what only 18VA asks, besides those of a form. */
export const also = ({ own }: Joined, answers: Own | Joined['own']) => ({ own: { ...own, ...answers } })

/** A corporation just started, with the stations of a size. */
export const startedAt = (corporation: string, par: number, stations = 1) =>
  form.startedAt(join, corporation, par, stations)

/** The form for three players in stock round 2, with all their cash. */
export const three = (): Joined => ({
  ...form.emptyForm(),
  own: { moves: ['p2', 'p1'] },
  priority: 'p2',
  cash: { p1: 100, p2: 200, p3: 300 },
  privates: { REA: 'p1', TIW: 'p1', PY: 'p3' },
})

/** The B&O at $90, with 30% sold to p1. */
export const bo = () => ({ ...startedAt('B&O', 90, 3), shares: { p1: 3 }, treasury: 500, trains: ['2'] })

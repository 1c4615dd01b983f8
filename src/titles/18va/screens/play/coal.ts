import { signal } from '@preact/signals'
import { shownSession } from '../../../../app/desk/table'
import type { Action, Choice } from '../../../../rules/rule'
import type { Play } from './kit'

/** What the treasury gets for coal, on its way to the run; forgotten with the next entry. */
interface Coal {
  readonly corporation: string
  readonly revision: number
  readonly coal: number
}

const given = signal<Coal | null>(null)

/** The coal of a corporation's last run, as far as it was entered. */
function lastCoal(corporation: string): number {
  const runs = shownSession.value?.entries.map(it => it.action as Action & Partial<Coal>)
  return runs?.findLast(it => it.type === 'run' && it.corporation === corporation)?.coal ?? 0
}

/** What a run may bring the treasury besides, from nothing on; empty where coal is not asked for. */
export function coalValues({ vary }: Choice<Action>): readonly number[] {
  const domain = vary?.coal
  return domain && 'values' in domain ? domain.values.map(Number) : []
}

/**
 * What the treasury would get: what was given for this table, else that of the last run, as far as the trains and the revenue
 * go. A train that is new goes where the last one went.
 */
export function coalOf(play: Play, run: Choice<Action & { corporation: string }>, revenue: number): number {
  const { corporation } = run.draft
  const now = given.value
  const entered = now?.revision === play.revision && now.corporation === corporation
  const wanted = entered ? now.coal : lastCoal(corporation)
  if (wanted === 0) return 0
  const values = coalValues(run)
  if (entered || (values.includes(wanted) && wanted <= revenue)) return values.includes(wanted) ? wanted : 0
  return values.findLast(value => value <= revenue) ?? 0
}

/** Keeps what was given for coal. */
export function giveCoal(corporation: string, revision: number, coal: number): void {
  given.value = { corporation, revision, coal }
}

/** Coal that is entered anew begins at what it was. */
export function beginCoal(action: Action, revision: number): void {
  const { type, corporation, coal = 0 } = action as Action & Partial<Coal>
  if (type === 'run' && corporation && given.peek()?.revision !== revision)
    given.value = { corporation, revision, coal }
}

import { signal } from '@preact/signals'
import { shownSession } from '../../../../app/desk/table'
import { isDue } from '../../../../families/operating/screens/figure'
import type { Action, Choice } from '../../../../rules/rule'
import type { Play } from '../shown'

/** Coal for the treasury, chosen but not yet entered with the run; see `isDue`. */
interface Coal {
  readonly corporation: string
  readonly revision: number
  readonly coal: number
}

const given = signal<Coal | null>(null)

/** The coal of a corporation's last run, as entered. */
function lastCoal(corporation: string): number {
  const runs = shownSession.value?.entries.map(it => it.action as Action & Partial<Coal>)
  return runs?.findLast(it => it.type === 'run' && it.corporation === corporation)?.coal ?? 0
}

/** Was the coal of this run chosen? Otherwise it is that of the last run. */
export function isChosen({ revision }: Play, corporation: string): boolean {
  return given.value !== null && isDue(given.value, corporation, revision)
}

/** The amounts of coal a run may bring, $0 included; empty if coal is not asked for. */
export function coalValues({ vary }: Choice<Action>): readonly number[] {
  const domain = vary?.coal
  return domain && 'values' in domain ? domain.values.map(Number) : []
}

/**
 * The coal for the treasury: the amount chosen at this revision, otherwise that of the last run within what trains and
 * revenue allow. A new train is assumed to go where the last one went.
 */
export function coalOf(play: Play, run: Choice<Action & { corporation: string }>, revenue: number): number {
  const { corporation } = run.draft
  const entered = isChosen(play, corporation)
  const wanted = entered ? (given.value?.coal ?? 0) : lastCoal(corporation)
  if (wanted === 0) return 0
  const values = coalValues(run)
  if (entered || (values.includes(wanted) && wanted <= revenue)) return values.includes(wanted) ? wanted : 0
  return values.findLast(value => value <= revenue) ?? 0
}

/** Remembers the coal that was chosen. */
export function giveCoal(corporation: string, revision: number, coal: number): void {
  given.value = { corporation, revision, coal }
}

/** When a run is entered again to change it, coal starts at its old amount, unless one was chosen at this revision. */
export function beginCoal(action: Action, revision: number): void {
  const { type, corporation, coal = 0 } = action as Action & Partial<Coal>
  if (type === 'run' && corporation && given.peek()?.revision !== revision)
    given.value = { corporation, revision, coal }
}

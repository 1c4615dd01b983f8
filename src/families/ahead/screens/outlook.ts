import { computed, type ReadonlySignal } from '@preact/signals'
import { shownSession } from '../../../app/desk/table'
import type { AnyState } from '../../../rules/state'
import { now } from '../../../session/session'

/**
 * What a title's `outlook` says of the table that is shown; `null` without a game. The cast is safe: a title's screens are
 * only drawn for its own tables.
 */
export const outlookNow = <S extends AnyState, O>(outlook: (state: S) => O): ReadonlySignal<O | null> =>
  computed(() => (shownSession.value ? outlook(now(shownSession.value) as S) : null))

import type { Refusal } from '../../../rules/rule'
import type { LilLedger } from '../ledger'
import { refuse } from '../refusals'
import type { LilState } from '../state'
import type { Correct, CorrectionKind } from './correctionKinds'

/** Refuses a correction that would change nothing. */
export const alreadySo = (what: string, of: string) => refuse('ruling', 'alreadySo', { what, of })

/** One kind of ruling: how it is checked and carried out. */
export interface Correction {
  check(state: LilState, action: Correct): Refusal | undefined
  play(ledger: LilLedger, action: Correct): void
}

/** Makes a correction of one kind from the value under its own key. */
export function correction<K extends CorrectionKind>(
  kind: K,
  check: (state: LilState, what: NonNullable<Correct[K]>) => Refusal | undefined,
  play: (ledger: LilLedger, what: NonNullable<Correct[K]>) => void,
): Correction {
  const of = (action: Correct): NonNullable<Correct[K]> => {
    const what = action[kind]
    if (what === undefined) throw new Error(`a correction without ${kind}`)
    return what as NonNullable<Correct[K]>
  }
  return {
    check: (state, action) => check(state, of(action)),
    play: (ledger, action) => play(ledger, of(action)),
  }
}

import type { Happening } from './happening'
import type { Carried } from './ledger'
import type { Action, Choice, Consequence, Refusal, Rule, Rules } from './rule'
import type { Table } from './state'

/** What it takes to carry out an action: the rules by type, the consequences in order, and the ledger class both write to. */
export interface Law<S extends Table, A extends Action, L extends Carried<S> = Carried<S>> {
  readonly rules: Rules<S, A, L>
  readonly consequences: readonly Consequence<S, L>[]
  readonly Ledger: new (state: S) => L
}

/** An action carried out: the table after it, and what happened, including the title's own kinds of happenings. */
export interface Done<S> {
  readonly state: S
  readonly happened: readonly Happening[]
}

/** Carried out, or refused with the reason; a refusal leaves the table unchanged. */
export type Outcome<S> = Done<S> | { readonly refusal: Refusal }

/** More consequences than this after one action mean that two of them keep undoing each other: a bug in the title. */
const TOO_MANY = 200

function follow<S extends Table, L extends Carried<S>>(
  ledger: L,
  consequences: readonly Consequence<S, L>[],
): void {
  for (let times = 0; times < TOO_MANY; times++) {
    const next = consequences.find(consequence => consequence.due(ledger.state))
    if (!next) return
    next.play(ledger)
  }
  throw new Error('consequences do not come to rest')
}

/** The rule for a type of action. The cast is safe: `Rules` maps each type to the rule for exactly that type. */
function ruleFor<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  type: A['type'],
): Rule<S, A, L> {
  return law.rules[type] as unknown as Rule<S, A, L>
}

/** Why an action would be refused now; `undefined` if it would be accepted. */
export function check<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  state: S,
  action: A,
): Refusal | undefined {
  return ruleFor(law, action.type).check(state, action)
}

/** Checks an action, carries it out, and then plays every consequence that is due. */
export function apply<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  before: S,
  action: A,
): Outcome<S> {
  const rule = ruleFor(law, action.type)
  const refusal = rule.check(before, action)
  if (refusal) return { refusal }
  const ledger = new law.Ledger(before)
  rule.play(ledger, action)
  follow(ledger, law.consequences)
  if (ledger.state.fresh) ledger.set({ fresh: false } as Partial<S>)
  // The list may also hold the title's own kinds; readers compare `is`.
  return { state: ledger.state, happened: ledger.happened as readonly Happening[] }
}

/** Carries out actions one after another, all or none. Returns the first refusal, or else all that happened. */
export function applyAll<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  before: S,
  actions: readonly A[],
): Outcome<S> {
  let state = before
  const happened: Happening[] = []
  for (const action of actions) {
    const outcome = apply(law, state, action)
    if ('refusal' in outcome) return outcome
    state = outcome.state
    happened.push(...outcome.happened)
  }
  return { state, happened }
}

/**
 * Every offer on this table (or only those of some types), judged by its rule's own check: `apply` accepts each offer that
 * comes without a refusal.
 */
export function choices<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  state: S,
  types: readonly A['type'][] = Object.keys(law.rules),
): readonly Choice<A>[] {
  return types.flatMap(type => {
    const rule = ruleFor(law, type)
    return rule.offers(state).map(offer => {
      const refusal = rule.check(state, offer.draft)
      return refusal ? { ...offer, refusal } : offer
    })
  })
}

import type { Happening } from './happening'
import type { Carried } from './ledger'
import type { Action, Choice, Consequence, Refusal, Rule, Rules } from './rule'
import type { Table } from './state'

/** What is needed to carry an action out: the rules by type, what follows from any of them, in order, and the ledger that both write in. */
export interface Law<S extends Table, A extends Action, L extends Carried<S> = Carried<S>> {
  readonly rules: Rules<S, A, L>
  readonly consequences: readonly Consequence<S, L>[]
  readonly Ledger: new (state: S) => L
}

/** An action carried out: the table after it and what happened, a title's own kinds of happenings among it. */
export interface Done<S> {
  readonly state: S
  readonly happened: readonly Happening[]
}

/** Carried out, or refused with the reason; the table is unchanged then. */
export type Outcome<S> = Done<S> | { readonly refusal: Refusal }

/** More follow-ups than this from one action mean that two of them undo each other: a programmer's error. */
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

/** The rule for an action. The cast is safe: `Rules` holds for each type the rule of just that type. */
function ruleFor<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  type: A['type'],
): Rule<S, A, L> {
  return law.rules[type] as unknown as Rule<S, A, L>
}

/** Why an action would be refused now, or nothing. */
export function check<S extends Table, A extends Action, L extends Carried<S>>(
  law: Law<S, A, L>,
  state: S,
  action: A,
): Refusal | undefined {
  return ruleFor(law, action.type).check(state, action)
}

/** Checks an action, carries it out, and then all that follows from it. */
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
  const state = ledger.state.fresh ? { ...ledger.state, fresh: false } : ledger.state
  // A title's own kinds are among them: whoever reads compares `is`.
  return { state, happened: ledger.happened as readonly Happening[] }
}

/** Carries actions out one after the other, all or none: the refusal of the first that is refused, else all that happened. */
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
 * All that might be done now (or only what is of some types), each judged by the rule's own check: what is offered
 * unrefused, `apply` takes.
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

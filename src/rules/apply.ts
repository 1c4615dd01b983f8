import type { Happening } from './happening'
import { Ledger } from './ledger'
import type { Action, Choice, Consequence, Refusal, Rule, Rules } from './rule'
import type { Ids, State } from './state'

/** What is needed to carry an action out: the rules by type, and what follows from any of them, in order. */
export interface Law<I extends Ids, Turn, Extra, A extends Action> {
  readonly rules: Rules<I, Turn, Extra, A>
  readonly consequences: readonly Consequence<I, Turn, Extra>[]
}

/** An action carried out: the table after it and what happened. */
export interface Done<S> {
  readonly state: S
  readonly happened: readonly Happening[]
}

/** Carried out, or refused with the reason; the table is unchanged then. */
export type Outcome<S> = Done<S> | { readonly refusal: Refusal }

/** More follow-ups than this from one action mean that two of them undo each other: a programmer's error. */
const TOO_MANY = 200

function follow<I extends Ids, Turn, Extra>(
  ledger: Ledger<I, Turn, Extra>,
  consequences: readonly Consequence<I, Turn, Extra>[],
): void {
  for (let times = 0; times < TOO_MANY; times++) {
    const next = consequences.find(consequence => consequence.due(ledger.state))
    if (!next) return
    next.play(ledger)
  }
  throw new Error('consequences do not come to rest')
}

/** The rule for an action. The cast is safe: `Rules` holds for each type the rule of just that type. */
function ruleFor<I extends Ids, Turn, Extra, A extends Action>(
  law: Law<I, Turn, Extra, A>,
  type: A['type'],
): Rule<I, Turn, Extra, A> {
  return law.rules[type] as unknown as Rule<I, Turn, Extra, A>
}

/** Why an action would be refused now, or nothing. */
export function check<I extends Ids, Turn, Extra, A extends Action>(
  law: Law<I, Turn, Extra, A>,
  state: State<I, Turn, Extra>,
  action: A,
): Refusal | undefined {
  return ruleFor(law, action.type).check(state, action)
}

/** Checks an action, carries it out, and then all that follows from it. */
export function apply<I extends Ids, Turn, Extra, A extends Action>(
  law: Law<I, Turn, Extra, A>,
  state: State<I, Turn, Extra>,
  action: A,
): Outcome<State<I, Turn, Extra>> {
  const rule = ruleFor(law, action.type)
  const refusal = rule.check(state, action)
  if (refusal) return { refusal }
  const ledger = new Ledger(state)
  rule.play(ledger, action)
  follow(ledger, law.consequences)
  return { state: ledger.state, happened: ledger.happened }
}

/**
 * All that might be done now (or only what is of some types), each judged by the rule's own check: what is offered
 * unrefused, `apply` takes.
 */
export function choices<I extends Ids, Turn, Extra, A extends Action>(
  law: Law<I, Turn, Extra, A>,
  state: State<I, Turn, Extra>,
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

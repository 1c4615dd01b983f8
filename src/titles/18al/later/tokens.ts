import { type Space, sameSpace, spaceOf } from '../../../bank/chart'
import { stacksOf } from '../../../families/join/stacks'
import { apply } from '../../../rules/apply'
import type { Action } from '../../../rules/rule'
import { type AlAction, law } from '../law'
import type { AlState } from '../state'

/** What is said of the tokens of a table that is joined: the spaces of some, and the order of those in one space. */
export interface TokensSaid {
  readonly corporations: Readonly<Record<string, { readonly at?: Space | undefined }>>
  readonly order?: readonly string[] | undefined
}

/** Those of a stack that must go under it, one after the other, for it to lie in another order. */
function toGoUnder(stack: readonly string[], order: readonly string[]): readonly string[] {
  const wanted = [...stack].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  let rightly = 0
  for (const corporation of stack) if (corporation === wanted[rightly]) rightly++
  return wanted.slice(rightly)
}

/**
 * A report says only the price of a token, so a token that lies elsewhere than the rules take from it, or lower in its
 * stack, is put there by rulings behind the table.
 */
export function tokenRulings(
  joined: AlState,
  { corporations, order }: TokensSaid,
  reason: string,
): readonly Action[] {
  const rulings: Action[] = []
  let state = joined
  const put = (corporation: string, cell: Space) => {
    const ruling: Action & Record<string, unknown> = { type: 'correct', reason, price: { corporation, cell } }
    const outcome = apply(law, state, ruling as AlAction)
    if ('refusal' in outcome) return
    state = outcome.state
    rulings.push(ruling)
  }
  for (const [corporation, { at }] of Object.entries(corporations)) {
    const lies = spaceOf(state.chart, corporation)
    if (at && lies && !sameSpace(lies, at)) put(corporation, at)
  }
  for (const stack of order ? stacksOf(state.chart) : [])
    for (const corporation of toGoUnder(stack, order ?? [])) {
      const lies = spaceOf(state.chart, corporation)
      if (lies) put(corporation, lies)
    }
  return rulings
}

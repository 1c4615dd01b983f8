import * as v from 'valibot'

/**
 * Which bank of a game it is, of all that it had: every phone that takes the bank over raises `n`, so that an older bank is known
 * as one when it comes back. `by` names the take-over, since two phones may take over from the same bank; empty for the first bank.
 */
export interface Epoch {
  readonly n: number
  readonly by: string
}

/** The epoch of a game whose bank was never taken over. */
export const FIRST: Epoch = { n: 0, by: '' }

/** The form of an epoch in messages and notes. */
export const epochForm = v.strictObject({
  n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1e9)),
  by: v.pipe(v.string(), v.regex(/^[a-z0-9]{0,16}$/)),
})

/** How one epoch stands to another. `rival`: two phones took the bank over from the same one, and neither is older. */
export function standing(one: Epoch, other: Epoch): 'older' | 'same' | 'rival' | 'newer' {
  if (one.n !== other.n) return one.n < other.n ? 'older' : 'newer'
  return one.by === other.by ? 'same' : 'rival'
}

/** The epoch of whoever takes over from a bank; `by` is a new name. */
export const raised = ({ n }: Epoch, by: string): Epoch => ({ n: n + 1, by })

import * as v from 'valibot'
import { action, text } from '../../rules/schema'

/** A whole number from 0 up to the most that may be ruled. */
export const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/**
 * The entry of a ruling, from the kinds of things that a title lets its banker put right: a reason and exactly one of them.
 * Their order is that of codes: a new kind goes to its place as `added`.
 */
export function correctionOf<const K extends v.ObjectEntries>(kinds: K) {
  type Kind = keyof K & string
  const keys: readonly Kind[] = Object.keys(kinds)
  const found = (entry: object) =>
    keys.filter(key => (entry as Readonly<Record<string, unknown>>)[key] !== undefined)
  const schema = v.pipe(
    action('correct', { reason: text, ...kinds }),
    v.check(entry => found(entry).length === 1, `exactly one of ${keys.join(', ')}`),
  )
  return {
    keys,
    schema,
    /** What an entry corrects: the one key that it has besides its reason. */
    kindOf(entry: v.InferOutput<typeof schema>): Kind {
      const [kind] = found(entry)
      if (kind === undefined) throw new Error('a correction of nothing')
      return kind
    },
  }
}

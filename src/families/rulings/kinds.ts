import * as v from 'valibot'
import { action, text } from '../../rules/schema'

/** The most operating rounds that a ruling may give a set. */
export const MOST_ROUNDS = 9

/** A whole number from 0 to `most`. */
export const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most))

/**
 * The entry of a ruling, from the kinds of things that a title lets its banker correct: a reason and exactly one of
 * them. Game codes depend on the order of the kinds: a new kind takes its place among them as `added`.
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
    /** The kind that an entry corrects: the one key that it has besides its reason. Throws if there is none. */
    kindOf(entry: v.InferOutput<typeof schema>): Kind {
      const [kind] = found(entry)
      if (kind === undefined) throw new Error('a correction of nothing')
      return kind
    },
  }
}

import type { Action } from './rule'

/** The entries of a sample, written in JSON one after the other with white space between them. */
export const entriesOf = (played: string): readonly Action[] =>
  JSON.parse(`[${played.trim().replace(/\}\s+\{/g, '},{')}]`)

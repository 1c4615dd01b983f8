/** A value made of named parts. */
export type Tree = Readonly<Record<string, unknown>>

/** Is a value, wherever it is from, made of named parts? A list is not. */
export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

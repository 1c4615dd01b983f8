import { expect } from 'vitest'

/** Fails if a German sentence has a hole, a slip of typography or no end. */
export function expectSatz(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[\p{Lu}\d$].*[.?…]$/u)
  // A sign stays with its number, the currency sign comes after the amount, and quotes are German.
  expect(text).not.toMatch(/\d[%$]|\d [%$]|["'“](?=\p{L})|(?<!Co)\. \p{Ll}/u)
}

/** Also fails if a sentence of the log or a refusal goes on after its colon without a capital. */
export function expectSaid(text: string): void {
  expectSatz(text)
  expect(text).not.toMatch(/: (?:der|die|das|ein|es) \p{Ll}/u)
}

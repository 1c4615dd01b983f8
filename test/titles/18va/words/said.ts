import { expect } from 'vitest'

/** Fails if a sentence has a hole, a slip of punctuation or no end. */
export function expectSentence(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[A-Z\d$].+[.?…]$/s)
}

/** Fails if a German sentence has a hole, a slip of typography or no end. */
export function expectSatz(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[\p{Lu}\d$].*[.?…]$/su)
  // A sign stays with its number, the currency sign comes after the amount, and quotes are German.
  expect(text).not.toMatch(/\d[%$]|\d [%$]|["'“](?=\p{L})|\. \p{Ll}/u)
}

/** Also fails if a sentence goes on after its colon without a capital. */
export function expectGesagt(text: string): void {
  expectSatz(text)
  expect(text).not.toMatch(/: (?:der|die|das|ein|es) \p{Ll}/u)
}

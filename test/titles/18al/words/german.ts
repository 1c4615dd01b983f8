import { expect } from 'vitest'

/** The figures of a text, each once, without the marks between thousands. */
function figures(text: string): readonly string[] {
  const plain = text.replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
  return [...new Set(plain.match(/\d+(?:\.\d+)*/g) ?? [])].toSorted()
}

/** Fails where the German of a text names other figures than its English. */
export function expectSameFigures(german: string, english: string): void {
  expect(figures(german), `${german} | ${english}`).toEqual(figures(english))
}

/** Fails where a German sentence has a hole, a slip of typography or no end. */
export function expectSatz(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[\p{Lu}\d$].*[.?…]$/u)
  // A sign stays with its number, money is written behind it, and quotes are German.
  expect(text).not.toMatch(/\d[%$]|\d [%$]|["'“](?=\p{L})|(?<!Co)\. \p{Ll}/u)
}

/** Fails, too, where a sentence of the log or a refusal goes on after its colon without the capital. */
export function expectSaid(text: string): void {
  expectSatz(text)
  expect(text).not.toMatch(/: (?:der|die|das|ein|es) \p{Ll}/u)
}

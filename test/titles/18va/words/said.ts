import { expect } from 'vitest'
import type { Voice } from '../../../../src/rules/rule'

const NAMES: Readonly<Record<string, string>> = { p1: 'Ann', p2: 'Bo', p3: 'Cy', p4: 'Di', p5: 'Ed' }

/** Ann, Bo, Cy, Di and Ed, and dollars. */
export const voice: Voice = {
  name: id => NAMES[id] ?? id,
  money: amount => (amount < 0 ? `-$${-amount}` : `$${amount}`),
}

/** The same, as German writes money. */
export const stimme: Voice = { ...voice, money: amount => `${amount}\u00a0$` }

/** Fails where a sentence has a hole, a slip of punctuation or no end. */
export function expectSentence(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[A-Z\d$].+[.?…]$/s)
}

/** Fails where a German sentence has a hole, a slip of typography or no end. */
export function expectSatz(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[\p{Lu}\d$].*[.?…]$/su)
  // A sign stays with its number, money is written behind it, and quotes are German.
  expect(text).not.toMatch(/\d[%$]|\d [%$]|["'“](?=\p{L})|\. \p{Ll}/u)
}

/** Fails, too, where a sentence goes on after its colon without the capital. */
export function expectGesagt(text: string): void {
  expectSatz(text)
  expect(text).not.toMatch(/: (?:der|die|das|ein|es) \p{Ll}/u)
}

/** The figures of a text, each once, without the marks between thousands. */
function figures(text: string): readonly string[] {
  const plain = text.replace(/(\d)[.,](?=\d{3}(?!\d))/g, '$1')
  return [...new Set(plain.match(/\d+(?:\.\d+)*/g) ?? [])].toSorted()
}

/** Fails where the German of a text names other figures than its English. */
export function expectSameFigures(german: string, english: string): void {
  expect(figures(german), `${german} | ${english}`).toEqual(figures(english))
}

import { expect } from 'vitest'
import type { Voice } from '../../../../src/rules/rule'

const NAMES: Readonly<Record<string, string>> = {
  p1: 'Ann',
  p2: 'Bo',
  p3: 'Cy',
  p4: 'Di',
  blue: 'Slamecksan',
  green: 'Glimigrim',
  yellow: 'Lilliput',
  red: 'Mildendo',
  c5: 'Blefuscu Coast',
  c6: 'Lagado Central',
  c7: 'Balnibarbi Western',
  c8: 'Luggnagg Northern',
  c9: 'Glubbdubdrib Valley',
  c10: 'Houyhnhnm Line',
  c11: 'Brobdingnag Central',
  c12: 'Lorbrulgrud Railway',
}

/** Ann, Bo, Cy and Di, the companies by their short names, and dollars as English writes them. */
export const voice: Voice = {
  name: id => NAMES[id] ?? id,
  money: amount => (amount < 0 ? `-$${-amount}` : `$${amount}`),
}

/** The same with dollars as German writes them. */
export const stimme: Voice = { ...voice, money: amount => `${amount}\u00a0$` }

/** Fails where a sentence has a hole, a slip of punctuation or no end. */
export function expectSentence(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!|\bhis\b|\bhe\b/)
  expect(text).toMatch(/^[A-Z\d].+[.?…]$/)
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

/** Fails where a German sentence has a hole, a slip of typography or no end. */
export function expectSatz(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[\p{Lu}\d].*[.?…]$/su)
  // A sign stays with its number, money is written behind it, and quotes are German.
  expect(text).not.toMatch(/\d[%$]|\d [%$]|["'“](?=\p{L})|\. \p{Ll}/u)
}

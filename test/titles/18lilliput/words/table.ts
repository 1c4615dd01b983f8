import { expect } from 'vitest'
import { inGerman, voiceWith } from '../../../words/said'

const COMPANIES: Readonly<Record<string, string>> = {
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

/** The players, the companies by their short names, and dollars as English writes them. */
export const voice = voiceWith(COMPANIES)

/** The same with dollars as German writes them. */
export const stimme = inGerman(voice)

/** Fails if a sentence has a hole, a slip of punctuation or no end. */
export function expectSentence(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!|\bhis\b|\bhe\b/)
  expect(text).toMatch(/^[A-Z\d].+[.?…]$/)
}

/** Fails if a German sentence has a hole, a slip of typography or no end. */
export function expectSatz(text: string): void {
  expect(text).not.toMatch(/undefined|NaN|null|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/)
  expect(text).toMatch(/^[\p{Lu}\d].*[.?…]$/su)
  // A sign stays with its number, the currency sign comes after the amount, and quotes are German.
  expect(text).not.toMatch(/\d[%$]|\d [%$]|["'“](?=\p{L})|\. \p{Ll}/u)
}

import { expect } from 'vitest'
import type { Setup, Voice } from '../../src/rules/rule'
import type { TitleWords } from '../../src/rules/title'
import { cardOf, isTitle } from '../../src/titles/registry'
import { expectSameFigures, inGerman, voiceWith } from '../words/said'
import { wholeWords } from '../words/whole'
import type { Kit } from './kits'
import { ANY_SIGN } from './signs'

/** A hole, a slip of punctuation or an exclamation. */
const HOLE = /undefined|NaN|\bnull\b|\[object|\$\{|\.\.|\s\s|\s[,.;:]|!/
/** What is written as code is. Keys of a file are quoted. */
const CODE = /\b[a-z]+[A-Z]/
const unquoted = (text: string) => text.replace(/“[^”]*”|„[^“]*“/g, '')
const SENTENCE = new RegExp(`^(?:[\\p{Lu}\\d]|${ANY_SIGN}).*[.?…]$`, 'su')
const ENGLISH = /\b(?:the|is|has|Train|Offering|OR \d)\b/
const GERMAN = /\b(?:der|das|und|von|ist|hat|Zug)\b|\b(?:[Hh]e|his|him|himself)\b/
/** A sign that is not where German has it, quotes that are not German, and a sentence that begins small. */
const SLIP = new RegExp(`\\d ?(?:%|${ANY_SIGN})|${ANY_SIGN}\\d|["'“](?=\\p{L})|(?<!Co)\\. \\p{Ll}`, 'u')
/** What goes on after its colon with a sentence that begins small; words on a card may do so. */
const SMALL = /(?<!“): (?:der|die|das|ein|es) \p{Ll}/u

/** Fails if this is not whole sentences of English. */
function expectEnglish(text: string): void {
  expect(text).not.toMatch(HOLE)
  expect(unquoted(text)).not.toMatch(CODE)
  expect(text).toMatch(SENTENCE)
  expect(text).not.toMatch(GERMAN)
}

/** Fails if this is not whole sentences of German. */
function expectGerman(text: string): void {
  expect(text).not.toMatch(HOLE)
  expect(unquoted(text)).not.toMatch(CODE)
  expect(text).toMatch(SENTENCE)
  expect(text).not.toMatch(ENGLISH)
  expect(text).not.toMatch(SLIP)
}

/** Fails if a text of the book is not whole sentences in both languages, with the same figures. */
export function expectBothWritten(written: string, geschrieben: string): void {
  expectEnglish(written)
  expectGerman(geschrieben)
  expectSameFigures(geschrieben, written)
}

/** Pairs that were looked at: a game says much the same at every turn. */
const known = new Set<string>()

/** Fails if what is said at the table is not a sentence in both languages, with the same figures; or if one says nothing. */
export function expectBoth(said: string | undefined, gesagt: string | undefined): void {
  expect(gesagt === undefined).toBe(said === undefined)
  if (said === undefined || gesagt === undefined) return
  const pair = `${said}\n${gesagt}`
  if (known.has(pair)) return
  expectBothWritten(said, gesagt)
  expect(gesagt).not.toMatch(SMALL)
  known.add(pair)
}

/** What a title says in both languages, each with its voice. */
export interface Spoken {
  readonly english: TitleWords
  readonly german: TitleWords
  readonly voice: Voice
  readonly stimme: Voice
}

/** The words of a title with all their rest, and voices with the names of its corporations and its currency. */
export async function spoken({ id, title, setupFor }: Kit, setup?: Setup): Promise<Spoken> {
  const [english, german] = await Promise.all([wholeWords(title, 'en'), wholeWords(title, 'de')])
  await Promise.all([english, german].map(words => words.rest?.load()))
  const shorts = title.corporations(setup ?? setupFor(title.seats.most))
  const voice = voiceWith(
    Object.fromEntries(shorts.map(({ id: corporation, short }) => [corporation, short])),
    (isTitle(id) && cardOf(id).currency) || '$',
  )
  return { english, german, voice, stimme: inGerman(voice) }
}

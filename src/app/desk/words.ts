import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Refusal, Voice } from '../../rules/rule'
import type { SetupForm } from '../../rules/setup'
import type { AnyTitle, Language, PageOfBook, RuleBook, TitleWords } from '../../rules/title'
import { cardOf, isTitle, loadPlay, loadTitle, TITLES, type TitleId } from '../../titles/registry'
import type { Words } from '../../words/en'
import { first } from '../../words/en/first'
import { set, settings, spoken } from '../device/settings'
import { written, writtenIn } from './money'
import { session, titleWords } from './table'

interface Source {
  /** The words of the first paint. */
  readonly first: () => Promise<typeof first>
  readonly all: () => Promise<Words>
}

/** The words of each language, in files of their own: most of them are not needed for the first paint. */
const sources: Readonly<Record<Language, Source>> = {
  en: { first: async () => first, all: async () => (await import('../../words/en')).en },
  de: {
    first: async () => (await import('../../words/de/first')).first,
    all: async () => (await import('../../words/de')).de,
  },
}

const read = signal<Partial<Record<Language, Words>>>({})
const atFirst = signal(first)

/** The languages of the app, each with its own name. */
export const LANGUAGES: readonly { readonly value: Language; readonly text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'de', text: 'Deutsch' },
]

/** The own name of a chosen language whose words could not be loaded; `undefined` if the chosen language is in use. */
export const missingLanguage = computed(() => {
  const wish = refusedChoice.value ?? settings.language.value
  return wish === spoken.value ? undefined : LANGUAGES.find(({ value }) => value === wish)?.text
})

/**
 * All words of the app in the language in use. Until `readWords` is done there are only those of the first paint; every later
 * screen waits for the rest.
 */
export const words: ReadonlySignal<Words> = computed(
  () => read.value[spoken.value] ?? (atFirst.value as Words),
)

/** Reads the words of the first paint in the language of the settings; if that fails, they are English. Never rejects. */
export async function readFirstWords(): Promise<void> {
  try {
    atFirst.value = await sources[spoken.value].first()
  } catch {
    spoken.value = 'en'
  }
}

/** The words of a title in a language: all of them if `whole`, otherwise at least those of play. */
async function sayingsOf(title: AnyTitle, language: Language, whole: boolean): Promise<TitleWords> {
  const said = await title.words(language)
  if (whole) await said.rest?.load()
  return said
}

/**
 * Switches to a language, also on the current screen, unless it is no longer `wanted` once loaded. The app and every one of
 * `titles` switch together or not at all: returns false, with nothing changed, if some of the words are neither on this device
 * nor can be fetched.
 */
async function speak(
  language: Language,
  wanted = () => true,
  titles: readonly TitleId[] = TITLES,
): Promise<boolean> {
  try {
    const all = read.peek()[language] ?? (await sources[language].all())
    const sayings = titles.map(async id => [id, await sayingsOf(await loadPlay(id), language, true)] as const)
    const said = new Map<string, TitleWords>(await Promise.all(sayings))
    if (!wanted()) return true
    const [open, hand] = [session.peek()?.title.id ?? '', titleAtHand.peek()]
    batch(() => {
      read.value = { ...read.peek(), [language]: all }
      spoken.value = language
      titleWords.value = said.get(open) ?? titleWords.peek()
      titleAtHand.value = hand && { ...hand, words: said.get(hand.id) ?? hand.words }
    })
    return true
  } catch {
    return false
  }
}

let choices = 0
const refusedChoice = signal<Language | undefined>(undefined)

/** Changes the language of the settings. If its words cannot be loaded, nothing changes and `missingLanguage` says so. */
export async function chooseLanguage(language: Language): Promise<void> {
  const choice = ++choices
  const there = await speak(language, () => choice === choices)
  if (choice !== choices) return
  refusedChoice.value = there ? undefined : language
  if (there) set('language', language)
}

/** The titles in use: that of the open game, and `titleAtHand`. */
function atHand(): readonly TitleId[] {
  const ids = [session.peek()?.title.id ?? '', titleAtHand.peek()?.id ?? '']
  return TITLES.filter(id => ids.includes(id))
}

/**
 * Reads the words of the language in use; if they cannot be loaded, switches to English, which comes with the app. Rejects if
 * the English words cannot be loaded either.
 */
export async function readWords(): Promise<void> {
  const language = spoken.value
  if (read.value[language]) return
  // Other titles get their words when they are loaded.
  if (language !== 'en' && (await speak(language, undefined, atHand()))) return
  const en = await sources.en.all()
  read.value = { ...read.value, en }
  if (language !== 'en' && !(await speak('en', undefined, atHand()))) spoken.value = 'en'
}

/**
 * The words of a title in the language in use: all of them if `whole`, otherwise at least those of play. If they cannot be loaded, the whole app
 * switches to English; rejects if that fails, too.
 */
export async function wordsOf(title: AnyTitle, whole = false): Promise<TitleWords> {
  await readWords()
  try {
    return await sayingsOf(title, spoken.value, whole)
  } catch (fault) {
    if (spoken.value === 'en' || !(await speak('en', undefined, atHand()))) throw fault
    return sayingsOf(title, 'en', whole)
  }
}

effect(() => {
  // The stored settings may name another language than the page began with.
  const wish = settings.language.value
  if (wish !== spoken.peek()) void speak(wish, () => settings.language.peek() === wish)
})

/** The name of a round in the language in use, by default of the open game's title; the id of the round if the title is unknown. */
export function roundName(round: string, title = session.value?.title.id ?? ''): string {
  return isTitle(title) ? cardOf(title).round(round, spoken.value) : round
}

/** Whether a round of the open game is named on the axis of a chart. */
export function isLandmark(round: string): boolean {
  const title = session.value?.title.id ?? ''
  return !isTitle(title) || cardOf(title).landmark?.(round) !== false
}

/** The name of a title in lists and on buttons; its id if this Paymaster does not know it. */
export function titleName(title: string): string {
  return isTitle(title) ? (cardOf(title).short ?? title) : title
}

/** The full name of a title; its id if this Paymaster does not know it. */
export const fullName = (title: string): string => (isTitle(title) ? cardOf(title).name : title)

/** What the new-game screen and the rules need of a title before a game of it is open. */
export interface TitleAtHand {
  readonly id: TitleId
  readonly seats: { readonly least: number; readonly most: number }
  readonly setup: SetupForm
  readonly words: TitleWords
}

/** The title loaded last by `reachTitle`: for a new game, or for the rules while no game is open. */
export const titleAtHand = signal<TitleAtHand | null>(null)

let reached = 0

/** Loads a title, by default the first one, with its words into `titleAtHand`. Rejects if its files cannot be fetched. */
export async function reachTitle(id: TitleId | undefined = TITLES[0]): Promise<void> {
  const wish = ++reached
  if (id === undefined || titleAtHand.value?.id === id) return
  const title = await loadTitle(id)
  const { seats, setup } = title
  const said = await wordsOf(title, true)
  if (wish === reached) titleAtHand.value = { id, seats, setup, words: said }
}

/**
 * Why a title refuses an entry of a game that is not open, with the paragraph as the rule book cites it; the bare code and
 * paragraph id if the title's words cannot be loaded.
 */
export async function refusalBy(
  title: string,
  refusal: Refusal,
  voice: Voice,
): Promise<{ readonly rule: string; readonly text: string }> {
  const bare = { rule: refusal.rule, text: refusal.code }
  if (!isTitle(title)) return bare
  return loadTitle(title)
    .then(known => wordsOf(known, true))
    .then(
      said => ({ rule: said.cite(refusal.rule), text: said.refusal(refusal, voice) }),
      () => bare,
    )
}

const books = signal<ReadonlyMap<TitleWords, RuleBook>>(new Map())

/** The words of the open game, else of the title at hand, else of the game open last. */
export const wordsAtHand = computed(() => {
  const open = session.value ? titleWords.value : null
  return open ?? titleAtHand.value?.words ?? titleWords.value ?? undefined
})

/** Formats money of the open game, else of the title at hand. */
export const moneyAtHand = computed(() => (session.value ? written.value : writtenIn(titleAtHand.value?.id)))

/** The words of a title, `undefined` unless it is the title at hand. Without a title: `wordsAtHand`. */
export function wordsFor(title?: TitleId): TitleWords | undefined {
  if (title === undefined) return wordsAtHand.value
  return titleAtHand.value?.id === title ? titleAtHand.value.words : undefined
}

/** The pages of a rule book in order; empty until `reachBook` has fetched it. */
export function bookOf(
  said: TitleWords | undefined,
): readonly (readonly [paragraph: string, page: PageOfBook])[] {
  const pages = said && books.value.get(said)
  return pages ? said.paragraphs.flatMap(id => (pages[id] ? [[id, pages[id]] as const] : [])) : []
}

/** A paragraph as the rule book at hand cites it. */
export const cite = (rule: string): string => wordsAtHand.value?.cite(rule) ?? rule

/** Fetches the rule book of a title; without one, of the title at hand, else of the first. Rejects if its file cannot be fetched. */
export async function reachBook(title?: TitleId): Promise<void> {
  if (title !== undefined || !wordsAtHand.value) await reachTitle(title)
  const said = wordsFor(title)
  if (!said || books.value.has(said)) return
  const fetched = await said.book()
  books.value = new Map([...books.value, [said, fetched]])
}

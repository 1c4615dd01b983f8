import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Refusal, Voice } from '../../rules/rule'
import type { SetupForm } from '../../rules/setup'
import type { AnyTitle, Language, PageOfBook, RuleBook, TitleWords } from '../../rules/title'
import { cardOf, isTitle, loadTitle, TITLES, type TitleId } from '../../titles/registry'
import type { Words } from '../../words/en'
import { first } from '../../words/en/first'
import { set, settings, spoken } from '../device/settings'
import { session, titleWords } from './table'

interface Source {
  /** What the first picture says. */
  readonly first: () => Promise<typeof first>
  readonly all: () => Promise<Words>
}

/** The words of each language, in files of their own: most of them are not needed for the first picture. */
const sources: Readonly<Record<Language, Source>> = {
  en: { first: async () => first, all: async () => (await import('../../words/en')).en },
  de: {
    first: async () => (await import('../../words/de/first')).first,
    all: async () => (await import('../../words/de')).de,
  },
}

const read = signal<Partial<Record<Language, Words>>>({})
const atFirst = signal(first)

/** The languages that the app is written in, each by its own name. */
export const LANGUAGES: readonly { readonly value: Language; readonly text: string }[] = [
  { value: 'en', text: 'English' },
  { value: 'de', text: 'Deutsch' },
]

/** Own name of a language that was wished for and whose words are not here; nothing where the wish is fulfilled. */
export const missingLanguage = computed(() => {
  const wish = refusedChoice.value ?? settings.language.value
  return wish === spoken.value ? undefined : LANGUAGES.find(({ value }) => value === wish)?.text
})

/**
 * Everything the app says in the language that is spoken. Until `readWords` is done it has only what the first picture
 * says; every screen that comes later waits for that.
 */
export const words: ReadonlySignal<Words> = computed(
  () => read.value[spoken.value] ?? (atFirst.value as Words),
)

/** Reads what the first picture says in the language of the settings. Never rejects: where it cannot, that is English. */
export async function readFirstWords(): Promise<void> {
  try {
    atFirst.value = await sources[spoken.value].first()
  } catch {
    spoken.value = 'en'
  }
}

/**
 * Speaks a language from now on, also in what is on the screen, unless it is `wanted` no longer by then. A language is
 * spoken whole, by the app and by every title, or not at all: false where some of its words are not on this device and
 * cannot be fetched, and then nothing has changed.
 */
async function speak(
  language: Language,
  wanted = () => true,
  titles: readonly TitleId[] = TITLES,
): Promise<boolean> {
  try {
    const all = read.peek()[language] ?? (await sources[language].all())
    const sayings = titles.map(async id => [id, await (await loadTitle(id)).words(language)] as const)
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

/** Changes the language of the settings. Where its words cannot be had it stays as it is, and `missingLanguage` says so. */
export async function chooseLanguage(language: Language): Promise<void> {
  const choice = ++choices
  const there = await speak(language, () => choice === choices)
  if (choice !== choices) return
  refusedChoice.value = there ? undefined : language
  if (there) set('language', language)
}

/** The titles that are on the screen: that of the open game, and the one that was reached. */
function atHand(): readonly TitleId[] {
  const ids = [session.peek()?.title.id ?? '', titleAtHand.peek()?.id ?? '']
  return TITLES.filter(id => ids.includes(id))
}

/**
 * Reads the words of the language that is spoken, and where they cannot be had speaks English, which comes with the
 * app. Rejects where there are no words of that either.
 */
export async function readWords(): Promise<void> {
  const language = spoken.value
  if (read.value[language]) return
  // What is not at hand yet speaks when it is reached.
  if (language !== 'en' && (await speak(language, undefined, atHand()))) return
  const en = await sources.en.all()
  read.value = { ...read.value, en }
  if (language !== 'en' && !(await speak('en', undefined, atHand()))) spoken.value = 'en'
}

/** What a title says in the language that is spoken. Where its words of that are not here, all is said in English. */
export async function wordsOf(title: AnyTitle): Promise<TitleWords> {
  await readWords()
  try {
    return await title.words(spoken.value)
  } catch (fault) {
    if (spoken.value === 'en' || !(await speak('en', undefined, atHand()))) throw fault
    return title.words('en')
  }
}

effect(() => {
  // The stored settings may name another one than the page began with.
  const wish = settings.language.value
  if (wish !== spoken.peek()) void speak(wish)
})

/** A round of a title, of that of the open game where none is named, by what it is called in the language that is spoken. */
export function roundName(round: string, title = session.value?.title.id ?? ''): string {
  return isTitle(title) ? cardOf(title).round(round, spoken.value) : round
}

/** Is a round of the open game one to be named on the axis of a chart? */
export function isLandmark(round: string): boolean {
  const title = session.value?.title.id ?? ''
  return !isTitle(title) || cardOf(title).landmark?.(round) !== false
}

/** What lists and buttons call a title; its id where this Paymaster does not know it. */
export function titleName(title: string): string {
  return isTitle(title) ? (cardOf(title).short ?? title) : title
}

/** The whole name of a title. */
export const fullName = (title: TitleId): string => cardOf(title).name

/** A title before a game of it is open: what the new-game screen and the rules need. */
export interface TitleAtHand {
  readonly id: TitleId
  readonly seats: { readonly least: number; readonly most: number }
  readonly setup: SetupForm
  readonly words: TitleWords
}

/** The title that was reached last: of a new game, or of the rules where no game is open. */
export const titleAtHand = signal<TitleAtHand | null>(null)

let reached = 0

/** Loads a title with its words, the first one where none is named. Rejects where its files cannot be fetched. */
export async function reachTitle(id: TitleId | undefined = TITLES[0]): Promise<void> {
  const wish = ++reached
  if (id === undefined || titleAtHand.value?.id === id) return
  const title = await loadTitle(id)
  const { seats, setup } = title
  const said = await wordsOf(title)
  if (wish === reached) titleAtHand.value = { id, seats, setup, words: said }
}

/**
 * Why a title refuses an entry of a game that is not open, with the paragraph as it is cited; the code alone where its
 * words cannot be had.
 */
export async function refusalBy(
  title: string,
  refusal: Refusal,
  voice: Voice,
): Promise<{ readonly rule: string; readonly text: string }> {
  const bare = { rule: refusal.rule, text: refusal.code }
  if (!isTitle(title)) return bare
  return loadTitle(title)
    .then(wordsOf)
    .then(
      said => ({ rule: said.cite(refusal.rule), text: said.refusal(refusal, voice) }),
      () => bare,
    )
}

const books = signal<ReadonlyMap<TitleWords, RuleBook>>(new Map())

/** The words of the open game, else of the title at hand. */
export const wordsAtHand = computed(() => {
  const open = session.value ? titleWords.value : null
  return open ?? titleAtHand.value?.words ?? titleWords.value ?? undefined
})

/** The words of a title that was reached, else those at hand. */
export function wordsFor(title?: TitleId): TitleWords | undefined {
  if (title === undefined) return wordsAtHand.value
  return titleAtHand.value?.id === title ? titleAtHand.value.words : undefined
}

/** A rule book in its order; empty until `reachBook` has fetched it. */
export function bookOf(
  said: TitleWords | undefined,
): readonly (readonly [paragraph: string, page: PageOfBook])[] {
  const pages = said && books.value.get(said)
  return pages ? said.paragraphs.flatMap(id => (pages[id] ? [[id, pages[id]] as const] : [])) : []
}

/** A paragraph as the book at hand cites it. */
export const cite = (rule: string): string => wordsAtHand.value?.cite(rule) ?? rule

/** Fetches the rule book of a title, else that at hand, else that of the first title. Rejects where its file cannot be fetched. */
export async function reachBook(title?: TitleId): Promise<void> {
  if (title !== undefined || !wordsAtHand.value) await reachTitle(title)
  const said = wordsFor(title)
  if (!said || books.value.has(said)) return
  const fetched = await said.book()
  books.value = new Map([...books.value, [said, fetched]])
}

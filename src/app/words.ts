import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { AnyTitle, Language, PageOfBook, RuleBook, TitleWords } from '../rules/title'
import { loadTitle, TITLES, type TitleId } from '../titles/registry'
import type { Words } from '../words/en'
import { first } from '../words/en/first'
import { set, settings, spoken } from './settings'
import { session, titleWords } from './table'

interface Source {
  /** What the first picture says. */
  readonly first: () => Promise<typeof first>
  readonly all: () => Promise<Words>
}

/** The words of each language, in files of their own: most of them are not needed for the first picture. */
const sources: Readonly<Record<Language, Source>> = {
  en: { first: async () => first, all: async () => (await import('../words/en')).en },
  de: {
    first: async () => (await import('../words/de/first')).first,
    all: async () => (await import('../words/de')).de,
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
async function speak(language: Language, wanted = () => true): Promise<boolean> {
  try {
    const all = read.peek()[language] ?? (await sources[language].all())
    const sayings = TITLES.map(async id => [id, await (await loadTitle(id)).words(language)] as const)
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

/**
 * Reads the words of the language that is spoken, and where they cannot be had speaks English, which comes with the
 * app. Rejects where there are no words of that either.
 */
export async function readWords(): Promise<void> {
  const language = spoken.value
  if (read.value[language]) return
  if (language !== 'en' && (await speak(language))) return
  const en = await sources.en.all()
  read.value = { ...read.value, en }
  if (language !== 'en' && !(await speak('en'))) spoken.value = 'en'
}

/** What a title says in the language that is spoken. */
export async function wordsOf(title: AnyTitle): Promise<TitleWords> {
  await readWords()
  return title.words(spoken.value)
}

effect(() => {
  // The stored settings may name another one than the page began with.
  const wish = settings.language.value
  if (wish !== spoken.peek()) void speak(wish)
})

/** A title before a game of it is open: what the new-game screen and the rules need. */
export interface TitleAtHand {
  readonly id: TitleId
  readonly seats: { readonly least: number; readonly most: number }
  readonly options: readonly string[]
  readonly words: TitleWords
}

/** The title that a new game would be of; there once `reachTitle` has been called. */
export const titleAtHand = signal<TitleAtHand | null>(null)

/** Loads a title with its words, the first one where none is named. */
export async function reachTitle(id: TitleId | undefined = TITLES[0]): Promise<void> {
  if (id === undefined || titleAtHand.value?.id === id) return
  const title = await loadTitle(id)
  const { seats, options } = title
  titleAtHand.value = { id, seats, options, words: await wordsOf(title) }
}

const books = signal<ReadonlyMap<TitleWords, RuleBook>>(new Map())

/** The words whose book is meant: those of the open game, else of the title at hand. */
const bookish = computed(() => titleWords.value ?? titleAtHand.value?.words)

/** The rule book in its order, as far as it has been fetched; empty before `reachBook` is done. */
export const book: ReadonlySignal<readonly (readonly [paragraph: string, page: PageOfBook])[]> = computed(
  () => {
    const said = bookish.value
    const pages = said && books.value.get(said)
    return pages ? said.paragraphs.flatMap(id => (pages[id] ? [[id, pages[id]] as const] : [])) : []
  },
)

/** Fetches the rule book of the open game, else of the first title. Rejects where its file cannot be fetched. */
export async function reachBook(): Promise<void> {
  if (!bookish.value) await reachTitle()
  const said = bookish.value
  if (!said || books.value.has(said)) return
  const fetched = await said.book()
  books.value = new Map([...books.value, [said, fetched]])
}

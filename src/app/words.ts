import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Language, PageOfBook, RuleBook, TitleWords } from '../rules/title'
import { loadTitle, TITLES, type TitleId } from '../titles/registry'
import type { Words } from '../words/en'
import { first } from '../words/en/first'
import { settings } from './settings'
import { titleWords } from './table'

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

/**
 * Everything the app says in the language of the settings. Until `readWords` is done it has only what the first picture
 * says; every screen that comes later waits for that.
 */
export const words: ReadonlySignal<Words> = computed(
  () => read.value[settings.language.value] ?? read.value.en ?? (atFirst.value as Words),
)

/** Reads what the first picture says in the language of the settings. Never rejects: where it cannot, that is English. */
export async function readFirstWords(): Promise<void> {
  atFirst.value = await sources[settings.language.value].first().catch(() => first)
}

/**
 * Reads the words of the language that is set, and where their file cannot be fetched those in English, which come with
 * the app. Rejects where there are none of these either.
 */
export async function readWords(): Promise<void> {
  const language = settings.language.value
  if (read.value[language]) return
  const store = (as: Language) => (all: Words) => {
    read.value = { ...read.value, [as]: all }
  }
  await sources[language].all().then(store(language), async () => {
    if (!read.value.en) store('en')(await sources.en.all())
  })
}

const atStart = settings.language.peek()
effect(() => {
  // Another language was chosen: its words come as soon as they are there.
  if (settings.language.value !== atStart) void readWords().catch(() => {})
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
  const { seats, options, words: said } = await loadTitle(id)
  titleAtHand.value = { id, seats, options, words: await said(settings.language.value) }
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

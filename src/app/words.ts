import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Language, PageOfBook, RuleBook, TitleWords } from '../rules/title'
import { loadTitle, TITLES, type TitleId } from '../titles/registry'
import type { Words } from '../words/en'
import { first } from '../words/en/first'
import { settings } from './settings'
import { titleWords } from './table'

/** The words of each language, in files of their own: most of them are not needed for the first picture. */
const sources: Partial<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('../words/en')).en,
}

const read = signal<Partial<Record<Language, Words>>>({})

/** The languages there are, the wanted one or else English. */
const spoken = (): Language => (sources[settings.language.value] ? settings.language.value : 'en')

/** The languages that the app is written in, each by its own name. */
export const LANGUAGES: readonly { readonly value: Language; readonly text: string }[] = [
  { value: 'en', text: 'English' },
]

/**
 * Everything the app says in the language of the settings. Until `readWords` is done it has only what the first picture
 * says; every screen that comes later waits for that.
 */
export const words: ReadonlySignal<Words> = computed(
  () => read.value[spoken()] ?? read.value.en ?? (first as Words),
)

/** Reads the words of the language that is set. Rejects where their file cannot be fetched. */
export async function readWords(): Promise<void> {
  const language = spoken()
  const source = sources[language]
  if (!source || read.value[language]) return
  const all = await source()
  read.value = { ...read.value, [language]: all }
}

effect(() => {
  // Another language was chosen: its words come as soon as they are there.
  if (spoken() !== 'en') void readWords().catch(() => {})
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

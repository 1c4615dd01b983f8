import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Language, TitleWords } from '../rules/title'
import { loadTitle, TITLES, type TitleId } from '../titles/registry'
import { en, type Words } from '../words/en'
import { settings } from './settings'
import { titleWords } from './table'

const spoken: Partial<Record<Language, Words>> = { en }

/** The languages that the app is written in, each by its own name. */
export const LANGUAGES: readonly { readonly value: Language; readonly text: string }[] = [
  { value: 'en', text: 'English' },
]

/** Everything the app says in the language of the settings; English where that has no words yet. */
export const words: ReadonlySignal<Words> = computed(() => spoken[settings.language.value] ?? en)

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

/** The rule book of the open game, else of the title at hand. */
export const book: ReadonlySignal<TitleWords['book']> = computed(
  () => titleWords.value?.book ?? titleAtHand.value?.words.book ?? {},
)

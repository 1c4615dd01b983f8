import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Language } from '../../rules/title'
import type { follow } from '../../words/en/follow'
import { spoken } from '../device/settings'

/** What is said about one subject, in a file for each language that is fetched only by those who need it. */
interface Said<T> {
  /** Fetches it in the language in use, or else in English: whatever is shown waits for it. */
  readonly read: () => Promise<void>
  /** It in the language in use; `read` comes first. */
  readonly said: ReadonlySignal<T>
}

/** What is said about a subject by its files. */
export function saidIn<T>(sources: Readonly<Record<Language, () => Promise<T>>>): Said<T> {
  const there = signal<Partial<Record<Language, T>>>({})
  const fetch = async (language: Language) => {
    if (there.peek()[language]) return
    const words = await sources[language]()
    there.value = { ...there.peek(), [language]: words }
  }
  // The language may change while it is shown.
  effect(() => void fetch(spoken.value).catch(() => {}))
  return {
    read: () => fetch(spoken.peek()).catch(() => fetch('en')),
    said: computed(() => (there.value[spoken.value] ?? there.value.en ?? there.value.de) as T),
  }
}

/** What is said about phones that follow. */
export const { read: readSaid, said } = saidIn<typeof follow>({
  en: async () => (await import('../../words/en/follow')).follow,
  de: async () => (await import('../../words/de/follow')).follow,
})

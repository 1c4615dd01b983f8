import { computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import type { Language } from '../../rules/title'
import type { follow } from '../../words/en/follow'
import { spoken } from '../device/settings'

type Said = typeof follow

const sources: Readonly<Record<Language, () => Promise<Said>>> = {
  en: async () => (await import('../../words/en/follow')).follow,
  de: async () => (await import('../../words/de/follow')).follow,
}

const read = signal<Partial<Record<Language, Said>>>({})

async function fetchSaid(language: Language): Promise<void> {
  if (read.peek()[language]) return
  const words = await sources[language]()
  read.value = { ...read.peek(), [language]: words }
}

/** Fetches what is said about phones that follow in the language in use, or else in English: whatever is shown waits for it. */
export const readSaid = (): Promise<void> => fetchSaid(spoken.peek()).catch(() => fetchSaid('en'))

// The language may change while it is shown.
effect(() => void fetchSaid(spoken.value).catch(() => {}))

/** What is said about phones that follow, in the language in use; `readSaid` comes first. */
export const said: ReadonlySignal<Said> = computed(() => {
  const there = read.value
  return (there[spoken.value] ?? there.en ?? there.de) as Said
})

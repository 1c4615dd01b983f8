import { computed, type ReadonlySignal } from '@preact/signals'
import { wordsAtHand } from '../../../app/desk/words'
import type { AlWords } from '../words/vocabulary'

/** What these screens say, in the current language. They are drawn only once the words of 18AL are loaded. */
export const said: ReadonlySignal<AlWords['screens']> = computed(() => (wordsAtHand.value as AlWords).screens)

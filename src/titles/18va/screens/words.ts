import { computed, type ReadonlySignal } from '@preact/signals'
import { wordsAtHand } from '../../../app/desk/words'
import type { VaWords } from '../words/vocabulary'

/** What these screens say, in the language that is spoken. They are drawn only once the words of 18VA are there. */
export const said: ReadonlySignal<VaWords['screens']> = computed(() => (wordsAtHand.value as VaWords).screens)

import { computed, type ReadonlySignal } from '@preact/signals'
import { wordsAtHand } from '../../../app/desk/words'
import type { VaWords } from '../words/vocabulary'

/** The texts of these screens in the current language. The screens are only drawn once the words of 18VA are loaded. */
export const said: ReadonlySignal<VaWords['screens']> = computed(() => (wordsAtHand.value as VaWords).screens)

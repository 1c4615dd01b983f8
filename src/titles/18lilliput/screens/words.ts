import { computed, type ReadonlySignal } from '@preact/signals'
import { wordsAtHand } from '../../../app/desk/words'
import type { LilWords } from '../words/vocabulary'

/**
 * The words of these screens in the current language. The screens are drawn only once the words of 18Lilliput have been
 * loaded.
 */
export const said: ReadonlySignal<LilWords['screens']> = computed(
  () => (wordsAtHand.value as LilWords).screens,
)

import { computed, type ReadonlySignal } from '@preact/signals'
import { wordsAtHand } from '../../../app/desk/words'
import type { LilWords } from '../words/vocabulary'

/** What these screens say, in the language that is spoken. They are drawn only once the words of 18Lilliput are there. */
export const said: ReadonlySignal<LilWords['screens']> = computed(
  () => (wordsAtHand.value as LilWords).screens,
)

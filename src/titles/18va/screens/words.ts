import { computed, type ReadonlySignal } from '@preact/signals'
import { wordsAtHand } from '../../../app/desk/words'
import { game } from '../state'
import type { VaWords } from '../words/vocabulary'

/** The texts of these screens in the current language. The screens are only drawn once the words of 18VA are loaded. */
export const said: ReadonlySignal<VaWords['screens']> = computed(() => (wordsAtHand.value as VaWords).screens)

/** A type of train as it is in the bank and in the Pool: `3/2G`, `4D`. */
export const trainType = (type: string): string => (game.train(type).cards ?? [type]).join('/')

import { computed, type ReadonlySignal } from '@preact/signals'
import { tableNow as shown } from '../../../../src/app/desk/table'
import { wordsAtHand } from '../../../../src/app/desk/words'
import type { MicroView } from '../view'
import type { MicroWords, ScreenWords } from '../words/vocabulary'

/** The table that is shown. The casts are safe: these screens are drawn only for this title, and only with its words. */
export const tableNow = shown as ReadonlySignal<MicroView | null>

/** The words of these screens in the current language. */
export const said: ReadonlySignal<ScreenWords> = computed(() => (wordsAtHand.value as MicroWords).screens)

import { computed, type ReadonlySignal } from '@preact/signals'
import { en, type Words } from '../words/en'

/** Everything the app says in the language of the settings. */
export const words: ReadonlySignal<Words> = computed(() => en)

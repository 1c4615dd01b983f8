import { computed, type ReadonlySignal } from '@preact/signals'
import { follow as de } from '../../words/de/follow'
import { follow as en } from '../../words/en/follow'
import { spoken } from '../device/settings'

/** What is said about phones that follow, in the language in use. It comes with its pack, in every language. */
export const said: ReadonlySignal<typeof en> = computed(() => (spoken.value === 'de' ? de : en))

import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { readLocal } from '../device/local'
import { current } from './current'

/** The note in which it is kept, beside the games, whose form does not change. */
export const FOLLOWED = 'followed'

/**
 * The games that another phone banks and this one follows: by their id, the id of the player whose phone this is, empty if it
 * only watches.
 */
export const followed = signal<Readonly<Record<string, string>> | undefined>(readLocal(FOLLOWED, Object))

/** Whose phone this is in the open game if it follows another phone's bank, empty for nobody's; `undefined` if it does not follow. */
export const followedAs: ReadonlySignal<string | undefined> = computed(
  () => followed.value?.[current.value?.id ?? ''],
)

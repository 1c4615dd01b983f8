import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { current } from './current'
import { session } from './table'

/** The open game, who plays it, and the number of its records: what was exchanged is told until one of these changes. */
const stand = computed(() =>
  JSON.stringify([current.value?.id, session.value?.setup.players, session.value?.records.length]),
)

const lastExchange = signal<{ readonly at: string; readonly what: 'names' | 'seats' } | null>(null)

/** What was exchanged in the open game, as long as nothing else was done since. */
export const exchanged: ReadonlySignal<'names' | 'seats' | null> = computed(() =>
  lastExchange.value?.at === stand.value ? lastExchange.value.what : null,
)

/** Has it told that names or seats were exchanged in the open game. */
export function tellExchange(what: 'names' | 'seats'): void {
  lastExchange.value = { at: stand.value, what }
}

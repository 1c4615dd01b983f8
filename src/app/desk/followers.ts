import { computed, signal } from '@preact/signals'
import { readLocal } from '../device/local'
import { current } from './current'

/** The note of the games that other phones follow, beside the games, by their id. */
export const LED = 'leads'

/** The games that other phones followed when this page was last closed, and none of them does since. */
export const left = signal<Readonly<Record<string, true>>>(readLocal(LED, Object) ?? {})

/** Whether the phones that followed the open game lost it with the page: nobody hears what is entered now. */
export const leftAlone = computed(() => {
  const head = current.value
  return head !== null && !head.over && head.id in left.value
})

/** Whether another phone went on with the open game by itself, so that the table has to pick how it goes on. */
export const mustPick = signal(false)

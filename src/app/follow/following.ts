import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { current } from '../desk/current'
import type { TakeFault } from './taking'

/**
 * Why a connection ended that this phone does not make again by itself. `olderBank`: this phone knows of a later bank of the game, or
 * is it; `moved`: another phone banks it now.
 */
export type EndReason = TakeFault | 'bye' | 'strange' | 'olderBank' | 'moved'

/**
 * How this phone follows. `code`: it shows the answer to the bank's code; `coming`: the phones are connected and the game is on its
 * way; `parted`: the game went on differently here, and the table has not picked yet; `lost`: the bank is silent or the connection
 * ended.
 */
export type Following =
  | { readonly is: 'off' | 'making' | 'noNetwork' | 'coming' }
  | { readonly is: 'code'; readonly text: string }
  | { readonly is: 'parted'; readonly game: string }
  | { readonly is: 'live' | 'lost'; readonly game: string; readonly since: number; readonly why?: EndReason }
  | { readonly is: 'ended'; readonly why: EndReason }
export const following = signal<Following>({ is: 'off' })

/** Whether the open game is the one that is followed live. */
export const live: ReadonlySignal<boolean> = computed(() => {
  const now = following.value
  return now.is === 'live' && now.game === current.value?.id
})

/** Whether the bank has another game open: nothing is entered in this one meanwhile. */
export const away = signal(false)

/** What was wrong with the code seen last. */
export const misread = signal<'foreign' | 'newer' | 'damaged' | 'follower' | null>(null)

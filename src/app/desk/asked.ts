import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Action } from '../../rules/rule'
import { decidersOf } from '../../rules/view'
import { followedAs } from './followed'
import { desk, elsewhere } from './table'

/** What a player wants to enter from their own phone, for the banker to take or refuse. */
export interface Asked {
  /** The number of the phone. */
  readonly phone: number
  readonly player: string
  /** What the log will say of it. */
  readonly said: string
  readonly take: () => void
  readonly refuse: () => void
}

/** What is asked of the bank on the current table, in the order in which it came. */
export const asked = signal<readonly Asked[]>([])

/** On a phone that follows: takes what is tapped to the bank; `null` while this phone may only watch. */
export const askBank = signal<((actions: readonly Action[]) => void) | null>(null)

/** Whether what is tapped on Play is of no use now: this phone follows, and may not ask, or it is not its player's turn. */
export const rests: ReadonlySignal<boolean> = computed(() => {
  const [mine, shown] = [followedAs.value, desk.value]
  if (mine === undefined || elsewhere.value) return false
  return !askBank.value || !shown || !Object.values(decidersOf(shown.view)).includes(mine)
})

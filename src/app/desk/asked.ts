import { signal } from '@preact/signals'
import type { Action } from '../../rules/rule'

/** What a player wants to enter from their own phone, for the banker to take or refuse. */
export interface Asked {
  /** The number of the phone. */
  readonly phone: number
  readonly player: string
  /** What the log will say of it. */
  readonly said: string
  /** The entry by whose button it stands, if there is one; what comes with it follows from the same tap. */
  readonly action?: Action
  readonly take: () => void
  readonly refuse: () => void
  /** Its phone is gone, or may no longer ask. */
  readonly forget?: () => void
}

/** What is asked of the bank on the current table, in the order in which it came. */
export const asked = signal<readonly Asked[]>([])

/** On a phone that follows: takes what is tapped to the bank; `null` while this phone may only watch. */
export const askBank = signal<((actions: readonly Action[]) => void) | null>(null)

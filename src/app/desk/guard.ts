import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Refusal } from '../../rules/rule'
import type { Damage } from '../../store/types'
import { followedAs } from './followed'

export type { Damage }

/** The role of this tab: of the tabs that show a game, one banks and the others follow. */
export const role = signal<'banks' | 'follows'>('banks')

/** The damage to the stored records of the open game, of which the good part is shown. */
export const damage = signal<Damage | null>(null)

/** `true` if the list had lost the line of the open game and it was rebuilt, perhaps with older names. */
export const healed = signal(false)

/**
 * How many changes of the open game were lost although its damaged log was restored, because its copy was older; 0 once the
 * banker has seen it.
 */
export const lost = signal(0)

/** Where replaying a stored game gives another result than when it was played. */
export interface Divergence {
  /** The editions of the rules that the game was played and opened under; 0 if unknown. */
  readonly played: number
  readonly opened: number
  /** The record, and the entry among those in force; both counted from 1. */
  readonly record: number
  readonly entry: number
  /** Why the entry is refused now; the game is shown as it stood before the entry. */
  readonly refusal?: Refusal
  /** What differs, if known: on the table with which `round` began. */
  readonly round?: string
  readonly changes: readonly { readonly what: string; readonly was: string; readonly is: string }[]
}

/** Set if the open game gives another result under the current rules and the banker has not decided yet. */
export const differs = signal<Divergence | null>(null)

/** Why nothing may be entered now (`watches`: another phone banks the game); `null` if entries are allowed. */
export const guard: ReadonlySignal<'follows' | 'damaged' | 'differs' | 'watches' | null> = computed(() => {
  // The tab that banks may have in memory what is damaged on the disk, so it decides.
  if (role.value === 'follows') return 'follows'
  if (damage.value) return 'damaged'
  if (differs.value) return 'differs'
  return followedAs.value === undefined ? null : 'watches'
})

/** Whether the guard held a tap back, so that the notice that says why draws attention; not for another reason than that. */
export const heldBack = signal(false)
guard.subscribe(() => (heldBack.value = false))

import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { Refusal } from '../../rules/rule'
import type { Damage } from '../../store/types'

export type { Damage }

/** Of the tabs that show one game, one banks and the others follow. */
export const role = signal<'banks' | 'follows'>('banks')

/** What is wrong with the stored records of the open game; its good part is shown. */
export const damage = signal<Damage | null>(null)

/** The list had lost the line of the open game; it was made again, perhaps with older names. */
export const healed = signal(false)

/** Where a stored game comes out otherwise than it did when it was played. */
export interface Divergence {
  /** Editions of the rules: played under, opened under. 0 where it is not known. */
  readonly played: number
  readonly opened: number
  /** The record, and the entry in the list of those in force, from 1. */
  readonly record: number
  readonly entry: number
  /** Why the entry is refused now; the game is shown as it stood before. */
  readonly refusal?: Refusal
  /** What differs, as far as it is known: at the end of the round given. */
  readonly round?: string
  readonly changes: readonly { readonly what: string; readonly was: string; readonly is: string }[]
}

/** The open game comes out otherwise under these rules, and the banker has not chosen yet. */
export const differs = signal<Divergence | null>(null)

/** Why nothing may be entered now; `null` where it may. */
export const guard: ReadonlySignal<'follows' | 'damaged' | 'differs' | null> = computed(() => {
  // The tab that banks may have whole in memory what lies damaged on the disk: it decides.
  if (role.value === 'follows') return 'follows'
  if (damage.value) return 'damaged'
  return differs.value ? 'differs' : null
})

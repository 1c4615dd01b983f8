import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Action, Choice } from '../../../rules/rule'

/**
 * What stands beside a button, by the choice that it stands for, and by what its tap enters, if it enters something; `null` while
 * nothing does. Only a table sets it whose players ask from phones of their own.
 */
export const beside = signal<
  ((of: Choice<Action> | undefined, enters: Action | undefined) => ComponentChildren) | null
>(null)

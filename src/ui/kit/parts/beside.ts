import { signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import type { Action, Choice } from '../../../rules/rule'

/** What stands beside the button of a choice; `null` while nothing does. Only a table sets it whose players ask from phones of their own. */
export const beside = signal<((choice: Choice<Action>) => ComponentChildren) | null>(null)

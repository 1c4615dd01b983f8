import { useState } from 'preact/hooks'
import type { Play } from './kit'

/** Which one of several things is opened in a panel; the next entry closes it. */
export interface Opened {
  is(id: string): boolean
  toggle(id: string): void
}

/** Brings what was just opened into sight, past what stands above the bar. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** Remembers what is opened until the table changes. */
export function useOpened({ revision }: Pick<Play, 'revision'>): Opened {
  const [opened, setOpened] = useState<{ id: string; revision: number } | null>(null)
  const is = (id: string) => opened?.id === id && opened.revision === revision
  return { is, toggle: id => setOpened(is(id) ? null : { id, revision }) }
}

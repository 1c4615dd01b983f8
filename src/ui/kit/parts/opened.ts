import { signal } from '@preact/signals'

/** Which one of several things in a panel is open; the next entry closes it. */
export interface Opened {
  is(id: string): boolean
  toggle(id: string): void
}

/** Scrolls what was just opened into view; its class `revealed` keeps it clear of what lies above the bar. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}

/**
 * The one thing that is open, and the revision of the table it was opened on. Global, so that it stays open when the
 * phone is turned.
 */
export const openedNow = signal<{ readonly id: string; readonly revision: number } | null>(null)

/** Remembers what is open until the table changes. */
export function openedIn({ revision }: { readonly revision: number }): Opened {
  const is = (id: string) => openedNow.value?.id === id && openedNow.value.revision === revision
  const toggle = (id: string) => {
    openedNow.value = is(id) ? null : { id, revision }
  }
  return { is, toggle }
}

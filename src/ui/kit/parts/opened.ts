import { signal } from '@preact/signals'

/** Which one of several things is opened in a panel; the next entry closes it. */
export interface Opened {
  is(id: string): boolean
  toggle(id: string): void
}

/** Brings what was just opened into sight, past what stands above the bar. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** The one thing that is opened, on the table of which revision: it stays so when the phone is turned. */
export const openedNow = signal<{ readonly id: string; readonly revision: number } | null>(null)

/** Remembers what is opened until the table changes. */
export function openedIn({ revision }: { readonly revision: number }): Opened {
  const is = (id: string) => openedNow.value?.id === id && openedNow.value.revision === revision
  const toggle = (id: string) => {
    openedNow.value = is(id) ? null : { id, revision }
  }
  return { is, toggle }
}

import { computed, signal } from '@preact/signals'
import { desk } from '../../../app/desk/table'

/** Scrolls what was just opened into view; its class `revealed` keeps it clear of what lies above the bar. */
export function reveal(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' })
}

/** The same for what opens far from its button: who opened it at a keyboard goes there, and hears its heading. */
export function enterOpened(element: HTMLElement | null): void {
  reveal(element)
  const heading = element?.querySelector<HTMLElement>('h2, h3')
  if (!heading || !document.activeElement?.matches('button:focus-visible')) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * The one thing that is open, and the revision of the table it was opened on. Global, so that it stays open when the
 * phone is turned.
 */
export const openedNow = signal<{ readonly id: string; readonly revision: number | undefined } | null>(null)

const here = computed(() =>
  openedNow.value?.revision === desk.value?.revision ? openedNow.value?.id : undefined,
)

/** Which one of several things in a panel is open; the next entry closes it. */
export const opened = {
  is: (id: string): boolean => here.value === id,
  toggle(id: string): void {
    openedNow.value = opened.is(id) ? null : { id, revision: desk.peek()?.revision }
  },
}

/** What scrolls what is tapped: the screen, or beside others Play. */
const SCROLLER = ':scope > main:not(.sides), :scope > .sides > .side > :first-child'

/** What scrolls on the screen of this element, if anything. */
export const scrollerOf = (element: Element | null): Element | null =>
  element?.closest('.frame, .board')?.querySelector(SCROLLER) ?? null

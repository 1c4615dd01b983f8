import type { Page } from '@playwright/test'

/** Least size of a target, in pixels each way. */
export const TARGET = 48

/**
 * What does not fit on the screen that is shown: a page wider than the window, text cut off or spilling out of its box,
 * a target too small for a thumb, and anything over the bar. Empty if everything fits. Runs in the page.
 */
export function misfitsHere(target: number): readonly string[] {
  const STILL =
    '.hidden-text, .play-foot, .run > .pay, .play:has(> .companies) > .turn-head, .page-foot, .join-foot, .ladder-pad, .round, option, th:first-child'
  // With letters of twice the size, a long name may break anywhere as long as all of it is there.
  const large = document.documentElement.style.fontSize !== ''
  const found = new Set<string>()
  const what = (it: Element) => {
    const text = (it.getAttribute('aria-label') ?? it.textContent ?? '').trim().slice(0, 40)
    return `${it.tagName.toLowerCase()}.${it.classList[0] ?? ''} "${text}"`
  }
  /** The first thing in it that sticks out of its side. */
  const culprit = (box: Element) => {
    const edge = box.getBoundingClientRect().right + 1
    const out = [...box.querySelectorAll('*')].findLast(it => it.getBoundingClientRect().right > edge)
    return out ? ` by ${what(out)}` : ''
  }
  const shown = (it: Element) => it.checkVisibility({ checkVisibilityCSS: true, checkOpacity: false })
  // One pixel too many is a rounding error of the browser, not a missing letter.
  const over = (it: Element) =>
    [it.scrollWidth - it.clientWidth > 1, it.scrollHeight - it.clientHeight > 1] as const
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

  if (document.documentElement.scrollWidth > innerWidth) found.add('the page is too wide')
  for (const it of document.querySelectorAll<HTMLElement>('#app *')) {
    if (it.closest('svg, .hidden-text') || !shown(it)) continue
    const style = getComputedStyle(it)
    const [wide, high] = over(it)
    // Text for screen readers takes no room, and marks in table cells get none on purpose.
    if (wide && cuts(style.overflowX) && !it.matches('input:not(:placeholder-shown)'))
      found.add(`cut off sideways: ${what(it)}${culprit(it)}`)
    if (high && cuts(style.overflowY)) found.add(`cut off below: ${what(it)}`)
    if (
      wide &&
      style.overflowX === 'visible' &&
      it.matches('button, a, label, p, h1, h2, h3, .strip, .plate, output')
    )
      found.add(`spills sideways: ${what(it)}${culprit(it)}`)
    if (style.textOverflow === 'ellipsis' && !it.matches('input')) found.add(`shortened: ${what(it)}`)
  }
  /** The boxes of letters on the screen; those of a single line without the space above and below them. */
  const texts: { readonly it: Element; readonly boxes: readonly DOMRect[] }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const it = node.parentElement
    // What stays in place while the rest scrolls under it covers it on purpose.
    if (!it || !node.textContent?.trim() || !shown(it) || it.closest(STILL)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    // What is scrolled out of its frame is invisible, and lies over nothing.
    const frames = ['.books-frame, .chart-frame', '.side > *, main, .notices, .refused .strip']
      .map(frame => it.closest(frame)?.getBoundingClientRect())
      .filter(frame => frame !== undefined)
    const boxes = [...range.getClientRects()]
      .map(({ x, y, width, height }) => new DOMRect(x, y + height / 4, width, height / 2))
      .filter(box =>
        frames.every(
          ({ left, right, top, bottom }) =>
            box.left >= left && box.right <= right + 1 && box.top >= top && box.bottom <= bottom,
        ),
      )
    texts.push({ it, boxes })
    for (const { index, 0: word } of node.textContent.matchAll(/[\p{L}\p{N}$&]{3,}/gu)) {
      // Measured after its first letter, because a hyphen before it is in the line above.
      range.setStart(node, index + 1)
      range.setEnd(node, index + word.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1 && !large) found.add(`in pieces: ${word} in ${what(it)}`)
    }
  }
  for (const [i, one] of texts.entries())
    for (const other of texts.slice(i + 1)) {
      if (one.it.contains(other.it) || other.it.contains(one.it)) continue
      const meet = one.boxes.some(a =>
        other.boxes.some(
          b =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2,
        ),
      )
      if (meet) found.add(`over one another: ${what(one.it)} and ${what(other.it)}`)
    }
  for (const it of document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')) {
    // For a field inside its label, the whole label is the target.
    const { width, height } = (it.closest('label.switch, label.file') ?? it).getBoundingClientRect()
    const reached = width > 1 && shown(it)
    if (reached && (Math.round(width) < target || Math.round(height) < target))
      found.add(`small: ${what(it)} ${Math.round(width)}x${Math.round(height)}`)
  }
  for (const it of document.querySelectorAll('.bar button, .bar a')) {
    const { left, right, top, bottom } = it.getBoundingClientRect()
    // A fraction of a pixel is a rounding error, too.
    if (left < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5)
      found.add(`off the window: ${what(it)}`)
    for (const x of [left + 2, (left + right) / 2, right - 2])
      for (const y of [top + 2, bottom - 2])
        if (!it.contains(document.elementFromPoint(x, y))) found.add(`covered: ${what(it)}`)
  }
  return [...found]
}

/** What does not fit on the screen that a page shows. */
export const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(misfitsHere, TARGET)

/** Where Undo and Redo are; empty if there is no bar. */
export const undoAndRedo = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.bar .undo, .bar .redo')]
      .map(it => it.getBoundingClientRect())
      .map(({ left, right, bottom }) => [left, right, innerHeight - bottom].map(Math.round).join(' '))
      .join(', '),
  )

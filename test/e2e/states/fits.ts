import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Least size of a target, in pixels each way. */
const TARGET = 48

/** As text, since helpers of the bundler do not exist in a page. */
const IN_PAGE = readFileSync(new URL('./fitsHere.js', import.meta.url), 'utf8')

/**
 * For evaluation in a page: what does not fit on the screen that it shows. See `fitsHere.js`. `overlaid` is the width of a
 * scrollbar that lies over the right edge and takes what is aimed at what is under it; on phones none does.
 */
export const misfitsText = (overlaid = 0) =>
  `(() => { ${IN_PAGE}; return misfitsHere(${TARGET}, ${overlaid}) })()`

const MISFITS = misfitsText()

/** What does not fit on the screen that a page shows. */
export const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(MISFITS)

/** The controls of the screen that a page shows that cannot be brought into sight whole. See `coveredHere`. */
export const covered = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => { ${IN_PAGE}; return coveredHere() })()`)

/** Where Undo and “Wrong?” are; empty if there is no bar. */
export const undoAndWrong = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.bar .undo, .bar .wrong')]
      .map(it => it.getBoundingClientRect())
      .map(({ left, right, bottom }) => [left, right, innerHeight - bottom].map(Math.round).join(' '))
      .join(', '),
  )

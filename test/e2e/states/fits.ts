import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Least size of a target, in pixels each way. */
const TARGET = 48

/** As text, since helpers of the bundler do not exist in a page. */
const IN_PAGE = readFileSync(new URL('./fitsHere.js', import.meta.url), 'utf8')

/** For evaluation in a page: what does not fit on the screen that it shows. See `fitsHere.js`. */
export const MISFITS = `(() => { ${IN_PAGE}; return misfitsHere(${TARGET}) })()`

/** What does not fit on the screen that a page shows. */
export const misfits = (page: Page): Promise<readonly string[]> => page.evaluate(MISFITS)

/** Where Undo and Redo are; empty if there is no bar. */
export const undoAndRedo = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.bar .undo, .bar .redo')]
      .map(it => it.getBoundingClientRect())
      .map(({ left, right, bottom }) => [left, right, innerHeight - bottom].map(Math.round).join(' '))
      .join(', '),
  )

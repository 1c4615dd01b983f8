import type { RailwayRest } from '../../../families/railway/words/vocabulary'
import type { beside } from './en/beside'

/** What the screens of 18VA say beside play, from what they say of every railway game and what is its own. */
export const screensOf = (common: RailwayRest['screens'], own: typeof beside) => ({
  ...common,
  ahead: { ...common.ahead, ...own.ahead },
  joining: { ...common.joining, ...own.joining },
  sheet: { ...common.sheet, ...own.sheet, tiles: { ...common.sheet.tiles, ...own.sheet.tiles } },
  books: { ...common.books, ...own.books },
  newcomer: {
    ...common.newcomer,
    kinds: { ...common.newcomer.kinds, ...own.newcomer.kinds },
    steps: { ...common.newcomer.steps, ...own.newcomer.steps },
    options: { ...common.newcomer.options, ...own.newcomer.options },
    instead: own.newcomer.instead,
  },
})

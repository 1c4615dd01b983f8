import type { RailwayRest } from '../../../families/railway/words/vocabulary'
import type { ahead } from './en/screens/ahead'
import type { books } from './en/screens/books'
import type { joining } from './en/screens/joining'
import type { newcomer } from './en/screens/newcomer'
import type { sheet } from './en/screens/sheet'

/** What the screens of 18VA say beside play, from what they say of every railway game and what is its own. */
export const screensOf = (
  common: RailwayRest['screens'],
  own: {
    readonly ahead: typeof ahead
    readonly books: typeof books
    readonly joining: typeof joining
    readonly newcomer: typeof newcomer
    readonly sheet: typeof sheet
  },
) => ({
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

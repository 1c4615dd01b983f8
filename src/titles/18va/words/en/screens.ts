import type { RailwayVocabulary } from '../../../../families/railway/words/vocabulary'
import { ahead } from './screens/ahead'
import { books } from './screens/books'
import { joining } from './screens/joining'
import { newcomer } from './screens/newcomer'
import { play } from './screens/play'
import { sheet } from './screens/sheet'

/** What the screens of 18VA say in English. */
export const screensOf = (common: RailwayVocabulary['screens']) => ({
  ...common,
  ahead: { ...common.ahead, ...ahead },
  joining: { ...common.joining, ...joining },
  sheet: { ...common.sheet, ...sheet, tiles: { ...common.sheet.tiles, ...sheet.tiles } },
  play: { ...common.play, ...play },
  books: { ...common.books, ...books },
  newcomer: {
    ...common.newcomer,
    kinds: { ...common.newcomer.kinds, ...newcomer.kinds },
    steps: { ...common.newcomer.steps, ...newcomer.steps },
    options: { ...common.newcomer.options, ...newcomer.options },
    instead: newcomer.instead,
  },
})

/** What every language must say, under the same keys. */
export type ScreenWords = ReturnType<typeof screensOf>

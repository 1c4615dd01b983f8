import { entries } from './de/entries'
import { forms } from './de/forms'
import { happenings } from './de/happenings'
import { labels } from './de/labels'
import { refusals } from './de/refusals'
import { screens } from './de/screens'
import { story } from './de/story'
import { table } from './de/table'
import { type LilWords, wordsOf } from './vocabulary'

/** 18Lilliput in German. */
export const words: LilWords = wordsOf({
  refusals,
  entries,
  happenings,
  labels,
  ...forms,
  ...story,
  ...table,
  screens,
  book: async () => (await import('./de/book')).book,
})
